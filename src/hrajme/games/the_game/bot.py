"""The bots of The Game: 1 lays what is cheapest, 2 sees tricks coming, and search thinks on top of 2."""

from __future__ import annotations

from hrajme.search.levels import guessing, quick

LEVELS = {
    "random": quick(0),
    "easy": quick(1),
    "normal": quick(2),
    # About a tenth of a second a card: a person gladly waits so long, and alone it wins half as often again.
    "hard": guessing(policy=2, playouts=10_000),
}
