"""Branch: one step down the tree of moves and chance, and what the position there is worth to every seat.

Each seat takes the move that is best for itself, whatever it does to the others (max^n): that is right for
two who play against each other, for many who each want to win, and for those who win or lose together. Of
equal moves the first is taken. Chance is the mean over all that may come up.
"""

from __future__ import annotations

from hrajme.core.moves import Moves
from hrajme.core.position import Position
from hrajme.core.seats import CHANCE, OVER
from hrajme.search.effort import Effort

MAX_SEATS = 64
MOST_BRANCHES = 64


class Branch:
    """One step down."""

    def __init__(self, start: Position, number: int, effort: Effort, below: Branch | None) -> None:
        self.number = number
        self.seats = start.seats
        self.effort = effort
        self.position = start.copy()
        self.moves = Moves()
        self.weights = Moves()
        self.worths = [0.0 for _ in range(MAX_SEATS)]
        # Whether the worths come from the ends of games alone.
        self.is_whole = False
        if below is not None:
            self.below = below

    # The kernel

    def expect(self, depth: int) -> None:
        """What the position is worth to every seat, looking at so many decisions."""
        self.effort.count()
        mover = self.position.mover()
        if mover == OVER or depth == 0 or self.number == MOST_BRANCHES - 1 or self.effort.is_out:
            self.take_worths(mover == OVER)
        elif mover == CHANCE:
            self.average(depth)
        else:
            self.choose(mover, depth)

    def take_worths(self, is_whole: bool) -> None:
        self.is_whole = is_whole
        for seat in range(self.seats):
            self.worths[seat] = self.position.worth(seat)

    def average(self, depth: int) -> None:
        """All that chance may bring, at its odds; it is no decision, so the depth stays."""
        self.moves.clear()
        self.weights.clear()
        self.position.fill_chances(self.moves, self.weights)
        self.clear_worths()
        total = 0
        for index in range(self.moves.count):
            self.go_down(CHANCE, self.moves.items[index], depth)
            total += self.weights.items[index]
            self.is_whole = self.is_whole and self.below.is_whole
            for seat in range(self.seats):
                self.worths[seat] += self.weights.items[index] * self.below.worths[seat]
        for seat in range(self.seats):
            self.worths[seat] /= total

    def choose(self, chooser: int, depth: int) -> None:
        """The move that is best for who chooses; after a sure win no other need be known."""
        self.moves.clear()
        self.position.fill(self.moves, chooser)
        self.clear_worths()
        self.worths[chooser] = -1.0
        for index in range(self.moves.count):
            self.go_down(chooser, self.moves.items[index], depth - 1)
            self.is_whole = self.is_whole and self.below.is_whole
            if self.below.worths[chooser] > self.worths[chooser]:
                for seat in range(self.seats):
                    self.worths[seat] = self.below.worths[seat]
            if self.below.is_whole and self.worths[chooser] >= 1.0:
                self.is_whole = True
                return

    def go_down(self, seat: int, move: int, depth: int) -> None:
        self.below.position.assign(self.position)
        self.below.position.play_unchecked(seat, move)
        self.below.expect(depth)

    def clear_worths(self) -> None:
        self.is_whole = True
        for seat in range(self.seats):
            self.worths[seat] = 0.0
