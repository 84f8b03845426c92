"""Moves of Even Wins as text: ``throw``. CHANCE writes the dice, ``244``."""

from __future__ import annotations

from hrajme.core import CHANCE, Refusal
from hrajme.core.throw import parse_throw
from hrajme.core.vocabulary import Said, Vocabulary
from hrajme.games.even_wins.encoding import DICE, THROW
from hrajme.games.even_wins.rules import EvenWinsPosition

WORDS = Vocabulary(
    {
        THROW: Said(
            en="throw, t, roll, r",
            cs="hod, h, hodit, házím",
            sk="hod, h, hodiť, hádžem",
            pl="rzut, rzuć, rzucam",
        ),
    }
)


def read(position: EvenWinsPosition, seat: int, text: str) -> int | None:
    """Who is to move can throw, and nothing else can be said."""
    if seat == CHANCE:
        return parse_throw(text, DICE)
    return WORDS.read(text)


def out_of_turn(position: EvenWinsPosition, seat: int) -> Refusal | None:
    """EW-3: one turn a round; EW-4: only who is tied plays on."""
    status = position.view(None).status[seat]
    if status == "out":
        return Refusal("EW-4", "even_wins-refuse-not_tied")
    return Refusal("EW-3", "even_wins-refuse-had_turn") if status == "done" else None


def write(position: EvenWinsPosition, seat: int, move: int) -> str:
    return str(move) if seat == CHANCE else WORDS.write(move)
