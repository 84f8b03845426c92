"""Moves: a reusable list of moves, so that play-outs and searches allocate nothing."""

from __future__ import annotations

from hrajme.core import native
from hrajme.core.body import zeros

CAPACITY = 4096


class Moves:
    """The legal moves of one seat, filled by `Position.fill`. One per thread.

    A move too many is dropped and not forgotten: who asks from outside is told.
    """

    def __init__(self) -> None:
        self.items = zeros(CAPACITY)
        self.count = 0
        self.has_dropped = False

    def clear(self) -> None:
        self.count = 0
        self.has_dropped = False

    def add(self, move: int) -> None:
        if self.count < CAPACITY:
            self.items[self.count] = move
            self.count += 1
        else:
            self.has_dropped = True

    def has(self, move: int) -> bool:
        """Whether *move* is in the list."""
        for index in range(self.count):
            if self.items[index] == move:
                return True
        return False

    def as_list(self) -> list[int]:
        """All of them. Raises OverflowError when they were too many."""
        self.check()
        return native.list_of(self.items, self.count)

    def check(self) -> None:
        """Raises OverflowError when moves had to be dropped."""
        if self.has_dropped:
            raise OverflowError(f"a position has more than {CAPACITY} moves")
