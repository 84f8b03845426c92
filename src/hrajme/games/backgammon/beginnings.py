"""Every beginning of a play, for boards on which checkers go one after another.

A beginning is written like a play (encoding.py): the points that checkers leave, by the higher number and by
the lower, or of doubles from the farthest to the nearest; 0 is a number that is not played yet. From one
beginning every other is open that has one point more: what could be played before can be played later, too.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from hrajme.core import bits
from hrajme.games.backgammon.encoding import BAR, MOST_STEPS, OFF, Step
from hrajme.games.backgammon.movement import origins

Beginning = tuple[int, ...]
# How many checkers of the mover stand on each point in the end, four bits a point; and where they have hit.
Result = tuple[int, int]
COUNT_BITS = 4
COUNT = (1 << COUNT_BITS) - 1


def find_beginnings(
    mine: Sequence[int], theirs: Sequence[int], throw: tuple[int, int], plays: Sequence[Sequence[Step]]
) -> tuple[Beginning, ...]:
    """Those that lead to one of *plays*, the whole ones among them."""
    trial = Trial(mine, theirs, throw)
    wanted = {trial.result(steps) for steps in plays}
    onward = trial.tree()
    found: set[Beginning] = set()
    for each in reversed(onward):
        if trial.result(trial.steps(each)) in wanted or not found.isdisjoint(onward[each]):
            found.add(each)
    return tuple(sorted(found - {trial.nothing}, reverse=True))


class Trial:
    """A roll on a board, tried step by step."""

    def __init__(self, mine: Sequence[int], theirs: Sequence[int], throw: tuple[int, int]) -> None:
        low, high = throw
        self.is_double = low == high
        self.dice = (low,) * MOST_STEPS if self.is_double else (high, low)
        self.nothing: Beginning = (0,) * len(self.dice)
        self.counts = sum([count << COUNT_BITS * point for point, count in enumerate(mine)])
        self.occupied = sum([1 << point for point in range(1, BAR + 1) if mine[point]])
        self.held = sum([1 << BAR - point for point in range(1, BAR) if theirs[point] > 1])
        self.blots = sum([1 << BAR - point for point in range(1, BAR) if theirs[point] == 1])

    def tree(self) -> dict[Beginning, list[Beginning]]:
        """Every beginning, the shorter before the longer, and those with one number more."""
        found: dict[Beginning, list[Beginning]] = {}
        level = {self.nothing}
        while level:
            found |= {each: list(self.longer(each)) for each in level}
            level = {later for each in level for later in found[each]}
        return found

    def steps(self, beginning: Beginning) -> list[Step]:
        pairs = zip(beginning, self.dice, strict=True)
        return [(origin, max(OFF, origin - die)) for origin, die in pairs if origin]

    def result(self, steps: Sequence[Step]) -> Result:
        counts, hits = self.counts, 0
        for origin, target in steps:
            counts += (1 << COUNT_BITS * target) - (1 << COUNT_BITS * origin)
            hits |= self.blots & 1 << target
        return counts, hits

    def occupied_after(self, steps: Sequence[Step]) -> int:
        """The points on which a checker stands then."""
        (counts, _), occupied = self.result(steps), self.occupied
        for step in steps:
            for point in step:
                is_there = counts >> COUNT_BITS * point & COUNT
                occupied = occupied | 1 << point if is_there and point != OFF else occupied & ~(1 << point)
        return occupied

    def longer(self, beginning: Beginning) -> Iterator[Beginning]:
        """With one number more."""
        occupied = self.occupied_after(self.steps(beginning))
        for index, die in enumerate(self.dice):
            if beginning[index] == 0:
                for origin in points_in(origins(occupied, self.held, die)):
                    yield self.put(beginning, index, origin)
                if self.is_double:
                    return

    def put(self, beginning: Beginning, index: int, origin: int) -> Beginning:
        longer = (*beginning[:index], origin, *beginning[index + 1 :])
        return tuple(sorted(longer, reverse=True)) if self.is_double else longer


def points_in(found: int) -> Iterator[int]:
    while found:
        yield bits.lowest(found)
        found &= found - 1
