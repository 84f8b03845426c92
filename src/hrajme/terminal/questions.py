"""Questions: what a player can do at this moment, as a menu that both faces offer."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from hrajme.core import Game
from hrajme.language import Language
from hrajme.table import TableView
from hrajme.table.commands import Play
from hrajme.terminal.access import Ask
from hrajme.terminal.board import board_of
from hrajme.terminal.choices import Menu

# A command for the table, or the name of what the face itself does: ``another``, ``quit``.
Choice = Ask | str


@dataclass
class Question:
    """A prompt and what can be answered; nothing can while the menu is empty."""

    prompt: str
    menu: Menu[Choice]
    is_move: bool = False


def ask_nothing() -> Question:
    return Question("", Menu())


def ask_move(view: TableView, game: Game, words: Language, names: Sequence[str]) -> Question:
    """Which of the legal moves; nothing for who may not move."""
    if not view.moves:
        return ask_nothing()
    return Question(words.say("terminal-choose"), Menu(label_moves(view, game, words, names)), is_move=True)


def label_moves(
    view: TableView, game: Game, words: Language, names: Sequence[str]
) -> list[tuple[tuple[str, ...], Choice]]:
    board, labelled = board_of(game), []
    for text in view.moves:
        assert view.seat is not None
        ask: Choice = partial(Play, view.seat, text)
        labelled.append((board.label(view.view, text, words, names), ask))
    return labelled


def ask_over(words: Language) -> Question:
    """And after the end?"""
    another, leave = words.say("terminal-choose-another"), words.say("terminal-choose-quit")
    menu: Menu[Choice] = Menu([((another,), "another"), ((leave,), "quit")])
    return Question(words.say("terminal-choose-over"), menu)
