"""The contract: what a game is, to everything that plays it."""

from hrajme.core.bot import NOTHING, PATIENCE, Bot, Budget, Level, Weighed
from hrajme.core.dice import Dice
from hrajme.core.endings import Endings
from hrajme.core.errors import (
    BadFile,
    BadOption,
    BadSeats,
    BrokenLog,
    IllegalMove,
    MalformedMove,
    MoveError,
    NotYourTurn,
    Refusal,
    UnknownGame,
    UnknownLevel,
    UnknownRules,
    UnknownShelf,
)
from hrajme.core.game import Game
from hrajme.core.options import Options
from hrajme.core.outcome import Outcome
from hrajme.core.position import Position
from hrajme.core.seats import CHANCE, OVER

__all__ = [
    "CHANCE",
    "NOTHING",
    "OVER",
    "PATIENCE",
    "BadFile",
    "BadOption",
    "BadSeats",
    "Bot",
    "BrokenLog",
    "Budget",
    "Dice",
    "Endings",
    "Game",
    "IllegalMove",
    "Level",
    "MalformedMove",
    "MoveError",
    "NotYourTurn",
    "Options",
    "Outcome",
    "Position",
    "Refusal",
    "UnknownGame",
    "UnknownLevel",
    "UnknownRules",
    "UnknownShelf",
    "Weighed",
]
