"""The bots of chess: moves and answers, from a glance to a second; and Stockfish, where it is installed."""

from __future__ import annotations

from hrajme.games.chess.values import UNIT
from hrajme.search.levels import alphabeta, quick

LEVELS = {
    "random": quick(0),
    "easy": alphabeta(nodes=300, policy=1, unit=UNIT),
    "normal": alphabeta(nodes=6_000, policy=1, unit=UNIT),
    "hard": alphabeta(nodes=80_000, policy=1, unit=UNIT),
    "expert": alphabeta(nodes=600_000, policy=1, memory_bits=20, unit=UNIT),
}
