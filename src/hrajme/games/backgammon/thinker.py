"""Thinks about a decision: every play by a glance, and the best of these by looking ahead.

What is found of a play are the chances of the other, who is on roll after it.
"""

from __future__ import annotations

try:
    import cython
except ImportError:
    from hrajme.core import plain as cython

from hrajme.core.bot import Budget, Clock
from hrajme.core.moves import Moves
from hrajme.games.backgammon import movement
from hrajme.games.backgammon.encoding import FIELDS
from hrajme.games.backgammon.foresight import Foresight
from hrajme.games.backgammon.outlook import Outlook
from hrajme.games.backgammon.outputs import OUTPUTS
from hrajme.search.effort import Effort

# A play, how far it was looked ahead, and what the other may expect.
Seen = tuple[int, int, list[float]]

BOARD = 2 * FIELDS
CAPACITY = 4096
# So many plays are looked at one turn ahead, and half of them two, if they seem to cost no more than so much.
KEPT = 10
MARGIN = 0.16


class Thinker:
    """Weighs plays: all by a glance, and the best of these by looking ahead, a turn further each time."""

    def __init__(self, outlook: Outlook, depth: int, clock: Clock | None = None) -> None:
        self.outlook = outlook
        self.effort = Effort(clock)
        self.depth = depth
        self.near = Foresight(outlook, self.effort, 1)
        self.far = Foresight(outlook, self.effort, 2)
        self.farthest = Foresight(outlook, self.effort, 3)
        self.points = [0 for _ in range(BOARD)]
        self.moves = Moves()
        # Of each play: what the other may expect after it, what that is worth and how far it was looked.
        self.chances = [0.0 for _ in range(CAPACITY * OUTPUTS)]
        self.worths = [0.0 for _ in range(CAPACITY)]
        self.depths = [0 for _ in range(CAPACITY)]
        self.order = [0 for _ in range(CAPACITY)]
        self.found = [0.0 for _ in range(OUTPUTS)]
        self.best = [0.0 for _ in range(OUTPUTS)]
        # What a further look has found, until it has seen all plays that it is for.
        self.fresh = [0.0 for _ in range(KEPT * OUTPUTS)]

    def weigh(self, points: list[int], own: int, high: int, low: int, budget: Budget) -> list[Seen]:
        """Every play, the best first, with how far it was looked and what the other may expect after it."""
        self.put(points)
        self.effort.begin(budget)
        with cython.nogil:
            self.think(own, high, low)
        return [self.weighed(self.order[place]) for place in range(self.moves.count)]

    def weighed(self, index: int) -> Seen:
        chances = [self.chances[index * OUTPUTS + output] for output in range(OUTPUTS)]
        return self.moves.items[index], self.depths[index], chances

    def expect(self, points: list[int], own: int, budget: Budget) -> list[float]:
        """The chances of the side at *own*, who is on roll."""
        self.put(points)
        self.effort.begin(budget)
        with cython.nogil:
            self.look_ahead(own)
        return [self.best[output] for output in range(OUTPUTS)]

    def put(self, points: list[int]) -> None:
        for point in range(BOARD):
            self.points[point] = points[point]

    # The kernel

    def look_ahead(self, own: int) -> None:
        """By a glance, and then ahead as far as the budget allows."""
        for depth in range(self.depth + 1):
            self.look(own, depth)
            if not self.effort.is_out or depth == 0:
                for output in range(OUTPUTS):
                    self.best[output] = self.found[output]

    def look(self, own: int, depth: int) -> None:
        """Set what is `found` for the side at *own*, who is on roll."""
        if depth == 0:
            self.effort.count()
            self.outlook.see(self.points, own)
            self.take_over(self.outlook.chances)
        elif depth == 1:
            self.near.look(self.points, own)
            self.take_over(self.near.chances)
        elif depth == 2:
            self.far.look(self.points, own)
            self.take_over(self.far.chances)
        else:
            self.farthest.look(self.points, own)
            self.take_over(self.farthest.chances)

    def take_over(self, chances: list[float]) -> None:
        for output in range(OUTPUTS):
            self.found[output] = chances[output]

    def think(self, own: int, high: int, low: int) -> None:
        self.moves.clear()
        movement.fill_plays(self.moves, self.points, own, high, low)
        for index in range(self.moves.count):
            self.order[index] = index
            self.try_play(own, index, high, low, 0)
            self.keep(index, self.found, 0, 0)
        self.sort(self.moves.count, own)
        for depth in range(1, self.depth + 1):
            self.deepen(own, high, low, depth, self.count_candidates(depth))

    def try_play(self, own: int, index: int, high: int, low: int, depth: int) -> None:
        hits = movement.make(self.points, own, self.moves.items[index], high, low)
        self.look(FIELDS - own, depth)
        movement.unmake(self.points, own, self.moves.items[index], high, low, hits)

    def keep(self, index: int, chances: list[float], at: int, depth: int) -> None:
        self.depths[index] = depth
        for output in range(OUTPUTS):
            self.chances[index * OUTPUTS + output] = chances[at + output]

    def count_candidates(self, depth: int) -> int:
        """How many of the first plays are worth a further look."""
        most = KEPT >> depth - 1
        count = 1
        while count < self.moves.count and count < most and self.depths[self.order[count]] == depth - 1:
            if self.worths[self.order[count]] - self.worths[self.order[0]] > MARGIN / depth:
                break
            count += 1
        return count if count > 1 else 0

    def deepen(self, own: int, high: int, low: int, depth: int, count: int) -> None:
        """Look further at the first so many plays; nothing counts where the budget ends it."""
        for place in range(count):
            self.try_play(own, self.order[place], high, low, depth)
            for output in range(OUTPUTS):
                self.fresh[place * OUTPUTS + output] = self.found[output]
            if self.effort.is_out:
                return
        for place in range(count):
            self.keep(self.order[place], self.fresh, place * OUTPUTS, depth)
        self.sort(count, own)

    def sort(self, count: int, own: int) -> None:
        """Put the first so many plays into the order of what they leave the other; equal ones stay."""
        for place in range(count):
            index, slot = self.order[place], place
            self.worths[index] = self.worth_of(index, own)
            while slot > 0 and self.worths[self.order[slot - 1]] > self.worths[index]:
                self.order[slot] = self.order[slot - 1]
                slot -= 1
            self.order[slot] = index

    def worth_of(self, index: int, own: int) -> float:
        """What the other may expect after a play."""
        for output in range(OUTPUTS):
            self.outlook.chances[output] = self.chances[index * OUTPUTS + output]
        return self.outlook.worth(FIELDS - own)
