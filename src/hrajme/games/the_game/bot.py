"""The bots of The Game: 1 lays what is cheapest, 2 sees tricks coming, and search thinks on top of 2."""

from __future__ import annotations

from hrajme.core import Level

LEVELS = {
    "random": Level(policy=0),
    "easy": Level(policy=1),
    "normal": Level(policy=2),
    "hard": Level(policy=2, playouts=1000),
}
