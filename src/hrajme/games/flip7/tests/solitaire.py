"""Exact best play of one round alone, numbers and modifiers only, from a fresh deck.

A row is its numbers as bits and its modifiers as bits. The solver knows nothing of the rules' code, only
the deck's table. With points as the goal it gives the value of a round; with other goals it made the
`ROUNDS_TABLE` and the curves of odds.py.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

NUMBERS = {number: max(number, 1) for number in range(13)}
PLUSES = (2, 4, 6, 8, 10)
DOUBLE = 5
ALL_MODIFIERS = 0b111111


def points_of(numbers: int, modifiers: int) -> int:
    points = sum(number for number in NUMBERS if numbers >> number & 1)
    points *= 2 if modifiers >> DOUBLE & 1 else 1
    points += sum(plus for index, plus in enumerate(PLUSES) if modifiers >> index & 1)
    return points + 15 * (numbers.bit_count() == 7)


class Solitaire:
    """Maximises the mean of *goal* of the points of one round."""

    def __init__(self, goal: Callable[[int], float], *, modifiers: bool) -> None:
        self.goal = goal
        self.none = 0 if modifiers else ALL_MODIFIERS
        self.known: dict[int, float] = {}

    def value(self, numbers: int = 0, modifiers: int = 0) -> float:
        """The mean under best play of a row that may go on or stop."""
        key = numbers << 6 | modifiers
        if key not in self.known:
            stopped = self.goal(points_of(numbers, modifiers))
            is_over = numbers.bit_count() == 7 or stopped == self.goal(1000)
            self.known[key] = stopped if is_over else max(stopped, self.value_of_card(numbers, modifiers))
        return self.known[key]

    def value_of_card(self, numbers: int, modifiers: int) -> float:
        total, cards = 0.0, 0
        for number, count in NUMBERS.items():
            if numbers >> number & 1:
                total += (count - 1) * self.goal(0)
                cards += count - 1
            else:
                total += count * self.value(numbers | 1 << number, modifiers)
                cards += count
        for index in range(6):
            if not (modifiers | self.none) >> index & 1:
                total += self.value(numbers, modifiers | 1 << index)
                cards += 1
        return total / cards


def fewest_rounds(need: int, known: Mapping[int, float]) -> float:
    """How many rounds best play takes to get *need* points, when that is known for all fewer points."""
    rounds, before = known[need - 1], 0.0
    while abs(rounds - before) > 1e-6:
        before = rounds
        left = {**known, need: rounds}

        def goal(points: int, left: Mapping[int, float] = left) -> float:
            return -left[max(0, need - points)]

        rounds = 1.0 - Solitaire(goal, modifiers=True).value()
    return rounds
