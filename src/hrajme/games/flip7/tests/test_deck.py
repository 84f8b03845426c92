"""F7-23: a new deck when the old one runs out."""

from __future__ import annotations

import pytest

from hrajme.core import CHANCE
from hrajme.games.flip7 import GAME
from hrajme.games.flip7.encoding import HIT, SECOND_CHANCE
from hrajme.games.flip7.rules import Flip7Position
from hrajme.games.flip7.tests.positions import (
    deal_rows,
    flip7,
    give_to,
    hit,
    hit_all,
    next_round,
    play_round,
    stop,
    turn_up,
    with_deck,
)


@pytest.mark.rule("F7-23")
def test_an_empty_deck_is_made_anew_from_the_set_aside_cards_in_the_middle_of_a_round() -> None:
    position = flip7(2)
    play_round(position, "8 9", "10 11")
    next_round(position)
    with_deck(position, "3 4", aside="8 9 10 11")
    hit(position, "3")
    stop(position)
    hit(position, "4")
    view = position.view(None)
    assert (view.deck_size, view.set_aside) == (4, 0)
    assert [view.deck[number] for number in (8, 9, 10, 11)] == [1, 1, 1, 1]
    assert view.rows[1] == (3, 4)
    position.play(1, HIT)
    assert position.moves(CHANCE) == [8, 9, 10, 11]


@pytest.mark.rule("F7-23")
def test_rows_stay_on_the_table_those_of_players_who_are_out_too() -> None:
    position = flip7(3)
    play_round(position, "12", "11", "10")
    next_round(position)
    with_deck(position, "1 2 2 5", aside="10 11 12")
    deal_rows(position, "1", "2 2", "5")
    view = position.view(None)
    assert view.rows == ((1,), (2,), (5,))
    assert view.status[1] == "bust"
    assert view.deck_size == 3
    assert sum(view.deck[:7]) == 0


@pytest.mark.rule("F7-23")
def test_what_the_running_round_has_discarded_is_not_shuffled_back() -> None:
    position = flip7(2)
    play_round(position, "8", "9")
    next_round(position)
    with_deck(position, "3 chance 3 4", aside="8 9")
    hit(position, "3")
    stop(position)
    hit_all(position, "chance 3")
    assert (position.view(None).second_chances[1], position.view(None).set_aside) == (False, 2)
    hit(position, "4")
    view = position.view(None)
    assert (view.deck_size, view.set_aside) == (2, 0)
    assert (view.deck[8], view.deck[9], view.deck[3], view.deck[SECOND_CHANCE]) == (1, 1, 0, 0)


@pytest.mark.rule("F7-23")
def test_without_cards_of_earlier_rounds_the_round_ends_though_some_were_discarded_in_it() -> None:
    position = flip7(18)
    with_deck(position, "5 chance 5 7")
    deal_rows(position, "5 chance 5 7", *[""] * 17)
    view = position.view(None)
    assert (view.phase, view.status[0], view.totals[0]) == ("between", "stopped", 12)
    next_round(position)
    assert position.view(None).deck_size == 4


@pytest.mark.rule("F7-23")
def test_what_was_discarded_comes_back_when_its_round_is_over() -> None:
    position = flip7(1)
    hit_all(position, "5 chance 5")
    stop(position)
    next_round(position)
    assert (position.view(None).set_aside, position.aside[5], position.aside[SECOND_CHANCE]) == (3, 2, 1)
    with_deck(position, "1", aside="5 5 chance")
    hit(position, "1")
    assert (position.view(None).deck[5], position.view(None).deck[SECOND_CHANCE]) == (2, 1)


@pytest.mark.rule("F7-23")
def test_by_the_first_version_of_the_rules_discarded_cards_came_back_in_the_same_round() -> None:
    position = GAME.start(1, {}, rules_version=1)
    assert isinstance(position, Flip7Position)
    with_deck(position, "5 chance 5")
    hit_all(position, "5 chance 5")
    view = position.view(None)
    assert (view.phase, view.deck_size, view.deck[5], view.deck[SECOND_CHANCE]) == ("turn", 2, 1, 1)
    assert position.copy().discards_return


@pytest.mark.rule("F7-23")
def test_the_deck_is_made_anew_between_rounds_too_with_the_round_just_played() -> None:
    position = flip7(1)
    with_deck(position, "1 2")
    hit(position, "1")
    hit(position, "2")
    view = position.view(None)
    assert (view.phase, view.totals) == ("between", (3,))
    next_round(position)
    assert position.view(None).deck_size == 2


@pytest.mark.rule("F7-23")
def test_with_no_card_anywhere_the_round_ends_as_if_all_stopped() -> None:
    position = flip7(3)
    with_deck(position, "1 2 3 4")
    deal_rows(position, "1", "2", "3")
    hit(position, "4")
    view = position.view(None)
    assert view.phase == "between"
    assert view.status == ("stopped", "stopped", "stopped")
    assert view.totals == (5, 2, 3)


@pytest.mark.rule("F7-23")
def test_an_action_that_is_the_very_last_card_finds_the_round_over() -> None:
    position = flip7(3)
    with_deck(position, "1 freeze")
    hit(position, "1")
    hit(position, "freeze")
    view = position.view(None)
    assert view.phase == "between"
    assert view.status == ("stopped", "stopped", "stopped")


@pytest.mark.rule("F7-23")
def test_a_flip_three_goes_on_with_the_new_deck() -> None:
    position = flip7(2)
    play_round(position, "8", "9")
    next_round(position)
    with_deck(position, "flip3 1", aside="8 9")
    hit(position, "flip3")
    give_to(position, 1)
    turn_up(position, "1 8 9")
    assert position.view(None).rows[1] == (1, 8, 9)
