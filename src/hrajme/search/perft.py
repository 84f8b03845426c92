"""Perft: how many lines of so many moves there are. It proves rules, and measures them."""

from __future__ import annotations

try:
    import cython
except ImportError:
    from hrajme.core import plain as cython

from hrajme.core.moves import Moves
from hrajme.core.position import Position
from hrajme.core.seats import CHANCE, OVER
from hrajme.search.values import HAS_CHANCE


class Perft:
    """Counts the lines of moves from positions of one game, with the same seats and options."""

    def __init__(self, position: Position, depth: int) -> None:
        self.position = position.copy()
        self.moves = Moves()
        if depth > 1:
            self.below = Perft(position, depth - 1)

    def count(self, position: Position, depth: int) -> int:
        """The lines of *depth* moves, no more than it was made for; HAS_CHANCE where chance is to move."""
        if depth < 1:
            return 1
        with cython.nogil:
            return self.count_from(position, depth)

    # The kernel

    def count_from(self, position: Position, depth: int) -> int:
        mover = position.mover()
        if mover == OVER:
            return 0
        if mover == CHANCE:
            return HAS_CHANCE
        self.moves.clear()
        position.fill(self.moves, mover)
        return self.moves.count if depth == 1 else self.count_below(position, mover, depth)

    def count_below(self, position: Position, mover: int, depth: int) -> int:
        total = 0
        for index in range(self.moves.count):
            self.position.assign(position)
            self.position.play_unchecked(mover, self.moves.items[index])
            lines = self.below.count_from(self.position, depth - 1)
            if lines == HAS_CHANCE:
                return HAS_CHANCE
            total += lines
        return total
