"""Positions of backgammon for tests, made from their checkers."""

from __future__ import annotations

from typing import Any

from hrajme.core import CHANCE, Refusal
from hrajme.games.backgammon import notation
from hrajme.games.backgammon.options import BackgammonOptions
from hrajme.games.backgammon.rules import BackgammonPosition
from hrajme.games.backgammon.setup import Setup, Side, write_setup


def set_up(
    mine: Side, theirs: Side, dice: tuple[int, int] | None = None, **fields: Any
) -> BackgammonPosition:
    """Seat 0 is on roll, or has rolled these dice; *fields* are those of a Setup."""
    setup = Setup((mine, theirs), mover=0, dice=dice, **{"length": 0, **fields})
    return BackgammonPosition(2, BackgammonOptions(start=write_setup(setup)))


def begin(**options: Any) -> BackgammonPosition:
    return BackgammonPosition(2, BackgammonOptions(**options))


def play(position: BackgammonPosition, *texts: str) -> BackgammonPosition:
    """Moves as text, each by who is to move, chance included."""
    for text in texts:
        (seat,) = position.to_move()
        move = notation.read(position, seat, text)
        assert isinstance(move, int), (text, move)
        position.play(seat, move)
    return position


def texts(position: BackgammonPosition) -> set[str]:
    (seat,) = position.to_move()
    assert seat != CHANCE
    return {notation.write(position, seat, move) for move in position.moves(seat)}


def refusal(position: BackgammonPosition, text: str) -> tuple[str | None, str]:
    """The rule and the last word of the sentence by which a text is refused."""
    (seat,) = position.to_move()
    found = notation.read(position, seat, text)
    assert isinstance(found, Refusal), found
    return found.rule, found.id.removeprefix("backgammon-refuse-")
