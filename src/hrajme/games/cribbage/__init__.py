"""Cribbage: fifteens, pairs and runs, counted aloud and pegged to 121."""

from hrajme.core import Endings, Game
from hrajme.games.cribbage import notation, story
from hrajme.games.cribbage.bot import LEVELS
from hrajme.games.cribbage.options import CribbageOptions
from hrajme.games.cribbage.rules import CribbagePosition

GAME = Game(
    key="cribbage",
    rules_version=1,
    seats=range(2, 3),
    age=10,
    minutes=30,
    turn_rule="CR-6",
    position=CribbagePosition,
    options=CribbageOptions,
    notation=notation,
    story=story,
    levels=LEVELS,
    glimpse=story.glimpse,
    out_of_turn=notation.out_of_turn,
    telltale=notation.telltale,
    endings=Endings(resign=1),
)
