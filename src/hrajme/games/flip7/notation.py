"""Moves of Flip 7 as text: ``hit``, ``stop``, ``give 2``.

Seats are written from 1. CHANCE writes the card that comes up (``12``, ``+4``, ``x2``, ``flip3``, ``freeze``,
``chance``), the first dealer (``dealer 2``) or ``next`` for the next round.
"""

from __future__ import annotations

import re

from hrajme.core import CHANCE, Refusal
from hrajme.games.flip7.encoding import (
    CARD_NAMES,
    DEALER,
    FLIP_THREE,
    FREEZE,
    GIVE,
    HIT,
    NEXT_ROUND,
    NO_SUCH_SEAT,
    SECOND_CHANCE,
    STOP,
    is_give,
)
from hrajme.games.flip7.rules import Flip7Position

# What people type in their own language; the first of each is what we write.
WORDS = {
    HIT: (
        *("hit", "h", "more", "one more", "jeszcze", "jeszcze jedna", "jeszcze jedną"),
        *("ještě", "ještě jednu", "jeste", "jeste jednu", "ešte", "ešte jednu", "este", "este jednu"),
    ),
    STOP: ("stop", "s"),
}
GIVEN = re.compile(r"(?:give|g|dej|dát|daj|dać)\s*(\d{1,2})")
FIRST_DEALER = re.compile(r"dealer\s*(\d{1,2})")
NEXT = "next"
MOST_SEATS = NO_SUCH_SEAT - GIVE

RULES = {FREEZE: "F7-14", FLIP_THREE: "F7-15", SECOND_CHANCE: "F7-18"}


def parse(seat: int, text: str) -> int | None:
    text = " ".join(text.lower().split())
    if seat == CHANCE:
        return parse_chance(text)
    for move, words in WORDS.items():
        if text in words:
            return move
    found = GIVEN.fullmatch(text)
    if found is None:
        return None
    target = int(found[1]) - 1
    return GIVE + target if 0 <= target < MOST_SEATS else NO_SUCH_SEAT


def parse_chance(text: str) -> int | None:
    if text in CARD_NAMES:
        return CARD_NAMES.index(text)
    if found := FIRST_DEALER.fullmatch(text):
        return DEALER + int(found[1]) - 1
    return NEXT_ROUND if text == NEXT else None


def format(seat: int, move: int) -> str:
    if seat == CHANCE:
        return format_chance(move)
    return WORDS[move][0] if move in WORDS else f"give {move - GIVE + 1}"


def format_chance(move: int) -> str:
    if move >= DEALER:
        return f"dealer {move - DEALER + 1}"
    return NEXT if move == NEXT_ROUND else CARD_NAMES[move]


def refuse(position: Flip7Position, seat: int, move: int) -> Refusal | None:
    if position.is_legal(seat, move):
        return None
    action = position.action
    if action not in RULES:
        return refuse_in_turn(move)
    if not is_give(move):
        return Refusal("F7-13", "flip7-refuse-action_first", {"card": CARD_NAMES[action]})
    return refuse_target(position, action, move - GIVE)


def refuse_in_turn(move: int) -> Refusal:
    if move == STOP:
        return Refusal("F7-6", "flip7-refuse-stop_with_nothing")
    return Refusal("F7-13", "flip7-refuse-nothing_to_give")


def refuse_target(position: Flip7Position, action: int, target: int) -> Refusal:
    """F7-14, F7-15 and F7-18: who cannot get the action card."""
    if target >= position.seats:
        return Refusal(RULES[action], "flip7-refuse-no_such_seat", {"seats": position.seats})
    if position.view(None).status[target] == "in":
        return Refusal("F7-18", "flip7-refuse-has_second_chance", {"seat": target + 1})
    return Refusal(RULES[action], "flip7-refuse-not_in", {"seat": target + 1})
