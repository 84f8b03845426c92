"""The bots of backgammon: 1 only runs, 2 minds blots and points, the others ask the network."""

from __future__ import annotations

from hrajme.core import Level
from hrajme.games.backgammon.engine import GnubgLevel
from hrajme.games.backgammon.player import NetworkLevel
from hrajme.search.levels import quick

LEVELS: dict[str, Level] = {
    "random": quick(0),
    "easy": quick(1),
    "normal": quick(2),
    "hard": NetworkLevel(depth=0, nodes=20_000),
    "expert": NetworkLevel(depth=2, nodes=2_000_000),
}
# By how many turns it looks ahead.
ENGINES = {
    "gnubg-0": GnubgLevel(0, LEVELS["hard"]),
    "gnubg-2": GnubgLevel(2, LEVELS["expert"]),
}
