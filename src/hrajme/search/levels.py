"""Levels: the makers of bots that a game chooses from in its ``bot.py``.

    LEVELS = {"random": quick(0), "normal": quick(1), "hard": guessing(policy=1, playouts=1000)}

A level counts play-outs or nodes, so that its bots play alike on every machine; seconds are added by who
waits for the answer and has a clock.
"""

from __future__ import annotations

import msgspec

from hrajme.core.bot import NOTHING, Budget, Clock, Level
from hrajme.search.bots import QUICK_BUDGET, GuessingBot, MakeFinisher, QuickBot


class Quick(msgspec.Struct, frozen=True):
    """Follows a quick policy of the rules."""

    policy: int

    @property
    def budget(self) -> Budget:
        return NOTHING

    def make(self, budget: Budget = NOTHING, clock: Clock | None = None) -> QuickBot:
        return QuickBot(self.policy, QUICK_BUDGET.changed_by(budget), clock)


class Guessing(msgspec.Struct, frozen=True):
    """Thinks on top of a quick policy by play-outs, until its finisher knows the rest."""

    policy: int
    budget: Budget
    finisher: MakeFinisher | None = None

    def make(self, budget: Budget = NOTHING, clock: Clock | None = None) -> GuessingBot:
        finisher = None if self.finisher is None else self.finisher()
        return GuessingBot(self.policy, self.budget.changed_by(budget), clock, finisher)


def quick(policy: int) -> Level:
    """The quick player of this policy of the rules; 0 is any legal move."""
    return Quick(policy)


def guessing(*, policy: int, playouts: int, finisher: MakeFinisher | None = None) -> Level:
    """Deals the hidden things anew, tries each move and lets quick players of *policy* play on."""
    return Guessing(policy, Budget(playouts=playouts), finisher)
