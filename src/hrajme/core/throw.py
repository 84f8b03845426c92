"""Throws: dice thrown together, as one number whose digits are the dice, the lowest first.

1446 is a one, two fours and a six: dice that are thrown together have no order.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import product

from hrajme.core.dice import Dice

FACES = 6


@cache
def all_throws(count: int) -> tuple[tuple[int, int], ...]:
    """Every throw of so many dice with its weight: in how many ways the single dice make it."""
    ways = Counter(make_throw(faces) for faces in product(range(1, FACES + 1), repeat=count))
    return tuple(sorted(ways.items()))


def make_throw(faces: tuple[int, ...]) -> int:
    """The throw of these dice, which lie in any order."""
    return int("".join(map(str, sorted(faces))))


def dice_of(throw: int) -> tuple[int, ...]:
    """The dice of a throw, the lowest first."""
    return tuple([int(face) for face in str(throw)])


def parse_throw(text: str, count: int) -> int | None:
    """The throw that *text* names, ``1446`` or ``6 4 1 4``; None when it is none of so many dice."""
    faces = text.replace(" ", "")
    if len(faces) != count or not set(faces) <= set("123456"):
        return None
    return make_throw(tuple(map(int, faces)))


def throw_dice(count: int, dice: Dice) -> int:
    """One of `all_throws` at its odds."""
    tally = 0
    for _ in range(count):
        tally += 1 << 4 * dice.below(FACES)
    throw = 0
    for face in range(FACES):
        for _ in range(tally >> 4 * face & 15):
            throw = 10 * throw + face + 1
    return throw


def pips(throw: int) -> int:
    """The sum of the dice."""
    total = 0
    while throw > 0:
        total += throw % 10
        throw //= 10
    return total


def count_face(throw: int, face: int) -> int:
    """How many of the dice show *face*."""
    count = 0
    while throw > 0:
        count += throw % 10 == face
        throw //= 10
    return count
