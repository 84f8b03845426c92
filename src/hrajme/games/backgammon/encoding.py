"""How moves of backgammon are numbers; rules.py draws the board.

A play is the points that its checkers leave, five bits each, and 0 for a number that is not played. Of two
different numbers the higher has the first field and the lower the second; of doubles the fields go from the
farthest point to the nearest. Every step is known by where it begins, in whatever order they are made.
"""

from __future__ import annotations

from hrajme.core.throw import dice_of

BAR, OFF = 25, 0
POINTS = 24
CHECKERS = 15
HOME = 6
# Off, 24 points and the bar: so many numbers a side.
FIELDS = 26
FACES = 6

FIELD_BITS = 5
FIELD = 31
MOST_STEPS = 4

# No number of the roll can be played.
PASS = 0
# Moves of a seat beside plays.
ROLL, DOUBLE, TAKE, DROP = 1 << 20, (1 << 20) + 1, (1 << 20) + 2, (1 << 20) + 3
# BG-12: moves that a seat makes in a match when the other has agreed.
RESIGN_SINGLE, RESIGN_GAMMON, RESIGN_BACKGAMMON = (1 << 20) + 4, (1 << 20) + 5, (1 << 20) + 6
RESIGNATIONS = (RESIGN_SINGLE, RESIGN_GAMMON, RESIGN_BACKGAMMON)
# Moves of CHANCE: a throw as core/throw.py writes it, or OPENING + the die of seat 0 and that of seat 1.
OPENING = 100

# The cube has no higher face.
MOST_CUBE = 64

# Where a checker goes from, and where to.
Step = tuple[int, int]


def steps_of(play: int, throw: int) -> list[Step]:
    """The steps of a play of this throw, the farthest checker first."""
    low, high = dice_of(throw)
    dice = [high, low] if high != low else [low] * MOST_STEPS
    origins = [play >> FIELD_BITS * index & FIELD for index in range(len(dice))]
    steps = [(origin, max(OFF, origin - die)) for origin, die in zip(origins, dice, strict=True) if origin]
    return sorted(steps, reverse=True)
