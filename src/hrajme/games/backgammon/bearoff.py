"""The end of the race, known by heart: who bears off first when all checkers left are at home.

A board of one side is a number: with s checkers on the points 1 to p, the p-th of six terms is how many ways
there are to choose p of s + p - 1. So boards with fewer checkers come first, whatever table they are in.

One side: for every board the chances to be off after 1, 2, 3 … rolls, played for the fewest rolls on
average. Two sides: for every two boards with few checkers what best play brings who is on roll (VALUES).
solve.py works both out.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from math import isqrt

from hrajme.games.backgammon.encoding import FIELDS, HOME
from hrajme.games.backgammon.tables import (
    BOARDS,
    CHANCE_TO_WIN,
    FILE,
    MOST_ROLLS,
    TERMS,
    VALUES,
    WAYS,
    WHOLE,
    read_numbers,
)

# For the compiled code.
CHOOSE = list(WAYS)
ONE_SIDE = array("H", [0])
TWO_SIDES = array("H", [0])
# How many boards of one side the table of two sides has.
FEW_BOARDS = 0
IS_LOADED = False


def load() -> None:
    """Read both tables, once for all; without their file nothing is known."""
    global ONE_SIDE, TWO_SIDES, FEW_BOARDS, IS_LOADED
    if not IS_LOADED and FILE.exists():
        numbers = read_numbers(FILE.read_bytes())
        ONE_SIDE = numbers[: BOARDS * MOST_ROLLS]
        TWO_SIDES = numbers[BOARDS * MOST_ROLLS :]
        FEW_BOARDS = isqrt(len(TWO_SIDES) // VALUES)
        IS_LOADED = True


def look_up(mine: Sequence[int], yours: Sequence[int]) -> list[float] | None:
    """What VALUES says for who is on roll with these 26 fields; None where the table of two sides ends."""
    if not IS_LOADED or sum(mine[HOME + 1 :]) + sum(yours[HOME + 1 :]) > 0:
        return None
    numbers = [number_of(side) for side in (mine, yours)]
    if max(numbers) >= FEW_BOARDS:
        return None
    return [value_of(numbers[0], numbers[1], value) for value in range(VALUES)]


def number_of(side: Sequence[int]) -> int:
    """`rank`, for callers outside the compiled code."""
    checkers = [sum(side[1 : point + 1]) for point in range(1, HOME + 1)]
    return sum(WAYS[TERMS * (count + point - 1) + point] for point, count in enumerate(checkers, 1))


def is_home(points: list[int], own: int) -> bool:
    """Whether all checkers left are at home."""
    for point in range(HOME + 1, FIELDS):
        if points[own + point] > 0:
            return False
    return True


def rank(points: list[int], own: int) -> int:
    """The number of a board, all of whose checkers are at home."""
    found, checkers = 0, 0
    for point in range(1, HOME + 1):
        checkers += points[own + point]
        found += CHOOSE[TERMS * (checkers + point - 1) + point]
    return found


def chance(points: list[int], own: int) -> float:
    """How likely the side at *own*, who is on roll, bears off first; both must be at home."""
    mine, yours = rank(points, own), rank(points, FIELDS - own)
    if mine < FEW_BOARDS and yours < FEW_BOARDS:
        return value_of(mine, yours, CHANCE_TO_WIN)
    return race(MOST_ROLLS * mine, MOST_ROLLS * yours)


def race(mine: int, yours: int) -> float:
    """By the rolls that each needs alone: the first is off no later than the other."""
    won, left = 0.0, 1.0
    for rolls in range(MOST_ROLLS):
        won += ONE_SIDE[mine + rolls] / WHOLE * left
        left -= ONE_SIDE[yours + rolls] / WHOLE
    return won


def value_of(mine: int, yours: int, value: int) -> float:
    """What the table of both sides has for who is on roll."""
    number = TWO_SIDES[VALUES * (FEW_BOARDS * mine + yours) + value]
    return number / WHOLE if value == CHANCE_TO_WIN else 2.0 * number / WHOLE - 1.0
