"""EW-1 to EW-4: a turn, what counts, six rounds, a tie."""

from __future__ import annotations

import pytest

from hrajme.core import CHANCE, Outcome
from hrajme.games.even_wins.encoding import THROW
from hrajme.games.even_wins.tests.positions import (
    ALL,
    FOUR,
    NOTHING,
    SIX,
    TWO,
    even_wins,
    play_round,
    play_six_rounds,
    throw,
)
from hrajme.games.even_wins.view import Throw


@pytest.mark.rule("EW-1")
def test_a_turn_is_three_presses_with_all_three_dice() -> None:
    position = even_wins(2)
    for number in (1, 2, 3):
        assert position.to_move() == (0,)
        assert position.view(0).number == number
        assert position.moves(0) == [THROW]
        position.play(0, THROW)
        assert position.to_move() == (CHANCE,)
        assert sum(weight for _, weight in position.chances()) == 216
        position.play(CHANCE, 135)
    assert position.to_move() == (1,)


@pytest.mark.rule("EW-1")
@pytest.mark.parametrize("dice", [111, 135, 333, 555, 155])
def test_odd_dice_bring_nothing(dice: int) -> None:
    position = even_wins()
    throw(position, dice, dice, dice)
    assert position.view(None).totals == (0, 0)


@pytest.mark.rule("EW-1")
def test_an_impatient_table_is_never_asked() -> None:
    position = even_wins(2, auto=True)
    for _ in range(36):
        assert position.to_move() == (CHANCE,)
        position.play(CHANCE, 111)
    assert position.outcome() == Outcome((0, 0), (0, 1), "shared")


@pytest.mark.rule("EW-2")
def test_first_twos_then_fours_then_sixes_count_and_their_pips_are_added() -> None:
    position = even_wins()
    throw(position, 226, 445, 124)
    view = position.view(None)
    assert view.throws == (Throw((2, 2, 6), 2, 4), Throw((4, 4, 5), 4, 8), Throw((1, 2, 4), 6, 0))
    assert (view.thrower, view.totals, view.scores) == (0, (12, 0), ((12,), (0,)))


@pytest.mark.rule("EW-2")
@pytest.mark.parametrize(("number", "points"), [(0, (6, 0, 0)), (1, (0, 12, 0)), (2, (0, 0, 18))])
def test_every_face_counts_only_in_its_own_throw(number: int, points: tuple[int, ...]) -> None:
    for face, expected in zip((222, 444, 666), points, strict=True):
        position = even_wins()
        throw(position, *[111] * number, face)
        assert position.view(None).totals[0] == expected


@pytest.mark.rule("EW-3")
def test_after_six_rounds_the_highest_total_wins() -> None:
    position = even_wins(3)
    for number in range(1, 7):
        assert position.view(None).round == number
        play_round(position, TWO, SIX, FOUR)
    assert position.outcome() == Outcome((12, 36, 24), (1,), "most")
    assert position.view(None).scores[1] == (6,) * 6


@pytest.mark.rule("EW-4")
def test_a_tie_is_shared() -> None:
    position = even_wins(3)
    play_six_rounds(position, FOUR, TWO, FOUR)
    assert position.outcome() == Outcome((4, 2, 4), (0, 2), "shared")


@pytest.mark.rule("EW-4")
def test_with_a_tie_round_only_the_tied_play_on_until_one_is_ahead() -> None:
    position = even_wins(3, tie_round=True)
    play_six_rounds(position, FOUR, TWO, FOUR)
    assert position.view(None).status == ("throwing", "out", "waiting")
    play_round(position, SIX, SIX)
    assert position.view(None).round == 8
    play_round(position, TWO, ALL)
    assert position.outcome() == Outcome((12, 2, 46), (2,), "tie_round")
    assert position.view(None).tie_points == (8, 0, 42)


@pytest.mark.rule("EW-4")
def test_without_a_tie_there_is_no_tie_round() -> None:
    position = even_wins(2, tie_round=True)
    play_six_rounds(position, FOUR, TWO)
    assert position.outcome() == Outcome((4, 2), (0,), "most")


@pytest.mark.rule("EW-4")
def test_who_is_out_of_a_tie_round_cannot_win_it() -> None:
    position = even_wins(3, tie_round=True)
    play_six_rounds(position, FOUR, FOUR, TWO)
    play_round(position, NOTHING, NOTHING)
    play_round(position, TWO, NOTHING)
    assert position.outcome() == Outcome((6, 4, 2), (0,), "tie_round")
