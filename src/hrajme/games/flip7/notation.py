"""Moves of Flip 7 as text: ``hit``, ``stop``, ``give 2``.

Seats are written from 1. CHANCE writes the card that comes up (``12``, ``+4``, ``x2``, ``flip3``, ``freeze``,
``chance``), the first dealer (``dealer 2``) or ``next`` for the next round.
"""

from __future__ import annotations

import re

from hrajme.core import CHANCE, Refusal
from hrajme.core.vocabulary import Said, Vocabulary
from hrajme.games.flip7.encoding import (
    CARD_NAMES,
    DEALER,
    FLIP_THREE,
    FREEZE,
    GIVE,
    HIT,
    NEXT_ROUND,
    SECOND_CHANCE,
    STOP,
    give,
)
from hrajme.games.flip7.rules import Flip7Position

WORDS = Vocabulary(
    {
        HIT: Said(
            en="hit, h, more, one more",
            cs="ještě jednu, ještě",
            sk="ešte jednu, ešte",
            pl="jeszcze jedna, jeszcze jedną, jeszcze",
        ),
        STOP: Said(en="stop, s", cs="stop", sk="stop", pl="stop"),
        GIVE: Said(en="give, g", cs="dát, dej", sk="dať, daj", pl="daj, dać"),
    }
)
SEAT = re.compile(r"\d{1,2}")
FIRST_DEALER = re.compile(r"dealer\s*(\d{1,2})")
NEXT = "next"

RULES = {FREEZE: "F7-14", FLIP_THREE: "F7-15", SECOND_CHANCE: "F7-18"}

# Who is out of the round: the rule, and what is told.
OUT = {
    "stopped": ("F7-8", "stopped"),
    "bust": ("F7-10", "bust"),
    "frozen": ("F7-14", "frozen"),
    "finished": ("F7-4", "finished"),
}


def read(position: Flip7Position, seat: int, text: str) -> int | Refusal | None:
    text = " ".join(text.lower().split())
    if seat == CHANCE:
        return read_chance(text)
    move, rest = WORDS.split(text) or (None, "")
    if move in (HIT, STOP) and not rest:
        return move if position.may_play(seat, move) else refuse_word(position, move)
    return read_gift(position, seat, int(rest) - 1) if move == GIVE and SEAT.fullmatch(rest) else None


def read_gift(position: Flip7Position, seat: int, target: int) -> int | Refusal:
    if position.action not in RULES:
        return Refusal("F7-13", "flip7-refuse-nothing_to_give")
    if not 0 <= target < position.seats:
        args: dict[str, int | str] = {"seats": position.seats}
        return Refusal(RULES[position.action], "flip7-refuse-no_such_seat", args)
    return give(target) if position.may_play(seat, give(target)) else refuse_target(position, target)


def read_chance(text: str) -> int | None:
    if text in CARD_NAMES:
        return CARD_NAMES.index(text)
    if found := FIRST_DEALER.fullmatch(text):
        return DEALER + int(found[1]) - 1
    return NEXT_ROUND if text == NEXT else None


def write(position: Flip7Position, seat: int, move: int) -> str:
    if seat == CHANCE:
        return write_chance(move)
    return WORDS.write(move) if move in (HIT, STOP) else f"{WORDS.write(GIVE)} {move - GIVE + 1}"


def write_chance(move: int) -> str:
    if move >= DEALER:
        return f"dealer {move - DEALER + 1}"
    return NEXT if move == NEXT_ROUND else CARD_NAMES[move]


def refuse_word(position: Flip7Position, move: int) -> Refusal:
    """F7-13: an action card comes first; F7-6: nothing is nothing to stop with."""
    if position.action in RULES:
        return Refusal("F7-13", "flip7-refuse-action_first", {"card": CARD_NAMES[position.action]})
    return Refusal("F7-6", "flip7-refuse-stop_with_nothing")


def out_of_turn(position: Flip7Position, seat: int) -> Refusal | None:
    """F7-8, F7-10, F7-14: who is out of the round is not merely waiting."""
    status = position.view(None).status[seat]
    rule, word = OUT.get(status, ("", ""))
    return Refusal(rule, f"flip7-refuse-{word}") if rule else None


def refuse_target(position: Flip7Position, target: int) -> Refusal:
    """F7-14, F7-15 and F7-18: who cannot get the action card."""
    if position.view(None).status[target] == "in":
        return Refusal("F7-18", "flip7-refuse-has_second_chance", {"target": target})
    return Refusal(RULES[position.action], "flip7-refuse-not_in", {"target": target})
