"""Moves of Even Wins as text: ``throw``. CHANCE writes the dice, ``244``."""

from __future__ import annotations

from hrajme.core import CHANCE
from hrajme.core.throw import parse_throw
from hrajme.games.even_wins.encoding import DICE, THROW
from hrajme.games.even_wins.rules import EvenWinsPosition

# What people type in their own language; the first is what we write.
WORDS = (
    *("throw", "t", "roll", "r", "hod", "h", "házím", "hazim", "hodit", "hodiť", "hádžem", "hadzem"),
    *("rzut", "rzucam"),
)


def read(position: EvenWinsPosition, seat: int, text: str) -> int | None:
    """Who is to move can throw, and nothing else can be said."""
    text = " ".join(text.lower().split())
    if seat == CHANCE:
        return parse_throw(text, DICE)
    return THROW if text in WORDS else None


def write(position: EvenWinsPosition, seat: int, move: int) -> str:
    return str(move) if seat == CHANCE else WORDS[0]
