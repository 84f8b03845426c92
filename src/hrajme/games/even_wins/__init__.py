"""Even Wins: three dice, three throws, and only the twos, the fours and the sixes count."""

from hrajme.core import Game
from hrajme.games.even_wins import notation, story
from hrajme.games.even_wins.bot import LEVELS
from hrajme.games.even_wins.options import EvenWinsOptions
from hrajme.games.even_wins.rules import EvenWinsPosition

GAME = Game(
    key="even_wins",
    rules_version=1,
    seats=range(2, 13),
    age=5,
    minutes=10,
    turn_rule="EW-1",
    position=EvenWinsPosition,
    options=EvenWinsOptions,
    notation=notation,
    story=story,
    levels=LEVELS,
    out_of_turn=notation.out_of_turn,
    decided_by="luck",
)
