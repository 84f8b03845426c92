"""The Game: all together against the cards, four piles, no numbers spoken."""

from hrajme.core import Game
from hrajme.core.endings import TogetherEndings
from hrajme.core.result import win_together
from hrajme.games.the_game import manners, notation, story
from hrajme.games.the_game.bot import LEVELS
from hrajme.games.the_game.options import TheGameOptions
from hrajme.games.the_game.rules import TheGamePosition

GAME = Game(
    key="the_game",
    rules_version=1,
    seats=range(1, 6),
    age=8,
    minutes=20,
    turn_rule="TG-8",
    position=TheGamePosition,
    options=TheGameOptions,
    notation=notation,
    story=story,
    levels=LEVELS,
    out_of_turn=notation.out_of_turn,
    glimpse=story.glimpse,
    manners=manners,
    endings=TogetherEndings(),
    ranking=win_together,
)
