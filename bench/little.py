"""Games of luck alone: random games per CPU second, plain and compiled, and their exact odds against play.

    python bench/little.py                      speed, about a minute
    python bench/little.py --odds               a million games of each at 2, 3 and 4 seats, some minutes
    python bench/little.py --odds --games 50000

The odds fail, and the exit code says so, when a mean differs from its exact value by five standard errors.
"""

from __future__ import annotations

import argparse
import json
import sys
from typing import Any

from measuring import measure, run_part
from rich.console import Console
from speed import from_python, inside
from tables import make_table, number

SEATS = (2, 3, 4)
SECONDS, REPEATS = 1.0, 5
MEASURES = {"inside": inside, "from_python": from_python}


def luck_games() -> list[Any]:
    from hrajme.games import find, keys

    return [game for game in map(find, keys()) if game.luck_only]


def measure_games(seconds: float) -> dict[str, Any]:
    """The rates of every game, in the form that this process runs."""
    return {
        game.key: {name: measure(work(game), seconds, REPEATS) for name, work in MEASURES.items()}
        for game in luck_games()
    }


def print_speed(seconds: float) -> None:
    compiled, plain = [run_part(__file__, form, "--seconds", seconds) for form in ("compiled", "plain")]
    table = make_table(
        "games per CPU second, four seats", "game", "compiled", "plain", "ratio", "moves a game"
    )
    for key, rates in compiled.items():
        for name in MEASURES:
            fast, slow = rates[name]["games_per_second"], plain[key][name]["games_per_second"]
            cells = (
                number(fast),
                number(slow),
                f"{fast / slow:.0f} ×",
                f"{rates[name]['moves_per_game']:.0f}",
            )
            table.add_row(f"{key}, {name}", *cells)
    Console(highlight=False).print(table)


def print_odds(count: int) -> bool:
    """Whether every mean is near its exact value."""
    from hrajme.testing.sampling import STANDARD_ERRORS, find_errors

    console = Console(highlight=False)
    table = make_table(
        f"{count} games: difference in standard errors", "game", "seats", "worst", "of", "which"
    )
    worst_of_all = 0.0
    for game in luck_games():
        for seats in SEATS:
            errors = find_errors(game, game.part("odds"), seats, count, seed=2026)
            which = max(errors, key=lambda name: abs(errors[name]))
            table.add_row(game.key, str(seats), f"{errors[which]:+.2f}", str(len(errors)), which)
            worst_of_all = max(worst_of_all, abs(errors[which]))
    console.print(table)
    return worst_of_all < STANDARD_ERRORS


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--odds", action="store_true", help="exact odds against play, instead of speed")
    parser.add_argument("--games", type=int, default=1_000_000, help="games a table, with --odds")
    parser.add_argument("--seconds", type=float, default=SECONDS, help="CPU seconds a run")
    parser.add_argument("--part", choices=("compiled", "plain"), help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.part:
        print(json.dumps(measure_games(args.seconds)))
        return 0
    if args.odds:
        return 0 if print_odds(args.games) else 1
    print_speed(args.seconds)
    return 0


if __name__ == "__main__":
    sys.exit(main())
