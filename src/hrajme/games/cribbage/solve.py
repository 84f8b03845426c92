"""Makes solved.bin, what the bots of Cribbage know beforehand; some minutes, compiled.

python -m hrajme.games.cribbage.solve

How to lay away and what cribs are worth is iterated to its fixed point, for runs of two and of three. What
holds gain in the play, and how deals go, comes from play with these tables; so the command runs itself once
more with the tables of the first round (--rounds).
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from array import array
from itertools import combinations_with_replacement

from rich.progress import track

import hrajme
from hrajme.core import CHANCE, Dice
from hrajme.games.cribbage import GAME, tables
from hrajme.games.cribbage.outlook import hold_of
from hrajme.games.cribbage.rules import CribbagePosition
from hrajme.games.cribbage.sampler import Deals, Plays
from hrajme.games.cribbage.solver import CribSolver

ROUNDS = 3
# How many plays of every hold by either role, and how many deals tell the chances.
PLAYS = 2000
DEALS = 4000
# Cribs that change by less than this, in points, are at their fixed point.
CLOSE = 1e-5
MOST_STEPS = 1000
# Some hands have two ways that are equally good there, and would change for ever: from this step on the
# rounds are averaged.
FIRST_STEPS = 10
RANKS = 13


def solve_cribs(min_run: int, pegs: list[float]) -> CribSolver:
    """Both sides' way to lay away, at its fixed point."""
    solver = CribSolver(min_run, pegs)
    for step in range(1, MOST_STEPS):
        change = solver.improve(1.0 / max(1, step - FIRST_STEPS))
        if change < CLOSE:
            break
    print(f"  cribs, runs of {min_run}: changed by {change:.1e} points in step {step}")
    return solver


def begin(min_run: int) -> CribbagePosition:
    """A game in which seat 1 deals first."""
    position = GAME.start(2, {"min_run": min_run})
    assert isinstance(position, CribbagePosition)
    position.play(CHANCE, 0)
    position.play(CHANCE, 51)
    return position


def sample_pegs(min_run: int) -> list[float]:
    """What every hold gains in the play, by role."""
    plays, dice = Plays(begin(min_run)), Dice(1, min_run)
    plays.deal_hands(dice)
    pegs = [0.0] * (2 * tables.HOLDS)
    for ranks in track(list(holds()), f"Holds, runs of {min_run}"):
        for role in range(2):
            pegs[tables.HOLDS * role + hold_of(*ranks)] = plays.gain(role, list(ranks), PLAYS, dice)
    return pegs


def holds() -> list[tuple[int, int, int, int]]:
    """All ways to hold four ranks."""
    return list(combinations_with_replacement(range(RANKS), 4))


def sample_chances(min_run: int) -> list[float]:
    deals = Deals(begin(min_run))
    deals.play(DEALS, Dice(2, min_run))
    deals.solve_chances()
    return list(deals.chances)


def solve(min_run: int) -> list[float]:
    """All tables of one rule about runs, made with those that are there."""
    pegs = sample_pegs(min_run)
    solver = solve_cribs(min_run, pegs)
    chances = sample_chances(min_run)
    print(f"  who deals first wins {chances[-1]:.4f} with runs of {min_run}")
    return [*solver.keen, *solver.cribs, *pegs, *chances]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--rounds", type=int, default=ROUNDS, help="%(default)s")
    args = parser.parse_args()
    if not hrajme.COMPILED:
        print("This takes hours in the plain form: build the compiled one first (./hrajme build).")
        return 1
    tables.write_tables(array("f", [number for min_run in tables.RUNS for number in solve(min_run)]))
    print(f"Wrote {tables.FILE.name}, {tables.FILE.stat().st_size} bytes.")
    if args.rounds == 1:
        return 0
    # The tables are read when the package is imported: the next round is a process of its own.
    command = [sys.executable, "-m", "hrajme.games.cribbage.solve", "--rounds", str(args.rounds - 1)]
    return subprocess.run(command, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
