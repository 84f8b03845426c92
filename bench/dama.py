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

import sys

from comparison import Comparison, missing, print_rates
from measuring import Rates, Work

INSIDE, DRIVEN, PERFT, SEARCH = "inside", "from Python", "perft", "alpha-beta"
DIFFERENCES = {
    "open_spiel": "English checkers: kings step one square, men take forward only, 40 quiet moves are a draw",
    "py_draughts": "Russian draughts: men take backward, a man crowned in a capture goes on as a king",
}


def ours() -> dict[str, Work]:
    """Random games inside the kernel and through the contract, lines of perft, and positions of a search."""
    from driving import drive

    from hrajme import COMPILED
    from hrajme.core import Budget, Dice
    from hrajme.games.dama import GAME, endgame
    from hrajme.search.alphabeta import AlphaBeta
    from hrajme.search.perft import Perft
    from hrajme.search.playout import Playout

    endgame.load()
    start, dice = GAME.start(2), Dice(1)
    playout, depth = Playout([0, 0]), 7 if COMPILED else 4
    perft, search = Perft(start, depth), AlphaBeta(start)
    budget = Budget(nodes=100_000 if COMPILED else 2_000)

    def think() -> int:
        search.best(start, 0, budget, dice)
        return int(search.nodes)

    return {
        INSIDE: lambda: playout.finish(start.copy(), dice),
        DRIVEN: lambda: drive(start.copy(), dice),
        PERFT: lambda: perft.count(start, depth),
        SEARCH: think,
    }


def open_spiel() -> dict[str, Work]:
    import pyspiel
    from driving import drive_peer

    from hrajme.core import Dice

    game, dice = pyspiel.load_game("checkers"), Dice(1)
    return {DRIVEN: lambda: drive_peer(game, dice)}


def py_draughts() -> dict[str, Work]:
    """The Russian board: every move asked for, chosen and made, as ours are."""
    from draughts import RussianBoard

    from hrajme.core import Dice

    pick = Dice(1).roll

    def play() -> int:
        board, moves = RussianBoard(), 0
        while not board.game_over and (legal := board.legal_moves):
            board.push(legal[pick(len(legal))])
            moves += 1
        return moves

    return {DRIVEN: play}


def show(found: dict[str, Rates]) -> None:
    print_rates(found, "games", "moves or positions", (PERFT, SEARCH))
    for peer, difference in DIFFERENCES.items():
        if not missing(found, peer):
            print(f"{peer}: {compare(found, peer)}; {difference}.")


def compare(found: dict[str, Rates], peer: str) -> str:
    """How many times ahead of a peer we are, driven from Python."""
    mine, theirs = found["compiled"][DRIVEN], found[peer][DRIVEN]
    games, moves = mine[0] / theirs[0], mine[1] / theirs[1]
    return f"we play {games:.1f} times as many games and {moves:.1f} times as many moves"


PEERS = {"open_spiel": open_spiel, "py_draughts": py_draughts}

if __name__ == "__main__":
    # Two forms with four measures each, two peers with one.
    sys.exit(Comparison(__file__, __doc__, ours, PEERS, 10, show).run())
