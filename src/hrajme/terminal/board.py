"""The board of a game as text: what ``games/<key>/terminal.py`` offers to both faces.

A board knows no rules beyond what it shows: it is given a view, never a position. ``names`` are the names
of all seats in order; ``view.seat`` is whose view it is.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations
from typing import Any, Protocol, cast

import msgspec
from rich.text import Text

from hrajme.core import Game
from hrajme.language import Language
from hrajme.table import TableView

# What a board may count on in a terminal of 80 × 24: the story, the choices and the keys have the rest.
WIDTH, HEIGHT = 76, 14


class Board(Protocol):
    """The module ``terminal`` of a game.

    Where more is asked than of ``turn``, a function ``rest(view)`` gives the view in which nothing is asked.
    """

    def draw(self, view: Any, language: Language, names: Sequence[str], width: int, height: int) -> Text:
        """The table and the hand, at most *width* columns (58 or more) and *height* lines (14 or more).

        Where there is more room, with larger pieces. No meaning by colour alone. ANSI colours and attributes
        only, or a ground together with its ink, so that every theme can be read.
        """

    def describe(self, view: Any, language: Language, names: Sequence[str]) -> list[str]:
        """The same in plain sentences, for screen readers and pipes."""

    def label(self, view: Any, move: str, language: Language, names: Sequence[str]) -> tuple[str, ...]:
        """A legal move as a path of choices, ("37", "▲ 2"): the card, then the pile. No two moves alike.

        An empty path keeps a move out of the menus; it can still be written. There must be others.
        A label that is a number, with signs at most, is chosen by typing it; others get a letter.
        Where ``ANY_ORDER`` of the module is true, the steps of a path may be chosen in any order.
        """


def paths_of(
    board: Board, view: Any, move: str, language: Language, names: Sequence[str]
) -> list[tuple[str, ...]]:
    """All paths of choices that lead to a move, the one of its label first."""
    path = board.label(view, move, language, names)
    return [*dict.fromkeys(permutations(path))] if getattr(board, "ANY_ORDER", False) else [path]


def board_of(game: Game) -> Board:
    return cast(Board, game.part("terminal"))


def shown_view(table: TableView, game: Game) -> Any:
    """What a board shows of a table: once that is over, nobody is to move.

    The position may not know of it: somebody has resigned, or nobody plays on.
    """
    return rest(table.view, game) if table.phase == "over" else table.view


def rest(view: Any, game: Game) -> Any:
    """The view in which nobody is to move."""
    return getattr(board_of(game), "rest", lose_turn)(view)


def lose_turn(view: Any) -> Any:
    return view if getattr(view, "turn", None) is None else msgspec.structs.replace(view, turn=None)
