"""How good a position looks: the race, blots within reach, points held at home, checkers on the bar.

A judgement by hand, for quick players. Nothing here is law.
"""

from __future__ import annotations

from hrajme.games.backgammon.encoding import BAR, FIELDS, HOME, POINTS

# What counts, in pips.
ON_ROLL = 8.0
HELD_HOME = 3.0
HELD_OUTSIDE = 1.5
ON_BAR = 6.0
OUT_OF_REACH = 0.15
LOOSE = 4.0
# So many pips ahead win three games of four.
UNIT = 14.0


def count_pips(points: list[int], own: int) -> int:
    total = 0
    for point in range(1, BAR + 1):
        total += point * points[own + point]
    return total


def farthest(points: list[int], own: int) -> int:
    point = BAR
    while point > 0 and points[own + point] == 0:
        point -= 1
    return point


def race(points: list[int], own: int) -> float:
    """How many pips fewer than the other this side has to go."""
    return float(count_pips(points, FIELDS - own) - count_pips(points, own))


def run(points: list[int], own: int) -> float:
    """The race, and no checker left alone. Two who only raced would hit each other for thousands of moves."""
    value = race(points, own)
    for point in range(1, POINTS + 1):
        if points[own + point] == 1:
            value -= LOOSE
    return value


def lead(points: list[int], own: int) -> float:
    """How many pips this side seems to be ahead, whoever is on roll."""
    other = FIELDS - own
    ahead = race(points, own)
    if farthest(points, own) + farthest(points, other) <= BAR - 1:
        return ahead  # The sides have passed each other: only the race is left.
    return ahead + shape(points, own) - shape(points, other)


def shape(points: list[int], own: int) -> float:
    """What points held, blots in danger and the bar are worth to a side."""
    other = FIELDS - own
    value = -ON_BAR * points[own + BAR]
    for point in range(1, POINTS + 1):
        if points[own + point] == 1:
            value -= danger(points, other, BAR - point) * (BAR - point)
        elif points[own + point] > 1:
            value += HELD_HOME if point <= HOME + 1 else HELD_OUTSIDE
    return value


def danger(points: list[int], other: int, target: int) -> float:
    """How likely a blot is hit, which stands on this point as the other side numbers it."""
    chance = 0.0
    for distance in range(1, 2 * HOME):
        origin = target + distance
        if origin <= BAR and points[other + origin] > 0:
            chance += (11.0 + distance) / 36.0 if distance <= HOME else OUT_OF_REACH / 2.0
    return chance if chance < 1.0 else 1.0


def likelihood(ahead: float) -> float:
    """How likely somebody wins who is so many pips ahead."""
    size = ahead if ahead > 0.0 else -ahead
    return 0.5 + 0.5 * ahead / (UNIT + size)
