"""F7-13 to F7-19: Freeze, Flip Three and Second Chance."""

from __future__ import annotations

import pytest

from hrajme.core import CHANCE
from hrajme.games.flip7.encoding import SECOND_CHANCE
from hrajme.games.flip7.tests.positions import (
    deal_rows,
    flip7,
    give_to,
    hit,
    hit_all,
    next_round,
    refusal,
    stop,
    stop_all,
    targets,
    turn_up,
)
from hrajme.games.flip7.view import Action, FlipThree


@pytest.mark.rule("F7-13")
def test_an_action_takes_effect_before_the_dealing_goes_on() -> None:
    position = flip7(3)
    hit(position, "freeze")
    view = position.view(None)
    assert view.phase == "give"
    assert view.action == Action("freeze", 0)
    assert position.to_move() == (0,)
    assert refusal(position, "hit").rule == "F7-13"
    assert refusal(position, "stop").rule == "F7-13"


@pytest.mark.rule("F7-13")
def test_there_is_nothing_to_give_without_an_action_card() -> None:
    assert refusal(flip7(3), "give 2").rule == "F7-13"


@pytest.mark.rule("F7-14")
def test_a_freeze_may_go_to_anybody_who_is_in_even_without_cards_even_to_oneself() -> None:
    position = flip7(3)
    hit(position, "freeze")
    assert targets(position) == [0, 1, 2]


@pytest.mark.rule("F7-14")
def test_who_is_frozen_leaves_the_round_and_scores_at_its_end() -> None:
    position = flip7(3)
    deal_rows(position, "5", "9", "freeze")
    give_to(position, 1)
    assert position.view(None).status == ("in", "frozen", "in")
    assert position.view(None).totals == (0, 0, 0)
    stop_all(position)
    assert position.view(None).totals == (5, 9, 0)


@pytest.mark.rule("F7-14")
def test_a_freeze_cannot_go_to_who_is_out() -> None:
    position = flip7(3)
    stop(position)
    hit(position, "5")
    hit(position, "freeze")
    assert targets(position) == [1, 2]
    assert refusal(position, "give 1").rule == "F7-14"
    assert refusal(position, "give 4").rule == "F7-14"
    assert refusal(position, "give 0").rule == "F7-14"


@pytest.mark.rule("F7-14")
def test_the_last_one_in_must_freeze_himself() -> None:
    position = flip7(3)
    deal_rows(position, "", "", "8")
    hit(position, "freeze")
    view = position.view(None)
    assert view.phase == "between"
    assert view.status == ("stopped", "stopped", "frozen")
    assert view.totals == (0, 0, 8)


@pytest.mark.rule("F7-14")
def test_alone_a_freeze_ends_the_round_unless_the_table_spares_the_lone_player() -> None:
    strict, kind = flip7(1), flip7(1, freeze_alone=False)
    for position in (strict, kind):
        hit(position, "9")
        hit(position, "freeze")
    assert (strict.view(None).phase, strict.view(None).totals) == ("between", (9,))
    assert (kind.view(None).phase, kind.view(None).status) == ("turn", ("in",))
    assert kind.discarded == 1


@pytest.mark.rule("F7-14")
def test_the_last_one_in_of_several_is_never_spared() -> None:
    position = flip7(2, freeze_alone=False)
    hit(position, "9")
    stop(position)
    hit(position, "freeze")
    assert position.view(None).phase == "between"


@pytest.mark.rule("F7-15")
def test_flip_three_deals_three_cards_one_after_another() -> None:
    position = flip7(3)
    hit(position, "flip3")
    assert targets(position) == [0, 1, 2]
    give_to(position, 2)
    for left, card in ((3, "7"), (2, "+4"), (1, "8")):
        assert position.to_move() == (CHANCE,)
        assert position.view(None).flip_three == FlipThree(2, left)
        turn_up(position, card)
    view = position.view(None)
    assert view.rows == ((), (), (7, 8))
    assert view.flip_three is None
    assert position.to_move() == (1,)


@pytest.mark.rule("F7-15")
def test_flip_three_may_go_to_oneself_but_not_to_who_is_out() -> None:
    position = flip7(3)
    deal_rows(position, "", "5", "6")
    hit(position, "flip3")
    assert targets(position) == [1, 2]
    assert refusal(position, "give 1").rule == "F7-15"
    give_to(position, 1)
    turn_up(position, "1 2 3")
    assert position.view(None).rows[1] == (5, 1, 2, 3)


@pytest.mark.rule("F7-15")
def test_the_last_one_in_must_take_the_three_cards() -> None:
    position = flip7(2)
    deal_rows(position, "", "8")
    hit(position, "flip3")
    assert position.view(None).flip_three == FlipThree(1, 3)
    turn_up(position, "1 2 3")
    assert position.to_move() == (1,)


@pytest.mark.rule("F7-15")
def test_a_bust_stops_the_three_cards() -> None:
    position = flip7(2)
    hit(position, "flip3")
    give_to(position, 1)
    turn_up(position, "9 9")
    assert position.view(None).status == ("in", "bust")
    assert position.view(None).flip_three is None
    assert position.to_move() == (0,)


@pytest.mark.rule("F7-15")
def test_a_lucky_seven_stops_the_three_cards() -> None:
    position = flip7(1)
    hit_all(position, "1 2 3 4 5 flip3")
    turn_up(position, "6 7")
    view = position.view(None)
    assert view.phase == "between"
    assert view.totals == (28 + 15,)


@pytest.mark.rule("F7-16")
def test_actions_among_the_three_wait_and_are_resolved_in_the_order_drawn() -> None:
    position = flip7(4)
    hit(position, "flip3")
    give_to(position, 1)
    turn_up(position, "freeze")
    assert position.view(None).waiting == (Action("freeze", 1),)
    assert position.to_move() == (CHANCE,)
    turn_up(position, "flip3 6")
    view = position.view(None)
    assert view.action == Action("freeze", 1)
    assert view.waiting == (Action("flip3", 1),)
    give_to(position, 3)
    assert position.view(None).action == Action("flip3", 1)
    assert targets(position) == [0, 1, 2]
    give_to(position, 2)
    turn_up(position, "1 2 3")
    assert position.view(None).rows == ((), (6,), (1, 2, 3), ())
    assert position.to_move() == (1,)


@pytest.mark.rule("F7-16")
def test_what_a_nested_flip_three_turns_up_comes_after_what_waited_before() -> None:
    position = flip7(4)
    hit(position, "flip3")
    give_to(position, 1)
    turn_up(position, "flip3 freeze 6")
    give_to(position, 2)
    turn_up(position, "1 freeze 2")
    assert position.view(None).action == Action("freeze", 1)
    assert position.view(None).waiting == (Action("freeze", 2),)
    give_to(position, 3)
    assert position.to_move() == (2,)
    give_to(position, 0)
    assert position.view(None).status == ("frozen", "in", "in", "frozen")


@pytest.mark.rule("F7-16")
def test_who_drew_what_waits_decides_even_if_bust_meanwhile() -> None:
    position = flip7(3)
    hit(position, "flip3")
    give_to(position, 1)
    turn_up(position, "freeze 9 9")
    assert position.view(None).status[1] == "bust"
    assert position.to_move() == (1,)
    assert targets(position) == [0, 2]
    assert refusal(position, "give 2").rule == "F7-14"
    give_to(position, 2)
    assert position.view(None).status == ("in", "bust", "frozen")
    assert position.to_move() == (0,)


@pytest.mark.rule("F7-16")
def test_as_a_house_rule_a_bust_discards_what_waits() -> None:
    position = flip7(3, bust_discards_waiting=True)
    hit(position, "flip3")
    give_to(position, 1)
    turn_up(position, "freeze 9 9")
    assert position.view(None).waiting == ()
    assert position.to_move() == (2,)
    assert position.view(None).status == ("in", "bust", "in")
    assert position.discarded == 1


@pytest.mark.rule("F7-16")
def test_under_the_house_rule_what_others_drew_still_waits() -> None:
    position = flip7(4, bust_discards_waiting=True)
    hit(position, "flip3")
    give_to(position, 1)
    turn_up(position, "flip3 freeze 6")
    give_to(position, 2)
    turn_up(position, "freeze 8 8")
    assert position.view(None).action == Action("freeze", 1)
    give_to(position, 0)
    assert position.view(None).status == ("frozen", "in", "bust", "in")
    assert position.view(None).phase == "turn"


@pytest.mark.rule("F7-16")
def test_a_lucky_seven_discards_what_waits() -> None:
    position = flip7(2)
    deal_rows(position, "1 2 3 4 5", "6 7 8 9 10")
    hit(position, "flip3")
    give_to(position, 0)
    turn_up(position, "freeze 6 7")
    view = position.view(None)
    assert view.phase == "between"
    assert view.waiting == ()
    assert view.status == ("in", "in")
    assert view.totals == (28 + 15, 40)


@pytest.mark.rule("F7-16")
def test_what_waits_is_discarded_when_nobody_is_in_any_more() -> None:
    position = flip7(1)
    hit(position, "flip3")
    turn_up(position, "freeze flip3 5")
    view = position.view(None)
    assert view.phase == "between"
    assert view.status == ("frozen",)
    assert view.totals == (5,)
    assert position.discarded == 1


@pytest.mark.rule("F7-17")
def test_a_second_chance_catches_a_twin_and_both_are_discarded() -> None:
    position = flip7(1)
    hit_all(position, "5 9 chance")
    assert position.view(None).second_chances == (True,)
    assert position.view(0).bust_chance == (0, 91)
    hit(position, "9")
    view = position.view(None)
    assert view.status == ("in",)
    assert view.rows == ((5, 9),)
    assert view.second_chances == (False,)
    assert (position.table[9], position.table[SECOND_CHANCE], view.set_aside) == (2, 1, 0)  # F7-23
    hit(position, "5")
    assert position.view(None).status == ("bust",)


@pytest.mark.rule("F7-17")
def test_inside_a_flip_three_it_works_at_once_and_the_twin_is_one_of_the_three() -> None:
    position = flip7(2)
    deal_rows(position, "10", "1")
    hit(position, "flip3")
    give_to(position, 0)
    turn_up(position, "chance 10")
    assert position.view(None).status == ("in", "in")
    assert position.view(None).flip_three == FlipThree(0, 1)
    turn_up(position, "5")
    assert position.view(None).rows[0] == (10, 5)
    assert position.to_move() == (1,)


@pytest.mark.rule("F7-18")
def test_a_second_one_goes_to_a_player_in_who_has_none() -> None:
    position = flip7(4)
    deal_rows(position, "chance", "chance", "4", "5")
    hit(position, "chance")
    assert position.view(None).action == Action("chance", 0)
    assert targets(position) == [2, 3]
    assert refusal(position, "give 1").rule == "F7-18"
    assert refusal(position, "give 2").rule == "F7-18"
    give_to(position, 3)
    assert position.view(None).second_chances == (True, True, False, True)
    assert position.to_move() == (1,)


@pytest.mark.rule("F7-18")
def test_it_cannot_go_to_who_is_out() -> None:
    position = flip7(4)
    hit(position, "chance")
    stop(position)
    for card in ("4", "5", "chance"):
        hit(position, card)
    assert targets(position) == [2, 3]
    assert refusal(position, "give 2").rule == "F7-18"


@pytest.mark.rule("F7-18")
def test_where_only_one_can_get_it_nobody_is_asked() -> None:
    position = flip7(2)
    deal_rows(position, "chance", "4")
    hit(position, "chance")
    assert position.view(None).second_chances == (True, True)
    assert position.to_move() == (1,)


@pytest.mark.rule("F7-18")
def test_it_is_discarded_when_all_have_one_or_nobody_else_is_in() -> None:
    position = flip7(2)
    deal_rows(position, "chance", "chance")
    hit(position, "chance")
    assert position.view(None).second_chances == (True, True)
    assert position.discarded == 1
    alone = flip7(2)
    deal_rows(alone, "", "chance")
    hit(alone, "chance")
    assert alone.view(None).second_chances == (False, True)
    assert alone.discarded == 1


@pytest.mark.rule("F7-18")
def test_in_the_middle_of_a_flip_three_it_is_given_at_once() -> None:
    position = flip7(3)
    deal_rows(position, "chance", "4", "5")
    hit(position, "flip3")
    give_to(position, 0)
    turn_up(position, "chance")
    assert position.view(None).action == Action("chance", 0)
    give_to(position, 2)
    assert position.view(None).flip_three == FlipThree(0, 2)
    turn_up(position, "1 2")
    assert position.view(None).rows[0] == (1, 2)
    assert position.to_move() == (1,)


@pytest.mark.rule("F7-19")
def test_second_chances_are_gone_when_the_round_is_over() -> None:
    position = flip7(2)
    deal_rows(position, "chance", "4")
    stop(position)
    stop(position)
    next_round(position)
    assert position.view(None).second_chances == (False, False)
    assert position.aside[SECOND_CHANCE] == 1
    assert position.view(None).deck[SECOND_CHANCE] == 2
