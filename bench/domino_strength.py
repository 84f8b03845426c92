"""Domino: how often one level beats another in single hands of two, who starts alternated.

    python bench/domino_strength.py                                    hard against two levels, 15 minutes
    python bench/domino_strength.py --hands 2000 --against normal      a few minutes

A shared hand counts half. The same seed gives the same hands.
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "src"))

from hrajme.core import CHANCE, Budget, Dice
from hrajme.games.domino import GAME
from hrajme.games.domino.encoding import START
from hrajme.lab.interval import estimate_mean
from hrajme.lab.play import play_game
from hrajme.search.bots import make_bot


def duel(level: str, other: str, hands: int, seed: int, budget: Budget) -> tuple[int, int]:
    """How many of the hands *level* wins, and how many both share; the seats take turns to start."""
    bots = [make_bot(GAME, level, budget), make_bot(GAME, other, budget)]
    wins = shared = 0
    for hand in range(hands):
        position = GAME.start(2)
        position.play(CHANCE, START + hand % 2)
        play_game(position, bots, Dice(seed, hand), [Dice(seed, hand, 1 + seat) for seat in range(2)])
        outcome = position.outcome()
        assert outcome is not None
        wins += outcome.winners == (0,)
        shared += len(outcome.winners) == 2
    return wins, shared


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--level", default="hard", choices=GAME.levels)
    parser.add_argument(
        "--against", default="random,normal", help="levels, separated by commas (%(default)s)"
    )
    parser.add_argument("--hands", type=int, default=20_000, help="%(default)s")
    parser.add_argument("--playouts", type=int, help="play-outs a move of thinking levels")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    for other in args.against.split(","):
        started = time.monotonic()
        wins, shared = duel(args.level, other, args.hands, args.seed, Budget(playouts=args.playouts))
        # In halves, which are whole numbers.
        halves = estimate_mean({0: args.hands - wins - shared, 1: shared, 2: wins})
        assert halves.low is not None
        assert halves.high is not None
        print(
            f"{args.level} against {other}: {args.hands} hands, {wins} won, {shared} shared, "
            f"{50 * halves.value:.1f} % ({50 * halves.low:.1f} to {50 * halves.high:.1f}), "
            f"{time.monotonic() - started:.0f} s",
            flush=True,
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
