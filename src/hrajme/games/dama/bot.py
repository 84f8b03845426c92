"""The bots of dáma: 1 is careful, and the others look ahead; endings with few pieces they know by heart."""

from __future__ import annotations

from typing import Any

import msgspec

from hrajme.core import NOTHING, Bot, Budget, Dice, Level, Weighed
from hrajme.core.bot import Clock, Guess
from hrajme.games.dama import endgame
from hrajme.games.dama.encoding import is_capture
from hrajme.games.dama.rules import DamaPosition
from hrajme.search.levels import alphabeta, quick

# So much more in the evaluation makes winning e times as likely; tune.py measures by the same.
UNIT = 150.0


class LawfulBot:
    """Sees no move that DA-16 forbids, even at a table where it would only be warned."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    def choose(self, seat: int, view: Any, guess: Guess, dice: Dice) -> int:
        return self.bot.choose(seat, view, lawful(guess), dice)

    def weigh(self, seat: int, view: Any, guess: Guess, dice: Dice) -> list[Weighed]:
        """A capture that is missed is worth nothing, whatever the warning still allows."""
        weighed = self.bot.weigh(seat, view, lawful(guess), dice)
        moves = guess(dice).moves(seat) if is_capture(weighed[0].move) else []
        return [*weighed, *[Weighed(move, 0.0, 1.0) for move in moves if not is_capture(move)]]


def lawful(guess: Guess) -> Guess:
    def guess_lawfully(dice: Dice) -> DamaPosition:
        position = guess(dice)
        assert isinstance(position, DamaPosition)
        position.obey()
        return position

    return guess_lawfully


class LawfulLevel(msgspec.Struct, frozen=True):
    """Another level, with the endgame database and without unlawful moves."""

    level: Level

    @property
    def policy(self) -> int:
        return self.level.policy

    @property
    def budget(self) -> Budget:
        return self.level.budget

    def make(self, budget: Budget = NOTHING, clock: Clock | None = None) -> LawfulBot:
        endgame.load()
        return LawfulBot(self.level.make(budget, clock))


def thinking(nodes: int, memory_bits: int) -> Level:
    return LawfulLevel(alphabeta(nodes=nodes, policy=1, memory_bits=memory_bits, unit=UNIT))


LEVELS = {
    "random": quick(0),
    "easy": quick(1),
    "normal": thinking(nodes=1000, memory_bits=12),
    "hard": thinking(nodes=500_000, memory_bits=19),
}
