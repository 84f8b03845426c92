"""The tables of the endgame database: which there are, how long each is, where it begins, and its file.

A table belongs to each count of own men, own queens, other men and other queens, seen by who is to move.
Those of fewer pieces come first, so that a smaller database is the beginning of a larger one.
"""

from __future__ import annotations

import lzma
import os
import warnings
from math import comb
from pathlib import Path

# The one of the package, with positions of up to so many pieces; solve.py makes larger ones.
FILE = Path(__file__).parent / "endgames.bin"
PACKED_PIECES, MOST_PIECES = 4, 5
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


def tables_up_to(pieces: int) -> list[Counts]:
    """In the order of the file."""
    return [counts for count in range(2, pieces + 1) for counts in list_tables(count)]


def length_of(pieces: int) -> int:
    """How long the database of up to so many pieces is."""
    return sum(size_of(counts) for counts in tables_up_to(pieces))


def make_offsets() -> list[int]:
    """Where each table begins."""
    offsets, total = [NO_TABLE] * KINDS**4, 0
    for counts in tables_up_to(MOST_PIECES):
        men, queens, other_men, other_queens = counts
        offsets[((men * KINDS + queens) * KINDS + other_men) * KINDS + other_queens] = total
        total += size_of(counts)
    return offsets


BEGINNINGS = make_offsets()
LENGTHS = {length_of(pieces): pieces for pieces in range(2, MOST_PIECES + 1)}


def read_database() -> bytes:
    """The database that HRAJME_DAMA_ENDGAMES names, else that of the package; empty where there is none."""
    named = os.environ.get("HRAJME_DAMA_ENDGAMES")
    if named:
        try:
            return read_file(Path(named))
        except (OSError, EOFError, lzma.LZMAError, ValueError) as problem:
            warnings.warn(f"HRAJME_DAMA_ENDGAMES={named} is not used: {problem}", stacklevel=2)
    return read_file(FILE) if FILE.exists() else b""


def read_file(path: Path) -> bytes:
    """Raises OSError, LZMAError, EOFError or ValueError where it is no whole database."""
    data = lzma.decompress(path.read_bytes())
    if len(data) not in LENGTHS:
        raise ValueError("it is no database of endgames")
    return data
