"""Moves of Silent Julka as text: ``throw``, and at any moment ``speak``. CHANCE writes the die, ``4``."""

from __future__ import annotations

from hrajme.core import CHANCE, Refusal
from hrajme.core.throw import parse_throw
from hrajme.games.silent_julka.encoding import SPEAK, THROW
from hrajme.games.silent_julka.rules import SilentJulkaPosition

# What people type in their own language; the first of each is what we write.
WORDS = {
    THROW: (
        *("throw", "t", "roll", "r", "hod", "h", "házím", "hazim", "hodit", "hodiť", "hádžem", "hadzem"),
        *("rzut", "rzucam"),
    ),
    SPEAK: ("speak", "mluvím", "mluvim", "hovorím", "hovorim", "mówię", "mowie"),
}


def parse(seat: int, text: str) -> int | None:
    text = " ".join(text.lower().split())
    if seat == CHANCE:
        return parse_throw(text, 1)
    return next((move for move, words in WORDS.items() if text in words), None)


def format(seat: int, move: int) -> str:
    return str(move) if seat == CHANCE else WORDS[move][0]


def refuse(position: SilentJulkaPosition, seat: int, move: int) -> Refusal | None:
    """Who is to move can throw, and nothing else can be said."""
    return None if position.is_legal(seat, move) else Refusal("NJ-1", "silent_julka-refuse-only_throw")
