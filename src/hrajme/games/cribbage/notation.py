"""Moves of Cribbage as text: ``away 5h jc``, ``5h``, ``go``, ``count 6``, ``claim 2``.

A card is its rank and the letter of its suit: clubs, diamonds, hearts, spades; ``10d`` may be ``td`` too.
CHANCE writes the card that comes, ``show`` when a hand is shown, and ``deal`` for the next deal.
"""

from __future__ import annotations

import re

from hrajme.core import CHANCE, Refusal
from hrajme.core.vocabulary import Said, Vocabulary
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

WORDS = Vocabulary(
    {
        GO: Said(en="go", cs="go, dál", sk="go, ďalej", pl="go, dalej"),
        LAY_AWAY: Said(
            en="away, crib", cs="odložit, odlož, odlož si", sk="odložiť, odlož", pl="odłóż, odkładam"
        ),
        COUNT: Said(en="count", cs="počítám", sk="počítam", pl="liczę"),
        CLAIM: Said(en="claim, muggins", cs="beru", sk="beriem", pl="biorę"),
    }
)
EVENTS = {"show": SHOW, "deal": NEXT_DEAL}
POINTS = re.compile(r"\d{1,3}")


def write(position: CribbagePosition, seat: int, move: int) -> str:
    if move < CARDS:
        return name_card(move)
    if seat == CHANCE:
        return next(word for word, event in EVENTS.items() if event == move)
    if move == GO:
        return WORDS.write(GO)
    if move >= LAY_AWAY:
        return " ".join([WORDS.write(LAY_AWAY), *map(name_card, two_cards(move))])
    kind = CLAIM if move >= CLAIM else COUNT
    return f"{WORDS.write(kind)} {move - kind}"


def read(position: CribbagePosition, seat: int, text: str) -> int | Refusal | None:
    text = " ".join(text.lower().replace(",", " ").split())
    if seat == CHANCE:
        return EVENTS.get(text, read_card(text))
    word, rest = WORDS.split(text) or (None, text)
    if word == GO and not rest:
        return GO if position.may_play(seat, GO) else refuse_go(position, seat)
    if word in (COUNT, CLAIM) and POINTS.fullmatch(rest):
        return check_counted(position, seat, word, int(rest))
    return read_cards(position, seat, rest, is_away=word == LAY_AWAY) if word in (LAY_AWAY, None) else None


def check_counted(position: CribbagePosition, seat: int, kind: int, points: int) -> int | Refusal:
    view = position.view(seat)
    if view.phase != ("count" if kind == COUNT else "claim"):
        return refuse_phase(position, seat)
    if points > MOST_POINTS:
        return Refusal("CR-16", "cribbage-refuse-too_much", {"points": points})
    return kind + points


def read_cards(position: CribbagePosition, seat: int, text: str, *, is_away: bool) -> int | Refusal | None:
    """One card is laid, two are laid away; the word need not be said."""
    cards = [read_card(word) for word in text.split()]
    if None in cards or not (cards or is_away):
        return None
    known = [card for card in cards if card is not None]
    is_away = is_away or len(known) > 1
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
