"""How cards and moves of Cribbage are numbers; rules.py draws the table."""

from __future__ import annotations

from collections.abc import Iterable

CARDS = 52
# CR-1: what a card adds to a total, an ace 1, a court card 10.
VALUES = tuple([min(card // 4 + 1, 10) for card in range(CARDS)])
# All of them, as a set.
PACK = (1 << CARDS) - 1
JACK = 10
FIFTEEN, THIRTY_ONE = 15, 31
CARDS_KEPT = 4
RANKS = ("a", "2", "3", "4", "5", "6", "7", "8", "9", "10", "j", "q", "k")
SUITS = ("c", "d", "h", "s")
SIGNS = dict(zip(SUITS, "♣♦♥♠", strict=True))

GO = 52
COUNT, CLAIM = 100, 200
SHOW, NEXT_DEAL = 300, 301
LAY_AWAY = 1000
# With runs of two: 7 7 7 8 8, or 7 7 8 8 8. Under common rules it is 29.
MOST_POINTS = 32

# What people write beside our own names.
OTHER_RANKS = {"t": "10", "1": "a"}
OTHER_SUITS = {sign: suit for suit, sign in SIGNS.items()} | dict(zip("♧♢♡♤", SUITS, strict=True))


def name_card(card: int) -> str:
    return RANKS[card // 4] + SUITS[card % 4]


def read_card(text: str) -> int | None:
    """The card of this name, ``5h``, ``10d``, ``TD`` or ``J♣``; None where it names none."""
    text = text.strip().lower().replace("\ufe0f", "")
    rank, suit = OTHER_RANKS.get(text[:-1], text[:-1]), OTHER_SUITS.get(text[-1:], text[-1:])
    return 4 * RANKS.index(rank) + SUITS.index(suit) if rank in RANKS and suit in SUITS else None


def show_card(name: str) -> str:
    """A card as people know it: ``10♦`` for ``10d``."""
    return name[:-1].upper() + SIGNS[name[-1]]


def show_cards(names: Iterable[str]) -> str:
    return " ".join(show_card(name) for name in names)


def cards_of(bits: int) -> list[int]:
    """The cards of a set, the lowest first."""
    return [card for card in range(CARDS) if bits >> card & 1]


def names_of(bits: int) -> tuple[str, ...]:
    return tuple([name_card(card) for card in cards_of(bits)])


def lay_away(one: int, other: int) -> int:
    """The move that lays two cards away."""
    return LAY_AWAY + CARDS * min(one, other) + max(one, other)


def two_cards(move: int) -> tuple[int, int]:
    """The cards that a move lays away."""
    return divmod(move - LAY_AWAY, CARDS)
