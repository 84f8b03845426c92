"""Flip 7: one more card, or stop in time? Seven different numbers end the round."""

from hrajme.core import Game
from hrajme.games.flip7 import notation, story
from hrajme.games.flip7.bot import LEVELS
from hrajme.games.flip7.earlier import EARLIER
from hrajme.games.flip7.options import Flip7Options
from hrajme.games.flip7.rules import Flip7Position

GAME = Game(
    key="flip7",
    rules_version=2,
    seats=range(1, 37),
    age=8,
    minutes=20,
    turn_rule="F7-5",
    position=Flip7Position,
    options=Flip7Options,
    notation=notation,
    story=story,
    levels=LEVELS,
    out_of_turn=notation.out_of_turn,
    earlier=EARLIER,
)
