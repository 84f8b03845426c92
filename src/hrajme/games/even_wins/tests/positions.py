"""Positions of Even Wins for tests: who is asked throws, and these dice come up."""

from __future__ import annotations

from hrajme.core import CHANCE
from hrajme.games.even_wins import GAME
from hrajme.games.even_wins.encoding import THROW
from hrajme.games.even_wins.rules import EvenWinsPosition

# A turn without a point, and turns of 2, 4, 6 and 36 points.
NOTHING = (111, 111, 111)
TWO, FOUR, SIX, ALL = (112, 111, 111), (111, 114, 111), (111, 111, 116), (222, 444, 666)


def even_wins(seats: int = 2, **options: object) -> EvenWinsPosition:
    position = GAME.start(seats, options)
    assert isinstance(position, EvenWinsPosition)
    return position


def throw(position: EvenWinsPosition, *throws: int) -> None:
    """Who is asked throws these dice, one throw after another."""
    for dice in throws:
        if position.to_move() != (CHANCE,):
            position.play(position.to_move()[0], THROW)
        position.play(CHANCE, dice)


def play_round(position: EvenWinsPosition, *turns: tuple[int, int, int]) -> None:
    for turn in turns:
        throw(position, *turn)


def play_six_rounds(position: EvenWinsPosition, *turns: tuple[int, int, int]) -> None:
    """The first round brings these turns, the others nothing."""
    play_round(position, *turns)
    for _ in range(5):
        play_round(position, *[NOTHING] * position.seats)
