"""Stockfish at the table, where it is installed; a bot of ours in its place when it is of no use."""

from __future__ import annotations

import os
import shutil
from typing import Any
from weakref import finalize

import msgspec

from hrajme.core import NOTHING, Bot, Budget, Dice, Level, Weighed
from hrajme.core.bot import Clock, Guess, put_first
from hrajme.games.chess import notation
from hrajme.games.chess.encoding import is_claim
from hrajme.games.chess.rules import ChessPosition
from hrajme.search.uci import Engine, EngineFailed

# Debian puts games where not every path leads.
PLACES = ("stockfish", "/usr/games/stockfish", "/usr/local/games/stockfish")
# So long any answer may take: the levels ask for far less.
PATIENCE_SECONDS = 10.0
# What a bot says when the program has left it.
ALONE = "engine_gone"


def find_stockfish() -> str | None:
    """Its command; HRAJME_STOCKFISH may name it."""
    named = os.environ.get("HRAJME_STOCKFISH")
    places = PLACES if named is None else (named,)
    return next((path for path in map(shutil.which, places) if path is not None), None)


class StockfishLevel(msgspec.Struct, frozen=True):
    """Stockfish of one Skill Level, 0 to 20, with so many nodes a move; *stand_in* plays where it cannot."""

    skill: int
    nodes: int
    stand_in: Level
    seconds: float = PATIENCE_SECONDS

    @property
    def is_there(self) -> bool:
        return find_stockfish() is not None

    @property
    def policy(self) -> int:
        return self.stand_in.policy

    @property
    def budget(self) -> Budget:
        return Budget(nodes=self.nodes)

    def make(self, budget: Budget = NOTHING, clock: Clock | None = None) -> StockfishBot:
        return StockfishBot(self, self.stand_in.make(budget, clock), self.budget.changed_by(budget))


class StockfishBot:
    """Asks Stockfish, as long as it answers. Its lower levels play by chances of their own."""

    def __init__(self, level: StockfishLevel, stand_in: Bot, budget: Budget) -> None:
        self.level = level
        self.stand_in = stand_in
        self.budget = budget
        self.engine: Engine | None = None
        self.is_alone = False
        # The phrase that goes with the last move: said once, when the program leaves.
        self.says = ""

    def choose(self, seat: int, view: Any, guess: Guess, dice: Dice) -> int:
        self.says = ""
        position = guess(dice)
        assert isinstance(position, ChessPosition)
        if not self.is_alone:
            try:
                return self.ask(position, seat)
            except EngineFailed:
                self.give_up()
        return self.stand_in.choose(seat, view, guess, dice)

    def weigh(self, seat: int, view: Any, guess: Guess, dice: Dice) -> list[Weighed]:
        """What the bot of ours thinks of each move, behind what is chosen."""
        chosen = self.choose(seat, view, guess, dice)
        return put_first(chosen, self.stand_in.weigh(seat, view, guess, dice))

    def ask(self, position: ChessPosition, seat: int) -> int:
        """Its move, or a claim where one is true and the program stands no better than even."""
        legal = position.moves(seat)
        texts = {notation.write(position, seat, move): move for move in legal if not is_claim(move)}
        if self.engine is None:
            self.engine = self.start()
        nodes, only = self.budget.nodes or self.level.nodes, texts if position.touches else ()
        text = self.engine.best(position.fen(), nodes, self.budget.seconds, only)
        if text not in texts:
            raise EngineFailed(f"{text} is not a legal move")
        claims = [move for move in legal if is_claim(move)]
        return claims[0] if claims and self.engine.score <= 0 else texts[text]

    def start(self) -> Engine:
        command = find_stockfish()
        if command is None:
            raise EngineFailed("Stockfish is not installed")
        options: dict[str, str | int] = {"Threads": 1, "Hash": 16, "Skill Level": self.level.skill}
        engine = Engine(command, options, self.level.seconds)
        finalize(self, engine.close)
        return engine

    def give_up(self) -> None:
        self.is_alone = True
        self.says = ALONE
        if self.engine is not None:
            self.engine.close()
            self.engine = None
