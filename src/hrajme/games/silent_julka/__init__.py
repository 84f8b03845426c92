"""Silent Julka: one to six and back again, one throw a round, and not a word."""

from hrajme.core import Game
from hrajme.games.silent_julka import notation, silence, story
from hrajme.games.silent_julka.bot import LEVELS
from hrajme.games.silent_julka.options import SilentJulkaOptions
from hrajme.games.silent_julka.result import rank_seats
from hrajme.games.silent_julka.rules import SilentJulkaPosition

GAME = Game(
    key="silent_julka",
    rules_version=1,
    seats=range(2, 13),
    age=5,
    minutes=10,
    turn_rule="NJ-1",
    position=SilentJulkaPosition,
    options=SilentJulkaOptions,
    notation=notation,
    story=story,
    levels=LEVELS,
    out_of_turn=notation.out_of_turn,
    decided_by="luck",
    manners=silence,
    silence=silence,
    ranking=rank_seats,
)
