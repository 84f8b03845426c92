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


def read(position: SilentJulkaPosition, seat: int, text: str) -> int | None:
    text = " ".join(text.lower().split())
    if seat == CHANCE:
        return parse_throw(text, 1)
    return next((move for move, words in WORDS.items() if text in words), None)


def out_of_turn(position: SilentJulkaPosition, seat: int) -> Refusal | None:
    """NJ-3: who is at six waits for the others; NJ-5: who is home has run both ways."""
    status = position.view(None).status[seat]
    if status == "home":
        return Refusal("NJ-5", "silent_julka-refuse-home")
    return Refusal("NJ-3", "silent_julka-refuse-at_six") if status == "waiting" else None


def write(position: SilentJulkaPosition, seat: int, move: int) -> str:
    return str(move) if seat == CHANCE else WORDS[move][0]
