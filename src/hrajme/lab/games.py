"""The games of a simulation: game i is the same whoever plays it, with dice of its own."""

from __future__ import annotations

import time

from hrajme.core import NOTHING, Bot, Dice, Game
from hrajme.lab.play import play_game
from hrajme.lab.report import Setup
from hrajme.lab.tally import Tally, turned
from hrajme.search.bots import make_bot


def play_games(game: Game, setup: Setup, chosen: range) -> Tally:
    """Play the games *chosen* and count them; inside the kernel when every bot is a quick one."""
    tally = Tally(setup.seats)
    levels = [game.level(bot) for bot in setup.bots]
    if any(level.budget != NOTHING for level in levels):
        bots = [make_bot(game, name, setup.budget, time.perf_counter) for name in setup.bots]
        for index in chosen:
            play_slowly(game, setup, bots, index, tally)
    else:
        start = game.start(setup.seats, setup.options)
        policies = [level.policy for level in levels]
        tally.add_quick_games(start, policies, setup.rotate, setup.seed, chosen)
    return tally


def play_slowly(game: Game, setup: Setup, players: list[Bot], index: int, tally: Tally) -> None:
    """Game *index*, move by move. What a bot answers does not depend on the games before."""
    shift = index % setup.seats if setup.rotate else 0
    dice = [Dice(setup.seed, index, 1 + seat) for seat in range(setup.seats)]
    position = game.start(setup.seats, setup.options)
    moves = play_game(position, turned(players, shift), Dice(setup.seed, index), dice)
    tally.add(position, shift, moves)
    tally.add_round(position)
