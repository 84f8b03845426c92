"""The bots of Flip 7: 1 stops at 25 points, 2 weighs the exact odds, and search thinks on top of 2."""

from __future__ import annotations

from hrajme.core import Level

LEVELS = {
    "random": Level(policy=0),
    "easy": Level(policy=1),
    "normal": Level(policy=2),
    "hard": Level(policy=2, playouts=1000),
}
