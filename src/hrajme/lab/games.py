"""The games of a simulation: game i is the same whoever plays it, with dice of its own."""

from __future__ import annotations

from hrajme.core import Dice, Game
from hrajme.lab.play import play_game
from hrajme.lab.report import Setup
from hrajme.lab.tally import Tally, turned
from hrajme.search.bots import make_bot


def play_games(game: Game, setup: Setup, chosen: range) -> Tally:
    """Play the games *chosen* and count them; inside the kernel when every bot is a quick one."""
    tally = Tally(setup.seats)
    levels = [game.level(bot) for bot in setup.bots]
    if any(level.playouts for level in levels):
        for index in chosen:
            play_slowly(game, setup, index, tally)
    else:
        start = game.start(setup.seats, setup.options)
        policies = [level.policy for level in levels]
        tally.add_quick_games(start, policies, setup.rotate, setup.seed, chosen)
    return tally


def play_slowly(game: Game, setup: Setup, index: int, tally: Tally) -> None:
    """Game *index*, move by move. Bots are new in every game: nothing is carried over."""
    shift = index % setup.seats if setup.rotate else 0
    bots = [make_bot(game, name, setup.playouts) for name in turned(list(setup.bots), shift)]
    dice = [Dice(setup.seed, index, 1 + seat) for seat in range(setup.seats)]
    position = game.start(setup.seats, setup.options)
    moves = play_game(position, bots, Dice(setup.seed, index), dice)
    tally.add(position, shift, moves)
    tally.add_round(position)
