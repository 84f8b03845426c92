"""Speed: random games and search play-outs per CPU second, one thread, plain and compiled, beside OpenSpiel.

    python bench/speed.py            under three minutes
    python bench/speed.py --quick    under twenty seconds
    python bench/speed.py --json

Every number is the best of several runs, measured in CPU time of one process. See bench/README.md.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from functools import partial
from typing import Any

from measuring import SOURCE, Work, machine, measure, run_part
from peers import PEERS

SEATS = 4
PLAYOUTS = 1000
FULL_SECONDS, QUICK_SECONDS = 130.0, 9.0
FULL_REPEATS, QUICK_REPEATS = 5, 3
MEASURES = ("inside", "from_python", "search")


def measure_games(seconds: float, repeats: int) -> dict[str, Any]:
    """All measures of all games, in the form that this process runs."""
    import hrajme
    from hrajme.games import find, keys

    found: dict[str, Any] = {"compiled": hrajme.COMPILED, "games": {}}
    for key in keys():
        game = find(key)
        works = {"inside": inside(game), "from_python": from_python(game)}
        if plays_out(game):
            works["search"] = searching(game)
        found["games"][key] = {name: measure(work, seconds, repeats) for name, work in works.items()}
    return found


def plays_out(game: Any) -> bool:
    """Whether a bot of this game thinks by play-outs; those of others search moves and answers."""
    return any(level.budget.playouts for level in game.levels.values())


def seats_of(game: Any) -> int:
    return min(SEATS, int(game.seats[-1]))


def inside(game: Any) -> Work:
    """Random games inside the kernel."""
    from hrajme.core import Dice
    from hrajme.search.playout import Playout

    start = game.start(seats_of(game))
    playout = Playout([0] * start.seats)
    dice = Dice(1)
    return lambda: playout.finish(start.copy(), dice)


def from_python(game: Any) -> Work:
    """Random games, move by move."""
    from driving import drive

    from hrajme.core import Dice

    start, dice = game.start(seats_of(game)), Dice(1)
    return lambda: drive(start.copy(), dice)


def searching(game: Any) -> Work:
    """One think about a position some way into a game; the play-outs it made."""
    from hrajme.core import Budget, Dice
    from hrajme.search.guessing import GuessSearch

    policy = max(game.levels.values(), key=lambda level: level.budget.playouts or 0).policy
    position, seat = middle_of(game, policy)
    search = GuessSearch(position, policy)
    dice = Dice(2)

    def think() -> int:
        before = search.spent
        search.best(position, seat, Budget(playouts=PLAYOUTS), dice)
        return int(search.spent - before)

    return think


def middle_of(game: Any, policy: int) -> tuple[Any, int]:
    """A position half way through a game of quick players where a seat has a choice, and that seat."""
    from hrajme.core import CHANCE, Dice

    luck, dice = random.Random(3), Dice(3)
    decisions = []
    position = game.start(seats_of(game))
    while to_move := position.to_move():
        seat = to_move[0]
        if seat == CHANCE:
            position.play(CHANCE, luck.choice(position.moves(CHANCE)))
            continue
        if len(to_move) == 1 and len(position.moves(seat)) > 1:
            decisions.append((position.copy(), seat))
        position.play(seat, position.choose(seat, policy, dice))
    return decisions[len(decisions) // 2]


def measure_peers(seconds: float, repeats: int) -> dict[str, Any]:
    """OpenSpiel's nearest games; empty when it is not installed."""
    try:
        import pyspiel
    except ImportError:
        return {}
    from driving import drive_peer

    from hrajme.core import Dice

    found = {}
    for peer in PEERS:
        game = pyspiel.load_game(peer.name)
        found[peer.name] = measure(partial(drive_peer, game, Dice(1)), seconds, repeats)
    return found


def count_games() -> int:
    folder = SOURCE / "hrajme" / "games"
    return sum(1 for path in folder.iterdir() if (path / "__init__.py").exists())


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--quick", action="store_true", help="fewer and shorter runs")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--part", choices=("plain", "compiled", "peers"), help=argparse.SUPPRESS)
    parser.add_argument("--seconds", type=float, help="CPU seconds a run")
    parser.add_argument("--repeats", type=int, help="runs a number")
    args = parser.parse_args()
    repeats = args.repeats or (QUICK_REPEATS if args.quick else FULL_REPEATS)
    runs = repeats * (2 * len(MEASURES) * count_games() + len(PEERS))
    seconds = args.seconds or (QUICK_SECONDS if args.quick else FULL_SECONDS) / runs
    if args.part:
        print(json.dumps((measure_peers if args.part == "peers" else measure_games)(seconds, repeats)))
        return 0
    length = ("--seconds", seconds, "--repeats", repeats)
    found = {part: run_part(__file__, part, *length) for part in ("compiled", "plain", "peers")}
    if args.json:
        print(json.dumps({"machine": machine(), "seconds_a_run": seconds, "repeats": repeats, **found}))
    else:
        from tables import print_speed

        print_speed(found, seconds, repeats)
    return 0


if __name__ == "__main__":
    sys.exit(main())
