"""Makes endgames.bin, how every position of dáma with up to four pieces ends; some minutes, compiled.

python -m hrajme.games.dama.solve
"""

from __future__ import annotations

import lzma
import sys

from rich.progress import track

import hrajme
from hrajme.games.dama.retrograde import Retrograde
from hrajme.games.dama.tables import FILE, MOST_PIECES, Counts, list_tables


def solve_all(most_pieces: int) -> Retrograde:
    """Every table up to so many pieces, fewer pieces and more queens first."""
    retrograde = Retrograde()
    pairs = [counts for pieces in range(2, most_pieces + 1) for counts in list_pairs(pieces)]
    for counts in track(pairs, "Endgames"):
        retrograde.solve(counts)
    return retrograde


def list_pairs(pieces: int) -> list[Counts]:
    """One of each two tables that are solved together."""
    return [counts for counts in list_tables(pieces) if counts[:2] >= counts[2:]]


def pack_all(retrograde: Retrograde) -> bytes:
    tables = [counts for pieces in range(2, MOST_PIECES + 1) for counts in list_tables(pieces)]
    packed = [retrograde.pack(counts) for counts in tables]
    return lzma.compress(b"".join(packed), preset=9 | lzma.PRESET_EXTREME)


def main() -> int:
    if not hrajme.COMPILED:
        print("This takes days in the plain form: build the compiled one first (./hrajme build).")
        return 1
    FILE.write_bytes(pack_all(solve_all(MOST_PIECES)))
    print(f"Wrote {FILE.name}, {FILE.stat().st_size} bytes.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
