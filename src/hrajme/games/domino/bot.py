"""The bots of Domino: 1 gets rid of heavy tiles, 2 of doubles and keeps its hand flexible; search thinks on
top of 2, and two players play the end exactly once the stock is empty."""

from __future__ import annotations

from hrajme.core import Level
from hrajme.games.domino.endgame import endgame

LEVELS = {
    "random": Level(policy=0),
    "easy": Level(policy=1),
    "normal": Level(policy=2),
    "hard": Level(policy=2, playouts=1000, finisher=endgame),
}
