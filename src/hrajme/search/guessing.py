"""Guessing: a search that knows no game by name.

It does not see what its seat may not see: it starts from a guess, deals the hidden things anew for every
try, plays each candidate move, lets quick players play on, and prefers the move after which its seat
stands best on average. All candidates meet the same guesses; the weaker half is dropped again and again
until the play-outs are spent (sequential halving).
"""

from __future__ import annotations

try:
    import cython
except ImportError:
    from hrajme.core import plain as cython

from hrajme.core.body import zeros
from hrajme.core.dice import Dice
from hrajme.core.moves import Moves
from hrajme.core.position import Position
from hrajme.search.playout import Playout

CAPACITY = 4096


class GuessSearch:
    """Thinks about one seat's move. One per thread; it can be used for many positions of one game."""

    def __init__(self, position: Position, policy: int) -> None:
        self.guess = position.copy()
        self.trial = position.copy()
        self.playout = Playout([policy for _ in range(position.seats)])
        self.moves = Moves()
        self.worth = [0.0 for _ in range(CAPACITY)]
        self.order = zeros(CAPACITY)
        self.tries = zeros(CAPACITY)

    def best(self, position: Position, seat: int, playouts: int, dice: Dice) -> int:
        """The best move of *seat*, who is to move in *position*, after about so many play-outs."""
        self.moves.clear()
        position.fill(self.moves, seat)
        position.shortlist(self.moves, seat)
        with cython.nogil:
            return self.think(position, seat, playouts, dice)

    def think(self, position: Position, seat: int, playouts: int, dice: Dice) -> int:
        alive = self.moves.count
        for index in range(alive):
            self.order[index] = index
            self.worth[index] = 0.0
            self.tries[index] = 0
        phases = self.halvings(alive)
        while alive > 1:
            rounds = max(1, playouts // (phases * alive))
            for _ in range(rounds):
                self.compare(position, seat, alive, dice)
            self.sort(alive)
            alive = (alive + 1) // 2
        return self.moves.items[self.order[0]]

    def halvings(self, count: int) -> int:
        """How often *count* candidates are halved until one is left."""
        phases = 0
        while count > 1:
            count = (count + 1) // 2
            phases += 1
        return max(1, phases)

    def compare(self, position: Position, seat: int, alive: int, dice: Dice) -> None:
        """One guess, met by every candidate that is left."""
        self.guess.assign(position)
        self.guess.deal_anew(seat, dice)
        word = dice.word
        for index in range(alive):
            candidate = self.order[index]
            # The same luck for all: what differs is the move.
            dice.word = word
            self.trial.assign(self.guess)
            self.trial.play_unchecked(seat, self.moves.items[candidate])
            self.playout.settle(self.trial, dice)
            self.worth[candidate] += self.trial.worth(seat)
            self.tries[candidate] += 1

    def sort(self, alive: int) -> None:
        """The best candidates first, equal ones in the order of the legal list."""
        for index in range(1, alive):
            candidate = self.order[index]
            place = index
            while place > 0 and self.mean(self.order[place - 1]) < self.mean(candidate):
                self.order[place] = self.order[place - 1]
                place -= 1
            self.order[place] = candidate

    def mean(self, candidate: int) -> float:
        return self.worth[candidate] / self.tries[candidate]
