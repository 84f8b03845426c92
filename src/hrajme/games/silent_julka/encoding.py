"""How moves of Silent Julka are numbers: a move of CHANCE is the die."""

from __future__ import annotations

THROW, SPEAK = 0, 1

# NJ-2, NJ-3: six stations up, six back.
TOP, HOME = 6, 12


def wanted(stations: int) -> int:
    """The number that is to be thrown next after so many stations; 0 is none."""
    if stations < TOP:
        return stations + 1
    return HOME - stations
