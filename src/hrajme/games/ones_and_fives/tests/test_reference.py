"""Numbers from outside, and the solved tables against a second way of solving."""

from __future__ import annotations

from functools import cache

import pytest

import hrajme
from hrajme.core import CHANCE, Dice
from hrajme.games.ones_and_fives.encoding import COMPLETE, DICE, ROLL
from hrajme.games.ones_and_fives.rules import OnesAndFivesPosition
from hrajme.games.ones_and_fives.solver import RaceSolver, solve_points, solve_reaching
from hrajme.games.ones_and_fives.tables import (
    CELLS,
    ENOUGH,
    FILE,
    LONGEST,
    POINTS,
    REACHING,
    STRICT_POINTS,
    UNIT,
)
from hrajme.games.ones_and_fives.tests.exact import Cells, Turns, chance, solve_race
from hrajme.games.ones_and_fives.tests.positions import ones_and_fives, with_totals
from hrajme.search.playout import Playout

# Best play of one turn for points, without OF-6.
PUBLISHED_TURN = 534.7055
PUBLISHED_STOPS = [300, 250, 450, 1000, 2900, 16_250]


@cache
def for_points(*, completing: bool) -> Cells:
    return Turns(completing=completing).solve(ENOUGH, float, 0.0)


def stops(cells: Cells) -> list[int]:
    """The fewest points with which one writes down when one to six dice are left."""
    return [
        UNIT * next(held for held in range(1, ENOUGH) if cells[held, dice] == held)
        for dice in range(1, DICE + 1)
    ]


@pytest.mark.rule("OF-5", "OF-8")
def test_a_turn_without_completing_is_worth_the_published_points() -> None:
    cells = for_points(completing=False)
    assert UNIT * cells[0, 6] == pytest.approx(PUBLISHED_TURN, abs=5e-5)
    assert stops(cells) == PUBLISHED_STOPS


@pytest.mark.rule("OF-6")
def test_completing_adds_five_points_to_a_turn_and_changes_no_stop() -> None:
    cells = for_points(completing=True)
    assert UNIT * cells[0, 6] == pytest.approx(539.7176, abs=5e-5)
    assert stops(cells) == PUBLISHED_STOPS


def test_the_table_of_points_agrees_with_the_second_solution() -> None:
    cells = for_points(completing=True)
    for (held, dice), value in cells.items():
        if held < ENOUGH:
            assert POINTS[DICE * held + dice - 1] == pytest.approx(value, abs=1e-10)


def test_without_two_pairs_a_turn_is_worth_a_little_less() -> None:
    cells = Turns(quad_is_two_pairs=False).solve(ENOUGH, float, 0.0)
    assert STRICT_POINTS[DICE - 1] == pytest.approx(cells[0, 6], abs=1e-10)
    assert POINTS[DICE - 1] - 1 < STRICT_POINTS[DICE - 1] < POINTS[DICE - 1]


@pytest.mark.parametrize("need", [1, 2, 9, 20, 41])
def test_the_chance_to_reach_so_many_units_agrees_with_the_second_solution(need: int) -> None:
    cells = Turns().solve(need, lambda held: float(held >= need), 0.0)
    assert REACHING[need - 1] == pytest.approx(cells[0, 6], abs=1e-12)
    strict = Turns(quad_is_two_pairs=False).solve(need, lambda held: float(held >= need), 0.0)
    assert REACHING[ENOUGH + need - 1] == pytest.approx(strict[0, 6], abs=1e-12)


@pytest.mark.parametrize(
    ("mine", "theirs"), [(1, 1), (2, 30), (30, 2), (17, 23), (60, 60), (100, 3), (120, 150), (200, 200)]
)
def test_every_chance_follows_from_those_after_one_turn(mine: int, theirs: int) -> None:
    """The table keeps the equation of best play, solved with other code."""
    cells = solve_race(mine, theirs)
    dead = 1.0 - chance(theirs, mine)
    assert chance(mine, theirs) == pytest.approx(Turns().throw_on(cells, 0, DICE, dead), abs=1e-12)


def test_the_chances_are_those_of_the_rules() -> None:
    """One throw from a race of 850 against 1200, with the rules' own chances, moves and points."""
    position = with_totals(ones_and_fives(), 9150, 8800)
    cells = solve_race(17, 24)
    position.play(0, ROLL)
    total = sum(
        weight * best_by_rules(position, throw, cells, 1.0 - chance(24, 17))
        for throw, weight in position.chances()
    )
    assert total / 6**6 == pytest.approx(chance(17, 24), abs=1e-12)


def best_by_rules(position: OnesAndFivesPosition, throw: int, cells: Cells, dead: float) -> float:
    after = position.copy()
    after.play(CHANCE, throw)
    if after.to_move() == (1,):
        return dead
    return max(value_by_rules(after, move, cells, dead) for move in after.moves(0))


def value_by_rules(position: OnesAndFivesPosition, move: int, cells: Cells, dead: float) -> float:
    after = position.copy()
    after.play(0, move)
    if move == COMPLETE:
        values = [best_by_rules(after, face, cells, dead) for face, _ in after.chances()]
        return sum(values) / 6
    view = after.view(0)
    return cells[view.turn_points // UNIT, view.dice_left]


def test_who_throws_first_has_the_better_chance() -> None:
    assert chance(LONGEST, LONGEST) == pytest.approx(0.528951, abs=5e-7)
    for need in range(1, LONGEST + 1):
        assert chance(need, need) > 0.5


def test_less_to_go_is_never_worse() -> None:
    for mine in range(2, LONGEST + 1):
        for theirs in range(2, LONGEST + 1):
            assert chance(mine, theirs) <= chance(mine - 1, theirs) + 1e-12
            assert chance(mine, theirs) >= chance(mine, theirs - 1) - 1e-12


def test_the_file_holds_what_the_solver_finds() -> None:
    longest = 24 if hrajme.COMPILED else 5
    solver = RaceSolver()
    for total in range(2, 2 * longest + 1):
        solver.solve_all(total)
    for mine in range(1, longest + 1):
        for theirs in range(1, longest + 1):
            assert solver.chance(mine, theirs) == pytest.approx(chance(mine, theirs), abs=1e-13)
    assert FILE.stat().st_size == 8 * (LONGEST**2 + 2 * CELLS + 2 * ENOUGH)


def test_the_file_holds_the_points_and_chances_of_one_turn() -> None:
    assert solve_points(0) == pytest.approx(POINTS, abs=1e-11)
    assert solve_points(1) == pytest.approx(STRICT_POINTS, abs=1e-11)
    if hrajme.COMPILED:  # Minutes in the plain form.
        assert [*solve_reaching(0), *solve_reaching(1)] == pytest.approx(REACHING, abs=1e-13)


@pytest.mark.parametrize(
    ("mine", "theirs", "games"), [(1, 1, 4000), (8, 5, 4000), (5, 40, 2000), (30, 20, 2000), (60, 60, 1000)]
)
def test_two_best_players_win_as_often_as_the_table_says(mine: int, theirs: int, games: int) -> None:
    games = games if hrajme.COMPILED else games // 100
    start = with_totals(ones_and_fives(), 10_000 - UNIT * mine, 10_000 - UNIT * theirs)
    playout = Playout([3, 3])
    won = 0
    for seed in range(games):
        position = start.copy()
        playout.finish(position, Dice(seed, mine, theirs))
        won += position.leader == 0
    expected = chance(mine, theirs)
    error = (expected * (1 - expected) / games) ** 0.5
    assert abs(won / games - expected) < 4 * error + 1 / games
