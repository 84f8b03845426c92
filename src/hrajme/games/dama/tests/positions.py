"""Positions of dáma for tests, written as PDN does: ``W:Wc3,Kf8:Bd4,d6``."""

from __future__ import annotations

from hrajme.core import Refusal
from hrajme.games.dama import GAME
from hrajme.games.dama.rules import DamaPosition


def set_up(start: str = "", **options: object) -> DamaPosition:
    return GAME.start(2, {"start": start, **options})


def texts(position: DamaPosition) -> list[str]:
    """Every legal move as it is written."""
    seat = position.turn
    return sorted(GAME.write(position, seat, move) for move in position.moves(seat))


def play(position: DamaPosition, *moves: str) -> DamaPosition:
    for text in moves:
        position.play(position.turn, GAME.read(position, position.turn, text))
    return position


def refusal(position: DamaPosition, text: str) -> Refusal:
    found = GAME.refuse(position, position.turn, text)
    assert found is not None
    return found


def standing(position: DamaPosition) -> str:
    return position.view(None).setup
