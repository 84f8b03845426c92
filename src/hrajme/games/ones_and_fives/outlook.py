"""How well a turn of Ones and Fives goes on under best play: exact values, worked out backwards.

Points come in units of 50. A turn that holds *held* units and has *dice* dice to throw is one cell of a row,
cell 6 * held + dice - 1. Who throws on loses the turn or gets to a cell further up, so one sweep from the top
down gives the value of every cell: the better of writing down and throwing on. Values are chances, or
units of points.
"""

from __future__ import annotations

from hrajme.games.ones_and_fives import outcomes, tables
from hrajme.games.ones_and_fives.encoding import DICE
from hrajme.games.ones_and_fives.tables import ENOUGH, LONGEST, MOST_AT_ONCE

FIRST_OUTCOME = list(outcomes.FIRST_OUTCOME)
SHARE = list(outcomes.SHARE)
DEAD_SHARE = list(outcomes.DEAD_SHARE)
MORE = list(outcomes.MORE)
STEP = list(outcomes.STEP)
FIRST_STEP = list(outcomes.FIRST_STEP)
CHANCES = list(tables.CHANCES)
POINTS = list(tables.POINTS)
STRICT_POINTS = list(tables.STRICT_POINTS)
REACHING = list(tables.REACHING)


def throw_on(row: list[float], held: int, kind: int, dead: float) -> float:
    """The value of throwing where a turn holds so many units; kind is the number of dice less 1, and 6 more
    without the two pairs of OF-8. Every cell further up in *row* is known; a dead throw is worth *dead*."""
    cell = DICE * held
    value: float = DEAD_SHARE[kind] * dead
    for outcome in range(FIRST_OUTCOME[kind], FIRST_OUTCOME[kind + 1]):
        best = row[cell + STEP[FIRST_STEP[outcome]]]
        for index in range(FIRST_STEP[outcome] + 1, FIRST_STEP[outcome + 1]):
            best = max(best, row[cell + STEP[index]])
        if MORE[outcome] > 0:
            best = max(best, try_to_complete(row[cell + MORE[outcome]], dead))
        value += SHARE[outcome] * best
    return value


def try_to_complete(done: float, dead: float) -> float:
    """OF-6: one face of six completes."""
    return (done + 5.0 * dead) / 6.0


def sweep(row: list[float], written: list[float], need: int, least: int, strict: int, dead: float) -> None:
    """The chances of all cells from *least* units up, for who has won with *need* units.

    written[h] is the chance of who stops with h units.
    """
    for cell in range(DICE * need, DICE * (need + MOST_AT_ONCE)):
        row[cell] = 1.0
    for held in range(need - 1, least - 1, -1):
        for dice in range(DICE):
            row[DICE * held + dice] = max(written[held], throw_on(row, held, DICE * strict + dice, dead))


def sweep_points(row: list[float], strict: int) -> None:
    """The mean units of every cell when as many as possible are wanted."""
    for held in range(ENOUGH + MOST_AT_ONCE - 1, -1, -1):
        for dice in range(DICE):
            cell = DICE * held + dice
            row[cell] = held
            if held < ENOUGH:
                row[cell] = max(row[cell], throw_on(row, held, DICE * strict + dice, 0.0))


def sweep_race(
    row: list[float], chances: list[float], mine: int, theirs: int, least: int, dead: float
) -> None:
    """The cells of a turn at a table of two, where I need *mine* units and the other *theirs*."""
    written = [0.0] * 400
    for held in range(1, mine):
        written[held] = 1.0 - chances[LONGEST * (theirs - 1) + mine - held - 1]
    sweep(row, written, mine, least, 0, dead)


def sweep_reach(row: list[float], need: int, least: int, strict: int) -> None:
    """The cells of a turn that must bring *need* units or is for nothing."""
    written = [0.0] * 400
    sweep(row, written, need, least, strict, 0.0)


def chance_of_turn(chances: list[float], mine: int, theirs: int, dead: float) -> float:
    """The chance to win of who is to throw, if a dead throw leaves the chance *dead*."""
    row = [0.0] * 3000
    sweep_race(row, chances, mine, theirs, 1, dead)
    return throw_on(row, 0, DICE - 1, dead)
