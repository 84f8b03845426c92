"""F7-20 to F7-25: the end of a round, the score, the end of the game."""

from __future__ import annotations

import pytest

from hrajme.games.flip7.tests.positions import (
    cards_in_all,
    deal_rows,
    flip7,
    full_deck,
    give_to,
    hit,
    hit_all,
    next_round,
    play_round,
    stop,
    stop_all,
    with_totals,
)


@pytest.mark.rule("F7-20")
def test_a_round_ends_when_everybody_has_stopped_is_frozen_or_bust() -> None:
    position = flip7(3)
    deal_rows(position, "5", "6", "freeze")
    give_to(position, 0)
    stop(position)
    assert position.view(None).phase == "turn"
    hit(position, "7")
    hit(position, "7")
    view = position.view(None)
    assert view.status == ("frozen", "stopped", "bust")
    assert view.phase == "between"
    assert view.totals == (5, 6, 0)


@pytest.mark.rule("F7-20")
def test_the_last_one_in_may_go_on_alone() -> None:
    position = flip7(3)
    deal_rows(position, "", "", "1")
    hit_all(position, "2 3 4 5")
    assert position.view(None).rows[2] == (1, 2, 3, 4, 5)
    assert position.to_move() == (2,)


@pytest.mark.rule("F7-21")
@pytest.mark.parametrize(
    ("cards", "points"),
    [
        ("12 10 5 3 x2 +4", 64),
        ("12 11 9 8 5 3 +10 0", 73),
        ("x2", 0),
        ("+10 x2", 10),
        ("9 x2 +4", 22),
        ("x2 1 2 3 4 5 6 7", 2 * 28 + 15),
        ("+2 +4 +6 +8 +10 x2 12 11 10 9 8 6 7", 2 * 63 + 30 + 15),
        ("", 0),
    ],
)
def test_numbers_doubled_then_modifiers_then_the_bonus(cards: str, points: int) -> None:
    position = flip7(1)
    hit_all(position, cards)
    if position.to_move() == (0,):
        stop(position)
    assert position.view(None).totals == (points,)


@pytest.mark.rule("F7-22")
def test_the_cards_of_a_round_are_set_aside_and_not_shuffled_in() -> None:
    position = flip7(3)
    play_round(position, "5 6", "7", "+4")
    next_round(position)
    view = position.view(None)
    assert (view.deck_size, view.set_aside) == (90, 4)
    assert view.rows == ((), (), ())
    assert view.modifiers == ((), (), ())
    assert (view.deck[5], view.deck[6], view.deck[7], view.deck[14]) == (4, 5, 6, 0)
    assert cards_in_all(position) == full_deck()


@pytest.mark.rule("F7-22")
def test_the_deck_goes_to_the_left() -> None:
    position = flip7(3, dealer=1)
    dealers = []
    for _ in range(4):
        dealers.append(position.view(None).dealer)
        assert position.to_move() == ((position.dealer + 1) % 3,)
        stop_all(position)
        next_round(position)
    assert dealers == [1, 2, 0, 1]


@pytest.mark.rule("F7-24")
def test_the_highest_total_wins_when_a_round_ends_with_200_or_more() -> None:
    position = with_totals(flip7(3), 193, 199, 176)
    play_round(position, "10", "12", "12")
    outcome = position.outcome()
    assert outcome is not None
    assert (outcome.points, outcome.winners, outcome.reason) == ((203, 211, 188), (1,), "target")


@pytest.mark.rule("F7-24")
def test_exactly_200_is_enough_and_199_is_not() -> None:
    position = with_totals(flip7(3), 190, 189, 0)
    play_round(position, "9", "10", "")
    assert position.outcome() is None
    next_round(position)
    play_round(position, "1", "", "")
    outcome = position.outcome()
    assert outcome is not None
    assert outcome.winners == (0,)


@pytest.mark.rule("F7-24")
def test_the_game_does_not_end_before_the_round_does() -> None:
    position = with_totals(flip7(3), 195, 0, 0)
    deal_rows(position, "12", "1", "2")
    assert position.outcome() is None
    assert position.to_move() == (0,)


@pytest.mark.rule("F7-24")
def test_the_target_is_a_house_rule() -> None:
    position = with_totals(flip7(3, target=50), 40, 0, 0)
    play_round(position, "10", "", "")
    outcome = position.outcome()
    assert outcome is not None
    assert outcome.winners == (0,)


@pytest.mark.rule("F7-25")
def test_on_a_tie_everybody_plays_one_more_round() -> None:
    position = with_totals(flip7(3), 200, 201, 190)
    play_round(position, "12", "11", "")
    assert position.outcome() is None
    assert position.view(None).candidates == (0, 1)
    next_round(position)
    assert position.view(None).status == ("in", "in", "in")


@pytest.mark.rule("F7-25")
def test_the_candidate_who_gains_more_wins_and_nobody_else_can() -> None:
    position = with_totals(flip7(3), 200, 201, 190)
    play_round(position, "12", "11", "")
    next_round(position)
    play_round(position, "12 8", "12 10 9", "12 11 10 9 8")
    outcome = position.outcome()
    assert outcome is not None
    assert outcome.points == (232, 243, 240)
    assert (outcome.winners, outcome.reason) == ((1,), "tie_break")


@pytest.mark.rule("F7-25")
def test_a_new_tie_is_played_off_again_among_those_who_still_tie() -> None:
    position = with_totals(flip7(4), 200, 200, 200, 0)
    play_round(position, "9", "9", "9", "")
    next_round(position)
    play_round(position, "5", "8", "8", "12 11 10 9 7 6")
    assert position.outcome() is None
    assert position.view(None).candidates == (1, 2)
    next_round(position)
    play_round(position, "12 11 10", "2", "3", "")
    outcome = position.outcome()
    assert outcome is not None
    assert outcome.winners == (2,)


@pytest.mark.rule("F7-25")
def test_who_is_no_candidate_cannot_win_even_with_the_highest_total() -> None:
    position = with_totals(flip7(3), 200, 200, 199)
    play_round(position, "", "", "")
    next_round(position)
    play_round(position, "1", "2", "12 11 10 9 8 x2")
    outcome = position.outcome()
    assert outcome is not None
    assert outcome.points[2] == max(outcome.points)
    assert outcome.winners == (1,)


@pytest.mark.rule("F7-25")
def test_who_is_no_candidate_does_not_tie_with_one() -> None:
    position = with_totals(flip7(3), 200, 200, 190)
    stop_all(position)
    next_round(position)
    play_round(position, "5", "8", "10 8")
    outcome = position.outcome()
    assert outcome is not None
    assert outcome.points == (205, 208, 208)
    assert outcome.winners == (1,)
