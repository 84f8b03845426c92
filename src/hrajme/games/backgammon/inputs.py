"""What the network sees of a board: who stands where, and what a player looks at besides.

Both sides are seen alike, each from its own end: first the one on roll, then the other. Of a side there are

    0   four for each point, from 1 on: a blot, a point held, a spare, and how many more
    96  the bar: one, two, how many more;  99  borne off: the first five, the next, the last
    102 what FEATURES names

Most are 0 and are left out: `where` says which ones there are, and `what` how much of each.
"""

from __future__ import annotations

from hrajme.core import bits
from hrajme.games.backgammon.encoding import BAR, FIELDS, HOME, POINTS
from hrajme.games.backgammon.outputs import INPUTS, SIDE

ONE = 1
UNITS = 4
AT_BAR, AT_OFF, AT_FEATURES = 96, 99, 102
FEATURES = (
    "rolls that hit",
    "pips that hits take",
    "rolls that move the rearmost checker",
    "rolls that move the checkers behind",
    "rolls that a checker on the bar would have at worst on its way out",
    "and on average",
    "pips to go",
    "pips until the sides have passed each other",
    "pips of checkers that have passed",
    "pips in between, to wait with",
    "rolls that do not enter",
    "rolls that do not enter, while on the bar",
    "points in a row",
    "four in a row",
    "five in a row",
    "six in a row",
    "points held at home",
    "blots",
    "blots at home",
    "two anchors",
)

ROLLS = 36
WINDOW = 12
ALL_POINTS = (ONE << BAR) - 2
HOME_POINTS = (ONE << HOME + 1) - 2


def count_ways(blocked: int) -> int:
    """Of 36 rolls those that one checker can play whole; *blocked* are the twelve points before it."""
    ways = 0
    for first in range(1, HOME + 1):
        for second in range(1, HOME + 1):
            near = blocked >> WINDOW - first & blocked >> WINDOW - second & ONE
            if near == 0 and blocked >> WINDOW - first - second & ONE == 0:
                ways += 1
    return ways


class Inputs:
    """The inputs of one board after another. One per thread."""

    def __init__(self) -> None:
        self.where = [0 for _ in range(INPUTS)]
        self.what = [0.0 for _ in range(INPUTS)]
        self.count = 0
        self.is_race = False
        # Of both sides, in their own numbering: where their checkers are, the points that they hold, where
        # they may not go and where they can hit.
        self.mine = [0, 0]
        self.made = [0, 0]
        self.held = [0, 0]
        self.blots = [0, 0]
        self.rear = [0, 0]
        self.ways = [count_ways(blocked) for blocked in range(ONE << WINDOW)]

    # The kernel

    def read(self, points: list[int], own: int) -> None:
        """See a board with the side on roll at *own*."""
        self.count = 0
        self.look(points, own, 0)
        self.look(points, FIELDS - own, 1)
        self.is_race = self.rear[0] + self.rear[1] < BAR
        self.describe(points, own, 0)
        self.describe(points, FIELDS - own, 1)

    def add(self, where: int, what: float) -> None:
        self.where[self.count] = where
        self.what[self.count] = what
        self.count += 1

    def look(self, points: list[int], own: int, side: int) -> None:
        """Where the checkers of a side are."""
        mine, made, held, blots, rear = 0, 0, 0, 0, 0
        for point in range(1, BAR):
            count = points[own + point]
            if count == 0:
                continue
            rear = point
            mine |= ONE << point
            if count == 1:
                blots |= ONE << BAR - point
                self.add(side * SIDE + UNITS * (point - 1), 1.0)
            else:
                made |= ONE << point
                held |= ONE << BAR - point
                self.add_crowd(side * SIDE + UNITS * (point - 1), count)
        if points[own + BAR] > 0:
            mine |= ONE << BAR
            rear = BAR
        self.mine[side] = mine
        self.made[side] = made
        self.rear[side] = rear
        self.held[1 - side] = held
        self.blots[1 - side] = blots

    def add_crowd(self, at: int, count: int) -> None:
        self.add(at + 1, 1.0)
        if count > 2:
            self.add(at + 2, 1.0)
        if count > 3:
            self.add(at + 3, 0.5 * (count - 3))

    def describe(self, points: list[int], own: int, side: int) -> None:
        at = side * SIDE
        self.add_bar(at + AT_BAR, points[own + BAR])
        self.add_off(at + AT_OFF, points[own])
        self.add_pips(points, own, side)
        if not self.is_race:
            self.aim(at + AT_FEATURES, side, points[own + BAR])
            self.add_ways(points, own, side)
            self.add_shape(points, own, side)

    def add_bar(self, at: int, count: int) -> None:
        if count > 0:
            self.add(at, 1.0)
        if count > 1:
            self.add(at + 1, 1.0)
        if count > 2:
            self.add(at + 2, 0.5 * (count - 2))

    def add_off(self, at: int, count: int) -> None:
        for part in range(3):
            if count > 5 * part:
                self.add(at + part, 0.2 * (count - 5 * part if count < 5 * part + 5 else 5))

    def add_pips(self, points: list[int], own: int, side: int) -> None:
        """Those to go, to pass the rearmost of the others, of checkers that have passed, and outside."""
        pips, passing, passed, waiting = 0, 0, 0, 0
        meeting = BAR - self.rear[1 - side]
        for point in range(1, FIELDS):
            count = points[own + point]
            pips += count * point
            if point > meeting:
                passing += count * (point - meeting)
            else:
                passed += count * point
            if HOME < point <= POINTS - HOME:
                waiting += count * (point - HOME)
        at = side * SIDE + AT_FEATURES
        self.add(at + 6, pips / 100.0)
        if not self.is_race:
            self.add(at + 7, passing / 100.0)
            self.add(at + 8, passed / 100.0)
            self.add(at + 9, waiting / 50.0)

    def aim(self, at: int, side: int, on_bar: int) -> None:
        """How many rolls hit, and how much the best of their hits throws back."""
        if self.blots[side] == 0:
            return
        rolls, pips = 0, 0
        for high in range(1, HOME + 1):
            for low in range(1, high + 1):
                found = self.hits(side, on_bar, high, low)
                if found != 0:
                    weight = 1 if high == low else 2
                    rolls += weight
                    pips += weight * highest(found)
        self.add(at, rolls / 36.0)
        self.add(at + 1, pips / 400.0)

    def hits(self, side: int, on_bar: int, high: int, low: int) -> int:
        """The blots of the others, in the numbering of the side, that this roll can hit."""
        mine, free, blots = self.mine[side], ~self.held[side], self.blots[side]
        bar = ONE << BAR
        if on_bar > 1:
            return (bar >> high | bar >> low) & blots
        first, second = mine >> high & free, mine >> low & free
        if on_bar == 1:
            first, second = bar >> high & free, bar >> low & free
            if (first | second) == 0:
                return 0
            mine &= ~bar
        if high == low:
            return spread(mine if on_bar == 1 else 0, first, free, high) & blots
        onward = first >> low | second >> high
        if on_bar == 1:
            onward |= (mine >> low if first != 0 else 0) | (mine >> high if second != 0 else 0)
        return (first | second | onward) & blots

    def way_out(self, side: int, point: int) -> int:
        """Of 36 rolls those that a checker there can play whole."""
        held = self.held[side]
        blocked = held >> point - WINDOW if point >= WINDOW else held << WINDOW - point
        return self.ways[blocked & (ONE << WINDOW) - 1]

    def add_ways(self, points: list[int], own: int, side: int) -> None:
        worst, total, stuck = ROLLS, 0, 0
        for point in range(WINDOW + 1, FIELDS):
            ways = self.way_out(side, point)
            if point > POINTS - HOME:
                total += ways
            worst = ways if ways < worst else worst
            stuck += points[own + point] * (ROLLS - ways)
        at = side * SIDE + AT_FEATURES
        self.add(at + 2, self.way_out(side, self.rear[side]) / 36.0)
        self.add(at + 3, stuck / 144.0)
        self.add(at + 4, worst / 36.0)
        self.add(at + 5, total / 252.0)

    def add_shape(self, points: list[int], own: int, side: int) -> None:
        at = side * SIDE + AT_FEATURES
        barred = bits.count(self.held[side] >> BAR - HOME)
        self.add(at + 10, barred * barred / 36.0)
        if points[own + BAR] > 0:
            self.add(at + 11, barred * barred / 36.0)
        row = longest_row(self.made[side])
        self.add(at + 12, row / 6.0)
        for part in range(4, 7):
            if row >= part:
                self.add(at + 9 + part, 1.0)
        single = self.mine[side] & ~self.made[side] & ALL_POINTS
        self.add(at + 16, bits.count(self.made[side] & HOME_POINTS) / 6.0)
        self.add(at + 17, bits.count(single) / 4.0)
        self.add(at + 18, bits.count(single & HOME_POINTS) / 2.0)
        if bits.count(self.made[side] >> BAR - HOME) > 1:
            self.add(at + 19, 1.0)


def highest(found: int) -> int:
    """The number of the highest bit of a set of points that is not empty."""
    point = BAR
    while found >> point == 0:
        point -= 1
    return point


def spread(others: int, first: int, free: int, die: int) -> int:
    """Where doubles lead from *first*, one step on the way, and the rest of the checkers with three more."""
    found = first
    reached = first | others
    for _ in range(3):
        reached |= reached >> die & free
        found |= reached
    return found & ~others


def longest_row(made: int) -> int:
    row = 0
    while made != 0:
        made &= made >> 1
        row += 1
    return row
