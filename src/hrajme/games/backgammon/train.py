"""Trains the networks by self-play and writes network.bin.

    python -m hrajme.games.backgammon.train                    # some forty minutes of one core, compiled
    python -m hrajme.games.backgammon.train --games 1000 --to try.bin

Two networks play both sides from the start, one for races and one for all the rest, and learn from how
their games go on (learner.py). First they play ALONE games in a row, with large steps that leave much of
luck in the weights. Then they settle, in rounds: as many copies as the CREW has play on, each with dice of
its own, and the mean of what they have learned goes on, so that the luck of each counts little.

With the same numbers the same weights come out, however many cores take part. It says how it gets on, and
writes the file every time; with --from it goes on with what a file has.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from pathlib import Path

from hrajme.core import Dice
from hrajme.games.backgammon.learner import Learner
from hrajme.games.backgammon.network import Network
from hrajme.games.backgammon.outlook import Outlook
from hrajme.games.backgammon.weights import FILE, read_networks, write_networks

HIDDEN, RACE_HIDDEN = 80, 16
ALONE, CREW = 492_000, 6
# The step is large at first and falls like 1 / (1 + games / HALF), and so it does again in the rounds.
RATE, HALF, LEAST_RATE = 0.1, 30_000, 0.002
# How much what happened later counts; more where the luck of it is shared.
TRUST, SETTLED_TRUST = 0.7, 0.85
BATCH, ROUND = 2_000, 3_000

# One network by its size and its weights, to be sent to another process.
Sent = tuple[int, list[float]]


def rate_after(games: int) -> float:
    if games < ALONE:
        return max(LEAST_RATE, RATE / (1 + games / HALF))
    return LEAST_RATE / (1 + (games - ALONE) / HALF)


def new_networks(seed: int) -> list[Network]:
    networks = [Network(HIDDEN), Network(RACE_HIDDEN)]
    for number, network in enumerate(networks):
        network.scatter(Dice(seed, number))
    return networks


def train(networks: list[Network], games: int, seed: int, first: int = 0) -> Iterator[tuple[int, float]]:
    """Let them play so many games, *first* of them before; how many there were so far, and turns in each."""
    learner = Learner(Outlook(*networks))
    for start in range(first, min(games, ALONE), BATCH):
        count = min(BATCH, min(games, ALONE) - start)
        turns = learner.play(count, Dice(seed, 2, start), rate_after(start), TRUST)
        yield start + count, turns / count
    with ProcessPoolExecutor(CREW) as crew:
        for start in range(max(first, ALONE), games, ROUND):
            each = max(1, min(ROUND, games - start) // CREW)
            yield start + CREW * each, settle(networks, each, seed, start, crew) / (CREW * each)


def settle(networks: list[Network], each: int, seed: int, start: int, crew: Executor) -> int:
    """A round after *start* games: everybody of the crew plays so many; how many turns they had."""
    sent, rate = [(network.hidden, network.weights()) for network in networks], rate_after(start)
    seeds = [(seed, 3, start, member) for member in range(CREW)]
    shifts = [crew.submit(play_shift, sent, each, rate, own) for own in seeds]
    learned, turns = zip(*[shift.result() for shift in shifts], strict=True)
    for network, copies in zip(networks, zip(*learned, strict=True), strict=True):
        network.set_weights([sum(weights) / CREW for weights in zip(*copies, strict=True)])
    return sum(turns)


def play_shift(
    sent: list[Sent], games: int, rate: float, seeds: tuple[int, ...]
) -> tuple[list[list[float]], int]:
    """What the networks have learned when one of the crew has played with them, and how many turns."""
    networks = [Network(hidden) for hidden, _ in sent]
    for network, (_, weights) in zip(networks, sent, strict=True):
        network.set_weights(weights)
    turns = Learner(Outlook(*networks)).play(games, Dice(*seeds), rate, SETTLED_TRUST)
    return [network.weights() for network in networks], turns


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--games", type=int, default=558_000)
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
