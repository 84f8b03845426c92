"""The end of the game: OF-7."""

from __future__ import annotations

import pytest

from hrajme.core import BadOption
from hrajme.games.ones_and_fives import GAME
from hrajme.games.ones_and_fives.encoding import ROLL
from hrajme.games.ones_and_fives.rules import OnesAndFivesPosition
from hrajme.games.ones_and_fives.tests.positions import (
    bank,
    ones_and_fives,
    score,
    throw_and_keep,
    with_totals,
)


def ended(position: OnesAndFivesPosition) -> tuple[str, tuple[int, ...], tuple[int, ...]]:
    outcome = position.outcome()
    assert outcome is not None
    return outcome.reason, outcome.winners, outcome.points


@pytest.mark.rule("OF-7")
def test_who_first_writes_down_the_target_wins_at_once() -> None:
    position = with_totals(ones_and_fives(3), 9000, 9950, 100)
    score(position, 1000)
    assert ended(position) == ("target", (0,), (10_000, 9950, 100))


@pytest.mark.rule("OF-7")
def test_points_at_risk_do_not_win_before_they_are_written_down() -> None:
    position = with_totals(ones_and_fives(), 9950, 0)
    throw_and_keep(position, "1 2 2 3 3 4 > 1")
    assert position.outcome() is None
    assert ROLL in position.moves(0)
    bank(position)
    assert ended(position)[1] == (0,)


@pytest.mark.rule("OF-7")
def test_one_unit_less_is_not_enough() -> None:
    position = with_totals(ones_and_fives(), 9900, 0)
    score(position, 50)
    assert position.outcome() is None


@pytest.mark.rule("OF-7")
def test_the_target_is_a_house_rule() -> None:
    position = ones_and_fives(target=1000)
    score(position, 1000)
    assert ended(position)[0] == "target"
    with pytest.raises(BadOption):
        GAME.start(2, {"target": 100})


@pytest.mark.rule("OF-7")
def test_with_a_last_round_all_the_others_have_one_more_turn() -> None:
    position = with_totals(ones_and_fives(3, starter=1, last_round=True), 9000, 9950, 9000)
    score(position, 50)
    view = position.view(None)
    assert view.last_round is not None
    assert (view.last_round.finisher, view.last_round.to_beat) == (1, 10_000)
    assert view.last_round.to_come == (2, 0)
    score(position, 2000)
    view = position.view(None)
    assert view.last_round is not None
    assert (view.last_round.leader, view.last_round.to_beat, view.last_round.to_come) == (2, 11_000, (0,))
    score(position, 1000)
    assert ended(position) == ("last_round", (2,), (10_000, 10_000, 11_000))


@pytest.mark.rule("OF-7")
def test_in_a_last_round_the_same_total_is_not_enough() -> None:
    position = with_totals(ones_and_fives(last_round=True), 9950, 9950)
    score(position, 50)
    score(position, 50)
    assert ended(position) == ("last_round", (0,), (10_000, 10_000))


@pytest.mark.rule("OF-7")
def test_in_a_last_round_a_dead_throw_is_the_last_word() -> None:
    position = with_totals(ones_and_fives(last_round=True), 9950, 9950)
    score(position, 100)
    score(position, 0)
    assert ended(position) == ("last_round", (0,), (10_050, 9950))


@pytest.mark.rule("OF-7")
def test_the_last_view_holds_no_dice_and_no_turn() -> None:
    position = with_totals(ones_and_fives(), 9950, 0)
    score(position, 50)
    view = position.view(None)
    assert (view.phase, view.turn, view.dice, view.turn_points, view.round) == ("over", None, (), 0, 1)
