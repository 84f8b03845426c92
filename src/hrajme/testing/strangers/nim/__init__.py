"""Nim: two seats, nothing hidden, no chance."""

from hrajme.core import Endings, Game
from hrajme.testing.strangers.nim import notation, story
from hrajme.testing.strangers.nim.bot import LEVELS
from hrajme.testing.strangers.nim.options import NimOptions
from hrajme.testing.strangers.nim.rules import NimPosition

GAME = Game(
    key="nim",
    rules_version=1,
    seats=range(2, 3),
    age=6,
    minutes=3,
    decided_by="skill",
    turn_rule="NI-1",
    position=NimPosition,
    options=NimOptions,
    notation=notation,
    story=story,
    levels=LEVELS,
    eyes=notation.show,
    endings=Endings(draw=True, resign=1),
)
