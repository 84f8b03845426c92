"""The bots of chess: moves and answers, from a glance to a second; and Stockfish, where it is installed."""

from __future__ import annotations

from hrajme.core import Level
from hrajme.games.chess.engine import StockfishLevel
from hrajme.games.chess.values import UNIT
from hrajme.search.levels import alphabeta, quick

LEVELS: dict[str, Level] = {
    "random": quick(0),
    "easy": alphabeta(nodes=300, policy=1, unit=UNIT),
    "normal": alphabeta(nodes=6_000, policy=1, unit=UNIT, bold=True),
    "hard": alphabeta(nodes=80_000, policy=1, unit=UNIT, bold=True),
    "expert": alphabeta(nodes=1_000_000, policy=1, memory_bits=20, unit=UNIT, bold=True),
}
# By its own Skill Level, 0 to 20.
ENGINES = {
    "stockfish-0": StockfishLevel(0, 20_000, LEVELS["normal"]),
    "stockfish-3": StockfishLevel(3, 50_000, LEVELS["hard"]),
    "stockfish-8": StockfishLevel(8, 100_000, LEVELS["expert"]),
    "stockfish-20": StockfishLevel(20, 400_000, LEVELS["expert"]),
}
