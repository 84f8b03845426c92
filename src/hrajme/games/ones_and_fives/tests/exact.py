"""Best play worked out a second time, plainly and slowly, from nothing but what dice are worth."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from hrajme.games.ones_and_fives import scoring
from hrajme.games.ones_and_fives.encoding import ALL_THROWS, DICE, FACES, ways
from hrajme.games.ones_and_fives.tables import CHANCES, LONGEST, UNIT

# What a turn is worth that holds so many units and has so many dice to throw.
Cells = dict[tuple[int, int], float]


class Turns:
    """The turns of one table: whether five dice may be completed, and whether OF-8's two pairs count."""

    def __init__(self, *, completing: bool = True, quad_is_two_pairs: bool = True) -> None:
        self.completing = completing
        self.worth = scoring.WORTH if quad_is_two_pairs else scoring.STRICT_WORTH

    def throw_on(self, cells: Cells, held: int, dice: int, dead: float) -> float:
        """The mean of what the best choice after every throw is worth."""
        total = 0.0
        for number in range(1, ALL_THROWS):
            if scoring.SIZE[number] == dice:
                total += ways(number) * max(self.choices(cells, held, number, dead), default=dead)
        all_ways: int = FACES**dice
        return total / all_ways

    def choices(self, cells: Cells, held: int, number: int, dead: float) -> Iterable[float]:
        for selection in scoring.SELECTIONS[number]:
            if self.worth[selection]:
                left = scoring.SIZE[number] - scoring.SIZE[selection]
                yield cells[held + self.worth[selection] // UNIT, left or DICE]
        if self.completing and scoring.COMPLETION[number]:
            done = cells[held + scoring.COMPLETION[number] // UNIT, DICE]
            yield done / 6 + 5 * dead / 6

    def solve(self, top: int, stop: Callable[[int], float], dead: float) -> Cells:
        """All cells; with *top* units or more one stops. stop(held) is what that is worth."""
        cells = {(held, dice): stop(held) for held in range(top, top + 101) for dice in range(1, DICE + 1)}
        for held in range(top - 1, -1, -1):
            for dice in range(1, DICE + 1):
                cells[held, dice] = max(stop(held), self.throw_on(cells, held, dice, dead))
        return cells


def chance(mine: int, theirs: int) -> float:
    """That who is to throw and needs *mine* units wins, by the table."""
    return CHANCES[LONGEST * (mine - 1) + theirs - 1]


def solve_race(mine: int, theirs: int) -> Cells:
    """The cells of one turn, by the table's word for what follows it."""

    def stop(held: int) -> float:
        if held >= mine:
            return 1.0
        return 1.0 - chance(theirs, mine - held) if held else 0.0

    return Turns().solve(mine, stop, 1.0 - chance(theirs, mine))
