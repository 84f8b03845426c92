"""How moves of The Game are numbers; rules.py draws the table."""

from __future__ import annotations

END, NOMINATE, AGREE, OFFER = 0, 400, 410, 420
MOST_EAGER = 9
# No seat is on turn, or named to start.
NOBODY = -1


def placement(card: int, pile: int) -> int:
    """The move that lays *card* on *pile*."""
    return 4 * card + pile


def is_placement(move: int) -> bool:
    return END < move < NOMINATE


def card_and_pile(move: int) -> tuple[int, int]:
    return move >> 2, move & 3
