"""SH-1 to SH-6: attack and defence, who is stripped, who attacks next."""

from __future__ import annotations

import pytest

from hrajme.core import CHANCE, Outcome
from hrajme.games.stripped_snake import GAME
from hrajme.games.stripped_snake.encoding import FIRST, THROW
from hrajme.games.stripped_snake.tests.positions import (
    LOW,
    fail,
    fighters,
    stripped_snake,
    succeed,
    throw,
)


@pytest.mark.rule("SH-1")
def test_the_attacker_throws_four_dice_then_the_left_neighbour_does() -> None:
    position = stripped_snake(4, first=1)
    assert fighters(position) == (1, 2)
    for seat, dice in ((1, 3456), (2, 1256)):
        assert position.to_move() == (seat,)
        assert position.moves(seat) == [THROW]
        position.play(seat, THROW)
        assert position.to_move() == (CHANCE,)
        assert sum(weight for _, weight in position.chances()) == 6**4
        position.play(CHANCE, dice)
    duel = position.view(None).duels[0]
    assert (duel.attack, duel.defence) == ((3, 4, 5, 6), (1, 2, 5, 6))
    assert (duel.attack_sum, duel.defence_sum, duel.difference, duel.loser) == (18, 14, -4, 2)


@pytest.mark.rule("SH-1")
def test_the_last_seat_has_the_first_on_its_left() -> None:
    assert fighters(stripped_snake(3, first=2)) == (2, 0)


@pytest.mark.rule("SH-2")
@pytest.mark.parametrize("defence", [1256, 3345])
def test_a_result_of_zero_or_below_strips_the_neighbour(defence: int) -> None:
    position = stripped_snake(2)
    throw(position, 1356, defence)
    assert position.outcome() == Outcome((1, 0), (0,), "last")


@pytest.mark.rule("SH-3")
def test_a_higher_sum_strips_the_attacker() -> None:
    position = stripped_snake(2)
    throw(position, 1336, 1346)
    assert position.outcome() == Outcome((0, 1), (1,), "last")


@pytest.mark.rule("SH-4")
def test_the_right_neighbour_of_the_attacker_attacks_next() -> None:
    position = stripped_snake(4)
    succeed(position)
    assert fighters(position) == (3, 0)


@pytest.mark.rule("SH-4")
def test_so_it_is_when_the_attacker_was_stripped() -> None:
    position = stripped_snake(4)
    fail(position)
    assert fighters(position) == (3, 1)


@pytest.mark.rule("SH-4")
def test_who_is_out_is_passed_over_on_both_sides() -> None:
    position = stripped_snake(5, first=2)
    succeed(position)  # 3 is out
    assert fighters(position) == (1, 2)
    succeed(position)  # 2 is out
    assert fighters(position) == (0, 1)
    fail(position)  # 0 is out
    assert fighters(position) == (4, 1)
    succeed(position)
    assert position.outcome() == Outcome((2, 3, 1, 0, 4), (4,), "last")


@pytest.mark.rule("SH-4")
def test_to_the_right_of_an_attacker_the_stripped_are_passed_over() -> None:
    position = stripped_snake(4, first=3)
    fail(position)  # 3 attacks 0 and is out
    assert fighters(position) == (2, 0)
    succeed(position)  # 0 is out
    assert fighters(position) == (1, 2)
    fail(position)
    assert position.outcome() == Outcome((1, 2, 3, 0), (2,), "last")


@pytest.mark.rule("SH-4")
def test_several_who_are_out_side_by_side_are_passed_over() -> None:
    position = stripped_snake(5)
    fail(position)  # 0 attacks 1 and is out
    fail(position)  # 4 attacks 1 and is out
    assert fighters(position) == (3, 1)
    fail(position)  # 3 is out
    assert fighters(position) == (2, 1)


@pytest.mark.rule("SH-5")
@pytest.mark.parametrize("seats", [2, 3, 7, 12])
def test_the_last_one_left_wins_after_one_duel_less_than_players(seats: int) -> None:
    position = stripped_snake(seats)
    for _ in range(seats - 1):
        assert position.outcome() is None
        succeed(position)
    outcome = position.outcome()
    assert outcome is not None
    assert [position.view(None).out[seat] for seat in outcome.winners] == [None]
    assert sorted(outcome.points) == list(range(seats))


@pytest.mark.rule("SH-6")
def test_every_seat_is_as_likely_to_attack_first() -> None:
    position = GAME.start(3)
    assert position.chances() == [(FIRST, 1), (FIRST + 1, 1), (FIRST + 2, 1)]


@pytest.mark.rule("SH-6")
def test_every_throw_is_a_press_of_its_own() -> None:
    position = stripped_snake(3)
    for seat in (0, 1, 2, 0):
        assert position.to_move() == (seat,)
        position.play(seat, THROW)
        position.play(CHANCE, LOW)
    assert position.outcome() is not None


@pytest.mark.rule("SH-6")
def test_an_impatient_table_is_never_asked() -> None:
    position = stripped_snake(3, auto=True)
    for _ in range(4):
        assert position.to_move() == (CHANCE,)
        position.play(CHANCE, LOW)
    assert position.outcome() is not None


def test_the_board_knows_how_likely_the_target_falls() -> None:
    position = stripped_snake(2)
    assert position.view(None).strip_chance is None
    throw(position, 3335)
    assert position.view(None).strip_chance == (721, 1296)
