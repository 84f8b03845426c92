"""What the bots of Cribbage have worked out beforehand, for runs of two and of three; solve.py makes it.

A role is 0 for the non-dealer, 1 for the dealer. Two ranks are a pair, four ranks a hold; `outlook` numbers
them. In this order, for either rule about runs:

    KEEN      how often who holds two cards of these ranks lays them away, by role and pair
    CRIBS     what the crib is worth on average with them in it, by role and pair
    PEGS      the points in the play with these four ranks, less those of the other, by role and hold
    CHANCES   of the dealer to win who needs m points while the other needs t, at 121 * (m - 1) + t - 1

All of it lies in solved.bin, one number after another.
"""

from __future__ import annotations

import sys
from array import array
from pathlib import Path

PAIRS = 91
HOLDS = 1820
LONGEST = 121
RUNS = (2, 3)
SIZES = (2 * PAIRS, 2 * PAIRS, 2 * HOLDS, LONGEST**2)

FILE = Path(__file__).parent / "solved.bin"


def neutral_tables() -> array[float]:
    """What is known before anything is solved: all pairs alike, an average crib, even chances."""
    keen, cribs, pegs, chances = SIZES
    return array("f", len(RUNS) * [*[0.07] * keen, *[4.7] * cribs, *[0.0] * pegs, *[0.5] * chances])


def read_tables() -> array[float]:
    """What solve.py wrote, little end first."""
    if not FILE.exists():
        return neutral_tables()
    tables = array("f", FILE.read_bytes())
    if sys.byteorder == "big":
        tables.byteswap()
    return tables


def write_tables(tables: array[float]) -> None:
    if sys.byteorder == "big":
        tables.byteswap()
    FILE.write_bytes(tables.tobytes())


def gather(tables: array[float], number: int) -> list[float]:
    """One of the tables, for runs of two and then of three."""
    found: list[float] = []
    for run in range(len(RUNS)):
        first = run * sum(SIZES) + sum(SIZES[:number])
        found += tables[first : first + SIZES[number]]
    return found


TABLES = read_tables()
KEEN, CRIBS, PEGS, CHANCES = [gather(TABLES, number) for number in range(len(SIZES))]
