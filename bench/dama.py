"""Dáma: random games per CPU second, plain and compiled, beside two other libraries in the same run.

    python bench/dama.py            about a minute
    python bench/dama.py --quick    rougher, under fifteen seconds
    python bench/dama.py --json

The peers are OpenSpiel's `checkers` (English rules) and the Russian board of `py-draughts`, where they are
installed: ``pip install open_spiel py-draughts``. Beside random games it measures perft from the start and
alpha-beta, in positions. Every number is the best of several runs, in CPU time of one thread; the runs of all
take turns, so that a busy machine is busy for everybody.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import random
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

SOURCE = Path(__file__).resolve().parent.parent / "src"
sys.path.insert(0, str(SOURCE))

from driving import drive  # noqa: E402
from parts import measure_all, measure_part  # noqa: E402
from peers import play_peer  # noqa: E402
from speed import Work  # noqa: E402

FULL_SECONDS, QUICK_SECONDS = 50.0, 8.0
FULL_REPEATS, QUICK_REPEATS = 5, 2
INSIDE, DRIVEN, PERFT, SEARCH = "inside", "from Python", "perft", "alpha-beta"
DIFFERENCES = {
    "open_spiel": "English checkers: kings step one square, men take forward only, 40 quiet moves are a draw",
    "py_draughts": "Russian draughts: men take backward, a man crowned in a capture goes on as a king",
}


def ours() -> dict[str, Work]:
    """Random games inside the kernel and through the contract, lines of perft, and positions of a search."""
    from hrajme import COMPILED
    from hrajme.core import Budget, Dice
    from hrajme.games.dama import GAME, endgame
    from hrajme.search.alphabeta import AlphaBeta
    from hrajme.search.perft import Perft
    from hrajme.search.playout import Playout

    endgame.load()
    start, dice, luck = GAME.start(2), Dice(1), random.Random(1)
    playout, depth = Playout([0, 0]), 7 if COMPILED else 4
    perft, search, budget = (
        Perft(start, depth),
        AlphaBeta(start),
        Budget(nodes=100_000 if COMPILED else 2_000),
    )

    def think() -> int:
        search.best(start, 0, budget, dice)
        return int(search.nodes)

    return {
        INSIDE: lambda: playout.finish(start.copy(), dice),
        DRIVEN: lambda: drive(GAME.start(2), luck, dice),
        PERFT: lambda: perft.count(start, depth),
        SEARCH: think,
    }


def peer_open_spiel() -> dict[str, Work]:
    import pyspiel

    game, luck = pyspiel.load_game("checkers"), random.Random(1)
    return {DRIVEN: lambda: play_peer(game, luck)}


def peer_py_draughts() -> dict[str, Work]:
    """The Russian board: every move asked for and chosen, and its own perft where it has one."""
    from draughts import RussianBoard

    luck = random.Random(1)

    def play() -> int:
        board, moves = RussianBoard(), 0
        while not board.game_over and (legal := board.legal_moves):
            board.push(luck.choice(list(legal)))
            moves += 1
        return moves

    return {DRIVEN: play}


def works_of(part: str) -> dict[str, Work]:
    """What one part measures; a peer that is not installed measures nothing."""
    makers: dict[str, Callable[[], dict[str, Work]]] = {
        "open_spiel": peer_open_spiel,
        "py_draughts": peer_py_draughts,
    }
    if part not in makers:
        return ours()
    try:
        return makers[part]()
    except ImportError:
        return {}


def print_tables(found: dict[str, dict[str, tuple[float, float]]]) -> None:
    from tables import number

    print("\n| per CPU second | games | moves or positions |\n|---|--:|--:|")
    for part, rates in found.items():
        for name, (games, moves) in rates.items():
            shown = number(games) if name in (INSIDE, DRIVEN) else ""
            print(f"| {part}: {name} | {shown} | {number(moves)} |")
    print()
    for peer, difference in DIFFERENCES.items():
        if peer in found:
            print(f"{peer}: {compare(found, peer)}; {difference}.")
        else:
            print(f"{peer} is not installed: not in this run.")


def compare(found: dict[str, Any], peer: str) -> str:
    """How many times ahead of a peer we are, driven from Python."""
    mine, theirs = found["compiled"][DRIVEN], found[peer][DRIVEN]
    games, moves = mine[0] / theirs[0], mine[1] / theirs[1]
    return f"we play {games:.1f} times as many games and {moves:.1f} times as many moves"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--quick", action="store_true", help="fewer and shorter runs")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--part", choices=("compiled", "plain", *DIFFERENCES), help=argparse.SUPPRESS)
    parser.add_argument("--seconds", type=float, help="CPU seconds a run")
    args = parser.parse_args()
    repeats = QUICK_REPEATS if args.quick else FULL_REPEATS
    # Two forms with four measures each, two peers with one.
    seconds = args.seconds or (QUICK_SECONDS if args.quick else FULL_SECONDS) / (repeats * 10)
    if args.part:
        print(json.dumps(measure_part(works_of(args.part), seconds)))
        return 0
    found = measure_all(__file__, DIFFERENCES, seconds, repeats)
    if args.json:
        print(json.dumps(found))
        return 0
    print(
        f"Python {platform.python_version()}, {platform.machine()}, {os.cpu_count()} cores; one thread, ",
        end="",
    )
    print(f"best of {repeats} runs of {seconds:.2f} CPU seconds")
    print_tables(found)
    return 0


if __name__ == "__main__":
    sys.exit(main())
