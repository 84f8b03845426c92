"""GNU Backgammon as a witness: the same positions after every roll, the same ids.

HRAJME_ORACLE_POSITIONS=10000 python -m pytest src/hrajme/games/backgammon/tests/test_oracle.py
"""

from __future__ import annotations

import os

import pytest

from hrajme.core import CHANCE, Dice
from hrajme.games.backgammon.encoding import BAR, CHECKERS, POINTS
from hrajme.games.backgammon.rules import BackgammonPosition
from hrajme.games.backgammon.setup import Side, read_setup
from hrajme.games.backgammon.tests.positions import begin, set_up

oracle = pytest.importorskip("gnubg_nn", reason="there is no gnubg-nn for this Python or this processor")

POSITIONS = int(os.environ.get("HRAJME_ORACLE_POSITIONS", "400"))
LONGEST_GAME = 120

# The checkers of who does not move and of who does, from the first point to the bar, as the oracle has them.
Board = tuple[tuple[int, ...], tuple[int, ...]]


def played_position(dice: Dice) -> BackgammonPosition:
    """Somewhere in a game of random players, with dice to be played."""
    position, wanted = begin(cube=False), dice.roll(LONGEST_GAME)
    made, found = 0, position
    while position.outcome() is None and (made < wanted or found.view(None).phase != "play"):
        (seat,) = position.to_move()
        moves = position.moves(seat)
        position.play(seat, position.roll(dice) if seat == CHANCE else moves[dice.roll(len(moves))])
        found = position.copy() if position.view(None).phase == "play" else found
        made += 1
    return found


def thrown_position(dice: Dice) -> BackgammonPosition:
    """Checkers anywhere, also where no game leads: on few points or many, on the bar, off the board."""
    points = 1 + dice.roll(POINTS)
    mine = scatter(dice, points, taken=[0] * (BAR + 1))
    theirs = scatter(dice, 1 + dice.roll(POINTS), taken=[0, *mine[POINTS:0:-1], 0])
    return set_up(mine, theirs, (1 + dice.roll(6), 1 + dice.roll(6)))


def scatter(dice: Dice, farthest: int, taken: list[int]) -> Side:
    """Some checkers of one side on points that the other has not taken, at least one of them."""
    free = [point for point in range(1, farthest + 1) if not taken[point]] or [BAR]
    side = [0] * (BAR + 1)
    for _ in range(1 + dice.roll(CHECKERS)):
        side[BAR if dice.roll(12) == 0 else free[dice.roll(len(free))]] += 1
    side[0] = CHECKERS - sum(side)
    return tuple(side)


def boards_after(position: BackgammonPosition, seat: int) -> list[Board]:
    found = []
    for move in position.moves(seat):
        after = position.copy()
        after.play(seat, move)
        sides = after.sides()
        found.append((sides[1 - seat][1:], sides[seat][1:]))
    return found


@pytest.mark.rule("BG-5.5")
@pytest.mark.parametrize("seed", range(POSITIONS))
def test_plays_of_a_roll_lead_to_the_positions_that_gnubg_finds(seed: int) -> None:
    dice = Dice(seed, 2026)
    position = played_position(dice) if seed % 2 else thrown_position(dice)
    (seat,) = position.to_move()
    sides, throw = position.sides(), position.view(None).dice
    board: Board = (sides[1 - seat][1:], sides[seat][1:])
    ours = boards_after(position, seat)
    theirs = [oracle.board_from_position_key(key) for key in oracle.moves(board, *throw)] or [board]
    assert len(set(ours)) == len(ours)
    assert set(ours) == set(theirs)


@pytest.mark.parametrize("seed", range(POSITIONS // 10))
def test_ids_are_those_of_gnubg(seed: int) -> None:
    position = played_position(Dice(seed, 7))
    (seat,) = position.to_move()
    sides = position.sides()
    id = position.view(None).id.partition(":")[0]
    assert id == oracle.position_id([list(sides[1 - seat][1:]), list(sides[seat][1:])])
    assert read_setup(id).sides == (sides[seat], sides[1 - seat])
