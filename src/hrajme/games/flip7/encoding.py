"""How cards and moves of Flip 7 are numbers; rules.py draws the table."""

from __future__ import annotations

# Moves of a seat.
HIT, STOP, GIVE = 0, 1, 10
# Moves of CHANCE: a card is its kind, the first dealer is DEALER + seat.
NEXT_ROUND, DEALER = 50, 100

# Kinds of cards; a number card is its number.
TOP_NUMBER = 12
PLUS_2, PLUS_10, TIMES_2, FLIP_THREE, FREEZE, SECOND_CHANCE = 13, 17, 18, 19, 20, 21
KINDS = 22
CARD_NAMES = (
    *("0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12"),
    *("+2", "+4", "+6", "+8", "+10", "x2", "flip3", "freeze", "chance"),
)

# F7-1: how many of each kind a deck has.
DECK: tuple[int, ...] = (1, *range(1, TOP_NUMBER + 1), 1, 1, 1, 1, 1, 1, 3, 3, 3)


def give(seat: int) -> int:
    """The move that gives the action card to *seat*."""
    return GIVE + seat


def is_give(move: int) -> bool:
    return GIVE <= move < NEXT_ROUND


def is_card(move: int) -> bool:
    """Whether a move of CHANCE turns up a card."""
    return 0 <= move < KINDS
