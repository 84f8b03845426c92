"""The bots of Fingers. There is nothing to know: every number is as good as any other."""

from __future__ import annotations

from hrajme.search.levels import guessing, quick

LEVELS = {
    "random": quick(0),
    "easy": quick(0),
    "normal": quick(0),
    "hard": guessing(policy=0, playouts=40),
}
