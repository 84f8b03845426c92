"""Fingers: everybody shows some at once, and the sum says who scores."""

from hrajme.core import Endings, Game
from hrajme.testing.strangers.fingers import notation, story
from hrajme.testing.strangers.fingers.bot import LEVELS
from hrajme.testing.strangers.fingers.options import FingersOptions
from hrajme.testing.strangers.fingers.rules import FingersPosition

GAME = Game(
    key="fingers",
    rules_version=1,
    seats=range(2, 5),
    age=4,
    minutes=2,
    turn_rule="FI-1",
    position=FingersPosition,
    options=FingersOptions,
    notation=notation,
    story=story,
    levels=LEVELS,
    glimpse=story.glimpse,
    endings=Endings(resign=3),
)
