"""Expectimax: moves, answers and all that chance may bring, for games in which nothing is hidden.

It looks one decision further again and again until its budget is spent, its depth is reached or everything is
known. Where it looks no further it asks the position's `worth`.
"""

from __future__ import annotations

try:
    import cython
except ImportError:
    from hrajme.core import plain as cython

from hrajme.core.bot import Budget, Clock, Weighed, put_first
from hrajme.core.dice import Dice
from hrajme.core.moves import Moves
from hrajme.core.position import Position
from hrajme.search.branch import Branch
from hrajme.search.effort import Effort
from hrajme.search.values import LEAST_ERROR

CAPACITY = 4096
MAX_SEATS = 64
MOST_BRANCHES = 64


class Expectimax:
    """Thinks about one seat's move. One per thread; for many positions of one game, with the same options."""

    def __init__(self, position: Position, depth: int, clock: Clock | None = None) -> None:
        if position.seats > MAX_SEATS:
            raise ValueError(f"expectimax is for {MAX_SEATS} seats at most")
        self.most_depth = depth
        self.effort = Effort(clock)
        self.root = Branch(position, MOST_BRANCHES - 1, self.effort, None)
        for number in range(MOST_BRANCHES - 2, -1, -1):
            self.root = Branch(position, number, self.effort, self.root)
        self.moves = Moves()
        # Of each move: its worth, whether that is certain, its worth before, and what is being found.
        self.worths = [0.0 for _ in range(CAPACITY)]
        self.wholes = [False for _ in range(CAPACITY)]
        self.earlier = [0.0 for _ in range(CAPACITY)]
        self.found = [0.0 for _ in range(CAPACITY)]
        self.found_wholes = [False for _ in range(CAPACITY)]
        self.depth = 0
        self.is_whole = False

    @property
    def nodes(self) -> int:
        """How many positions the last question took."""
        return self.effort.nodes

    def best(self, position: Position, seat: int, budget: Budget, dice: Dice) -> int:
        """The best move of *seat*, who is to move in *position*; the first of equal ones."""
        self.effort.begin(budget)
        with cython.nogil:
            self.think(position, seat)
            return self.moves.items[self.find_best()]

    def weigh(self, position: Position, seat: int, budget: Budget, dice: Dice) -> list[Weighed]:
        """What each legal move of *seat* is worth, the `best` first."""
        best = self.best(position, seat, budget, dice)
        return put_first(best, [self.weighed(index) for index in range(self.moves.count)])

    def weighed(self, index: int) -> Weighed:
        """Exact where all ends were seen; else by how much the last decision further has changed it."""
        error = max(LEAST_ERROR, abs(self.worths[index] - self.earlier[index]))
        return Weighed(self.moves.items[index], self.worths[index], 0.0 if self.wholes[index] else error)

    # The kernel

    def think(self, position: Position, seat: int) -> None:
        self.moves.clear()
        position.fill(self.moves, seat)
        self.root.position.assign(position)
        self.depth = 0
        self.is_whole = False
        while self.depth < self.most_depth and not self.is_whole:
            self.deepen(seat, self.depth + 1)
            if self.effort.is_out:
                return

    def deepen(self, seat: int, depth: int) -> None:
        """So many decisions. What the budget ends does not count, unless it is the first: that is cheap."""
        for index in range(self.moves.count):
            self.root.go_down(seat, self.moves.items[index], depth - 1)
            if self.effort.is_out and depth > 1:
                return
            self.found[index] = self.root.below.worths[seat]
            self.found_wholes[index] = self.root.below.is_whole
        self.take_over(depth)

    def take_over(self, depth: int) -> None:
        """All moves have been looked at so deeply: what was found counts."""
        self.depth = depth
        self.is_whole = True
        for index in range(self.moves.count):
            self.earlier[index] = self.found[index] if depth == 1 else self.worths[index]
            self.worths[index] = self.found[index]
            self.wholes[index] = self.found_wholes[index]
            self.is_whole = self.is_whole and self.wholes[index]

    def find_best(self) -> int:
        best = 0
        for index in range(1, self.moves.count):
            if self.worths[index] > self.worths[best]:
                best = index
        return best
