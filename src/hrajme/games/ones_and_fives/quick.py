"""The quick players of Ones and Fives.

Player 1 sets all aside that scores and stops at 300 points or with two dice left. Player 2 gets the most
points out of every turn, exactly. Player 3 plays for the game: at a table of two with the usual rules by the
exact chance to win, in a last round by the exact chance to pass the leader, and otherwise as player 2.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hrajme.core.dice import Dice
from hrajme.core.moves import Moves
from hrajme.games.ones_and_fives import outlook
from hrajme.games.ones_and_fives.encoding import BANK, COMPLETE, DICE, ROLL

if TYPE_CHECKING:
    from hrajme.games.ones_and_fives.rules import OnesAndFivesPosition

UNIT, LONGEST, ENOUGH = 50, 200, 400
CAREFUL_POINTS, CAREFUL_DICE = 300, 2
TO_WIN = 3
READY, KEEPING = 1, 3
NOBODY = -1


def advise(position: OnesAndFivesPosition, seat: int, policy: int, moves: Moves, dice: Dice) -> int:
    """The move of a quick player of this policy."""
    if policy == 0:
        return position.any_move(seat, moves, dice)
    if position.phase == READY:
        return ROLL
    moves.clear()
    position.fill(moves, seat)
    if policy == 1 or position.turn_points >= UNIT * ENOUGH:
        return advise_careful(position, moves)
    if policy == TO_WIN and is_race(position):
        return advise_race(position, seat, moves)
    if policy == TO_WIN and position.finisher != NOBODY and units_to_pass(position, seat) <= ENOUGH:
        return advise_chase(position, seat, moves)
    return advise_for_points(position, seat, moves)


def advise_careful(position: OnesAndFivesPosition, moves: Moves) -> int:
    if position.phase == KEEPING:
        return most_points(position, moves)
    tired = position.turn_points >= CAREFUL_POINTS or position.dice_left <= CAREFUL_DICE
    return BANK if position.may_bank() and (tired or can_finish(position, 0)) else ROLL


def most_points(position: OnesAndFivesPosition, moves: Moves) -> int:
    """The selection with the most points, and of those the one with the fewest dice."""
    best = moves.items[0]
    for index in range(1, moves.count):
        move = moves.items[index]
        if move != COMPLETE and position.worth_of(move) >= position.worth_of(best):
            best = move
    return best


def can_finish(position: OnesAndFivesPosition, more: int) -> bool:
    """Whether the points of this turn and so many more win at once when they are written down (OF-7)."""
    points = position.turn_points + more
    enough = position.totals[position.turn] + points >= position.target
    entered = points >= position.entry or position.totals[position.turn] > 0
    return enough and entered and not position.has_last_round


def advise_for_points(position: OnesAndFivesPosition, seat: int, moves: Moves) -> int:
    if position.phase == KEEPING:
        best = most_points(position, moves)
        if can_finish(position, position.worth_of(best)):
            return best
    elif can_finish(position, 0):
        return BANK
    stop = position.turn_points // UNIT
    if position.quad_is_two_pairs:
        return best_move(position, moves, outlook.POINTS, stop, 0.0)
    return best_move(position, moves, outlook.STRICT_POINTS, stop, 0.0)


def is_race(position: OnesAndFivesPosition) -> bool:
    """Whether CHANCES is exact here."""
    if position.seats != 2 or position.has_last_round or not position.quad_is_two_pairs:
        return False
    entered = position.has_entered(0) and position.has_entered(1)
    return entered and units_to_go(position, 0) <= LONGEST and units_to_go(position, 1) <= LONGEST


def units_to_go(position: OnesAndFivesPosition, seat: int) -> int:
    return (position.target - position.totals[seat] + UNIT - 1) // UNIT


def advise_race(position: OnesAndFivesPosition, seat: int, moves: Moves) -> int:
    row = [0.0] * 3000
    mine = units_to_go(position, seat)
    theirs = units_to_go(position, 1 - seat)
    held = position.turn_points // UNIT
    if held >= mine:
        return BANK if position.phase != KEEPING else most_points(position, moves)
    dead = 1.0 - outlook.CHANCES[LONGEST * (theirs - 1) + mine - 1]
    outlook.sweep_race(row, outlook.CHANCES, mine, theirs, held, dead)
    stop = 1.0 - outlook.CHANCES[LONGEST * (theirs - 1) + mine - held - 1]
    return best_move(position, moves, row, stop, dead)


def units_to_pass(position: OnesAndFivesPosition, seat: int) -> int:
    """OF-7: what a seat must get in the last round to be ahead of the leader."""
    return (position.totals[position.leader] - position.totals[seat]) // UNIT + 1


def advise_chase(position: OnesAndFivesPosition, seat: int, moves: Moves) -> int:
    row = [0.0] * 3000
    need = units_to_pass(position, seat)
    held = position.turn_points // UNIT
    if held >= need:
        return BANK if position.phase != KEEPING else most_points(position, moves)
    outlook.sweep_reach(row, need, held, 0 if position.quad_is_two_pairs else 1)
    return best_move(position, moves, row, 0.0, 0.0)


def best_move(
    position: OnesAndFivesPosition, moves: Moves, row: list[float], stop: float, dead: float
) -> int:
    """The move to the best cell; where it is to throw or to stop, the better of the two."""
    held = position.turn_points // UNIT
    if position.phase == KEEPING:
        return best_selection(position, moves, row, held, dead)
    kind = position.dice_left - 1 + (0 if position.quad_is_two_pairs else DICE)
    return BANK if position.may_bank() and stop >= outlook.throw_on(row, held, kind, dead) else ROLL


def best_selection(
    position: OnesAndFivesPosition, moves: Moves, row: list[float], held: int, dead: float
) -> int:
    best = moves.items[0]
    most = -1.0
    for index in range(moves.count):
        move = moves.items[index]
        value = value_of(position, move, row, held, dead)
        if value > most:
            most = value
            best = move
    return best


def value_of(position: OnesAndFivesPosition, move: int, row: list[float], held: int, dead: float) -> float:
    if move == COMPLETE:
        done = held + position.completion_points() // UNIT
        return outlook.try_to_complete(row[DICE * done + DICE - 1], dead)
    after = held + position.worth_of(move) // UNIT
    return row[DICE * after + position.left_after(move) - 1]


def worth(position: OnesAndFivesPosition, seat: int) -> float:
    """How well a seat stands between two turns: exact for a race of two, else an estimate."""
    if position.finisher != NOBODY:
        return chance_in_last_round(position, seat)
    sum_of_all = 0.0
    for other in range(position.seats):
        sum_of_all += chance_against_all(position, other)
    return chance_against_all(position, seat) / sum_of_all


def chance_against_all(position: OnesAndFivesPosition, seat: int) -> float:
    """As if a seat met every other one alone, and one after another."""
    chance = 1.0
    for other in range(position.seats):
        if other != seat:
            chance *= chance_against(position, seat, other)
    return chance


def chance_against(position: OnesAndFivesPosition, seat: int, other: int) -> float:
    mine = min(LONGEST, units_to_go(position, seat))
    theirs = min(LONGEST, units_to_go(position, other))
    if turns_to_wait(position, seat) < turns_to_wait(position, other):
        return outlook.CHANCES[LONGEST * (mine - 1) + theirs - 1]
    return 1.0 - outlook.CHANCES[LONGEST * (theirs - 1) + mine - 1]


def turns_to_wait(position: OnesAndFivesPosition, seat: int) -> int:
    """How many turns others have before a seat."""
    return (seat - position.turn + position.seats) % position.seats


def chance_in_last_round(position: OnesAndFivesPosition, seat: int) -> float:
    """That a seat gets ahead, or is it, and nobody who throws later passes."""
    wait = turns_to_wait(position, seat)
    last = turns_to_wait(position, position.finisher)
    chance = 1.0
    if seat != position.leader:
        chance = chance_to_pass(position, seat) if wait < last else 0.0
    for other in range(position.seats):
        later = turns_to_wait(position, other)
        if later < last and other != seat and (later > wait or seat == position.leader):
            chance *= 1.0 - chance_to_pass(position, other)
    return chance


def chance_to_pass(position: OnesAndFivesPosition, seat: int) -> float:
    need = units_to_pass(position, seat)
    strict = 0 if position.quad_is_two_pairs else 1
    return 0.0 if need > ENOUGH else outlook.REACHING[ENOUGH * strict + need - 1]
