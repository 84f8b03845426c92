"""Trains the networks by self-play and writes network.bin.

    python -m hrajme.games.backgammon.train                    # hours of one core, compiled
    python -m hrajme.games.backgammon.train --games 1000 --to try.bin

Two networks play both sides from the start, one for races and one for all the rest, and learn from how
their games go on (learner.py). With the same numbers the same weights come out. It says how it gets on, and
writes the file every time; with --from it goes on with what a file has.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

from hrajme.core import Dice
from hrajme.games.backgammon.learner import Learner
from hrajme.games.backgammon.network import Network
from hrajme.games.backgammon.outlook import Outlook
from hrajme.games.backgammon.weights import FILE, read_networks, write_networks

HIDDEN, RACE_HIDDEN = 80, 16
# The step is large at first and falls like 1 / (1 + games / HALF).
RATE, HALF, LEAST_RATE = 0.1, 30_000, 0.002
TRUST = 0.7
BATCH = 2_000


def rate_after(games: int) -> float:
    return max(LEAST_RATE, RATE / (1 + games / HALF))


def new_networks(seed: int) -> list[Network]:
    networks = [Network(HIDDEN), Network(RACE_HIDDEN)]
    for number, network in enumerate(networks):
        network.scatter(Dice(seed, number))
    return networks


def train(networks: list[Network], games: int, seed: int, first: int = 0) -> Iterator[tuple[int, float]]:
    """Let them play so many games, *first* of them before; how many there were so far, and turns in each."""
    learner = Learner(Outlook(*networks))
    for start in range(first, games, BATCH):
        count = min(BATCH, games - start)
        turns = learner.play(count, Dice(seed, 2, start), rate_after(start), TRUST)
        yield start + count, turns / count


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--games", type=int, default=300_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--from", dest="source", type=Path, help="begin with the networks of this file")
    parser.add_argument("--after", type=int, default=0, help="so many of the games were played before")
    parser.add_argument("--to", type=Path, default=FILE)
    asked = parser.parse_args()
    networks = read_networks(asked.source.read_bytes()) if asked.source else new_networks(asked.seed)
    for games, turns in train(networks, asked.games, asked.seed, asked.after):
        asked.to.write_bytes(write_networks(networks))
        print(f"{games} games, the last ones of {turns:.1f} turns", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
