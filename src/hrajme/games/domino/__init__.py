"""Domino: equal halves together, and whoever is first rid of all tiles wins."""

from hrajme.core import Game
from hrajme.games.domino import notation, story
from hrajme.games.domino.bot import LEVELS
from hrajme.games.domino.options import DominoOptions
from hrajme.games.domino.result import rank_seats
from hrajme.games.domino.rules import DominoPosition

GAME = Game(
    key="domino",
    rules_version=1,
    seats=range(2, 5),
    age=6,
    minutes=15,
    turn_rule="DO-4",
    position=DominoPosition,
    options=DominoOptions,
    notation=notation,
    story=story,
    levels=LEVELS,
    glimpse=story.glimpse,
    ranking=rank_seats,
)
