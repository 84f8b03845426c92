"""Cribbage: how often one level beats another, who deals first alternated; and what its discards lose.

    python bench/cribbage_strength.py                             hard against normal and random, half an hour
    python bench/cribbage_strength.py --level normal --against easy,random
    python bench/cribbage_strength.py --discards 2000             points lost a deal against the exact discard

`normal` keeps the best four cards and lays greedily. The exact discard knows the hand over all starters, and
the crib over every pair that the other can have laid away, as often as he does that, with every starter.
The same seed gives the same games.
"""

from __future__ import annotations

import argparse
import sys
import time
from itertools import combinations
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "src"))

from hrajme.core import CHANCE, Budget, Dice
from hrajme.games.cribbage import GAME
from hrajme.games.cribbage.discards import weigh_discards
from hrajme.games.cribbage.encoding import CARDS, read_card
from hrajme.games.cribbage.outlook import keenness, pair_of
from hrajme.games.cribbage.scoring import show_points
from hrajme.lab.interval import estimate_share
from hrajme.lab.play import play_game
from hrajme.search.bots import make_bot

# Who cuts the ace deals first.
ACE, KING = 0, 51


def duel(level: str, other: str, args: argparse.Namespace) -> int:
    """How many games *level* wins; every two games it deals first once, with the same cards to come."""
    budget = Budget(playouts=args.playouts)
    bots = [make_bot(GAME, level, budget), make_bot(GAME, other)]
    wins = 0
    for game in range(args.games):
        position = GAME.start(2, {"min_run": args.min_run})
        for cut in (ACE, KING) if game % 2 else (KING, ACE):
            position.play(CHANCE, cut)
        luck = [Dice(args.seed, game, 1 + seat) for seat in range(2)]
        play_game(position, bots, Dice(args.seed, game // 2), luck)
        outcome = position.outcome()
        assert outcome is not None
        wins += outcome.winners == (0,)
    return wins


def exact_crib(six: set[int], pair: tuple[int, int], *, is_own: bool, min_run: int) -> float:
    """The mean crib, card by card."""
    points = weights = 0.0
    for one, other in combinations(sorted(set(range(CARDS)) - six), 2):
        keen = keenness(min_run, 0 if is_own else 1, pair_of(one // 4, other // 4))
        for starter in set(range(CARDS)) - six - {one, other} if keen else ():
            points += keen * show_points(*pair, one, other, starter, True, min_run)
            weights += keen
    return points / weights


def loss_of(six: set[int], *, is_own: bool, min_run: int) -> float:
    """What the first choice loses against the best one with exact cribs; only near ones can be better."""
    ways = weigh_discards(sum(1 << card for card in six), is_own, min_run)
    values = []
    for way in ways:
        if way.total < ways[0].total - 1.5:
            continue
        one, other = [read_card(name) for name in way.cards]
        assert one is not None
        assert other is not None
        crib = exact_crib(six, (one, other), is_own=is_own, min_run=min_run)
        values.append(way.total - way.crib + (crib if is_own else -crib))
    return max(values) - values[0]


def measure_discards(count: int, min_run: int, seed: int) -> None:
    luck = Random(seed)
    losses = [
        loss_of(set(luck.sample(range(CARDS), 6)), is_own=number % 2 == 0, min_run=min_run)
        for number in range(count)
    ]
    mean = sum(losses) / count
    changed = sum(loss > 0 for loss in losses) / count
    print(
        f"{count} hands, runs of {min_run}: {mean:.4f} points lost a deal, {100 * changed:.1f} % not the best"
    )


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--level", default="hard", choices=GAME.levels)
    parser.add_argument(
        "--against", default="normal,random", help="levels, separated by commas (%(default)s)"
    )
    parser.add_argument("--games", type=int, default=20_000, help="%(default)s")
    parser.add_argument("--playouts", type=int, help="play-outs a move of the thinking level")
    parser.add_argument("--min-run", type=int, choices=(2, 3), default=2)
    parser.add_argument("--discards", type=int, help="so many hands are laid away, and no game is played")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    if args.discards:
        measure_discards(args.discards, args.min_run, args.seed)
        return 0
    for other in args.against.split(","):
        started = time.monotonic()
        share = estimate_share(duel(args.level, other, args), args.games)
        assert share.low is not None
        assert share.high is not None
        print(
            f"{args.level} against {other}, runs of {args.min_run}: {args.games} games, "
            f"{100 * share.value:.1f} % ({100 * share.low:.1f} to {100 * share.high:.1f}), "
            f"{time.monotonic() - started:.0f} s",
            flush=True,
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
