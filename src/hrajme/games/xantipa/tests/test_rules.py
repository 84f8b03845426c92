"""XA-1 to XA-3: seven, the fewest throws, rounds and ties."""

from __future__ import annotations

import pytest

from hrajme.core import CHANCE, Outcome
from hrajme.core.throw import all_throws, pips
from hrajme.games.xantipa.encoding import STOP, THROW
from hrajme.games.xantipa.tests.positions import refusal, stop, take_goes, throw, xantipa
from hrajme.games.xantipa.view import Throw


@pytest.mark.rule("XA-1")
@pytest.mark.parametrize("dice", [throw for throw, _ in all_throws(2)])
def test_a_go_ends_with_seven_and_with_nothing_else(dice: int) -> None:
    position = xantipa()
    throw(position, dice)
    assert (position.view(None).turn == 1) == (pips(dice) == 7) == (dice in (16, 25, 34))


@pytest.mark.rule("XA-1")
def test_two_fair_dice_are_thrown_at_a_press() -> None:
    position = xantipa()
    assert position.moves(0) == [THROW]
    position.play(0, THROW)
    assert position.to_move() == (CHANCE,)
    assert dict(position.chances())[34] == 2
    assert dict(position.chances())[33] == 1
    assert sum(weight for _, weight in position.chances()) == 36


@pytest.mark.rule("XA-1")
def test_every_throw_counts_whatever_it_shows() -> None:
    position = xantipa()
    throw(position, 26, 55, 34)
    view = position.view(None)
    assert (view.totals, view.goes) == ((3, 0, 0), ((3,), (0,), ()))
    assert view.last == Throw(seat=0, dice=(3, 4), sum=7, number=3)
    assert view.trail == (8, 10, 7)


@pytest.mark.rule("XA-1")
def test_an_impatient_table_is_never_asked() -> None:
    position = xantipa(2, auto=True)
    throw(position, 34)
    assert position.to_move() == (CHANCE,)
    throw(position, 11, 12)
    assert position.outcome() == Outcome((1, 2), (0,), "fewest")


@pytest.mark.rule("XA-2")
def test_the_fewest_throws_win() -> None:
    position = xantipa(3)
    take_goes(position, 3, 9, 2)
    assert position.outcome() == Outcome((3, 9, 2), (2,), "fewest")


@pytest.mark.rule("XA-3")
def test_everybody_has_one_go_in_the_order_of_the_seats() -> None:
    position = xantipa(3)
    for seat in range(3):
        assert position.to_move() == (seat,)
        take_goes(position, 4 - seat)
    assert position.outcome() is not None


@pytest.mark.rule("XA-3")
def test_the_throws_of_all_rounds_are_added() -> None:
    position = xantipa(2, rounds=2)
    take_goes(position, 5, 1)
    assert position.view(None).round == 2
    take_goes(position, 1, 6)
    assert position.outcome() == Outcome((6, 7), (0,), "fewest")
    assert position.view(None).goes == ((5, 1), (1, 6))


@pytest.mark.rule("XA-3")
def test_only_the_tied_throw_again_until_one_wins() -> None:
    position = xantipa(4)
    take_goes(position, 2, 3, 2, 2)
    assert position.view(None).status == ("throwing", "out", "waiting", "waiting")
    take_goes(position, 4)
    assert position.to_move() == (2,)
    take_goes(position, 3, 3)
    assert position.view(None).playoff == 2
    assert position.view(None).status == ("out", "out", "throwing", "waiting")
    take_goes(position, 2, 1)
    assert position.outcome() == Outcome((2, 3, 2, 2), (3,), "playoff")


@pytest.mark.rule("XA-3")
def test_who_has_used_more_throws_than_the_best_may_stop() -> None:
    position = xantipa(3)
    take_goes(position, 2)
    throw(position, 11, 11)
    assert position.moves(1) == [THROW]
    assert refusal(position, "stop").rule == "XA-3"
    assert refusal(position, "stop").args == {"best": 2, "used": 2}
    throw(position, 11)
    assert position.view(1).may_stop
    assert position.moves(1) == [THROW, STOP]
    stop(position)
    assert position.view(None).status == ("seven", "stopped", "throwing")


@pytest.mark.rule("XA-3")
def test_nobody_has_to_stop() -> None:
    position = xantipa(2)
    take_goes(position, 1, 8)
    assert position.outcome() == Outcome((1, 8), (0,), "fewest")


@pytest.mark.rule("XA-3")
def test_who_is_first_to_throw_cannot_be_beaten_yet() -> None:
    position = xantipa(2)
    throw(position, *[11] * 30)
    assert not position.view(0).may_stop
    assert refusal(position, "stop").id == "xantipa-refuse-nobody_finished"


@pytest.mark.rule("XA-3")
def test_with_more_rounds_one_is_beaten_by_the_total_in_the_last() -> None:
    position = xantipa(2, rounds=2)
    take_goes(position, 1)
    throw(position, *[11] * 5)
    assert not position.view(1).may_stop
    throw(position, 34)
    take_goes(position, 2)
    assert position.view(1).best == 3
    assert position.view(1).may_stop
    stop(position)
    assert position.outcome() == Outcome((3, 6), (0,), "fewest")


@pytest.mark.rule("XA-3")
def test_in_a_play_off_only_its_own_throws_count() -> None:
    position = xantipa(2)
    take_goes(position, 3, 3, 2)
    throw(position, 11, 11)
    assert not position.view(1).may_stop
    throw(position, 11)
    assert position.view(1).may_stop
    stop(position)
    assert position.outcome() == Outcome((3, 3), (0,), "playoff")


def test_the_board_remembers_the_last_ten_sums() -> None:
    position = xantipa()
    throw(position, *[12] * 5, *[56] * 8)
    assert position.view(None).trail == (3, 3, *[11] * 8)
