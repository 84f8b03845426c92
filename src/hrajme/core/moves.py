"""Moves: a reusable list of moves, so that play-outs and searches allocate nothing."""

from __future__ import annotations

from hrajme.core.body import zeros

CAPACITY = 4096


class Moves:
    """The legal moves of one seat, filled by `Position.fill`. One per thread."""

    def __init__(self) -> None:
        self.items = zeros(CAPACITY)
        self.count = 0

    def clear(self) -> None:
        self.count = 0

    def add(self, move: int) -> None:
        self.items[self.count] = move
        self.count += 1

    def has(self, move: int) -> bool:
        """Whether *move* is in the list."""
        for index in range(self.count):
            if self.items[index] == move:
                return True
        return False

    def as_list(self) -> list[int]:
        return [self.items[index] for index in range(self.count)]
