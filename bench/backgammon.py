"""Backgammon: random games per CPU second, plain and compiled, beside OpenSpiel in the same run.

    python bench/backgammon.py            about a minute
    python bench/backgammon.py --quick    rougher, under fifteen seconds
    python bench/backgammon.py --json

OpenSpiel's `backgammon` is driven from Python by the same loop as ours, and inside by its own C++ loop with
two random bots, where it is installed: ``pip install open_spiel``. Neither plays with a cube. Beside games
it measures lists of plays, views, and boards that the network judges; with one hidden unit in the place of
all, what is left is the time of the plays and of the inputs. Every number is the best of several runs, in CPU
time of one thread; the runs take turns, so that a busy machine is busy for both.
"""

from __future__ import annotations

import sys
from typing import Any

from comparison import Comparison, missing, print_rates, times
from measuring import Rates, Work

INSIDE, DRIVEN, PLAYS = "inside", "from Python", "plays of a roll"
VIEWS = "views"
JUDGED, HARDLY = "boards judged by the network", "the same with one hidden unit"
PEER = "open_spiel"
# More positions than one look has.
PLENTY = 100_000
DIFFERENCE = (
    "there a pair of dice is one move and doubles are two; here a whole roll is one, no two with the same "
    "result, and to roll is a move"
)


def ours() -> dict[str, Work]:
    """Random games inside the kernel and through the contract; plays, views and boards judged."""
    from driving import drive

    from hrajme.core import Dice
    from hrajme.games.backgammon import GAME
    from hrajme.search.playout import Playout

    start, dice, playout = GAME.start(2, {"cube": False}), Dice(1), Playout([0, 0])
    rolled = opening_rolls(GAME)
    return {
        INSIDE: lambda: playout.finish(start.copy(), dice),
        DRIVEN: lambda: drive(start.copy(), dice),
        PLAYS: lambda: sum([len(position.moves(0)) for position in rolled]),
        VIEWS: lambda: len([position.view(0) for position in rolled]),
        **judging(),
    }


def judging() -> dict[str, Work]:
    """Looks one turn ahead from the start: every play of every roll is made, judged and taken back."""
    from hrajme.core import Budget
    from hrajme.games.backgammon.network import Network
    from hrajme.games.backgammon.outlook import Outlook
    from hrajme.games.backgammon.setup import START
    from hrajme.games.backgammon.thinker import Thinker
    from hrajme.games.backgammon.weights import FILE, read_networks

    board, budget = [*START, *START], Budget(nodes=PLENTY)
    glance = Thinker(Outlook(Network(1), Network(1)), 0)
    rolls = [(high, low) for high in range(1, 7) for low in range(1, high + 1)]
    # One look at the board itself comes before.
    boards = 1 + sum([len(glance.weigh(board, 0, *roll, budget)) for roll in rolls])

    def look(*networks: Network) -> Work:
        thinker = Thinker(Outlook(*networks), 1)

        def work() -> int:
            thinker.expect(board, 0, budget)
            return boards

        return work

    return {JUDGED: look(*read_networks(FILE.read_bytes())), HARDLY: look(Network(1), Network(1))}


def opening_rolls(game: Any) -> list[Any]:
    """A position after each of the rolls with which seat 1 may begin."""
    found = []
    for high in range(2, 7):
        for low in range(1, high):
            position = game.start(2)
            position.play(-1, game.read(position, -1, f"{high} {low}"))
            found.append(position)
    return found


def open_spiel() -> dict[str, Work]:
    import pyspiel
    from driving import drive_peer

    from hrajme.core import Dice

    game, dice = pyspiel.load_game("backgammon"), Dice(1)
    bots = [pyspiel.make_uniform_random_bot(seat, seat + 1) for seat in range(2)]

    def inside() -> int:
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, dice.roll(1 << 30))
        return len(state.history())

    return {INSIDE: inside, DRIVEN: lambda: drive_peer(game, dice)}


def show(found: dict[str, Rates]) -> None:
    print_rates(found, "games", others=(PLAYS, VIEWS, JUDGED, HARDLY))
    show_network(found["compiled"])
    if missing(found, PEER):
        return
    for name in (INSIDE, DRIVEN):
        print(f"{name}: {times(found, PEER, name):.1f} times as many games as OpenSpiel")
    print(f"Where they differ: {DIFFERENCE}.")


def show_network(rates: Rates) -> None:
    """Where the time of a judged board goes."""
    whole, rest = (1_000_000 / rates[name][1] for name in (JUDGED, HARDLY))
    print(f"A board is judged in {whole:.2f} µs: {whole - rest:.2f} in the network, {rest:.2f} before it.")


if __name__ == "__main__":
    # Two forms with six measures each, a peer with two.
    sys.exit(Comparison(__file__, __doc__, ours, {PEER: open_spiel}, 14, show).run())
