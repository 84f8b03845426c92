"""Search: positions per CPU second of alpha-beta and expectimax, in the little games that only tests play.

    python bench/search.py              under a minute
    python bench/search.py --quick      under ten seconds
    python bench/search.py --json

One thread, process time, the best of several runs, plain and compiled; both get equally far.
"""

from __future__ import annotations

import argparse
import json
import sys
from typing import Any

from measuring import measure, run_part
from rich.console import Console
from tables import make_table, number

NODES = 20_000
REPEATS = 5
SECONDS, QUICK_SECONDS = 0.8, 0.1


def questions() -> dict[str, tuple[Any, Any]]:
    """Searches, each with a position to think about."""
    from hrajme.search.alphabeta import AlphaBeta
    from hrajme.search.expectimax import Expectimax
    from hrajme.testing.strangers.nim.options import NimOptions
    from hrajme.testing.strangers.nim.rules import NimPosition
    from hrajme.testing.toys.noughts.options import NoughtsOptions
    from hrajme.testing.toys.noughts.rules import NoughtsPosition
    from hrajme.testing.toys.pocket.options import PocketOptions
    from hrajme.testing.toys.pocket.rules import PocketPosition
    from hrajme.testing.toys.race.options import RaceOptions
    from hrajme.testing.toys.race.rules import RacePosition

    nim = NimPosition(2, NimOptions(heaps="1-3-5-7"))
    noughts = NoughtsPosition(2, NoughtsOptions())
    pocket = PocketPosition(2, PocketOptions())
    two, four = RacePosition(2, RaceOptions(length=30)), RacePosition(4, RaceOptions(length=30))
    return {
        "alpha-beta, Nim 1-3-5-7": (AlphaBeta(nim), nim),
        "alpha-beta, noughts and crosses": (AlphaBeta(noughts), noughts),
        "alpha-beta, draughts on 4 × 4": (AlphaBeta(pocket), pocket),
        "expectimax, a race of two": (Expectimax(two, 60), two),
        "expectimax, a race of four": (Expectimax(four, 60), four),
    }


def measure_searches(seconds: float) -> dict[str, Any]:
    """All rates in the form that this process runs; a game is a question, a move is a position."""
    from hrajme.core import Budget, Dice

    found = {}
    for name, (search, position) in questions().items():

        def think(search: Any = search, position: Any = position) -> int:
            search.best(position, 0, Budget(nodes=NODES), Dice(1))
            return int(search.nodes)

        rates = measure(think, seconds, REPEATS)
        found[name] = {"rate": rates["moves_per_second"], "nodes": search.nodes, "depth": search.depth}
    return found


def print_rates(compiled: dict[str, Any], plain: dict[str, Any]) -> None:
    table = make_table("positions per CPU second", "", "compiled", "plain", "ratio", "positions", "depth")
    for name, found in compiled.items():
        fast, slow = found["rate"], plain[name]["rate"]
        told = [number(fast), number(slow), f"{fast / slow:.0f}", number(found["nodes"]), str(found["depth"])]
        table.add_row(name, *told)
    Console(highlight=False).print(table)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--quick", action="store_true", help="shorter runs")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--part", choices=("compiled", "plain"), help=argparse.SUPPRESS)
    parser.add_argument("--seconds", type=float, help="CPU seconds a run")
    args = parser.parse_args()
    seconds = args.seconds or (QUICK_SECONDS if args.quick else SECONDS)
    if args.part:
        print(json.dumps(measure_searches(seconds)))
        return 0
    compiled, plain = [run_part(__file__, form, "--seconds", seconds) for form in ("compiled", "plain")]
    if args.json:
        print(json.dumps({"compiled": compiled, "plain": plain}))
    else:
        print_rates(compiled, plain)
    return 0


if __name__ == "__main__":
    sys.exit(main())
