"""NJ-1 to NJ-5: rounds, the way up and back, who wins."""

from __future__ import annotations

import pytest

from hrajme.core import CHANCE, Outcome
from hrajme.games.silent_julka.encoding import THROW
from hrajme.games.silent_julka.tests.positions import (
    BACK,
    UP,
    climb,
    finish_round,
    silent_julka,
    throw,
    throw_in_rounds,
)
from hrajme.games.silent_julka.view import Throw


@pytest.mark.rule("NJ-1")
def test_everybody_has_one_throw_a_round_by_an_own_press() -> None:
    position = silent_julka(3)
    for number in (1, 2):
        for seat in range(3):
            assert (position.view(None).round, position.to_move()) == (number, (seat,))
            assert position.moves(seat) == [THROW]
            position.play(seat, THROW)
            assert position.to_move() == (CHANCE,)
            assert position.chances() == [(die, 1) for die in UP]
            position.play(CHANCE, 6)


@pytest.mark.rule("NJ-1")
@pytest.mark.parametrize("rounds", [1, 12, 30])
def test_the_game_lasts_so_many_rounds(rounds: int) -> None:
    position = silent_julka(2, rounds=rounds)
    for number in range(rounds):
        assert position.view(None).round == number + 1
        throw(position, 6, 6)
    assert position.outcome() == Outcome((0, 0), (0, 1), "shared")


@pytest.mark.rule("NJ-1")
def test_usually_there_are_twelve_rounds() -> None:
    position = silent_julka(2)
    throw(position, *[6] * 23)
    assert (position.view(None).round, position.outcome()) == (12, None)
    throw(position, 6)
    assert position.outcome() is not None


@pytest.mark.rule("NJ-1")
def test_the_furthest_wins() -> None:
    position = silent_julka(2, rounds=3)
    throw_in_rounds(position, (1, 2, 2), (2, 2, 1))
    assert position.outcome() == Outcome((2, 1), (0,), "furthest")


@pytest.mark.rule("NJ-1")
def test_of_the_equally_far_who_needed_fewer_throws_wins() -> None:
    position = silent_julka(3, rounds=3)
    throw_in_rounds(position, (6, 1, 2), (1, 2, 6), (6, 6, 1))
    assert position.outcome() == Outcome((2, 2, 1), (1,), "furthest")
    assert position.view(None).reached_at == (3, 2, 3)


@pytest.mark.rule("NJ-1")
def test_what_is_still_equal_is_shared() -> None:
    position = silent_julka(3, rounds=2)
    throw_in_rounds(position, (1, 6), (1, 6), (6, 1))
    assert position.outcome() == Outcome((1, 1, 1), (0, 1), "shared")


@pytest.mark.rule("NJ-1")
def test_to_the_end_there_is_no_last_round() -> None:
    position = silent_julka(2, to_the_end=True, rounds=1)
    for _ in range(200):
        throw(position, 6, 6)
    assert position.outcome() is None
    assert position.view(None).rounds is None


@pytest.mark.rule("NJ-2")
def test_only_the_next_number_brings_a_station() -> None:
    position = silent_julka(2, to_the_end=True)
    for wanted in UP:
        for die in set(UP) - {wanted}:
            throw(position, die, 6)
            assert position.view(None).stations[0] == wanted - 1
        assert position.view(None).wanted[0] == wanted
        throw(position, wanted)
        assert position.view(None).stations[0] == wanted
        assert position.view(None).last == Throw(seat=0, die=wanted, hit=True)
        finish_round(position)


@pytest.mark.rule("NJ-2")
def test_an_impatient_table_is_never_asked() -> None:
    position = silent_julka(2, auto=True)
    for _ in range(24):
        assert position.to_move() == (CHANCE,)
        position.play(CHANCE, 6)
    assert position.outcome() is not None


@pytest.mark.rule("NJ-3")
def test_who_has_reached_six_waits_and_does_not_throw() -> None:
    position = silent_julka(2, to_the_end=True)
    climb(position, 0, 6)
    finish_round(position)
    for _ in range(5):
        assert position.view(None).status == ("waiting", "running")
        assert position.to_move() == (1,)
        finish_round(position)
    assert position.view(None).throws == (6, 11)
    assert position.view(None).sheet[0] == (*UP, *[0] * 6)


@pytest.mark.rule("NJ-3")
@pytest.mark.parametrize("last", [0, 1])
def test_when_all_are_there_the_way_back_begins_in_the_next_round(last: int) -> None:
    position = silent_julka(2, to_the_end=True)
    climb(position, 1 - last, 6)
    climb(position, last, 6)
    view = position.view(None)
    assert view.turned
    assert view.turn == 0
    assert (view.wanted, view.direction) == ((6, 6), ("back", "back"))
    throw(position, *[die for each in BACK[:5] for die in (each, each)])
    assert position.view(None).wanted == (1, 1)


@pytest.mark.rule("NJ-3")
def test_without_waiting_everybody_turns_round_alone() -> None:
    position = silent_julka(2, no_waiting=True)
    climb(position, 0, 9)
    assert position.view(None).wanted == (3, 1)
    assert position.view(None).status == ("running", "running")


@pytest.mark.rule("NJ-4")
def test_all_throws_are_written_down() -> None:
    position = silent_julka(2)
    throw(position, 3, 5, 1, 1, 4)
    assert position.view(None).sheet == ((3, 1, 4), (5, 1))
    assert position.view(None).sheet_from == 1


@pytest.mark.rule("NJ-4")
def test_the_sheet_goes_on_when_it_is_full() -> None:
    position = silent_julka(2, to_the_end=True)
    for number in range(30):
        throw(position, 2 + number % 5, 6)
    throw(position, 1)
    view = position.view(None)
    assert view.sheet_from == 8
    assert view.sheet[0] == (*[2 + number % 5 for number in range(7, 30)], 1)
    assert view.sheet[1] == (6,) * 23


@pytest.mark.rule("NJ-5")
def test_who_is_home_first_wins_when_the_round_is_over() -> None:
    position = silent_julka(2, no_waiting=True)
    throw_in_rounds(position, (*UP, *BACK[:5]), (*UP, *BACK[1:6]))
    throw(position, 1)
    assert position.view(None).status[0] == "home"
    assert position.outcome() is None
    finish_round(position)
    assert position.outcome() == Outcome((12, 6), (0,), "home")


@pytest.mark.rule("NJ-5")
def test_of_those_home_in_one_round_the_fewest_throws_win() -> None:
    position = silent_julka(2, to_the_end=True)
    climb(position, 1, 6)
    climb(position, 0, 6)
    throw_in_rounds(position, BACK, BACK)
    assert position.outcome() == Outcome((12, 12), (1,), "home")
    assert position.view(None).throws[1] == 12 < position.view(None).throws[0]


@pytest.mark.rule("NJ-5")
def test_with_equally_many_throws_the_victory_is_shared() -> None:
    position = silent_julka(2)
    throw_in_rounds(position, (*UP, *BACK), (*UP, *BACK))
    assert position.outcome() == Outcome((12, 12), (0, 1), "shared")
    assert position.view(None).round == 12
