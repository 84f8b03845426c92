"""Ones and Fives beside its peers: random games per CPU second, one thread, in one run.

    python bench/ones_and_fives.py            about a minute
    python bench/ones_and_fives.py --quick    under twenty seconds
    python bench/ones_and_fives.py --json

Peers that are installed are measured: `farkle-simulation`, which plays the same kind of game to 10 000
points, and OpenSpiel's pig, beside which ours is played to a target that makes its games as long.
See bench/README.md.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections.abc import Callable
from typing import Any

from measuring import Work, measure_once, run_part
from rich.console import Console
from rich.table import Table
from tables import make_table, number

GAME = "ones_and_fives"
TARGET = 10_000
FULL_SECONDS, QUICK_SECONDS = 0.25, 0.1
FULL_REPEATS, QUICK_REPEATS = 20, 5

Works = dict[str, dict[str, Work]]
Rates = dict[str, float]


def measure(works: Works, seconds: float, repeats: int) -> dict[str, dict[str, Rates]]:
    """The best rates of several runs of each loop of each player.

    They take turns: a machine has slow moments that last longer than a run.
    """
    loops = [(name, loop, work) for name, of_one in works.items() for loop, work in of_one.items()]
    runs = [[measure_once(work, seconds) for _, _, work in loops] for _ in range(repeats)]
    found: dict[str, dict[str, Rates]] = {name: {} for name in works}
    for (name, loop, _), rates in zip(loops, zip(*runs, strict=True), strict=True):
        games, moves = max(rates)
        found[name][loop] = {"games": games, "moves": moves, "moves_a_game": moves / games}
    return found


def inside(target: int) -> Work:
    """Random games of two seats inside the kernel."""
    from hrajme.core import Dice
    from hrajme.games import find
    from hrajme.search.playout import Playout

    start, playout, dice = find(GAME).start(2, {"target": target}), Playout([0, 0]), Dice(1)
    return lambda: playout.finish(start.copy(), dice)


def from_python(target: int) -> Work:
    """The same, move by move."""
    from driving import drive

    from hrajme.core import Dice
    from hrajme.games import find

    start, dice = find(GAME).start(2, {"target": target}), Dice(1)
    return lambda: drive(start.copy(), dice)


def our_loops(target: int) -> dict[str, Work]:
    return {"inside": inside(target), "from_python": from_python(target)}


def as_long_as(peer: Work) -> int:
    """The target at which random games have as many moves as those of *peer*; they grow in step with it."""
    low, high, wanted = 500, TARGET, moves_of(peer, 400)
    while high - low > 50:
        middle = (low + high) // 100 * 50
        low, high = (middle, high) if moves_of(inside(middle), 2000) < wanted else (low, middle)
    return high


def moves_of(work: Work, calls: int) -> float:
    """The mean moves of a game."""
    return sum([work() for _ in range(calls)]) / calls


def pig_inside(game: Any) -> Work:
    """OpenSpiel's own loop: C++ bots that play at random, one call a game."""
    import pyspiel

    bots = [pyspiel.make_uniform_random_bot(player, player) for player in range(2)]
    seeds = iter(range(10**9))

    def play() -> int:
        """The loop does not say how many moves it made."""
        pyspiel.evaluate_bots(game.new_initial_state(), bots, next(seeds))
        return 0

    return play


def pig_loops() -> dict[str, Work]:
    try:
        import pyspiel
    except ImportError:
        return {}
    from driving import drive_peer

    from hrajme.core import Dice

    game, dice = pyspiel.load_game("pig"), Dice(1)
    return {"from_python": lambda: drive_peer(game, dice), "inside": pig_inside(game)}


def farkle_loops() -> dict[str, Work]:
    """The package has one loop, in Python: throw, list the legal moves, choose."""
    try:
        from farkle_simulation.components.utils import roll_loop
    except ImportError:
        return {}
    return {"from_python": lambda: play_farkle(roll_loop)}


def play_farkle(roll_loop: Callable[[int], Any]) -> int:
    """One game of two random players to 10 000; the number of throws and decisions."""
    totals, moves, player = [0, 0], 0, 1
    while max(totals) < TARGET:
        player = 1 - player
        gained, made = play_farkle_turn(roll_loop)
        totals[player] += gained
        moves += made
    return moves


def play_farkle_turn(roll_loop: Callable[[int], Any]) -> tuple[int, int]:
    points, dice, moves = 0, 6, 0
    while True:
        _, worth, left, farkled, legal = roll_loop(dice)
        moves += 1
        if farkled:
            return 0, moves
        move = random.choice(legal)
        moves += 1
        points += worth[move - 1]
        if move == len(worth):
            return points, moves
        dice = left[move - 1]


def measure_part(args: argparse.Namespace) -> Any:
    """Ours in the form that this process runs, and the peers beside the compiled one."""
    if args.part == "plain":
        return measure(
            {str(target): our_loops(target) for target in args.targets}, args.seconds, args.repeats
        )
    works = {"pig": pig_loops(), "farkle": farkle_loops()}
    targets = [TARGET, *([as_long_as(works["pig"]["from_python"])] if works["pig"] else [])]
    works |= {str(target): our_loops(target) for target in targets}
    return {"targets": targets, "compiled": measure(works, args.seconds, args.repeats)}


def print_tables(found: dict[str, Any]) -> None:
    console = Console(highlight=False)
    console.print("Random games per CPU second, two seats, one thread, best of several runs")
    table = make_table("Ones and Fives", "to", "loop", "compiled", "plain", "ratio", "moves a game")
    for points in map(str, found["targets"]):
        for loop in ("inside", "from_python"):
            fast, slow = found["compiled"][points][loop], found["plain"][points][loop]
            rates = (number(fast["games"]), number(slow["games"]), f"{fast['games'] / slow['games']:.0f} ×")
            table.add_row(points, loop, *rates, f"{fast['moves_a_game']:.0f}")
    console.print(table)
    table = make_table("Peers", "peer", "loop", "games", "moves a game", "ours, as long", "ahead")
    for name, target in (("pig", found["targets"][-1]), ("farkle", TARGET)):
        for loop, rates in found["compiled"][name].items():
            add_peer(table, name, loop, rates, found["compiled"][str(target)])
    console.print(table)


def add_peer(table: Table, name: str, loop: str, rates: Rates, ours: dict[str, Rates]) -> None:
    """A peer's loop beside ours; a loop that is its only one stands beside both of ours."""
    loops = ("from_python", "inside") if name == "farkle" else (loop,)
    for each in loops:
        cells = (number(rates["games"]), f"{rates['moves_a_game']:.0f}" if rates["moves_a_game"] else "")
        ahead = f"{ours[each]['games'] / rates['games']:.1f} ×"
        table.add_row(name, loop, *cells, f"{number(ours[each]['games'])} {each}", ahead)


def parse_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--quick", action="store_true", help="fewer and shorter runs")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--part", choices=("plain", "compiled"), help=argparse.SUPPRESS)
    parser.add_argument("--seconds", type=float, help="CPU seconds a run")
    parser.add_argument("--repeats", type=int, help="runs a number")
    parser.add_argument("--targets", type=int, nargs="+", help=argparse.SUPPRESS)
    args = parser.parse_args()
    args.seconds = args.seconds or (QUICK_SECONDS if args.quick else FULL_SECONDS)
    args.repeats = args.repeats or (QUICK_REPEATS if args.quick else FULL_REPEATS)
    return args


def main() -> int:
    args = parse_arguments()
    if args.part:
        print(json.dumps(measure_part(args)))
        return 0
    length = ("--seconds", args.seconds, "--repeats", args.repeats)
    found = run_part(__file__, "compiled", *length)
    found["plain"] = run_part(__file__, "plain", *length, "--targets", *found["targets"])
    print(json.dumps(found)) if args.json else print_tables(found)
    return 0


if __name__ == "__main__":
    sys.exit(main())
