"""Moves of Stripped Snake as text: ``throw``. CHANCE writes the dice, ``1446``, or ``first 2``."""

from __future__ import annotations

import re

from hrajme.core import CHANCE, Refusal
from hrajme.core.throw import parse_throw
from hrajme.core.vocabulary import Said, Vocabulary
from hrajme.games.stripped_snake.encoding import DICE, FIRST, THROW
from hrajme.games.stripped_snake.rules import StrippedSnakePosition
from hrajme.language.letters import fold

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
FIRST_ATTACKER = re.compile(r"first (\d{1,2})")


def read(position: StrippedSnakePosition, seat: int, text: str) -> int | None:
    """Who is to move can throw, and nothing else can be said."""
    if seat != CHANCE:
        return WORDS.read(text)
    text = fold(text)
    if found := FIRST_ATTACKER.fullmatch(text):
        return FIRST + int(found[1]) - 1
    return parse_throw(text, DICE)


def out_of_turn(position: StrippedSnakePosition, seat: int) -> Refusal | None:
    """SH-2, SH-3: who was stripped is out, as the target or as the attacker."""
    duel = next((duel for duel in position.view(None).duels if duel.loser == seat), None)
    if duel is None:
        return None
    return Refusal("SH-2" if duel.target == seat else "SH-3", "stripped_snake-refuse-stripped")


def write(position: StrippedSnakePosition, seat: int, move: int) -> str:
    if seat != CHANCE:
        return WORDS.write(move)
    return f"first {move - FIRST + 1}" if move >= FIRST else str(move)
