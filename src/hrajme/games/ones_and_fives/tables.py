"""What the bots of Ones and Fives know for certain, in units of 50 points; solve.py works it out.

    CHANCES     to win at a table of two, for who is to throw and needs m units while the other needs t,
                at 200 * (m - 1) + t - 1
    POINTS      what a turn brings on average that holds h units and throws n dice, when as many as possible
                are wanted, at 6 * h + n - 1; STRICT_POINTS is the same without the two pairs of OF-8
    REACHING    the chance to get 1, 2, 3 … units in one turn, with the two pairs of OF-8, then without

All of it lies in solved.bin, one number after another.
"""

from __future__ import annotations

import sys
from array import array
from pathlib import Path

from hrajme.games.ones_and_fives.encoding import DICE

UNIT = 50
# The longest way to the target that is solved for two seats.
LONGEST = 200
# Nobody who wants points throws on with so many units, and the most that one throw adds.
ENOUGH = 400
MOST_AT_ONCE = 100
CELLS = DICE * (ENOUGH + MOST_AT_ONCE)

FILE = Path(__file__).parent / "solved.bin"


def neutral_tables() -> array[float]:
    """What is known before anything is solved: even chances, and no more points than a turn holds."""
    points = [cell // DICE for cell in range(CELLS)]
    return array("d", [*[0.5] * LONGEST**2, *points, *points, *[0.0] * 2 * ENOUGH])


def read_tables() -> array[float]:
    """What solve.py wrote, little end first."""
    if not FILE.exists():
        return neutral_tables()
    tables = array("d", FILE.read_bytes())
    if sys.byteorder == "big":
        tables.byteswap()
    return tables


def write_tables(tables: array[float]) -> None:
    if sys.byteorder == "big":
        tables.byteswap()
    FILE.write_bytes(tables.tobytes())


TABLES = read_tables()
CHANCES = list(TABLES[: LONGEST**2])
POINTS = list(TABLES[LONGEST**2 : LONGEST**2 + CELLS])
STRICT_POINTS = list(TABLES[LONGEST**2 + CELLS : LONGEST**2 + 2 * CELLS])
REACHING = list(TABLES[LONGEST**2 + 2 * CELLS :])
