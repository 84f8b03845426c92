"""The tables of the endgame database: which there are, how long each is, and where it begins.

A table belongs to each count of own men, own queens, other men and other queens, seen by who is to move.
"""

from __future__ import annotations

from math import comb
from pathlib import Path

FILE = Path(__file__).parent / "endgames.bin"
MOST_PIECES = 4
KINDS = 5
NO_TABLE = -1
# Men stand on seven ranks, queens on eight.
MAN_SQUARES, SQUARES = 28, 32
# Men of the other side stand on the second rank and higher.
OTHER_MEN_FROM = 4
# How many sets of so many squares there are, at KINDS * squares + size.
SETS = [comb(squares, size) for squares in range(SQUARES + 1) for size in range(KINDS)]


Counts = tuple[int, int, int, int]


def list_tables(pieces: int) -> list[Counts]:
    """All counts of so many pieces of both together, those with more queens first: they are solved first."""
    found = []
    for own in range(1, pieces):
        for men in range(own + 1):
            for other_men in range(pieces - own + 1):
                found.append((men, own - men, other_men, pieces - own - other_men))
    return sorted(found, key=lambda counts: counts[0] + counts[2])


def size_of(counts: Counts) -> int:
    men, queens, other_men, other_queens = counts
    own = comb(MAN_SQUARES, men) * comb(SQUARES, queens)
    return own * comb(MAN_SQUARES, other_men) * comb(SQUARES, other_queens)


def make_offsets() -> tuple[list[int], int]:
    """Where each table begins, and how long all are."""
    offsets, total = [NO_TABLE] * KINDS**4, 0
    for pieces in range(2, MOST_PIECES + 1):
        for counts in list_tables(pieces):
            men, queens, other_men, other_queens = counts
            offsets[((men * KINDS + queens) * KINDS + other_men) * KINDS + other_queens] = total
            total += size_of(counts)
    return offsets, total


BEGINNINGS, SIZE = make_offsets()
