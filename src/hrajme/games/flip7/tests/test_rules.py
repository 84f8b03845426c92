"""F7-1 to F7-12: the cards, the dealer, one more or stop."""

from __future__ import annotations

import pytest

from hrajme.core import CHANCE
from hrajme.games.flip7 import GAME
from hrajme.games.flip7.encoding import DEALER, HIT, STOP
from hrajme.games.flip7.tests.positions import (
    deal_rows,
    flip7,
    full_deck,
    give_to,
    hit,
    hit_all,
    next_round,
    play_round,
    refusal,
    stop,
    stop_all,
    turn_up,
    with_totals,
)


@pytest.mark.rule("F7-1")
def test_every_number_is_in_the_deck_as_often_as_it_says() -> None:
    position = flip7()
    position.play(0, HIT)
    chances = dict(position.chances())
    assert [chances[number] for number in range(13)] == [1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]
    assert sum(chances[number] for number in range(13)) == 79


@pytest.mark.rule("F7-1")
def test_six_modifiers_once_each_and_three_actions_three_times_each() -> None:
    view = flip7().view(None)
    assert view.deck[13:19] == (1, 1, 1, 1, 1, 1)
    assert view.deck[19:] == (3, 3, 3)
    assert view.deck_size == sum(view.deck) == 94


@pytest.mark.rule("F7-1")
def test_a_card_that_came_is_no_longer_in_the_deck() -> None:
    position = flip7()
    hit(position, "1")
    hit(position, "12")
    assert position.view(None).deck_size == 92
    position.play(2, HIT)
    assert 1 not in position.moves(CHANCE)
    assert dict(position.chances())[12] == 11


@pytest.mark.rule("F7-2")
def test_zero_adds_no_points_but_counts_toward_the_seven() -> None:
    position = flip7(1)
    hit_all(position, "0 1 2 3 4 5")
    assert position.view(None).round_points == (15,)
    hit(position, "6")
    view = position.view(None)
    assert view.lucky == 0
    assert view.totals == (21 + 15,)


@pytest.mark.rule("F7-3")
@pytest.mark.parametrize(("seats", "cards"), [(1, 94), (3, 94), (18, 94), (19, 188), (36, 188)])
def test_more_than_18_players_take_two_decks(seats: int, cards: int) -> None:
    view = GAME.start(seats).view(None)
    assert view.deck_size == cards
    assert list(view.deck) == full_deck(seats)


@pytest.mark.rule("F7-3")
def test_of_two_decks_a_player_may_hold_equal_modifiers() -> None:
    position = flip7(19)
    hit(position, "7")
    for card in ("+4", "+4", "x2", "x2"):
        while position.to_move() != (0,):
            stop(position)
        hit(position, card)
    assert position.view(None).modifiers[0] == ("+4", "+4", "x2", "x2")
    assert position.view(None).round_points[0] == 7 * 2 * 2 + 4 + 4


@pytest.mark.rule("F7-4")
def test_the_challenge_is_lost_after_four_rounds_without_200() -> None:
    position = flip7(1, challenge_rounds=4)
    for number in range(4):
        assert position.view(None).rounds_left == 4 - number
        play_round(position, "12 11")
        if number < 3:
            next_round(position)
    outcome = position.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.winners, outcome.points) == ("challenge_lost", (), (92,))


@pytest.mark.rule("F7-4")
def test_the_challenge_is_won_as_soon_as_a_round_ends_with_200() -> None:
    position = with_totals(flip7(1, challenge_rounds=4), 190)
    play_round(position, "10")
    outcome = position.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.winners, outcome.points) == ("challenge_won", (0,), (200,))


@pytest.mark.rule("F7-4")
def test_two_seats_take_the_challenge_each_for_itself() -> None:
    position = with_totals(flip7(2, challenge_rounds=4), 195, 100)
    play_round(position, "10", "9")
    assert position.outcome() is None
    next_round(position)
    assert position.view(None).status == ("finished", "in")
    for _ in range(3):
        assert position.to_move() == (1,)
        hit(position, "12")
        assert position.to_move() == (1,)
        stop(position)
        if position.to_move():
            next_round(position)
    outcome = position.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.winners) == ("challenge_won", (0,))
    assert outcome.points == (205, 109 + 36)


@pytest.mark.rule("F7-4")
def test_two_who_reach_it_win_both() -> None:
    position = with_totals(flip7(2, challenge_rounds=4), 195, 199)
    play_round(position, "10", "9")
    outcome = position.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.winners) == ("challenge_won", (0, 1))


@pytest.mark.rule("F7-4")
def test_the_number_of_rounds_is_a_house_rule_and_0_is_an_ordinary_game() -> None:
    short = flip7(1, challenge_rounds=1)
    play_round(short, "12")
    outcome = short.outcome()
    assert outcome is not None
    assert outcome.reason == "challenge_lost"
    ordinary = flip7(2, challenge_rounds=0)
    for _ in range(6):
        play_round(ordinary, "12", "11")
        next_round(ordinary)
    assert ordinary.view(None).rounds_left is None
    play_round(with_totals(ordinary, 198, 199), "4", "2")
    outcome = ordinary.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.winners) == ("target", (0,))


@pytest.mark.rule("F7-4")
def test_three_seats_are_never_a_challenge() -> None:
    position = flip7(3, challenge_rounds=4)
    for _ in range(5):
        stop_all(position)
        next_round(position)
    assert position.view(None).rounds_left is None
    assert position.outcome() is None


@pytest.mark.rule("F7-5")
def test_every_seat_is_equally_likely_to_deal_first() -> None:
    assert GAME.start(4).chances() == [(DEALER + seat, 1) for seat in range(4)]


@pytest.mark.rule("F7-5")
def test_alone_there_is_nothing_to_draw_for() -> None:
    assert GAME.start(1).to_move() == (0,)


@pytest.mark.rule("F7-5")
def test_the_dealer_asks_clockwise_from_the_left_and_is_asked_last() -> None:
    position = flip7(4, dealer=1)
    asked = []
    for number in range(1, 9):
        asked.append(position.to_move()[0])
        hit(position, str(number))
    assert asked == [2, 3, 0, 1, 2, 3, 0, 1]


@pytest.mark.rule("F7-5")
def test_who_is_out_is_passed_over() -> None:
    position = flip7(3)
    stop(position)
    hit(position, "3")
    hit(position, "4")
    assert position.to_move() == (1,)


@pytest.mark.rule("F7-5")
def test_moves_out_of_turn_are_refused_with_the_rule() -> None:
    position = flip7(3)
    refused = GAME.refuse(position, 2, "hit")
    assert refused is not None
    assert refused.rule == "F7-5"


@pytest.mark.rule("F7-6")
def test_the_choice_is_there_from_the_first_card_on_and_stopping_with_nothing_scores_0() -> None:
    position = flip7(3)
    assert position.moves(0) == [HIT, STOP]
    stop(position)
    assert position.view(None).round_points[0] == 0
    play_round(position, "", "5", "6")
    assert position.view(None).totals == (0, 5, 6)


@pytest.mark.rule("F7-6")
def test_with_an_opening_deal_everyone_gets_a_card_before_anybody_is_asked() -> None:
    position = flip7(3, opening_deal=True, dealer=0)
    for seat, card in ((1, "3"), (2, "+4"), (0, "9")):
        assert position.to_move() == (CHANCE,)
        assert position.view(None).turn == seat
        turn_up(position, card)
    assert position.to_move() == (1,)
    assert position.view(None).rows == ((9,), (3,), ())
    assert position.view(None).modifiers[2] == ("+4",)


@pytest.mark.rule("F7-6")
def test_with_an_opening_deal_nobody_stops_with_nothing() -> None:
    position = flip7(3, opening_deal=True)
    turn_up(position, "freeze")
    give_to(position, 2)
    turn_up(position, "4")
    assert position.view(None).status[2] == "frozen"
    assert position.to_move() == (0,)
    assert position.moves(0) == [HIT]
    assert not position.view(0).may_stop
    assert refusal(position, "stop").rule == "F7-6"
    hit(position, "4")
    assert position.moves(1) == [HIT, STOP]
    hit(position, "5")
    assert position.moves(0) == [HIT, STOP]


@pytest.mark.rule("F7-6")
@pytest.mark.parametrize("card", ["0", "+2", "chance"])
def test_with_an_opening_deal_any_card_in_front_is_something(card: str) -> None:
    position = flip7(3, opening_deal=True)
    turn_up(position, f"{card} 5 6")
    assert STOP in position.moves(0)


@pytest.mark.rule("F7-7")
def test_one_more_is_one_card_laid_open_in_the_own_row() -> None:
    position = flip7(3)
    hit_all(position, "5 6 7 12 6")
    for viewer in (0, 1, 2, None):
        assert position.view(viewer).rows == ((5, 12), (6,), (7,))
    assert position.to_move() == (2,)


@pytest.mark.rule("F7-8")
def test_who_stops_gets_no_more_cards_and_scores_at_the_end() -> None:
    position = flip7(3)
    deal_rows(position, "5 9", "6 7", "7 8")
    stop(position)
    view = position.view(None)
    assert view.status == ("stopped", "in", "in")
    assert view.totals == (0, 0, 0)
    stop(position)
    stop(position)
    assert position.view(None).totals == (14, 13, 15)


@pytest.mark.rule("F7-9")
def test_a_new_number_leaves_the_player_in() -> None:
    position = flip7(1)
    hit_all(position, "3 9 12")
    assert position.view(None).rows == ((3, 9, 12),)
    assert position.view(None).status == ("in",)
    assert position.to_move() == (0,)


@pytest.mark.rule("F7-10")
def test_a_number_that_is_there_already_busts() -> None:
    position = flip7(2)
    deal_rows(position, "12 7 4", "1 2 3")
    hit(position, "7")
    view = position.view(None)
    assert view.status == ("bust", "in")
    assert view.bust_by == (7, None)
    assert view.round_points[0] == 0
    stop(position)
    assert position.view(None).totals == (0, 6)


@pytest.mark.rule("F7-10")
def test_the_danger_of_a_bust_is_counted_card_by_card() -> None:
    position = flip7(1)
    hit_all(position, "12 7 4")
    assert position.view(0).bust_chance == (11 + 6 + 3, 91)


@pytest.mark.rule("F7-11")
def test_seven_different_numbers_end_the_round_for_all_with_15_extra() -> None:
    position = flip7(3)
    deal_rows(position, "1 2 3 4 5 6", "12 12", "9 10 11 8 7")
    while position.to_move() != (0,):
        stop(position)
    position.play(0, HIT)
    turn_up(position, "7")
    view = position.view(None)
    assert view.phase == "between"
    assert view.lucky == 0
    assert view.totals == (28 + 15, 0, 45)


@pytest.mark.rule("F7-11")
def test_who_is_still_in_at_a_lucky_seven_scores_too() -> None:
    position = flip7(2)
    for number in (1, 2, 3, 4, 5, 6):
        hit(position, str(number))
        hit(position, "12" if number == 1 else f"{number + 5}")
    hit(position, "7")
    view = position.view(None)
    assert view.status == ("in", "in")
    assert view.totals == (28 + 15, 12 + 7 + 8 + 9 + 10 + 11)


@pytest.mark.rule("F7-12")
def test_a_modifier_never_busts_and_never_counts_toward_the_seven() -> None:
    position = flip7(1)
    hit_all(position, "2 4 6 8 10 1 +2 +4 +6 +8 +10 x2")
    view = position.view(None)
    assert view.status == ("in",)
    assert view.lucky is None
    assert view.modifiers == (("+2", "+4", "+6", "+8", "+10", "x2"),)
    assert view.round_points == (2 * 31 + 30,)


@pytest.mark.rule("F7-12")
def test_modifiers_of_a_bust_player_count_for_nothing() -> None:
    position = flip7(1)
    hit_all(position, "+10 x2 5 5")
    assert position.view(None).totals == (0,)
