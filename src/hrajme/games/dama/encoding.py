"""How squares, pieces and moves of dáma are numbers; rules.py draws the board.

A dark square is a place from 0 to 35: rows of four with a gap after every second row, so that a step along a
diagonal is the same number everywhere. A set of squares is a number with the bits of their places.

A move is ``4096 * taken + 64 * origin + target``: two places, and which enemy pieces it takes, as bits in the
order of their places, the lowest first. Nothing else tells two moves of a position apart.
"""

from __future__ import annotations

from collections.abc import Iterable

# The gaps, and the places of every row from the first rank up.
ROWS = tuple([tuple(range(first, first + 4)) for first in (0, 5, 9, 14, 18, 23, 27, 32)])
PLACES = tuple([place for row in ROWS for place in row])
LAST_PLACE = 35
BOARD = sum(1 << place for place in PLACES)
# From a1 to h8; a lone queen cannot be driven from it.
LONG_DIAGONAL = sum(1 << place for place in range(0, LAST_PLACE + 1, 5))

MOST_PIECES = 12

TARGET_BITS, TAKEN_BITS = 6, 12

NAMES = {
    place: f"{'abcdefgh'[2 * index + rank % 2]}{rank + 1}"
    for rank, row in enumerate(ROWS)
    for index, place in enumerate(row)
}
PLACE_OF = {name: place for place, name in NAMES.items()}


def origin_of(move: int) -> int:
    return move >> TARGET_BITS & 63


def target_of(move: int) -> int:
    return move & 63


def is_capture(move: int) -> bool:
    return move >> TAKEN_BITS != 0


def step(origin: int, target: int) -> int:
    """The move of a piece that takes nothing."""
    return origin << TARGET_BITS | target


def places_in(squares: int) -> list[int]:
    """The places of a set, the lowest first."""
    return [place for place in PLACES if squares >> place & 1]


def names_of(places: Iterable[int]) -> str:
    """``d4 f6``"""
    return " ".join(NAMES[place] for place in places)


def lift(taken: int, enemies: int) -> int:
    """The squares that the bits of a move mean, among those of the enemy's pieces."""
    found = [place for index, place in enumerate(places_in(enemies)) if taken >> index & 1]
    return sum(1 << place for place in found)
