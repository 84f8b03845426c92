"""How throws and moves of Ones and Fives are numbers; rules.py draws the table.

Dice have no order: a throw is the sorted tuple of its faces. All throws of 0 to 6 dice are numbered, the
smaller ones first: 0 is no die, 1 … 6 one die, 7 two ones, and so on to 923, six sixes.
"""

from __future__ import annotations

from itertools import combinations_with_replacement, product
from math import factorial, prod

FACES = 6
DICE = 6

THROWS: tuple[tuple[int, ...], ...] = tuple(
    dice for count in range(DICE + 1) for dice in combinations_with_replacement(range(1, FACES + 1), count)
)
NUMBERS = {dice: number for number, dice in enumerate(THROWS)}
ALL_THROWS = len(THROWS)

# Moves of a seat; the number of a throw sets these dice aside.
ROLL, BANK, COMPLETE = 0, 1000, 1001
# Moves of CHANCE: a throw, or who begins is STARTER + seat.
STARTER = 1100


def number_of(*dice: int) -> int:
    """The number of these dice, in any order."""
    return NUMBERS[tuple(sorted(dice))]


def is_throw(move: int) -> bool:
    """Whether a move names some dice."""
    return 0 < move < ALL_THROWS


def ways(number: int) -> int:
    """In how many ways separate dice fall as this throw."""
    dice = THROWS[number]
    return factorial(len(dice)) // prod(factorial(dice.count(face)) for face in set(dice))


def without(number: int, taken: int) -> int:
    """What is left of a throw when some of its dice are taken away."""
    left = list(THROWS[number])
    for die in THROWS[taken]:
        left.remove(die)
    return NUMBERS[tuple(left)]


# The throws that come of all equally likely ways in which no die to three may fall, in one row. More than
# three fall in two parts, that begin at FIRST_FALL[n] and at SECOND_FALL[n] in this row; JOINED[84 * one +
# other] is both parts together.
FEW_THROWS = 84
FALLEN = tuple(number_of(*dice) for count in range(4) for dice in product(range(1, FACES + 1), repeat=count))
FIRST_FALL = (0, 1, 7, 43, 43, 43, 43)
SECOND_FALL = (0, 0, 0, 0, 1, 7, 43)
JOINED = tuple(number_of(*one, *other) for one, other in product(THROWS[:FEW_THROWS], repeat=2))
# In how many ways so many dice may fall.
WAYS = tuple(FACES**count for count in range(DICE + 1))
