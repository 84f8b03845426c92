"""Moves of Cribbage as text: ``away 5h jc``, ``5h``, ``go``, ``count 6``, ``claim 2``.

A card is its rank and the letter of its suit: clubs, diamonds, hearts, spades; ``10d`` may be ``td`` too.
CHANCE writes the card that comes, ``show`` when a hand is shown, and ``deal`` for the next deal.
"""

from __future__ import annotations

import re

from hrajme.core import CHANCE, Refusal
from hrajme.games.cribbage.encoding import (
    CARDS,
    CLAIM,
    COUNT,
    GO,
    LAY_AWAY,
    MOST_POINTS,
    NEXT_DEAL,
    SHOW,
    lay_away,
    name_card,
    read_card,
    show_card,
    two_cards,
)
from hrajme.games.cribbage.rules import CribbagePosition

# What people type in their own language; the first of each is what we write.
AWAY = ("away", "crib", "odlož", "odložit", "odlož si", "odłóż", "odkładam")
COUNTS = {
    COUNT: ("count", "počítám", "počítam", "liczę"),
    CLAIM: ("claim", "muggins", "beru", "beriem", "biorę"),
}
GOES = ("go", "dál", "ďalej", "dalej")
EVENTS = {"show": SHOW, "deal": NEXT_DEAL}
COUNTED = re.compile(r"(\D+?)\s*(\d{1,3})")


def write(position: CribbagePosition, seat: int, move: int) -> str:
    if move < CARDS:
        return name_card(move)
    if seat == CHANCE:
        return next(word for word, event in EVENTS.items() if event == move)
    if move == GO:
        return GOES[0]
    if move >= LAY_AWAY:
        return " ".join([AWAY[0], *map(name_card, two_cards(move))])
    return f"claim {move - CLAIM}" if move >= CLAIM else f"count {move - COUNT}"


def read(position: CribbagePosition, seat: int, text: str) -> int | Refusal | None:
    text = " ".join(text.lower().replace(",", " ").split())
    if seat == CHANCE:
        return EVENTS.get(text, read_card(text))
    if text in GOES:
        return GO if position.may_play(seat, GO) else refuse_go(position, seat)
    counted = read_counted(text)
    if counted is not None:
        kind, points = counted
        return check_counted(position, seat, kind, points)
    return read_cards(position, seat, text)


def read_counted(text: str) -> tuple[int, int] | None:
    """Whether it counts or claims, and how much."""
    found = COUNTED.fullmatch(text)
    kinds = [kind for kind, words in COUNTS.items() if found is not None and found[1] in words]
    return (kinds[0], int(found[2])) if found is not None and kinds else None


def check_counted(position: CribbagePosition, seat: int, kind: int, points: int) -> int | Refusal:
    view = position.view(seat)
    if view.phase != ("count" if kind == COUNT else "claim"):
        return refuse_phase(position, seat)
    if points > MOST_POINTS:
        return Refusal("CR-16", "cribbage-refuse-too_much", {"points": points})
    return kind + points


def read_cards(position: CribbagePosition, seat: int, text: str) -> int | Refusal | None:
    """One card is laid, two are laid away; the word need not be said."""
    first, _, rest = text.partition(" ")
    cards = [read_card(word) for word in (rest if first in AWAY else text).split()]
    if None in cards or not (cards or first in AWAY):
        return None
    known = [card for card in cards if card is not None]
    is_away = first in AWAY or len(known) > 1
    if is_away != (position.view(seat).phase == "lay_away"):
        return refuse_phase(position, seat) if position.view(seat).phase != "lay_away" else refuse_number()
    return read_away(position, seat, known) if is_away else read_lay(position, seat, known[0])


def refuse_number() -> Refusal:
    return Refusal("CR-4", "cribbage-refuse-two_cards")


def read_away(position: CribbagePosition, seat: int, cards: list[int]) -> int | Refusal:
    """CR-4: two different cards of one's own."""
    missing = [card for card in cards if name_card(card) not in position.view(seat).hand]
    if missing:
        return refuse_missing(missing[0])
    if len(cards) != 2 or cards[0] == cards[1]:
        return refuse_number()
    return lay_away(cards[0], cards[1])


def read_lay(position: CribbagePosition, seat: int, card: int) -> int | Refusal:
    view = position.view(seat)
    if view.phase != "play":
        return refuse_phase(position, seat)
    if name_card(card) not in view.hand:
        return refuse_missing(card)
    if name_card(card) not in view.playable:
        args: dict[str, int | str] = {"card": show_card(name_card(card)), "total": view.total}
        return Refusal("CR-10", "cribbage-refuse-over_31", args)
    return card


def refuse_missing(card: int) -> Refusal:
    return Refusal("CR-4", "cribbage-refuse-not_in_hand", {"card": show_card(name_card(card))})


def refuse_go(position: CribbagePosition, seat: int) -> Refusal:
    if position.view(seat).phase != "play":
        return refuse_phase(position, seat)
    return Refusal("CR-10", "cribbage-refuse-can_lay", {"total": position.view(seat).total})


def refuse_phase(position: CribbagePosition, seat: int) -> Refusal:
    """What is to be done now, where something else was written."""
    phase = position.view(seat).phase
    rule = {"lay_away": "CR-4", "play": "CR-6"}.get(phase, "CR-16")
    return Refusal(rule, f"cribbage-refuse-now_{phase}")


def out_of_turn(position: CribbagePosition, seat: int) -> Refusal | None:
    """CR-4: what is laid away stays there."""
    view = position.view(None)
    if view.phase == "lay_away" and view.has_laid_away[seat]:
        return Refusal("CR-4", "cribbage-refuse-laid_away")
    return None


def telltale(position: CribbagePosition, seat: int, move: int) -> bool:
    """CR-16: what was counted or claimed is said, for the answer tells whether it was right."""
    return COUNT <= move <= CLAIM + MOST_POINTS
