"""Positions of Xantipa for tests: who is asked throws, and these dice come up."""

from __future__ import annotations

from hrajme.core import CHANCE, Refusal
from hrajme.games.xantipa import GAME
from hrajme.games.xantipa.encoding import STOP, THROW
from hrajme.games.xantipa.rules import XantipaPosition


def xantipa(seats: int = 3, **options: object) -> XantipaPosition:
    position = GAME.start(seats, options)
    assert isinstance(position, XantipaPosition)
    return position


def throw(position: XantipaPosition, *throws: int) -> None:
    """Who is asked throws these dice, one throw after another."""
    for dice in throws:
        if position.to_move() != (CHANCE,):
            position.play(position.to_move()[0], THROW)
        position.play(CHANCE, dice)


def take_goes(position: XantipaPosition, *counts: int) -> None:
    """The next seats need so many throws each; the last of them is a seven."""
    for count in counts:
        throw(position, *[11] * (count - 1), 34)


def stop(position: XantipaPosition) -> None:
    position.play(position.to_move()[0], STOP)


def refusal(position: XantipaPosition, text: str) -> Refusal:
    refused = GAME.refuse(position, position.to_move()[0], text)
    assert refused is not None
    return refused
