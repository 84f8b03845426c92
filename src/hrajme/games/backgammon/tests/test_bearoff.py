"""The tables of bearing off: known numbers, and that they follow from the rules."""

from __future__ import annotations

import pytest

from hrajme.games.backgammon import bearoff
from hrajme.games.backgammon.bearing import Bearing
from hrajme.games.backgammon.solve import (
    boards_of,
    pips_of,
    solve_one_side,
    solve_two_sides,
    to_numbers,
)
from hrajme.games.backgammon.tables import (
    BOARDS,
    CENTRED,
    CHANCE_TO_WIN,
    FILE,
    MOST_ROLLS,
    OTHERS,
    OWNED,
    VALUES,
    read_numbers,
)

FEW = 2
NUMBERS = {board: Bearing().put(board) for board in boards_of(3)}


def board(*checkers: int) -> int:
    """The number of a board, from the point 1 on."""
    return Bearing().put((*checkers, *[0] * (6 - len(checkers))))


def test_every_board_has_its_own_number_and_fewer_checkers_come_first() -> None:
    assert sorted(NUMBERS.values()) == list(range(len(NUMBERS)))
    assert max(NUMBERS[each] for each in boards_of(2)) < min(
        number for each, number in NUMBERS.items() if sum(each) == 3
    )


def test_one_side_alone_needs_the_rolls_that_can_be_counted_by_hand() -> None:
    table, means = solve_one_side(2)
    assert table[MOST_ROLLS * board(1)] == pytest.approx(1.0)
    # Of 36 rolls 27 bring a checker off from the six point: 6 with any number, and sums of six and more.
    assert table[MOST_ROLLS * board(0, 0, 0, 0, 0, 1)] == pytest.approx(27 / 36)
    assert means[board(2)] == pytest.approx(1.0)
    # Two on the two point: not with a one, but for 1-1.
    assert table[MOST_ROLLS * board(0, 2)] == pytest.approx(26 / 36)


def test_chances_of_a_board_make_one_and_its_mean() -> None:
    table, means = solve_one_side(3)
    for number in NUMBERS.values():
        chances = table[MOST_ROLLS * number : MOST_ROLLS * (number + 1)]
        if number:
            assert sum(chances) == pytest.approx(1.0)
            mean = sum(rolls * chance for rolls, chance in enumerate(chances, 1))
            assert mean == pytest.approx(means[number])


def test_both_sides_know_when_to_double_and_when_to_drop() -> None:
    """One checker on the ace point has won; on the six point it wins 27 of 36, a double and a take."""
    boards = len(list(boards_of(FEW)))
    table = solve_two_sides(FEW)

    def values(mine: int, yours: int) -> list[float]:
        at = VALUES * (boards * mine + yours)
        return list(table[at : at + VALUES])

    assert values(board(1), board(1)) == pytest.approx([1.0, 1.0, 1.0, 1.0])
    found = values(board(0, 0, 0, 0, 0, 1), board(1))
    assert found[CHANCE_TO_WIN] == pytest.approx(0.75)
    # The last roll: the cube is dead, so kept it is worth half a point and turned twice that.
    assert found[CENTRED] == found[OWNED] == pytest.approx(0.5)
    assert found[OTHERS] == pytest.approx(0.5)


def test_the_file_is_what_the_solver_writes() -> None:
    numbers = read_numbers(FILE.read_bytes())
    assert len(numbers) == MOST_ROLLS * BOARDS + VALUES * len(list(boards_of(4))) ** 2
    one_side, _ = solve_one_side(4)
    assert numbers[: len(one_side)] == to_numbers(one_side, solve_two_sides(0))[: len(one_side)]


def test_two_sides_with_few_checkers_agree_with_what_each_needs_alone() -> None:
    """Near enough: who plays for the fewest rolls nearly always plays to be first."""
    bearoff.load()
    for mine in NUMBERS.values():
        for yours in NUMBERS.values():
            if mine and yours:
                exact = bearoff.value_of(mine, yours, CHANCE_TO_WIN)
                assert bearoff.race(MOST_ROLLS * mine, MOST_ROLLS * yours) == pytest.approx(exact, abs=0.02)


def test_boards_with_fewer_pips_are_solved_first() -> None:
    assert pips_of((1, 0, 0, 0, 0, 2)) == 13
