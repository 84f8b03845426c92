"""Xantipa: how many throws until two dice make seven?"""

from hrajme.core import Game
from hrajme.games.xantipa import notation, story
from hrajme.games.xantipa.bot import LEVELS
from hrajme.games.xantipa.options import XantipaOptions
from hrajme.games.xantipa.result import rank_seats
from hrajme.games.xantipa.rules import XantipaPosition

GAME = Game(
    key="xantipa",
    rules_version=1,
    seats=range(2, 13),
    age=5,
    minutes=5,
    turn_rule="XA-3",
    position=XantipaPosition,
    options=XantipaOptions,
    notation=notation,
    story=story,
    levels=LEVELS,
    out_of_turn=notation.out_of_turn,
    decided_by="luck",
    ranking=rank_seats,
)
