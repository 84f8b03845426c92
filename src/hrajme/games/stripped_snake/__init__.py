"""Stripped Snake: throw more than your left neighbour, or lose your own skin."""

from hrajme.core import Game
from hrajme.games.stripped_snake import notation, story
from hrajme.games.stripped_snake.bot import LEVELS
from hrajme.games.stripped_snake.options import StrippedSnakeOptions
from hrajme.games.stripped_snake.result import rank_seats
from hrajme.games.stripped_snake.rules import StrippedSnakePosition

GAME = Game(
    key="stripped_snake",
    rules_version=1,
    seats=range(2, 13),
    age=6,
    minutes=5,
    turn_rule="SH-4",
    position=StrippedSnakePosition,
    options=StrippedSnakeOptions,
    notation=notation,
    story=story,
    levels=LEVELS,
    out_of_turn=notation.out_of_turn,
    decided_by="luck",
    ranking=rank_seats,
)
