"""Counts all 12 994 800 hands with a starter by what they are worth; a second or two, compiled.

python -m hrajme.games.cribbage.count [--crib] [--min-run 2]
"""

from __future__ import annotations

import argparse
import sys
from itertools import combinations

from rich.progress import track

from hrajme.games.cribbage.encoding import CARDS
from hrajme.games.cribbage.tally import Tally

# How many of all hands with a starter are worth 0, 1, 2 … points under common rules, as it is published, and
# how many cribs.
PUBLISHED = (
    *(1009008, 99792, 2813796, 505008, 2855676, 697508, 1800268, 751324, 1137236, 361224),
    *(388740, 51680, 317340, 19656, 90100, 9168, 58248, 11196, 2708, 0),
    *(8068, 2496, 444, 356, 3680, 0, 0, 0, 76, 4, 0, 0, 0),
)
CRIBS = (
    *(1022208, 99792, 2839800, 508908, 2868960, 703496, 1787176, 755320, 1118336, 358368),
    *(378240, 43880, 310956, 16548, 88132, 9072, 57288, 11196, 2264, 0),
    *(7828, 2472, 444, 356, 3680, 0, 0, 0, 76, 4, 0, 0, 0),
)


def count_all(*, is_crib: bool, min_run: int) -> list[int]:
    """How many are worth 0, 1, 2 … points."""
    tally = Tally(is_crib, min_run)
    for low, high in track(list(combinations(range(CARDS), 2)), "Hands"):
        tally.add_hands(low, high)
    return list(tally.counts)


def mean_of(counts: list[int]) -> float:
    return sum(points * count for points, count in enumerate(counts)) / sum(counts)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--crib", action="store_true", help="count cribs: their flush needs all five cards")
    parser.add_argument("--min-run", type=int, choices=(2, 3), default=3, help="the shortest run that counts")
    args = parser.parse_args()
    counts = count_all(is_crib=args.crib, min_run=args.min_run)
    for points, count in enumerate(counts):
        print(f"{points:>3} {count:>10}")
    print(f"sum {sum(counts):>10}, mean {mean_of(counts):.6f}")
    if args.min_run != 3:
        return 0
    agrees = tuple(counts) == (CRIBS if args.crib else PUBLISHED)
    print("As published." if agrees else "NOT as published.")
    return 0 if agrees else 1


if __name__ == "__main__":
    sys.exit(main())
