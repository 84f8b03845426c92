"""Domino: random hands per CPU second, plain and compiled, beside two other libraries in the same run.

    python bench/domino.py            about a minute
    python bench/domino.py --quick    rougher, under fifteen seconds
    python bench/domino.py --json

The peers are the package `dominoes` and OpenSpiel's `python_block_dominoes`, where they are installed:
``pip install dominoes open_spiel``. Every number is the best of several runs, in CPU time of one thread; the
runs of all take turns, so that a busy machine is busy for everybody.
"""

from __future__ import annotations

import sys

from comparison import Comparison, missing, print_rates
from measuring import Rates, Work

DIFFERENCES = {
    "dominoes": "four seats, all 28 tiles dealt, no stock: nobody draws, and passes are made by the library",
    "open_spiel": "two seats, seven tiles each, the other 14 never come into play: nobody draws",
}


def ours() -> dict[str, Work]:
    """Our own hands: inside the kernel, and move by move through the contract."""
    return {**our_hands(2), **our_hands(4)}


def our_hands(seats: int) -> dict[str, Work]:
    from driving import drive

    from hrajme.core import Dice
    from hrajme.games.domino import GAME
    from hrajme.search.playout import Playout

    start, dice, playout = GAME.start(seats), Dice(1), Playout([0] * seats)
    return {
        f"inside, {seats} seats": lambda: playout.finish(start.copy(), dice),
        f"from Python, {seats} seats": lambda: drive(start.copy(), dice),
    }


def dominoes() -> dict[str, Work]:
    """The package `dominoes`: every move asked for and chosen; its lean board is its fastest loop."""
    from dominoes import Game

    from hrajme.core import Dice

    pick = Dice(1).roll

    def play(*, lean: bool) -> int:
        game = Game.new()
        if lean:
            game.skinny_board()
        while game.result is None:
            game.make_move(*game.valid_moves[pick(len(game.valid_moves))])
        return len(game.moves)

    return {"from Python": lambda: play(lean=False), "own fastest": lambda: play(lean=True)}


def open_spiel() -> dict[str, Work]:
    """OpenSpiel's game, which is written in Python; its fastest loop draws even chances without weights."""
    import open_spiel.python.games  # noqa: F401 (registers the game)
    import pyspiel
    from driving import drive_peer

    from hrajme.core import Dice

    game, dice = pyspiel.load_game("python_block_dominoes"), Dice(1)

    def fastest() -> int:
        state = game.new_initial_state()
        moves = 0
        while not state.is_terminal():
            legal = state.legal_actions()
            state.apply_action(legal[dice.roll(len(legal))])
            moves += 1
        return moves

    return {"from Python": lambda: drive_peer(game, dice), "own fastest": fastest}


def show(found: dict[str, Rates]) -> None:
    print_rates(found, "hands")
    for peer, difference in DIFFERENCES.items():
        if not missing(found, peer):
            print(f"{peer}: {compare(found, peer)}; {difference}.")


def compare(found: dict[str, Rates], peer: str) -> str:
    """How many times ahead of a peer we are, with as many seats as it has."""
    seats = 4 if peer == "dominoes" else 2
    mine, theirs = found["compiled"], found[peer]
    driven = mine[f"from Python, {seats} seats"][0] / theirs["from Python"][0]
    inside = mine[f"inside, {seats} seats"][0] / max(theirs.values())[0]
    return f"we play {driven:.1f} times as many hands from Python, {inside:.0f} times as many inside"


PEERS = {"dominoes": dominoes, "open_spiel": open_spiel}

if __name__ == "__main__":
    # Two forms with four measures each, two peers with two each.
    sys.exit(Comparison(__file__, __doc__, ours, PEERS, 12, show).run())
