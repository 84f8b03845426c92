"""Makes endgames.bin, how every position of dáma with few pieces ends; compiled only.

    python -m hrajme.games.dama.solve                          # up to four pieces, some seconds
    python -m hrajme.games.dama.solve --pieces 5 --to FILE     # some minutes, 400 MB of memory

Bots go by the larger one where HRAJME_DAMA_ENDGAMES names it.
"""

from __future__ import annotations

import argparse
import lzma
import sys
from pathlib import Path

from rich.progress import track

import hrajme
from hrajme.games.dama.retrograde import Retrograde
from hrajme.games.dama.tables import FILE, MOST_PIECES, PACKED_PIECES, Counts, list_tables, tables_up_to


def solve_all(pieces: int) -> Retrograde:
    """Every table up to so many pieces, fewer pieces and more queens first."""
    retrograde = Retrograde(pieces)
    pairs = [counts for count in range(2, pieces + 1) for counts in list_pairs(count)]
    for counts in track(pairs, "Endgames"):
        retrograde.solve(counts)
    return retrograde


def list_pairs(pieces: int) -> list[Counts]:
    """One of each two tables that are solved together."""
    return [counts for counts in list_tables(pieces) if counts[:2] >= counts[2:]]


def write_database(pieces: int, path: Path) -> None:
    retrograde = solve_all(pieces)
    with lzma.open(path, "wb", preset=9) as file:
        for counts in track(tables_up_to(pieces), "Writing"):
            file.write(retrograde.pack(counts))


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--pieces", type=int, choices=range(2, MOST_PIECES + 1), default=PACKED_PIECES)
    parser.add_argument("--to", type=Path, default=FILE)
    asked = parser.parse_args(arguments)
    if not hrajme.COMPILED and asked.pieces > 2:
        print("This takes days in the plain form: build the compiled one first (./hrajme build).")
        return 1
    if asked.pieces != PACKED_PIECES and asked.to == FILE:
        parser.error("the package holds four pieces: say --to FILE")
    write_database(asked.pieces, asked.to)
    print(f"Wrote {asked.to.name}, {asked.to.stat().st_size} bytes.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
