"""What cards on a real table are worth: the part behind ``hrajme score``."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from hrajme.games.cribbage.encoding import CARDS_KEPT, name_card, read_card, show_card
from hrajme.games.cribbage.options import CribbageOptions
from hrajme.games.cribbage.parts import show_parts
from hrajme.games.cribbage.story import count_aloud
from hrajme.language import HrajmeError, Sentence


class BadCards(HrajmeError):
    """Cards that nobody can hold at once, or that are none."""


class Score(msgspec.Struct, frozen=True):
    """What cards are worth, for programs and for people."""

    parts: list[dict[str, Any]]
    total: int
    sentences: list[Sentence]


def score(cards: Sequence[str], *, starter: str | None, is_crib: bool, options: CribbageOptions) -> Score:
    """CR-13, CR-14; raises BadCards."""
    hand = [find_card(text) for text in cards]
    check_hand(hand)
    if starter is None:
        raise BadCards("cribbage-score-no_starter")
    turned_up = find_card(starter)
    if turned_up in hand:
        raise BadCards("cribbage-score-starter_in_hand", card=show_card(name_card(turned_up)))
    parts = show_parts(hand, turned_up, is_crib=is_crib, min_run=options.min_run)
    total = sum(part.points for part in parts)
    aloud = count_aloud(parts) or [Sentence("cribbage-part-nothing")]
    sentences = [*aloud, Sentence("cribbage-score-total", {"points": total})]
    return Score([msgspec.to_builtins(part) for part in parts], total, sentences)


def find_card(text: str) -> int:
    card = read_card(text)
    if card is None:
        raise BadCards("cribbage-score-unknown_card", card=text)
    return card


def check_hand(hand: Sequence[int]) -> None:
    for index, card in enumerate(hand):
        if card in hand[:index]:
            raise BadCards("cribbage-score-repeated", card=show_card(name_card(card)))
    if len(hand) != CARDS_KEPT:
        raise BadCards("cribbage-score-wrong_number", count=len(hand))
