"""Alpha-beta: moves and answers, for games of two seats without chance in which nothing is hidden.

It looks one step further again and again (iterative deepening) until its budget is spent or everything is
known. The first move is asked for its value, the others only whether they are better (principal variation
search). What it remembers is forgotten with each question.
"""

from __future__ import annotations

import math

try:
    import cython
except ImportError:
    from hrajme.core import plain as cython

from hrajme.core.body import zeros
from hrajme.core.bot import Budget, Clock, Weighed, put_first
from hrajme.core.dice import Dice
from hrajme.core.position import Position
from hrajme.search.ply import Ply, Tree
from hrajme.search.values import INFINITE, LEAST_ERROR, MOST_DEPTH, MOST_PLIES, WIN, WINNING

CAPACITY = 4096
# How many units a quiet move may turn.
MARGIN = 0.4


class AlphaBeta:
    """Thinks about one seat's move. One per thread; for many positions of one game, with the same options.

    *unit* is how much more in the game's `evaluate` makes winning e times as likely as losing. A *bold*
    search sees further for its budget, and does not promise the shortest win (ply.py).
    """

    def __init__(
        self,
        position: Position,
        memory_bits: int = 18,
        unit: float = 400.0,
        clock: Clock | None = None,
        bold: bool = False,
    ) -> None:
        if position.seats != 2:
            raise ValueError("alpha-beta is for two seats")
        self.unit = unit
        self.tree = Tree(memory_bits, clock, max(1, int(unit * MARGIN)) if bold else 0)
        self.root = Ply(position, MOST_PLIES - 1, self.tree, None)
        self.plies = [self.root]
        for number in range(MOST_PLIES - 2, -1, -1):
            self.root = Ply(position, number, self.tree, self.root)
            self.plies.append(self.root)
        # The moves of the root, the best first; their values, those of one step less, and which are certain.
        self.count = 0
        self.moves = zeros(CAPACITY)
        self.values = zeros(CAPACITY)
        self.earlier = zeros(CAPACITY)
        self.wholes = zeros(CAPACITY)
        # How many steps it has looked down, and whether there is nothing more to see.
        self.depth = 0
        self.is_whole = False

    @property
    def nodes(self) -> int:
        """How many positions the last question took."""
        return self.tree.nodes

    def best(self, position: Position, seat: int, budget: Budget, dice: Dice) -> int:
        """The best move of *seat*, who is to move in *position*; equal ones are drawn."""
        self.begin(position, seat, budget, dice)
        if self.count > 1:
            with cython.nogil:
                self.think(seat)
        return self.moves[0]

    def weigh(self, position: Position, seat: int, budget: Budget, dice: Dice) -> list[Weighed]:
        """What each legal move of *seat* is worth, the `best` first. It takes up to twice as long."""
        best = self.think_of_all(position, seat, budget, dice)
        by_value = sorted(range(self.count), key=lambda index: -self.values[index])
        return put_first(best, [self.weighed(index) for index in by_value])

    def think_of_all(self, position: Position, seat: int, budget: Budget, dice: Dice) -> int:
        """The best move, when the value of every other is known too."""
        self.begin(position, seat, budget, dice)
        with cython.nogil:
            self.think(seat)
            self.look_at_the_rest(seat)
        return self.moves[0]

    def begin(self, position: Position, seat: int, budget: Budget, dice: Dice) -> None:
        self.tree.begin(budget)
        for ply in self.plies:
            ply.forget()
        self.set_up(position, seat, dice)

    def weighed(self, index: int) -> Weighed:
        """Exact where all ends were seen; else by how much the last step further has changed it."""
        move, value = self.moves[index], self.values[index]
        if abs(value) > WINNING:
            return Weighed(move, 1.0 if value > 0 else 0.0, 0.0, WIN - abs(value))
        if self.wholes[index]:
            return Weighed(move, 0.5, 0.0)
        worth = self.worth_of(value)
        return Weighed(move, worth, max(LEAST_ERROR, abs(worth - self.worth_of(self.earlier[index]))))

    def worth_of(self, value: int) -> float:
        return 0.5 + 0.5 * math.tanh(0.5 * value / self.unit)

    # The kernel

    def set_up(self, position: Position, seat: int, dice: Dice) -> None:
        """The moves of the root, shuffled: who always plays the same game is easily beaten."""
        self.tree.forget()
        self.root.position.assign(position)
        self.tree.path[0] = position.key()
        self.root.moves.clear()
        position.fill(self.root.moves, seat)
        self.count = self.root.moves.count
        for index in range(self.count):
            self.moves[index] = self.root.moves.items[index]
            self.lift(index, dice.below(index + 1))

    def think(self, seat: int) -> None:
        self.glance(seat)
        while not self.is_done():
            self.deepen(seat, self.depth + 1)

    def is_done(self) -> bool:
        """A win that is no further away than was looked is the shortest, a loss the longest."""
        if self.tree.is_out or self.is_whole or self.depth == MOST_DEPTH:
            return True
        return abs(self.values[0]) > WINNING and WIN - abs(self.values[0]) <= self.depth

    def glance(self, seat: int) -> None:
        """Always finished, so that there is an answer: every move has a value, and they are sorted by it."""
        self.depth = 0
        self.is_whole = False
        for index in range(self.count):
            value = self.root.glance(seat, self.moves[index])
            self.values[index] = value
            self.note(index, value)
            place = index
            while place > 0 and self.values[place - 1] < value:
                place -= 1
            self.lift(index, place)

    def deepen(self, seat: int, depth: int) -> None:
        """So many steps down. What is found counts even when the budget ends it: the best was asked first."""
        floor, is_whole = -INFINITE, True
        for index in range(self.count):
            value = self.root.value_of(seat, self.moves[index], floor, INFINITE, depth, min(index, 1))
            if self.tree.is_out:
                return
            is_whole = is_whole and self.tree.is_whole
            if value > floor:
                floor = value
                self.note(index, value)
                self.lift(index, 0)
        self.depth = depth
        self.is_whole = is_whole

    def look_at_the_rest(self, seat: int) -> None:
        """The values of the moves that are not the best, for who wants to know them; as much time again."""
        self.tree.extend()
        for depth in range(1, self.depth + 1):
            for index in range(1, self.count):
                value = self.root.value_of(seat, self.moves[index], -INFINITE, INFINITE, depth, 0)
                if self.tree.is_out:
                    return
                self.note(index, min(value, self.values[0]))

    def note(self, index: int, value: int) -> None:
        self.earlier[index] = self.values[index]
        self.values[index] = value
        self.wholes[index] = self.tree.is_whole

    def lift(self, index: int, place: int) -> None:
        """A move comes to an earlier place with all that is known of it; those between make room."""
        move, value = self.moves[index], self.values[index]
        earlier, whole = self.earlier[index], self.wholes[index]
        while index > place:
            self.moves[index] = self.moves[index - 1]
            self.values[index] = self.values[index - 1]
            self.earlier[index] = self.earlier[index - 1]
            self.wholes[index] = self.wholes[index - 1]
            index -= 1
        self.moves[place] = move
        self.values[place] = value
        self.earlier[place] = earlier
        self.wholes[place] = whole
