"""Positions of Stripped Snake for tests: who is asked throws, and these dice come up."""

from __future__ import annotations

from hrajme.core import CHANCE
from hrajme.games.stripped_snake import GAME
from hrajme.games.stripped_snake.encoding import FIRST, THROW
from hrajme.games.stripped_snake.rules import StrippedSnakePosition

LOW, MIDDLE, HIGH = 1111, 3344, 6666


def stripped_snake(seats: int = 4, *, first: int = 0, **options: object) -> StrippedSnakePosition:
    """The lot has fallen on *first*."""
    position = GAME.start(seats, options)
    assert isinstance(position, StrippedSnakePosition)
    position.play(CHANCE, FIRST + first)
    return position


def throw(position: StrippedSnakePosition, *throws: int) -> None:
    """Who is asked throws these dice, one throw after another."""
    for dice in throws:
        if position.to_move() != (CHANCE,):
            position.play(position.to_move()[0], THROW)
        position.play(CHANCE, dice)


def succeed(position: StrippedSnakePosition) -> None:
    """The attack strips the target."""
    throw(position, HIGH, LOW)


def fail(position: StrippedSnakePosition) -> None:
    """The attack backfires."""
    throw(position, LOW, HIGH)


def fighters(position: StrippedSnakePosition) -> tuple[int, int]:
    """Who attacks whom."""
    duel = position.view(None).duel
    assert duel is not None
    return duel.attacker, duel.target
