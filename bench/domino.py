"""Domino: random hands per CPU second, plain and compiled, beside two other libraries in the same run.

    python bench/domino.py            about a minute
    python bench/domino.py --quick    rougher, under fifteen seconds
    python bench/domino.py --json

The peers are the package `dominoes` and OpenSpiel's `python_block_dominoes`, where they are installed:
``pip install dominoes open_spiel``. Every number is the best of several runs, in CPU time of one thread; the
runs of all take turns, so that a busy machine is busy for everybody.
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
DIFFERENCES = {
    "dominoes": "four seats, all 28 tiles dealt, no stock: nobody draws, and passes are made by the library",
    "open_spiel": "two seats, seven tiles each, the other 14 never come into play: nobody draws",
}


def ours(seats: int) -> dict[str, Work]:
    """Our own hands: inside the kernel, and move by move through the contract."""
    from hrajme.core import Dice
    from hrajme.games.domino import GAME
    from hrajme.search.playout import Playout

    start, dice, luck = GAME.start(seats), Dice(1), random.Random(1)
    playout = Playout([0] * seats)

    return {
        f"inside, {seats} seats": lambda: playout.finish(start.copy(), dice),
        f"from Python, {seats} seats": lambda: drive(GAME.start(seats), luck, dice),
    }


def peer_dominoes() -> dict[str, Work]:
    """The package `dominoes`: every move asked for and chosen; its lean board is its fastest loop."""
    import dominoes

    luck = random.Random(1)

    def play(*, lean: bool) -> int:
        game = dominoes.Game.new()
        if lean:
            game.skinny_board()
        while game.result is None:
            game.make_move(*luck.choice(game.valid_moves))
        return len(game.moves)

    return {"from Python": lambda: play(lean=False), "own fastest": lambda: play(lean=True)}


def peer_open_spiel() -> dict[str, Work]:
    """OpenSpiel's game, which is written in Python; its fastest loop draws even chances without weights."""
    import open_spiel.python.games  # noqa: F401 (registers the game)
    import pyspiel

    game, luck = pyspiel.load_game("python_block_dominoes"), random.Random(1)

    def fastest() -> int:
        state = game.new_initial_state()
        moves = 0
        while not state.is_terminal():
            state.apply_action(luck.choice(state.legal_actions()))
            moves += 1
        return moves

    return {"from Python": lambda: play_peer(game, luck), "own fastest": fastest}


def works_of(part: str) -> dict[str, Work]:
    """What one part measures; a peer that is not installed measures nothing."""
    makers: dict[str, Callable[[], dict[str, Work]]] = {
        "dominoes": peer_dominoes,
        "open_spiel": peer_open_spiel,
    }
    if part not in makers:
        return {**ours(2), **ours(4)}
    try:
        return makers[part]()
    except ImportError:
        return {}


def print_tables(found: dict[str, dict[str, tuple[float, float]]]) -> None:
    from tables import number

    print("\n| per CPU second | hands | moves |\n|---|--:|--:|")
    for part, rates in found.items():
        for name, (hands, moves) in rates.items():
            print(f"| {part}: {name} | {number(hands)} | {number(moves)} |")
    print()
    for peer, difference in DIFFERENCES.items():
        if peer in found:
            print(f"{peer}: {compare(found, peer)}; {difference}.")
        else:
            print(f"{peer} is not installed: not in this run.")


def compare(found: dict[str, Any], peer: str) -> str:
    """How many times ahead of a peer we are, with as many seats as it has."""
    seats = 4 if peer == "dominoes" else 2
    mine, theirs = found["compiled"], found[peer]
    driven = mine[f"from Python, {seats} seats"][0] / theirs["from Python"][0]
    inside = mine[f"inside, {seats} seats"][0] / max(theirs.values())[0]
    return f"we play {driven:.1f} times as many hands from Python, {inside:.0f} times as many inside"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--quick", action="store_true", help="fewer and shorter runs")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--part", choices=("compiled", "plain", *DIFFERENCES), help=argparse.SUPPRESS)
    parser.add_argument("--seconds", type=float, help="CPU seconds a run")
    args = parser.parse_args()
    repeats = QUICK_REPEATS if args.quick else FULL_REPEATS
    # Two forms with four measures each, two peers with two each.
    seconds = args.seconds or (QUICK_SECONDS if args.quick else FULL_SECONDS) / (repeats * 12)
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
