"""The bots of Flip 7: 1 stops at 25 points, 2 weighs the exact odds, and search thinks on top of 2."""

from __future__ import annotations

from hrajme.search.levels import guessing, quick

LEVELS = {
    "random": quick(0),
    "easy": quick(1),
    "normal": quick(2),
    "hard": guessing(policy=2, playouts=1000),
}
