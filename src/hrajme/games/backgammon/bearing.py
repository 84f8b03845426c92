"""Works out the tables of bearoff.py, from the fewest pips on: every roll comes nearer to the end."""

from __future__ import annotations

from array import array

from hrajme.core.moves import Moves
from hrajme.games.backgammon import bearoff, movement
from hrajme.games.backgammon.encoding import FACES, FIELDS, HOME
from hrajme.games.backgammon.tables import CHANCE_TO_WIN, OTHERS, VALUES

ROLLS = 36.0


class Bearing:
    """All plays of boards with one side alone, by their numbers."""

    def __init__(self) -> None:
        self.points = [0 for _ in range(2 * FIELDS)]
        self.moves = Moves()
        # The boards that the plays of the last roll lead to.
        self.after = [0 for _ in range(4096)]
        self.count = 0

    def put(self, board: tuple[int, ...]) -> int:
        """Set up a board, the checkers on its points from 1 to 6; its number."""
        for point in range(1, HOME + 1):
            self.points[point] = board[point - 1]
        return bearoff.rank(self.points, 0)

    def one_side(self, table: array[float], means: array[float], width: int) -> None:
        """Fill in the chances and the mean of the board that was put, from boards with fewer pips."""
        index = bearoff.rank(self.points, 0)
        for high in range(1, FACES + 1):
            for low in range(1, high + 1):
                self.roll(high, low)
                best = self.after[0]
                for play in range(1, self.count):
                    if means[self.after[play]] < means[best]:
                        best = self.after[play]
                share = (1.0 if high == low else 2.0) / ROLLS
                means[index] += share * (1.0 + means[best])
                if best == 0:
                    table[width * index] += share
                else:
                    for rolls in range(width - 1):
                        table[width * index + rolls + 1] += share * table[width * best + rolls]

    def two_sides(self, table: array[float], boards: int, yours: int, value: int) -> float:
        """The mean of what the best plays of the board that was put bring against board *yours*.

        *value* says by which column of the table for the other, who is then on roll, a play is judged.
        """
        total = 0.0
        for high in range(1, FACES + 1):
            for low in range(1, high + 1):
                self.roll(high, low)
                total += (1.0 if high == low else 2.0) / ROLLS * self.best_value(table, boards, yours, value)
        return total

    # The kernel

    def roll(self, high: int, low: int) -> None:
        self.moves.clear()
        movement.fill_plays(self.moves, self.points, 0, high, low)
        self.count = self.moves.count
        for index in range(self.count):
            movement.make(self.points, 0, self.moves.items[index], high, low)
            self.after[index] = bearoff.rank(self.points, 0)
            movement.unmake(self.points, 0, self.moves.items[index], high, low, 0)

    def best_value(self, table: array[float], boards: int, yours: int, value: int) -> float:
        best = -2.0
        for index in range(self.count):
            if self.after[index] == 0:
                return 1.0
            worth = self.value_to_other(table, VALUES * (boards * yours + self.after[index]), value)
            best = worth if worth > best else best
        return best

    def value_to_other(self, table: array[float], at: int, value: int) -> float:
        """BG-11: who may double does so where that brings more; the other drops where taking costs more."""
        worth = table[at + value]
        if value == CHANCE_TO_WIN:
            return 1.0 - worth
        if value != OTHERS:
            doubled = 2.0 * table[at + OTHERS]
            doubled = doubled if doubled < 1.0 else 1.0
            worth = doubled if doubled > worth else worth
        return -worth
