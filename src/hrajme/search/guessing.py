"""Guessing: a search that knows no game by name.

It does not see what its seat may not see: it starts from a guess, deals the hidden things anew for every
try, plays each candidate move, lets quick players play on, and looks how well its seat stands then. All
candidates meet the same guesses and the same luck. A candidate must prove itself against the move of the
quick player: what counts is by how much it is better, less the uncertainty of that. The weaker half is
dropped again and again until the play-outs are spent (sequential halving).
"""

from __future__ import annotations

import math

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
# How many standard errors a move must be better to be preferred to the quick player's.
DOUBT = 1.0


class GuessSearch:
    """Thinks about one seat's move. One per thread; it can be used for many positions of one game."""

    def __init__(self, position: Position, policy: int) -> None:
        self.policy = policy
        self.guess = position.copy()
        self.trial = position.copy()
        self.playout = Playout([policy for _ in range(position.seats)])
        self.moves = Moves()
        self.scratch = Moves()
        self.luck = Dice(0)
        self.order = zeros(CAPACITY)
        self.gain = [0.0 for _ in range(CAPACITY)]
        self.square = [0.0 for _ in range(CAPACITY)]
        self.tries = zeros(CAPACITY)
        # How many play-outs it has made in all.
        self.spent = 0

    def best(self, position: Position, seat: int, playouts: int, dice: Dice) -> int:
        """The best move of *seat*, who is to move in *position*, after about so many play-outs."""
        with cython.nogil:
            return self.think(position, seat, playouts, dice)

    def think(self, position: Position, seat: int, playouts: int, dice: Dice) -> int:
        quick = position.advise(seat, self.policy, self.scratch, dice)
        alive = self.gather(position, seat, quick)
        phases = self.halvings(alive)
        while alive > 0:
            for _ in range(max(1, playouts // (phases * (alive + 1)))):
                self.compare(position, seat, quick, alive, dice)
            self.sort(alive)
            alive = alive // 2
        best = self.order[0]
        return self.moves.items[best] if self.tries[best] and self.proof(best) > 0.0 else quick

    def gather(self, position: Position, seat: int, quick: int) -> int:
        """The candidates beside the quick player's move; how many there are."""
        self.moves.clear()
        position.fill(self.moves, seat)
        position.shortlist(self.moves, seat)
        count = 0
        self.order[0] = 0
        self.tries[0] = 0
        for index in range(self.moves.count):
            if self.moves.items[index] != quick:
                self.order[count] = index
                self.gain[index] = 0.0
                self.square[index] = 0.0
                self.tries[index] = 0
                count += 1
        return count

    def halvings(self, count: int) -> int:
        """How often *count* candidates are halved until none is left."""
        phases = 0
        while count > 0:
            count = count // 2
            phases += 1
        return phases

    def compare(self, position: Position, seat: int, quick: int, alive: int, dice: Dice) -> None:
        """One guess, met by the quick player's move and by every candidate that is left."""
        self.guess.assign(position)
        self.guess.deal_anew(seat, dice)
        self.luck.follow(dice)
        word = self.luck.word
        base = self.worth_after(seat, quick)
        for index in range(alive):
            candidate = self.order[index]
            # The same luck for all: what differs is the move.
            self.luck.word = word
            gain = self.worth_after(seat, self.moves.items[candidate]) - base
            self.gain[candidate] += gain
            self.square[candidate] += gain * gain
            self.tries[candidate] += 1

    def worth_after(self, seat: int, move: int) -> float:
        self.spent += 1
        self.trial.assign(self.guess)
        self.trial.play_unchecked(seat, move)
        self.playout.settle(self.trial, self.luck)
        return self.trial.worth(seat)

    def sort(self, alive: int) -> None:
        """The best candidates first, equal ones in the order of the legal list."""
        for index in range(1, alive):
            candidate = self.order[index]
            place = index
            while place > 0 and self.proof(self.order[place - 1]) < self.proof(candidate):
                self.order[place] = self.order[place - 1]
                place -= 1
            self.order[place] = candidate

    def proof(self, candidate: int) -> float:
        """By how much a candidate is better than the quick player's move, with the doubt taken off."""
        count = self.tries[candidate]
        mean = self.gain[candidate] / count
        variance = max(0.0, self.square[candidate] / count - mean * mean)
        return mean - DOUBT * math.sqrt(variance / count)
