"""TG-1 to TG-12: setup, placing and the backwards trick."""

from __future__ import annotations

import pytest

from hrajme.core import CHANCE, Dice, IllegalMove
from hrajme.games.the_game import GAME, terminal
from hrajme.games.the_game.encoding import END, placement
from hrajme.games.the_game.rules import TheGamePosition, is_fire
from hrajme.games.the_game.tests.positions import can_lay, dealt, draw_all, lay, refusal, the_game
from hrajme.testing.tables import play_randomly


@pytest.mark.rule("TG-1")
def test_the_deck_holds_one_card_of_each_number_from_2_to_99() -> None:
    assert GAME.start(1).chances() == [(card, 1) for card in range(2, 100)]


@pytest.mark.rule("TG-1")
def test_two_piles_start_at_1_and_two_at_100() -> None:
    assert GAME.start(3).view(None).tops == (1, 1, 100, 100)


@pytest.mark.rule("TG-1")
@pytest.mark.parametrize("text", ["1 > 1", "100 > 1", "0 > 4", "37 > 5", "37 > 0"])
def test_there_is_no_other_card_and_no_other_pile(text: str) -> None:
    assert refusal(the_game([37, 40]), text).rule == "TG-1"


@pytest.mark.rule("TG-2")
def test_all_seats_win_and_lose_together() -> None:
    position = the_game([50], [60], tops=(40, 1, 100, 100), draw_pile=[])
    lay(position, 50, 1)
    lay(position, 60, 1)
    outcome = position.outcome()
    assert outcome is not None
    assert outcome.winners == (0, 1)
    assert outcome.points == (98, 98)


@pytest.mark.rule("TG-3")
@pytest.mark.parametrize(("seats", "cards"), [(1, 8), (2, 7), (3, 6), (4, 6), (5, 6)])
def test_hands_have_the_size_of_the_table(seats: int, cards: int) -> None:
    view = dealt(seats).view(None)
    assert view.hand_sizes == (cards,) * seats
    assert view.draw_pile == 98 - seats * cards


@pytest.mark.rule("TG-3")
def test_a_hand_is_seen_by_its_own_seat_only() -> None:
    position = dealt(3)
    assert len(position.view(1).hand) == 6
    assert position.view(None).hand == ()
    hands = [set(position.view(seat).hand) for seat in range(3)]
    assert not hands[0] & hands[1]
    assert position.view(0).open_hands is None


@pytest.mark.rule("TG-5")
def test_an_ascending_pile_takes_the_rulebook_rows_with_gaps_of_any_size() -> None:
    for row in ([3, 11, 12, 13, 18, 20, 34, 35], [2, 7, 19, 25, 28, 29, 49]):
        position = the_game(row, [99])
        for card in row:
            lay(position, card, 1)
        assert position.view(None).tops[0] == row[-1]


@pytest.mark.rule("TG-5")
def test_a_lower_card_does_not_fit_an_ascending_pile() -> None:
    position = the_game([46, 48, 20], tops=(47, 1, 100, 100))
    assert can_lay(position, 48, 1)
    assert not can_lay(position, 46, 1)
    refused = refusal(position, "46 > 1")
    assert (refused.rule, refused.id) == ("TG-5", "the_game-refuse-not_higher")
    assert refused.args["back"] == 37


@pytest.mark.rule("TG-6")
def test_a_descending_pile_takes_the_rulebook_rows() -> None:
    for row in ([94, 90, 78, 61, 60, 57], [98, 97, 88, 83, 81]):
        position = the_game(row, [2])
        for card in row:
            lay(position, card, 4)
        assert position.view(None).tops[3] == row[-1]


@pytest.mark.rule("TG-6")
def test_a_higher_card_does_not_fit_a_descending_pile() -> None:
    position = the_game([66, 64, 20], tops=(1, 1, 65, 100))
    assert can_lay(position, 64, 3)
    assert not can_lay(position, 66, 3)
    assert refusal(position, "66 > 3").rule == "TG-6"


@pytest.mark.rule("TG-7")
def test_nobody_sees_what_lies_beneath_the_top() -> None:
    position = the_game([4, 8, 13, 50, 51, 52], [60])
    for card in (4, 8, 13):
        lay(position, card, 1)
    assert position.view(0).tops[0] == 13
    assert position.view(0).piles is None


@pytest.mark.rule("TG-7")
def test_a_table_may_open_the_piles() -> None:
    position = the_game([4, 8, 13, 50, 51, 52], [60], review_piles=True)
    for card in (4, 8, 13):
        lay(position, card, 1)
    assert position.view(None).piles == ((4, 8, 13), (), (), ())
    assert [line.plain for line in terminal.draw_review(position.view(None), 58)] == [" ▲ 1 4 8 13"]


@pytest.mark.rule("TG-8")
def test_at_least_two_cards_are_placed_a_turn() -> None:
    position = the_game([10, 20, 30], [40, 50])
    refused = refusal(position, "end")
    assert (refused.rule, refused.args) == ("TG-8", {"missing": 2})
    lay(position, 10, 1)
    assert refusal(position, "end").args == {"missing": 1}
    lay(position, 20, 2)
    assert END in position.moves(0)


@pytest.mark.rule("TG-8")
def test_turns_go_clockwise() -> None:
    position = the_game([10, 20, 30], [40, 50, 60], [70, 71, 72], turn=1)
    for seat, cards in ((1, (40, 50)), (2, (70, 71)), (0, (10, 20))):
        assert position.to_move() == (seat,)
        for card in cards:
            lay(position, card, 1 if card > 39 else 2)
        position.play(seat, END)
        while position.to_move() == (CHANCE,):
            position.play(CHANCE, position.moves(CHANCE)[0])
    assert position.to_move() == (1,)


@pytest.mark.rule("TG-8")
def test_a_move_out_of_turn_is_refused_with_the_rule() -> None:
    assert refusal(the_game([10, 20], [30, 40]), "30 > 1", seat=1).rule == "TG-8"


@pytest.mark.rule("TG-9")
def test_the_whole_hand_may_be_placed_one_by_one_on_any_piles() -> None:
    position = the_game([10, 20, 21, 90], [50, 51])
    lay(position, 10, 1)
    lay(position, 20, 2)
    lay(position, 21, 2)
    lay(position, 90, 4)
    view = position.view(None)
    assert view.tops == (10, 21, 100, 90)
    assert view.hand_sizes == (0, 2)


@pytest.mark.rule("TG-9")
def test_only_cards_of_the_own_hand_are_laid() -> None:
    position = the_game([10, 20], [30, 40])
    for text in ("30 > 1", "77 > 1"):
        refused = refusal(position, text)
        assert (refused.rule, refused.id) == ("TG-9", "the_game-refuse-not_in_hand")
    with pytest.raises(IllegalMove):
        position.play(0, placement(30, 0))


@pytest.mark.rule("TG-10")
def test_who_placed_four_cards_draws_four() -> None:
    position = the_game([10, 20, 21, 30, 90, 91], [50, 51])
    for card, pile in ((10, 1), (20, 2), (21, 2), (90, 4)):
        lay(position, card, pile)
    position.play(0, END)
    draw_all(position, 5, 6, 7)
    assert position.to_move() == (CHANCE,)
    draw_all(position, 8)
    assert position.view(0).hand == (5, 6, 7, 8, 30, 91)
    assert position.to_move() == (1,)


@pytest.mark.rule("TG-10")
def test_fewer_are_drawn_when_the_pile_runs_out() -> None:
    position = the_game([10, 20, 21], [50, 51], draw_pile=[70])
    lay(position, 10, 1)
    lay(position, 20, 2)
    position.play(0, END)
    assert position.chances() == [(70, 1)]
    draw_all(position, 70)
    assert position.view(0).hand == (21, 70)
    assert position.to_move() == (1,)


@pytest.mark.rule("TG-11")
def test_exactly_ten_lower_goes_back_on_an_ascending_pile() -> None:
    position = the_game([37, 36, 38, 57], tops=(47, 1, 100, 100))
    assert can_lay(position, 37, 1)
    assert not can_lay(position, 36, 1)
    assert not can_lay(position, 38, 1)
    lay(position, 37, 1)
    assert position.view(None).tops[0] == 37


@pytest.mark.rule("TG-12")
def test_exactly_ten_higher_goes_back_on_a_descending_pile() -> None:
    position = the_game([75, 74, 76, 55], tops=(1, 1, 65, 100))
    assert can_lay(position, 75, 3)
    assert not can_lay(position, 74, 3)
    assert not can_lay(position, 76, 3)
    lay(position, 75, 3)
    assert position.view(None).tops[2] == 75


@pytest.mark.rule("TG-12")
def test_the_trick_is_used_on_any_pile_any_number_of_times_mixed_with_ordinary_plays() -> None:
    position = the_game([50, 40, 41, 42, 32, 66, 76], [99], tops=(45, 1, 100, 66 + 1))
    for card, pile in ((50, 1), (40, 1), (41, 1), (42, 1), (32, 1), (66, 4), (76, 4)):
        lay(position, card, pile)
    assert position.view(None).tops == (32, 1, 100, 76)


@pytest.mark.rule("TG-12")
def test_the_trick_does_not_work_the_other_way_round() -> None:
    position = the_game([57, 55, 20], tops=(1, 1, 65, 100))
    lay(position, 55, 3)
    assert not can_lay(position, 57, 3)
    assert refusal(position, "57 > 3").rule == "TG-6"


def test_every_card_is_always_in_exactly_one_place() -> None:
    for seats in range(1, 6):
        position = GAME.start(seats, {"review_piles": True})
        assert isinstance(position, TheGamePosition)
        for now, _, _ in play_randomly(position, Dice(seats)):
            in_hands = [card for seat in range(seats) for card in now.view(seat).hand]
            in_piles = [card for pile in now.view(None).piles for card in pile]
            assert len(in_hands) + len(in_piles) + now.view(None).draw_pile == 98
            assert len({*in_hands, *in_piles}) == len(in_hands) + len(in_piles)


def test_there_are_six_fire_cards() -> None:
    assert [card for card in range(2, 100) if is_fire(card)] == [22, 33, 44, 55, 66, 77]
