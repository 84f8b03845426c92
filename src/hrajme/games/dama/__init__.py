"""Dáma: Czech draughts. Take everything or block everything, and taking is compulsory."""

from hrajme.core import Endings, Game
from hrajme.games.dama import notation, pdn, story
from hrajme.games.dama.bot import LEVELS
from hrajme.games.dama.options import DamaOptions
from hrajme.games.dama.result import rank_seats
from hrajme.games.dama.rules import DamaPosition

GAME = Game(
    key="dama",
    rules_version=1,
    seats=range(2, 3),
    age=6,
    minutes=20,
    decided_by="skill",
    turn_rule="DA-8",
    position=DamaPosition,
    options=DamaOptions,
    notation=notation,
    story=story,
    levels=LEVELS,
    endings=Endings(draw=True, resign=1),
    files={"pdn": pdn},
    ranking=rank_seats,
)
