"""Ones and Fives: throw six dice, set aside what scores, and stop before a dead throw takes it all."""

from hrajme.core import Game
from hrajme.games.ones_and_fives import notation, story
from hrajme.games.ones_and_fives.bot import LEVELS
from hrajme.games.ones_and_fives.options import OnesAndFivesOptions
from hrajme.games.ones_and_fives.rules import OnesAndFivesPosition

GAME = Game(
    key="ones_and_fives",
    rules_version=1,
    seats=range(2, 13),
    age=8,
    minutes=30,
    turn_rule="OF-2",
    position=OnesAndFivesPosition,
    options=OnesAndFivesOptions,
    notation=notation,
    story=story,
    levels=LEVELS,
    out_of_turn=notation.out_of_turn,
)
