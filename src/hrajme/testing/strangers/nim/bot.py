"""The bots of Nim. `hard` looks ahead and does not err."""

from __future__ import annotations

from hrajme.search.levels import alphabeta, guessing, quick

LEVELS = {
    "random": quick(0),
    "easy": quick(0),
    "normal": guessing(policy=0, playouts=200),
    "hard": alphabeta(nodes=20_000),
}
