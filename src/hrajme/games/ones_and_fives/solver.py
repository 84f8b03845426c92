"""Solves the race of two seats: the exact chance to win of who is to throw, for all needs of both.

Who writes points down leaves a race with less to go, so races are solved from the shortest up. A dead throw
leaves the same race to the other seat. The chances of a race and of the same race seen from the other
seat therefore depend on each other; they are a fixed point, found by iteration. What one is as a function of
the other is made of straight pieces, so extrapolating from two steps lands on the point itself.
"""

from __future__ import annotations

from hrajme.games.ones_and_fives import outlook

LONGEST = 200
CLOSE = 1e-15
MOST_STEPS = 50


class RaceSolver:
    """Holds the chances that are solved so far."""

    def __init__(self) -> None:
        self.chances = [0.5 for _ in range(40_000)]

    def chance(self, mine: int, theirs: int) -> float:
        """That who is to throw and needs *mine* units wins."""
        return self.chances[LONGEST * (mine - 1) + theirs - 1]

    def solve_all(self, total: int) -> None:
        """All races in which both together need *total* units; those with less are solved already."""
        for mine in range(max(1, total - LONGEST), total // 2 + 1):
            self.solve(mine, total - mine)

    def solve(self, mine: int, theirs: int) -> None:
        """The race of two needs, seen from both seats."""
        guess = self.chances[LONGEST * (theirs - 1) + max(mine - 2, 0)]
        for _ in range(MOST_STEPS):
            first = self.improve(mine, theirs, guess)
            if abs(first - guess) <= CLOSE:
                break
            second = self.improve(mine, theirs, first)
            bend = second - 2.0 * first + guess
            guess = guess - (first - guess) * (first - guess) / bend if bend != 0.0 else second

    def improve(self, mine: int, theirs: int, guess: float) -> float:
        """The other seat's chance that follows from my best play against a guess of it."""
        chance = outlook.chance_of_turn(self.chances, mine, theirs, 1.0 - guess)
        answer = outlook.chance_of_turn(self.chances, theirs, mine, 1.0 - chance)
        self.chances[LONGEST * (mine - 1) + theirs - 1] = chance
        self.chances[LONGEST * (theirs - 1) + mine - 1] = answer
        return answer


def solve_points(strict: int) -> list[float]:
    """The mean units of every cell of a turn; POINTS."""
    row = [0.0] * 3000
    outlook.sweep_points(row, strict)
    return [row[cell] for cell in range(3000)]


def solve_reaching(strict: int) -> list[float]:
    """The chance to get 1, 2, 3 … units in one turn; REACHING."""
    row = [0.0] * 3000
    chances = []
    for need in range(1, 401):
        outlook.sweep_reach(row, need, 1, strict)
        chances.append(outlook.throw_on(row, 0, 6 * strict + 5, 0.0))
    return chances
