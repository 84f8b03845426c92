"""How both sides lay away when each knows how the other does.

All 18 395 hands of six ranks, each as often as it is dealt, are laid away as is best with the cribs of the
last rounds, until nothing changes. Suits are left aside.
"""

from __future__ import annotations

from hrajme.core.body import zeros
from hrajme.games.cribbage import outlook, scoring
from hrajme.games.cribbage.encoding import JACK

RANKS, PAIRS, HOLDS = 13, 91, 1820
SUITS = 4
CARDS_PER_HAND = 6


class CribSolver:
    """How keen either role is on laying each pair away, and what its crib is worth then."""

    def __init__(self, min_run: int, pegs: list[float]) -> None:
        self.min_run = min_run
        self.pegs = pegs
        self.keen = [1.0 for _ in range(2 * PAIRS)]
        self.cribs = [0.0 for _ in range(2 * PAIRS)]
        self.chosen = [0.0 for _ in range(2 * PAIRS)]
        self.there = [0.0 for _ in range(2 * PAIRS)]
        # The ranks of a hand, how many of each are in it, and how many are not.
        self.hand = zeros(CARDS_PER_HAND)
        self.left = zeros(RANKS)

    def improve(self, share: float) -> float:
        """One round, taken into the way to lay away with this share; by how much a crib changed at most."""
        change = 0.0
        for role in range(2):
            for high in range(RANKS):
                for low in range(high + 1):
                    change = max(change, self.value_crib(role, low, high))
        for pair in range(2 * PAIRS):
            self.chosen[pair] = 0.0
            self.there[pair] = 0.0
        self.deal(0, 0)
        for pair in range(2 * PAIRS):
            self.keen[pair] += share * (self.chosen[pair] / self.there[pair] - self.keen[pair])
        return change

    def value_crib(self, role: int, low: int, high: int) -> float:
        """The mean crib with this pair in it; by how much that is another than before."""
        for rank in range(RANKS):
            self.left[rank] = SUITS - (1 if rank == low else 0) - (1 if rank == high else 0)
        total = 0.0
        weights = 0.0
        for second in range(RANKS):
            for first in range(second + 1):
                keen = self.keen[PAIRS * (1 - role) + outlook.pair_of(first, second)]
                weight = self.ways(first, second) * keen
                weights += weight
                if weight > 0.0:
                    total += weight * self.mean_with_starter(low, high, first, second)
                    # A jack of the other's is of the starter's suit once in four times.
                    total += weight * ((1 if first == JACK else 0) + (1 if second == JACK else 0)) / 4.0
        pair = PAIRS * role + outlook.pair_of(low, high)
        before = self.cribs[pair]
        self.cribs[pair] = total / weights
        return abs(self.cribs[pair] - before)

    def ways(self, first: int, second: int) -> int:
        """In how many ways two cards of these ranks can be taken from those that are left."""
        there = self.left[first]
        return there * self.left[second] if first != second else there * (there - 1) // 2

    def mean_with_starter(self, a: int, b: int, c: int, d: int) -> float:
        points = 0
        count = 0
        for starter in range(RANKS):
            there = self.left[starter] - (1 if starter == c else 0) - (1 if starter == d else 0)
            if there > 0:
                points += there * scoring.points_of_ranks(a, b, c, d, starter, self.min_run)
                count += there
        return (points + 0.0) / count

    def deal(self, size: int, lowest: int) -> None:
        """All hands that begin with the first *size* ranks, in rising order."""
        if size == CARDS_PER_HAND:
            self.lay_away()
            return
        for rank in range(lowest, RANKS):
            if size < SUITS or self.hand[size - SUITS] != rank:
                self.hand[size] = rank
                self.deal(size + 1, rank)

    def lay_away(self) -> None:
        """How one hand is laid away by either role, as often as it is dealt."""
        for rank in range(RANKS):
            self.left[rank] = SUITS
        deals = 1.0
        alike = 0
        for index in range(CARDS_PER_HAND):
            rank = self.hand[index]
            alike = alike + 1 if index > 0 and self.hand[index - 1] == rank else 1
            deals = deals * self.left[rank] / alike
            self.left[rank] -= 1
        for role in range(2):
            self.choose(role, deals)

    def choose(self, role: int, deals: float) -> None:
        best = 0
        most = -1000.0
        for second in range(1, CARDS_PER_HAND):
            for first in range(second):
                pair = PAIRS * role + outlook.pair_of(self.hand[first], self.hand[second])
                self.there[pair] += deals
                value = self.value_kept(role, first, second)
                value += self.cribs[pair] if role == 1 else -self.cribs[pair]
                if value > most:
                    most = value
                    best = pair
        self.chosen[best] += deals

    def value_kept(self, role: int, first: int, second: int) -> float:
        """The mean hand and the play without these two cards."""
        kept = [0] * 4
        count = 0
        for index in range(CARDS_PER_HAND):
            if index != first and index != second:
                kept[count] = self.hand[index]
                count += 1
        points = 0
        for starter in range(RANKS):
            if self.left[starter]:
                worth = scoring.points_of_ranks(kept[0], kept[1], kept[2], kept[3], starter, self.min_run)
                points += self.left[starter] * worth
        hold = outlook.hold_of(kept[0], kept[1], kept[2], kept[3])
        return points / 46.0 + self.pegs[HOLDS * role + hold]
