"""How tiles and moves of Domino are numbers; rules.py draws the table."""

from __future__ import annotations

# What a set goes up to, and the largest set of all.
HIGHEST = {"double_six": 6, "double_nine": 9, "double_twelve": 12}
MOST_PIPS = 12

# Both halves of every tile of the largest set; a smaller set is the beginning of it.
LOW = tuple([low for high in range(MOST_PIPS + 1) for low in range(high + 1)])
HIGH = tuple([high for high in range(MOST_PIPS + 1) for _ in range(high + 1)])

LEFT, RIGHT = 0, 1
ENDS = ("left", "right")
SIDES = 2
DRAW, PASS = 300, 301
START, NEXT_HAND, OPEN_HANDS = 100, 200, 201


def tile_of(one: int, other: int) -> int:
    """The tile with these two halves."""
    high = max(one, other)
    return high * (high + 1) // 2 + min(one, other)


def tile_count(highest: int) -> int:
    """DO-1: how many tiles a set has that goes up to so many pips."""
    return (highest + 1) * (highest + 2) // 2


def halves(tile: int) -> tuple[int, int]:
    return LOW[tile], HIGH[tile]


def name_tile(tile: int) -> str:
    return f"{LOW[tile]}-{HIGH[tile]}"


def lay(tile: int, end: int) -> int:
    """The move that lays *tile* at an end of the line."""
    return SIDES * tile + end


def is_lay(move: int) -> bool:
    return 0 <= move < DRAW


def tile_and_end(move: int) -> tuple[int, int]:
    return divmod(move, SIDES)
