"""Moves of Silent Julka as text: ``throw``, and at any moment ``speak``. CHANCE writes the die, ``4``."""

from __future__ import annotations

from hrajme.core import CHANCE, Refusal
from hrajme.core.throw import parse_throw
from hrajme.core.vocabulary import Said, Vocabulary
from hrajme.games.silent_julka.encoding import SPEAK, THROW
from hrajme.games.silent_julka.rules import SilentJulkaPosition

WORDS = Vocabulary(
    {
        THROW: Said(
            en="throw, t, roll, r",
            cs="hod, h, hodit, házím",
            sk="hod, h, hodiť, hádžem",
            pl="rzut, rzuć, rzucam",
        ),
        SPEAK: Said(en="speak", cs="mluvím, promluvit", sk="hovorím, prehovoriť", pl="mówię, odezwij się"),
    }
)


def read(position: SilentJulkaPosition, seat: int, text: str) -> int | None:
    if seat == CHANCE:
        return parse_throw(text, 1)
    return WORDS.read(text)


def out_of_turn(position: SilentJulkaPosition, seat: int) -> Refusal | None:
    """NJ-3: who is at six waits for the others; NJ-5: who is home has run both ways."""
    status = position.view(None).status[seat]
    if status == "home":
        return Refusal("NJ-5", "silent_julka-refuse-home")
    return Refusal("NJ-3", "silent_julka-refuse-at_six") if status == "waiting" else None


def write(position: SilentJulkaPosition, seat: int, move: int) -> str:
    return str(move) if seat == CHANCE else WORDS.write(move)
