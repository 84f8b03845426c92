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
from hrajme.core.bot import Budget, Clock, Weighed, put_first
from hrajme.core.dice import Dice
from hrajme.core.moves import Moves
from hrajme.core.position import Position
from hrajme.search.playout import Playout
from hrajme.search.watch import Watch

CAPACITY = 4096
# How many standard errors a move must be better to be preferred to the quick player's.
DOUBT = 1.0
# More play-outs than anybody waits for: seconds end it.
ENDLESS = 1 << 30


class GuessSearch:
    """Thinks about one seat's move. One per thread; for many positions of one game, with the same options."""

    def __init__(self, position: Position, policy: int, clock: Clock | None = None) -> None:
        self.policy = policy
        self.guess = position.copy()
        self.trial = position.copy()
        self.playout = Playout([policy for _ in range(position.seats)])
        self.watch = Watch(clock)
        self.moves = Moves()
        self.legal = Moves()
        self.scratch = Moves()
        self.luck = Dice(0)
        self.playouts = 0
        # The quick player's move, what it was worth in all tries, and how many they were.
        self.quick = 0
        self.base = 0.0
        self.base_square = 0.0
        self.base_tries = 0
        # A candidate is an index of *moves*. The order has the best first, then those that were dropped.
        self.candidates = 0
        self.order = zeros(CAPACITY)
        self.gain = [0.0 for _ in range(CAPACITY)]
        self.square = [0.0 for _ in range(CAPACITY)]
        self.tries = zeros(CAPACITY)
        # How many play-outs it has made in all.
        self.spent = 0

    def best(self, position: Position, seat: int, budget: Budget, dice: Dice) -> int:
        """The best move of *seat*, who is to move in *position*, within about this budget."""
        self.begin(budget)
        with cython.nogil:
            return self.think(position, seat, dice)

    def weigh(self, position: Position, seat: int, budget: Budget, dice: Dice) -> list[Weighed]:
        """What each legal move of *seat* is worth: the `best` first. It takes half as long again."""
        best = self.try_all(position, seat, budget, dice)
        tried = [self.weighed(index) for index in range(self.moves.count) if self.tries[index]]
        quick = Weighed(self.quick, self.base / self.base_tries, self.base_error())
        return put_first(best, [quick, *tried])

    def try_all(self, position: Position, seat: int, budget: Budget, dice: Dice) -> int:
        """The best move, when all others have been tried too."""
        self.begin(budget)
        with cython.nogil:
            best = self.think(position, seat, dice)
            self.try_the_rest(position, seat, dice)
            return best

    def begin(self, budget: Budget) -> None:
        if budget.playouts is None and budget.seconds is None:
            raise ValueError("guessing needs a budget of play-outs or seconds")
        self.playouts = ENDLESS if budget.playouts is None else budget.playouts
        self.watch.start(budget.seconds)

    def weighed(self, candidate: int) -> Weighed:
        """What the quick player's move is worth, and what this one gained on it: both met the same luck."""
        worth = self.base / self.base_tries + self.gain[candidate] / self.tries[candidate]
        error = math.sqrt(self.base_error() ** 2 + self.error(candidate) ** 2)
        return Weighed(self.moves.items[candidate], max(0.0, min(1.0, worth)), error)

    # The kernel

    def think(self, position: Position, seat: int, dice: Dice) -> int:
        self.quick = position.advise(seat, self.policy, self.scratch, dice)
        self.gather(position, seat)
        alive = self.candidates
        phases = self.halvings(alive)
        for phase in range(phases):
            tries = max(1, self.playouts // (phases * (alive + 1)))
            self.compare_often(position, seat, 0, alive, tries, (phase + 1.0) / phases, dice)
            self.sort(alive)
            alive = alive // 2
        best = self.order[0]
        return self.moves.items[best] if self.tries[best] and self.proof(best) > 0.0 else self.quick

    def gather(self, position: Position, seat: int) -> None:
        """The candidates beside the quick player's move: what is worth a thought."""
        self.moves.clear()
        position.fill(self.moves, seat)
        position.shortlist(self.moves, seat)
        self.base = 0.0
        self.base_square = 0.0
        self.base_tries = 0
        self.candidates = 0
        self.order[0] = 0
        self.tries[0] = 0
        for index in range(self.moves.count):
            self.enter(index)

    def enter(self, index: int) -> None:
        """A move becomes a candidate, unless it is the quick player's."""
        self.gain[index] = 0.0
        self.square[index] = 0.0
        self.tries[index] = 0
        if self.moves.items[index] != self.quick:
            self.order[self.candidates] = index
            self.candidates += 1

    def halvings(self, count: int) -> int:
        """How often *count* candidates are halved until none is left."""
        phases = 0
        while count > 0:
            count = count // 2
            phases += 1
        return phases

    def try_the_rest(self, position: Position, seat: int, dice: Dice) -> None:
        """The legal moves that were not worth a thought, for who wants to know by how much."""
        first = self.candidates
        self.legal.clear()
        position.fill(self.legal, seat)
        for index in range(self.legal.count):
            move = self.legal.items[index]
            if move != self.quick and not self.moves.has(move) and self.moves.count < CAPACITY:
                self.moves.add(move)
                self.enter(self.moves.count - 1)
        if self.candidates > first or self.base_tries == 0:
            tries = max(1, self.playouts // (2 * (self.candidates - first + 1)))
            self.compare_often(position, seat, first, self.candidates, tries, 1.5, dice)

    def compare_often(
        self, position: Position, seat: int, first: int, last: int, tries: int, share: float, dice: Dice
    ) -> None:
        """So many guesses, but one at least, while this share of the seconds lasts."""
        for _ in range(tries):
            self.compare(position, seat, first, last, dice)
            if self.watch.is_over(share):
                return

    def compare(self, position: Position, seat: int, first: int, last: int, dice: Dice) -> None:
        """One guess, met by the quick player's move and by the candidates from *first* to *last*."""
        self.guess.assign(position)
        self.guess.deal_anew(seat, dice)
        self.luck.follow(dice)
        word = self.luck.word
        base = self.worth_after(seat, self.quick)
        self.base += base
        self.base_square += base * base
        self.base_tries += 1
        for index in range(first, last):
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

    def error(self, candidate: int) -> float:
        return standard_error(self.gain[candidate], self.square[candidate], self.tries[candidate])

    def base_error(self) -> float:
        return standard_error(self.base, self.base_square, self.base_tries)


def standard_error(total: float, squares: float, count: int) -> float:
    """Of the mean of so many tries; where all came out alike, the next may still differ."""
    mean = total / count
    return max(1.0 / count, math.sqrt(max(0.0, squares / count - mean * mean) / count))
