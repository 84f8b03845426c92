"""TG-14 to TG-21: talk levels, the end and the harder ways."""

from __future__ import annotations

import pytest

from hrajme.core import CHANCE, Dice
from hrajme.games.the_game import GAME, manners
from hrajme.games.the_game.encoding import END
from hrajme.games.the_game.options import TheGameOptions
from hrajme.games.the_game.rules import hand_size
from hrajme.games.the_game.tests.positions import can_lay, draw_all, lay, refusal, the_game

STUCK_TOPS = (98, 98, 3, 3)


@pytest.mark.rule("TG-13")
def test_a_number_is_refused_with_the_rule_and_plain_advice_is_not() -> None:
    options = TheGameOptions()
    refused = manners.refuse_words(options, "dej tam pětasedmdesátku")
    assert refused is not None
    assert refused.rule == "TG-13"
    for advice in (
        "Nedávej nic na poslední balíček",
        "Na tomhle balíčku nedělej velký skok",
        "Nie graj na ostatni stos",
    ):
        assert manners.refuse_words(options, advice) is None


@pytest.mark.rule("TG-14")
@pytest.mark.parametrize(("talk", "words", "signals"), [("free", 1, 1), ("signals", 0, 1), ("silent", 0, 0)])
def test_a_table_sets_its_level_of_talk(talk: str, words: bool, signals: bool) -> None:
    options = GAME.start(2, {"talk": talk}).options
    refused = [manners.refuse_words(options, "hello"), manners.refuse_signal(options)]
    assert [refusal is None for refusal in refused] == [bool(words), bool(signals)]
    assert all(refusal.rule == "TG-14" for refusal in refused if refusal)


@pytest.mark.rule("TG-15")
def test_with_an_empty_draw_pile_one_card_is_enough_and_nothing_is_drawn() -> None:
    position = the_game([10, 20, 30], [40, 50], draw_pile=[])
    assert position.view(None).minimum == 1
    assert refusal(position, "end").rule == "TG-15"
    lay(position, 10, 1)
    assert END in position.moves(0)
    position.play(0, END)
    assert position.to_move() == (1,)
    assert position.view(0).hand == (20, 30)


@pytest.mark.rule("TG-15")
def test_more_cards_are_allowed_with_an_empty_draw_pile() -> None:
    position = the_game([10, 20, 30], [40], draw_pile=[])
    lay(position, 10, 1)
    assert can_lay(position, 20, 1)


@pytest.mark.rule("TG-15")
def test_the_minimum_is_fixed_when_the_turn_begins() -> None:
    position = the_game([10, 20, 30, 31], [40, 50, 60], draw_pile=[70, 71])
    lay(position, 10, 1)
    lay(position, 20, 1)
    position.play(0, END)
    draw_all(position, 70, 71)
    assert (position.view(None).draw_pile, position.view(None).minimum) == (0, 1)


@pytest.mark.rule("TG-16")
def test_a_player_without_cards_is_skipped() -> None:
    position = the_game([10, 20], [30], [40, 50], draw_pile=[])
    lay(position, 10, 1)
    position.play(0, END)
    lay(position, 30, 1)
    assert position.to_move() == (2,)
    lay(position, 40, 1)
    position.play(2, END)
    assert position.to_move() == (0,)
    lay(position, 20, 2)
    assert position.to_move() == (2,)


@pytest.mark.rule("TG-17")
def test_the_game_ends_at_once_when_the_next_player_cannot_place() -> None:
    position = the_game([97, 20, 30], [45, 50, 60], tops=(98, 98, 3, 22), draw_pile=[61, 62, 63])
    lay(position, 20, 4)
    lay(position, 30, 4)
    position.play(0, END)
    draw_all(position, 61)
    assert position.outcome() is None
    draw_all(position, 62)
    outcome = position.outcome()
    assert outcome is not None
    assert outcome.winners == ()


@pytest.mark.rule("TG-17")
def test_cards_placed_before_getting_stuck_stay_placed() -> None:
    position = the_game([99, 50, 60], [40], tops=STUCK_TOPS, draw_pile=range(4, 30))
    lay(position, 99, 1)
    outcome = position.outcome()
    assert outcome is not None
    assert outcome.reason == "stuck"
    assert outcome.points[0] == 98 - (2 + 1 + 26)
    assert position.view(0).tops[0] == 99


@pytest.mark.rule("TG-17")
def test_a_turn_cannot_be_ended_before_its_minimum_while_a_placement_is_legal() -> None:
    position = the_game([99, 97, 60], [40], tops=(95, 98, 3, 3))
    lay(position, 97, 1)
    assert END not in position.moves(0)
    assert refusal(position, "end").rule == "TG-8"


@pytest.mark.rule("TG-17")
def test_who_has_placed_the_minimum_may_be_stuck_and_ends_the_turn() -> None:
    position = the_game([99, 97, 60], [40], tops=(95, 98, 3, 3))
    lay(position, 97, 1)
    lay(position, 99, 1)
    assert position.moves(0) == [END]
    assert position.outcome() is None


@pytest.mark.rule("TG-17")
def test_the_fact_that_play_goes_on_is_kept_in_every_guess() -> None:
    position = the_game([99, 50], [97, 60], tops=(95, 98, 3, 3), turn=1)
    for seed in range(200):
        guess = position.guess(0, Dice(seed))
        assert guess.moves(1), "who is on turn can place a card"


@pytest.mark.rule("TG-18")
@pytest.mark.parametrize(
    ("left", "reason"), [(1, "excellent"), (9, "excellent"), (10, "excellent"), (11, "stuck"), (30, "stuck")]
)
def test_ten_cards_left_or_fewer_are_excellent(left: int, reason: str) -> None:
    hand = [50]
    position = the_game(hand, tops=STUCK_TOPS, draw_pile=range(51, 51 + left - 1))
    outcome = position.outcome()
    assert outcome is not None
    assert outcome.reason == reason
    assert outcome.points == (98 - left,)


@pytest.mark.rule("TG-18")
def test_the_result_counts_all_hands_and_the_draw_pile() -> None:
    position = the_game([50, 51], [60, 61, 62], tops=STUCK_TOPS, draw_pile=range(63, 73))
    outcome = position.outcome()
    assert outcome is not None
    assert outcome.points == (98 - 15, 98 - 15)
    assert position.view(None).open_hands == ((50, 51), (60, 61, 62))


@pytest.mark.rule("TG-18")
def test_no_card_left_beats_the_game() -> None:
    position = the_game([50], tops=(40, 1, 100, 100), draw_pile=[])
    lay(position, 50, 1)
    outcome = position.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.points, outcome.winners) == ("beaten", (98,), (0,))


@pytest.mark.rule("TG-19")
def test_experts_place_three_cards_a_turn() -> None:
    position = the_game([10, 20, 30, 40], [50], expert=True)
    lay(position, 10, 1)
    lay(position, 20, 1)
    assert refusal(position, "end").rule == "TG-19"
    lay(position, 30, 1)
    assert END in position.moves(0)


@pytest.mark.rule("TG-19")
def test_experts_too_place_one_card_once_the_draw_pile_is_empty() -> None:
    assert the_game([10, 20], [50], draw_pile=[], expert=True).view(None).minimum == 1


@pytest.mark.rule("TG-20")
@pytest.mark.parametrize(("seats", "cards"), [(1, 7), (2, 6), (3, 5), (4, 5), (5, 5)])
@pytest.mark.parametrize("expert", [False, True])
def test_smaller_hands_are_one_card_smaller_with_either_minimum(seats: int, cards: int, expert: bool) -> None:
    position = GAME.start(seats, {"smaller_hands": True, "expert": expert})
    assert hand_size(seats, True) == cards
    dice = Dice(4)
    while position.view(None).phase == "deal":
        position.play(CHANCE, position.roll(dice))
    assert position.view(None).hand_sizes == (cards,) * seats
