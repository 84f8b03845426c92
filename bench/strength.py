"""Strength: how well each level of bot plays, with 95 % intervals, as Markdown tables for the docs.

    python bench/strength.py                                   every table, some minutes
    python bench/strength.py --games 20000 --search-games 500  for the docs, an hour or so
    python bench/strength.py --only the_game --levels normal,hard --playouts 200

Levels that think (play-outs) play ``--search-games`` games, quick ones ``--games``. The same seed gives
the same tables.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "src"))

from hrajme.core import NOTHING, Budget, Game
from hrajme.games import find, keys
from hrajme.lab.interval import Estimate
from hrajme.lab.report import Report
from hrajme.lab.simulate import simulate

CARDS = 98
YARDSTICK = "easy"

Row = list[str]


class Runner:
    """Simulates with the settings of the command line."""

    def __init__(self, args: argparse.Namespace) -> None:
        self.args = args

    def levels(self, game: Game) -> list[str]:
        wanted = self.args.levels.split(",") if self.args.levels else list(game.levels)
        return [level for level in wanted if game.level(level)]

    def run(self, game: Game, bots: list[str], seats: int, *, rotate: bool = False, **options: int) -> Report:
        thinks = any(game.level(bot).budget != NOTHING for bot in bots)
        games = self.args.search_games if thinks else self.args.games
        report = simulate(
            game,
            games=games,
            bots=bots,
            seats=seats,
            options=options,
            seed=self.args.seed,
            budget=Budget(playouts=self.args.playouts),
            processes=self.args.processes,
            rotate=rotate,
        )
        if report.interrupted:
            raise KeyboardInterrupt
        return report


def measure_the_game(runner: Runner) -> Iterator[Row]:
    """Wins and cards left, for every level at one to five seats."""
    game = find("the_game")
    yield ["level", "seats", "games", "wins", "cards left, mean"]
    for level in runner.levels(game):
        for seats in game.seats:
            report = runner.run(game, [level], seats)
            standing = report.standings[0]
            left = Estimate(
                CARDS - standing.points.value,
                None if standing.points.high is None else CARDS - standing.points.high,
                None if standing.points.low is None else CARDS - standing.points.low,
            )
            yield [level, str(seats), str(report.games), say_share(standing.win_rate), say_mean(left)]


def measure_flip7(runner: Runner) -> Iterator[Row]:
    """Rounds to 200 alone, and matches of two against the yardstick with seats alternated."""
    game = find("flip7")
    yield ["level", "games", "rounds to 200 alone", f"wins against {YARDSTICK}"]
    for level in runner.levels(game):
        alone = runner.run(game, [level], 1, challenge_rounds=0)
        match = runner.run(game, [level, YARDSTICK], 2, rotate=True, challenge_rounds=0)
        rounds = "–" if alone.rounds is None else say_mean(alone.rounds)
        yield [level, str(match.games), rounds, say_share(match.standings[0].win_rate)]


def say_mean(estimate: Estimate) -> str:
    if estimate.low is None or estimate.high is None:
        return f"{estimate.value:.2f}"
    return f"{estimate.value:.2f} ({estimate.low:.2f} to {estimate.high:.2f})"


def say_share(estimate: Estimate) -> str:
    assert estimate.low is not None
    assert estimate.high is not None
    return f"{100 * estimate.value:.1f} % ({100 * estimate.low:.1f} to {100 * estimate.high:.1f})"


TABLES = {"the_game": measure_the_game, "flip7": measure_flip7}


def print_table(rows: Iterator[Row]) -> None:
    """Each row as soon as it is known."""
    head = next(rows)
    print(f"| {' | '.join(head)} |")
    print(f"|{'---|' * len(head)}", flush=True)
    for row in rows:
        print(f"| {' | '.join(row)} |", flush=True)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--games", type=int, default=5000, help="games of quick levels (%(default)s)")
    parser.add_argument("--search-games", type=int, default=60, help="games of thinking levels (%(default)s)")
    parser.add_argument("--only", choices=sorted(TABLES), help="this game only")
    parser.add_argument("--levels", help="these levels only, separated by commas")
    parser.add_argument("--playouts", type=int, help="play-outs a move of thinking levels")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int)
    args = parser.parse_args()
    for key in [args.only] if args.only else [key for key in TABLES if key in keys()]:
        print(f"\n{key}: {args.games} games, {args.search_games} with search, seed {args.seed}\n")
        print_table(TABLES[key](Runner(args)))
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
