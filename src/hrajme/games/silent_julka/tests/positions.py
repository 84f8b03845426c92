"""Positions of Silent Julka for tests: who is asked throws, and this die comes up."""

from __future__ import annotations

from hrajme.core import CHANCE
from hrajme.games.silent_julka import GAME
from hrajme.games.silent_julka.encoding import SPEAK, THROW
from hrajme.games.silent_julka.rules import SilentJulkaPosition

UP = (1, 2, 3, 4, 5, 6)
BACK = (6, 5, 4, 3, 2, 1)


def silent_julka(seats: int = 2, **options: object) -> SilentJulkaPosition:
    position = GAME.start(seats, options)
    assert isinstance(position, SilentJulkaPosition)
    return position


def throw(position: SilentJulkaPosition, *dice: int) -> None:
    """Who is asked throws these dice, one after another."""
    for die in dice:
        if position.to_move() != (CHANCE,):
            position.play(position.to_move()[0], THROW)
        position.play(CHANCE, die)


def throw_in_rounds(position: SilentJulkaPosition, *ways: tuple[int, ...]) -> None:
    """Round by round each seat throws the next die of its way; all ways are of one length."""
    for dice in zip(*ways, strict=True):
        throw(position, *dice)


def miss(position: SilentJulkaPosition) -> int:
    """A die that who is to throw does not want."""
    view = position.view(None)
    assert view.turn is not None
    return 1 if view.wanted[view.turn] != 1 else 2


def finish_round(position: SilentJulkaPosition) -> None:
    """The others throw in vain."""
    number = position.view(None).round
    while position.view(None).round == number and position.to_move():
        throw(position, miss(position))


def climb(position: SilentJulkaPosition, seat: int, stations: int) -> None:
    """Seat *seat* gets that far without a miss, the others throw in vain."""
    while position.view(None).stations[seat] < stations:
        view = position.view(None)
        wanted = view.wanted[seat]
        throw(position, wanted if view.turn == seat and wanted else miss(position))


def speak(position: SilentJulkaPosition, seat: int) -> None:
    position.play(seat, SPEAK)
