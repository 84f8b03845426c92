"""How few rounds best play needs to get 200 points alone in Flip 7, by dynamic programming.

    python bench/flip7_alone.py [--target 200]

Every round starts from a fresh deck, so cards of earlier rounds are not counted, and Flip Three is taken
out in the player's favour (three cards one must take are never better than three one may take). Numbers,
modifiers, Freeze (alone it ends the round, F7-14) and Second Chance are as in the rules, but for one
simplification that costs the player a little: the number a Second Chance catches goes back into the deck.
It is a close estimate of what can be reached without counting cards, not a proof for those who count; a
round alone takes about four cards of 94.

A row is its numbers (13 bits), its modifiers (6 bits), how many Second Chances came up and if one is held.
All rows with equally many numbers are computed at once.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from functools import partial

import numpy as np
from numpy.typing import NDArray

COUNTS = np.array([1, *range(1, 13)])
PLUSES = (2, 4, 6, 8, 10, 0)
DOUBLE = 5
FREEZES = CHANCES = 3
ROWS = np.arange(1 << 13)
SIZES = np.array([int(row).bit_count() for row in ROWS])
SUMS = sum((ROWS >> number & 1) * number for number in range(13))

Values = NDArray[np.float64]
Goal = Callable[[NDArray[np.int64]], Values]


def points_of(modifiers: int) -> NDArray[np.int64]:
    """F7-21 for every row with these modifiers."""
    plus = sum(each for index, each in enumerate(PLUSES) if modifiers >> index & 1)
    points: NDArray[np.int64] = (SUMS << (modifiers >> DOUBLE & 1)) + plus + 15 * (SIZES == 7)
    return points


def rounds_left(rounds: Values, need: int, points: NDArray[np.int64]) -> Values:
    """What is still to play, as a loss, when a round has brought these points."""
    left: Values = -rounds[np.maximum(0, need - points)]
    return left


def best_round(goal: Goal) -> float:
    """The mean of *goal* of the points of a round under best play."""
    # value[modifiers, chances that came up, held, row]
    value = np.full((64, CHANCES + 1, 2, 1 << 13), -np.inf)
    stopped = [goal(points_of(modifiers)) for modifiers in range(64)]
    bust = goal(np.array([0]))[0]
    for size in range(7, -1, -1):
        rows = ROWS[size == SIZES]
        for modifiers in range(63, -1, -1):
            for came in range(CHANCES, -1, -1):
                for held in range(min(came, 1) + 1):
                    now = stopped[modifiers][rows]
                    if size < 7:
                        now = np.maximum(now, next_card(value, rows, modifiers, came, held, now, bust))
                    value[modifiers, came, held, rows] = now
    return float(value[0, 0, 0, 0])


def next_card(
    value: Values, rows: NDArray[np.int64], modifiers: int, came: int, held: int, now: Values, bust: float
) -> Values:
    """The mean after one more card."""
    twin = value[modifiers, came, 0, rows] if held else np.full(len(rows), bust)
    total = FREEZES * now
    for number in range(13):
        has = rows >> number & 1 == 1
        fresh = COUNTS[number] * value[modifiers, came, held, rows | 1 << number]
        total = total + np.where(has, (COUNTS[number] - 1) * twin, fresh)
    for index in range(6):
        if not modifiers >> index & 1:
            total = total + value[modifiers | 1 << index, came, held, rows]
    if came < CHANCES:
        total = total + (CHANCES - came) * value[modifiers, came + 1, 1, rows]
    cards = COUNTS.sum() - SIZES[rows] + 6 - modifiers.bit_count() + FREEZES + CHANCES - came
    return np.asarray(total / cards)


def fewest_rounds(target: int) -> list[float]:
    """At n: how many rounds best play takes to get n points."""
    rounds = np.zeros(target + 1)
    for need in range(1, target + 1):
        rounds[need], before = max(1.0, rounds[need - 1]), 0.0
        while abs(rounds[need] - before) > 1e-3:
            before = rounds[need]
            left = partial(rounds_left, rounds, need)
            rounds[need] = 1.0 - best_round(left)
        if need % 10 == 0:
            print(f"{need:4} points: {rounds[need]:7.3f} rounds", flush=True)
    return list(rounds)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--target", type=int, default=200)
    args = parser.parse_args()
    print(f"best mean points of a round: {best_round(lambda points: points.astype(float)):.4f}", flush=True)
    fewest_rounds(args.target)


if __name__ == "__main__":
    main()
