"""Cribbage: hands scored and random games per CPU second, plain and compiled, beside OpenSpiel in one run.

    python bench/cribbage.py            about a minute
    python bench/cribbage.py --quick    rougher, under fifteen seconds
    python bench/cribbage.py --json

The peer is OpenSpiel's `cribbage`, where it is installed: ``pip install open_spiel``. Every number is the
best of several runs, in CPU time of one thread; the runs of all take turns, so that a busy machine is busy
for everybody.
"""

from __future__ import annotations

import sys

from comparison import Comparison, missing, print_rates, times
from measuring import Rates, Work

# Under common rules, as the peer plays.
OPTIONS = {"min_run": 3}
PEER = "open_spiel"
INSIDE, DRIVEN, HANDS = "inside", "from Python", "hands"


def ours() -> dict[str, Work]:
    """Our own games: inside the kernel, and move by move through the contract; and hands with a starter."""
    from driving import drive

    from hrajme.core import Dice
    from hrajme.games.cribbage import GAME
    from hrajme.games.cribbage.tally import Tally
    from hrajme.search.playout import Playout

    start, dice, playout = GAME.start(2, OPTIONS), Dice(1), Playout([0, 0])

    def score_hands() -> int:
        """All hands whose lowest cards are two that leave few others above them."""
        tally = Tally(False, 3)
        tally.add_hands(38, 40)
        return sum(tally.counts)

    return {
        INSIDE: lambda: playout.finish(start.copy(), dice),
        DRIVEN: lambda: drive(start.copy(), dice),
        HANDS: score_hands,
    }


def open_spiel() -> dict[str, Work]:
    """OpenSpiel's game, driven from Python as ours is, and by its own C++ bots, one call a game."""
    import pyspiel
    from driving import drive_peer

    from hrajme.core import Dice

    game, dice = pyspiel.load_game("cribbage"), Dice(1)
    bots = [pyspiel.make_uniform_random_bot(player, player) for player in range(2)]

    def play_inside() -> int:
        """Its loop does not say how many moves it made."""
        pyspiel.evaluate_bots(game.new_initial_state(), bots, dice.roll(1 << 30))
        return 0

    return {INSIDE: play_inside, DRIVEN: lambda: drive_peer(game, dice)}


def show(found: dict[str, Rates]) -> None:
    print_rates(found, "games", "moves, or hands with a starter scored", (HANDS,))
    if not missing(found, PEER):
        for name in (DRIVEN, INSIDE):
            print(f"OpenSpiel, {name}: we play {times(found, PEER, name):.1f} times as many games.")


if __name__ == "__main__":
    # Two forms with three measures each, a peer with two.
    sys.exit(Comparison(__file__, __doc__, ours, {PEER: open_spiel}, 8, show).run())
