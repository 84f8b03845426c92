"""Levels: the makers of bots that a game chooses from in its ``bot.py``.

    LEVELS = {"random": quick(0), "normal": quick(1), "hard": guessing(policy=1, playouts=1000)}

A level counts play-outs or nodes, so that its bots play alike on every machine; seconds are added by who
waits for the answer and has a clock.
"""

from __future__ import annotations

from functools import partial

import msgspec

from hrajme.core.bot import NOTHING, Budget, Clock, Level
from hrajme.search.alphabeta import AlphaBeta
from hrajme.search.bots import QUICK_BUDGET, GuessingBot, MakeFinisher, QuickBot, SearchingBot
from hrajme.search.expectimax import Expectimax


class QuickLevel(msgspec.Struct, frozen=True):
    """Follows a quick policy of the rules."""

    policy: int

    @property
    def budget(self) -> Budget:
        return NOTHING

    def make(self, budget: Budget = NOTHING, clock: Clock | None = None) -> QuickBot:
        return QuickBot(self.policy, QUICK_BUDGET.changed_by(budget), clock)


class GuessingLevel(msgspec.Struct, frozen=True):
    """Thinks on top of a quick policy by play-outs, until its finisher knows the rest."""

    policy: int
    budget: Budget
    finisher: MakeFinisher | None = None

    def make(self, budget: Budget = NOTHING, clock: Clock | None = None) -> GuessingBot:
        finisher = None if self.finisher is None else self.finisher()
        return GuessingBot(self.policy, self.budget.changed_by(budget), clock, finisher)


class AlphaBetaLevel(msgspec.Struct, frozen=True):
    """Looks through moves and answers."""

    policy: int
    budget: Budget
    memory_bits: int
    unit: float
    bold: bool = False

    def make(self, budget: Budget = NOTHING, clock: Clock | None = None) -> SearchingBot:
        search = partial(AlphaBeta, memory_bits=self.memory_bits, unit=self.unit, clock=clock, bold=self.bold)
        return SearchingBot(search, self.budget.changed_by(budget))


class ExpectimaxLevel(msgspec.Struct, frozen=True):
    """Looks through moves, answers and all that chance may bring."""

    policy: int
    budget: Budget
    depth: int

    def make(self, budget: Budget = NOTHING, clock: Clock | None = None) -> SearchingBot:
        search = partial(Expectimax, depth=self.depth, clock=clock)
        return SearchingBot(search, self.budget.changed_by(budget))


def quick(policy: int) -> Level:
    """The quick player of this policy of the rules; 0 is any legal move."""
    return QuickLevel(policy)


def guessing(*, policy: int, playouts: int, finisher: MakeFinisher | None = None) -> Level:
    """Deals the hidden things anew, tries each move and lets quick players of *policy* play on."""
    return GuessingLevel(policy, Budget(playouts=playouts), finisher)


def alphabeta(
    *, nodes: int, policy: int = 0, memory_bits: int = 18, unit: float = 400.0, bold: bool = False
) -> Level:
    """For two seats without chance: searches moves and answers, with a memory of 2 ** bits positions.

    *unit* is how much more in the game's `evaluate` makes winning e times as likely as losing. A *bold*
    search sees further, and does not promise the shortest win.
    """
    return AlphaBetaLevel(policy, Budget(nodes=nodes), memory_bits, unit, bold)


def expectimax(*, depth: int, nodes: int, policy: int = 0) -> Level:
    """For any number of seats: searches so many decisions and all that chance may bring between them."""
    return ExpectimaxLevel(policy, Budget(nodes=nodes), depth)
