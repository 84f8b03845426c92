"""Backgammon: race fifteen checkers home past the other side, and know when to double."""

from hrajme.core import Game
from hrajme.games.backgammon import mat, notation, position_file, story
from hrajme.games.backgammon.bot import ENGINES, LEVELS
from hrajme.games.backgammon.endings import BackgammonEndings
from hrajme.games.backgammon.options import BackgammonOptions
from hrajme.games.backgammon.rules import BackgammonPosition

GAME = Game(
    key="backgammon",
    rules_version=1,
    seats=range(2, 3),
    age=8,
    minutes=20,
    turn_rule="BG-5.3",
    position=BackgammonPosition,
    options=BackgammonOptions,
    notation=notation,
    story=story,
    levels=LEVELS,
    engines=ENGINES,
    endings=BackgammonEndings(),
    files={"mat": mat, "id": position_file},
)
