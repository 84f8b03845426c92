"""Comparison: one of our games beside other libraries in one run, in both forms."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from measuring import Rates, Work, machine, measure_all, measure_part

FULL_SECONDS, QUICK_SECONDS = 50.0, 10.0
FULL_REPEATS, QUICK_REPEATS = 5, 2
FORMS = ("compiled", "plain")

# Makes what is measured: games, searches and so on, by their names.
Maker = Callable[[], dict[str, Work]]


@dataclass(frozen=True)
class Comparison:
    """What a script measures: our own works in each form, and those of every peer that is installed."""

    script: str
    about: str | None
    ours: Maker
    peers: Mapping[str, Maker]
    # How many are measured in one turn of all, so that the whole takes as long as was promised.
    works: int
    show: Callable[[dict[str, Rates]], None]

    def run(self) -> int:
        args = self.parse_arguments()
        repeats = QUICK_REPEATS if args.quick else FULL_REPEATS
        seconds = args.seconds or (QUICK_SECONDS if args.quick else FULL_SECONDS) / (repeats * self.works)
        if args.part:
            print(json.dumps(measure_part(self.works_of(args.part), seconds)))
            return 0
        found = measure_all(self.script, self.peers, seconds, repeats)
        if args.json:
            print(json.dumps(found))
            return 0
        print(f"{machine()}; one thread, best of {repeats} runs of {seconds:.2f} CPU seconds")
        self.show(found)
        return 0

    def parse_arguments(self) -> argparse.Namespace:
        form = argparse.RawTextHelpFormatter
        parser = argparse.ArgumentParser(description=self.about, formatter_class=form)
        parser.add_argument("--quick", action="store_true", help="fewer and shorter runs")
        parser.add_argument("--json", action="store_true", help="print one JSON object")
        parser.add_argument("--part", choices=(*FORMS, *self.peers), help=argparse.SUPPRESS)
        parser.add_argument("--seconds", type=float, help="CPU seconds a run")
        return parser.parse_args()

    def works_of(self, part: str) -> dict[str, Work]:
        """What one part measures; a peer that is not installed measures nothing."""
        try:
            return self.ours() if part in FORMS else self.peers[part]()
        except ImportError:
            if part in FORMS:
                raise
            return {}


def print_rates(
    found: dict[str, Rates], games: str, moves: str = "moves", others: tuple[str, ...] = ()
) -> None:
    """A table of everything; *others* are no games, and only their second number counts."""
    from tables import number

    print(f"\n| per CPU second | {games} | {moves} |\n|---|--:|--:|")
    for part, rates in found.items():
        for name, (played, made) in rates.items():
            shown = "" if name in others else number(played)
            print(f"| {part}: {name} | {shown} | {number(made) if made else '–'} |")
    print()


def missing(found: dict[str, Rates], peer: str) -> bool:
    """Whether there is nothing to compare with; says so."""
    if peer not in found:
        print(f"{peer} is not installed: not in this run.")
    return peer not in found


def times(found: dict[str, Rates], peer: str, name: str) -> float:
    """How many times as many games we play as a peer."""
    return found["compiled"][name][0] / found[peer][name][0]
