"""Effort: what a search has spent on a question, and when that is enough."""

from __future__ import annotations

from hrajme.core.bot import Budget, Clock
from hrajme.search.watch import Watch

# More positions than anybody waits for: seconds end it.
ENDLESS = 1 << 60
# How many positions pass between two looks at the clock, less one.
CLOCK_MASK = 1023


class Effort:
    """Counts the positions that are looked at. One per search."""

    def __init__(self, clock: Clock | None = None) -> None:
        self.watch = Watch(clock)
        self.nodes = 0
        self.allowed = 0
        self.limit = 0
        # How much of the seconds there is: once, and again for more.
        self.shares = 1.0
        self.is_out = False

    def begin(self, budget: Budget) -> None:
        """A new question. Raises ValueError for a budget without an end."""
        if budget.nodes is None and budget.seconds is None:
            raise ValueError("a search of moves needs a budget of nodes or seconds")
        self.watch.start(budget.seconds)
        self.nodes = 0
        self.allowed = ENDLESS if budget.nodes is None else budget.nodes
        self.limit = self.allowed
        self.shares = 1.0
        self.is_out = False

    # The kernel

    def extend(self) -> None:
        """As much again."""
        self.limit = self.nodes + self.allowed
        self.shares += 1.0
        self.is_out = False

    def count(self) -> None:
        """One more position; the budget may be spent."""
        self.nodes += 1
        if not self.is_out:
            is_late = self.nodes & CLOCK_MASK == 0 and self.watch.is_over(self.shares)
            self.is_out = self.nodes > self.limit or is_late
