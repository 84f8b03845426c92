"""What is known beforehand, found by its number: pairs and holds of ranks, and the chance to win.

pair   of two ranks, low ≤ high:         high * (high + 1) / 2 + low
hold   of four ranks, a ≤ b ≤ c ≤ d:     the same idea, two steps further
"""

from __future__ import annotations

from hrajme.games.cribbage import tables

PAIRS, HOLDS, LONGEST = 91, 1820, 121
SHORTEST_RUN = 2

KEEN = list(tables.KEEN)
CRIBS = list(tables.CRIBS)
PEGS = list(tables.PEGS)
CHANCES = list(tables.CHANCES)


def pair_of(low: int, high: int) -> int:
    return high * (high + 1) // 2 + low


def hold_of(a: int, b: int, c: int, d: int) -> int:
    return a + b * (b + 1) // 2 + c * (c + 1) * (c + 2) // 6 + d * (d + 1) * (d + 2) * (d + 3) // 24


def keenness(min_run: int, role: int, pair: int) -> float:
    return KEEN[PAIRS * (2 * (min_run - SHORTEST_RUN) + role) + pair]


def crib_with(min_run: int, role: int, pair: int) -> float:
    return CRIBS[PAIRS * (2 * (min_run - SHORTEST_RUN) + role) + pair]


def pegs_with(min_run: int, role: int, hold: int) -> float:
    return PEGS[HOLDS * (2 * (min_run - SHORTEST_RUN) + role) + hold]


def dealer_chance(min_run: int, dealer_needs: int, other_needs: int) -> float:
    """That the dealer of the coming deal wins."""
    if dealer_needs <= 0:
        return 1.0
    if other_needs <= 0:
        return 0.0
    row = LONGEST * (LONGEST * (min_run - SHORTEST_RUN) + dealer_needs - 1)
    return CHANCES[row + other_needs - 1]
