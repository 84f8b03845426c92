"""What a throw can mean to a turn of Ones and Fives, worked out once; outlook.py goes through these rows.

A turn that holds h units of 50 points and throws n dice is cell 6 * h + n - 1. There are twelve kinds of
throws: one to six dice with the two pairs of OF-8, then the same without.
"""

from __future__ import annotations

from itertools import accumulate

from hrajme.games.ones_and_fives import scoring
from hrajme.games.ones_and_fives.encoding import ALL_THROWS, DICE, FACES, ways
from hrajme.games.ones_and_fives.tables import UNIT

KINDS = 2 * DICE
# The cells that a throw may lead to, counted from where it is made, and the one by completion (OF-6) or 0.
Outcome = tuple[tuple[int, ...], int]


def outcome_of(number: int, *, strict: bool) -> Outcome:
    """Of choices that leave equally many dice only the one with the most points is worth a thought."""
    worth = scoring.STRICT_WORTH if strict else scoring.WORTH
    best: dict[int, int] = {}
    for selection in scoring.SELECTIONS[number]:
        left = scoring.SIZE[number] - scoring.SIZE[selection] or DICE
        best[left] = max(best.get(left, 0), worth[selection])
    steps = sorted(step(points, left) for left, points in best.items() if points)
    completion = scoring.COMPLETION[number]
    return tuple(steps), step(completion, DICE) if completion else 0


def step(points: int, left: int) -> int:
    """How many cells further up a turn is with so many more points and so many dice to throw."""
    return DICE * (points // UNIT) + left - 1


def live_outcomes(dice: int, *, strict: bool) -> dict[Outcome, int]:
    """All that so many dice can mean, but for a dead throw, and in how many ways."""
    found: dict[Outcome, int] = {}
    for number in range(1, ALL_THROWS):
        if scoring.SIZE[number] == dice and scoring.SELECTIONS[number]:
            outcome = outcome_of(number, strict=strict)
            found[outcome] = found.get(outcome, 0) + ways(number)
    return found


def dice_of(kind: int) -> int:
    return kind % DICE + 1


OUTCOMES = tuple(live_outcomes(dice_of(kind), strict=kind >= DICE) for kind in range(KINDS))
# All outcomes in one row; those of a kind begin at FIRST_OUTCOME[kind].
FIRST_OUTCOME = tuple(accumulate(map(len, OUTCOMES), initial=0))
SHARE = tuple(count / FACES ** dice_of(kind) for kind in range(KINDS) for count in OUTCOMES[kind].values())
DEAD_SHARE = tuple(scoring.DEAD_WAYS[dice_of(kind)] / FACES ** dice_of(kind) for kind in range(KINDS))
MORE = tuple(more for found in OUTCOMES for _, more in found)
# The steps of all outcomes in one row; those of an outcome begin at FIRST_STEP[outcome].
STEP = tuple(each for found in OUTCOMES for steps, _ in found for each in steps)
FIRST_STEP = tuple(accumulate((len(steps) for found in OUTCOMES for steps, _ in found), initial=0))
