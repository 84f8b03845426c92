"""The rules of Cribbage, one by one."""

from __future__ import annotations

import pytest

from hrajme.core import CHANCE
from hrajme.games.cribbage.encoding import NEXT_DEAL, SHOW
from hrajme.games.cribbage.scoring import value_of
from hrajme.games.cribbage.tests.positions import (
    DEALER,
    OTHER,
    begin,
    begin_with,
    come,
    dealt,
    finish_play,
    play,
    ready,
    refusal,
    write,
)


@pytest.mark.rule("CR-1")
def test_an_ace_is_one_and_court_cards_are_ten() -> None:
    assert [value_of(4 * rank) for rank in range(13)] == [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10]


@pytest.mark.rule("CR-3")
def test_the_lower_cut_deals_and_equal_cuts_are_cut_again() -> None:
    position = begin()
    come(position, "7c 7d")
    assert position.view(None).phase == "cut"
    come(position, "kd ac")
    assert position.view(None).dealer == 1


@pytest.mark.rule("CR-4")
def test_both_lay_away_at_once_in_secret() -> None:
    position = dealt(DEALER, OTHER)
    assert position.to_move() == (0, 1)
    write(position, 1, "away kc kd")
    assert position.to_move() == (0,)
    assert position.view(0).has_laid_away == (False, True)
    assert position.view(0).laid_away == ()
    assert position.view(1).laid_away == ("kc", "kd")
    assert refusal(position, "away 3c 6d", seat=1).id == "cribbage-refuse-laid_away"
    assert refusal(position, "away 4c 4c", seat=0).rule == "CR-4"
    assert refusal(position, "away", seat=0).id == "cribbage-refuse-two_cards"
    assert refusal(position, "away 4c kc", seat=0).id == "cribbage-refuse-not_in_hand"


@pytest.mark.rule("CR-5")
def test_a_jack_turned_up_is_two_for_the_dealer() -> None:
    assert ready(DEALER, OTHER, "jh").view(None).scores == (2, 0)
    assert ready(DEALER, OTHER, "qh").view(None).scores == (0, 0)


@pytest.mark.rule("CR-6")
def test_the_other_leads() -> None:
    assert ready(DEALER, OTHER, "qh").to_move() == (1,)


@pytest.mark.rule("CR-9")
def test_the_example_of_the_sheet_is_pegged() -> None:
    position = ready(DEALER, OTHER, "qh")
    play(position, "3c", "4c")
    assert position.view(None).scores == (2, 0)
    play(position, "6d", "5d")
    assert position.view(None).scores == (6, 0)


@pytest.mark.rule("CR-10")
@pytest.mark.rule("CR-11")
@pytest.mark.rule("CR-12")
def test_go_the_last_card_and_a_new_count() -> None:
    position = ready("10c 10d 10h 5s 2c 2d", "9c 8d 7h 6s kc kd", "qh")
    play(position, "9c", "10c", "8d")
    assert position.total == 27
    assert refusal(position, "10d").rule == "CR-10"
    play(position, "go")
    # 9 10 was a run of two, 8 made it three. Seat 1 cannot go on either: its last card is one more.
    assert position.view(None).scores == (2, 3 + 1)
    assert position.total == 0
    assert position.to_move() == (0,)
    assert refusal(position, "go").rule == "CR-10"


@pytest.mark.rule("CR-11")
def test_thirty_one_is_two() -> None:
    position = ready("10c jd 10h 5s 2c 2d", "10s ad 7h 6s kc kd", "qh")
    play(position, "10s", "jd", "7h")
    play(position, "go")
    assert position.view(None).total == 27
    play(position, "ad")
    assert position.view(None).scores[1] == 1
    assert position.to_move() == (0,)
    play(position, "10h", "6s", "5s")
    assert position.view(None).total == 21
    play(position, "10c")
    assert position.view(None).scores[0] == 2 + 2 + 2  # The runs 10 J and 6 5 of two, and 31.


@pytest.mark.rule("CR-13")
@pytest.mark.rule("CR-14")
def test_the_show_goes_in_order() -> None:
    position = finish_play(begin_with())
    shown = []
    while position.view(None).phase == "show":
        position.play(CHANCE, SHOW)
        shown.append((position.view(None).shown, position.view(None).shown_by))
    assert shown == [("hand", 1), ("hand", 0), ("crib", 0)]
    position.play(CHANCE, NEXT_DEAL)
    assert position.view(None).dealer == 1


@pytest.mark.rule("CR-2")
@pytest.mark.rule("CR-15")
@pytest.mark.parametrize(
    ("options", "loser", "reason"),
    [
        ({}, 91, "reached"),
        ({}, 90, "skunk"),
        ({}, 60, "skunk"),
        ({"double_skunk": True}, 60, "double_skunk"),
        ({"target": "61"}, 31, "reached"),
        ({"target": "61"}, 30, "skunk"),
    ],
)
def test_who_reaches_the_last_hole_wins_at_that_very_peg(
    options: dict[str, object], loser: int, reason: str
) -> None:
    position = finish_play(begin_with(**options))
    target = int(str(options.get("target", "121")))
    position.scores = [loser, target - 1]
    position.play(CHANCE, SHOW)
    outcome = position.outcome()
    assert outcome is not None
    assert (outcome.points, outcome.winners, outcome.reason) == ((loser, target), (1,), reason)


@pytest.mark.rule("CR-7")
def test_fifteen_is_two_in_the_play() -> None:
    position = ready("8c 2d 2h 10s kc kd", "6s 9h 4s as qc qd", "qh")
    play(position, "6s")
    play(position, "8c")
    assert position.view(None).scores == (0, 0)
    play(position, "as")
    assert position.view(None).total == 15
    assert position.view(None).scores == (0, 2)
    assert [(part.kind, part.cards, part.points) for part in position.view(None).parts] == [
        ("fifteen", ("6s", "8c", "as"), 2)
    ]


@pytest.mark.rule("CR-8")
def test_a_pair_three_and_four_in_direct_succession() -> None:
    position = ready("4c 4d 9h 10s kc kd", "4h 4s 9s js qc qd", "qh")
    scored = []
    for text in ("4h", "4c", "4s", "4d"):
        play(position, text)
        scored.append((position.view(None).scores, [part.kind for part in position.view(None).parts]))
    assert scored == [
        ((0, 0), []),
        ((2, 0), ["pair"]),
        ((2, 6), ["three"]),
        ((2 + 12, 6), ["four"]),
    ]


@pytest.mark.rule("CR-8")
def test_a_pair_that_another_card_divides_is_none() -> None:
    position = ready("9c 2d 2h 10s kc kd", "4h 4s 9s js qc qd", "qh")
    play(position, "4h", "9c", "4s")
    assert position.view(None).scores == (0, 0)


@pytest.mark.rule("CR-6")
def test_players_take_turns_and_call_the_total_of_both() -> None:
    position = ready(DEALER, OTHER, "qh")
    turns = []
    for text in ("10s", "4c", "9h"):
        turns.append(position.to_move()[0])
        play(position, text)
    assert turns == [1, 0, 1]
    assert position.view(0).called == 23


@pytest.mark.rule("CR-5")
def test_the_starter_takes_no_part_in_the_play() -> None:
    position = ready("9c 2d 2h 10s kc kd", "4h 3s 9s js qc qd", "4d")
    play(position, "4h")
    assert position.view(None).scores == (0, 0)
    assert position.view(None).total == 4


@pytest.mark.rule("CR-12")
def test_earlier_cards_no_longer_count_and_the_very_last_card_is_one() -> None:
    position = ready("10c jd qh 4s 2c 2d", "10s 7d 4h 4c kc kd", "9h", min_run=3)
    play(position, "10s", "10c", "7d", "4s")  # 31 for the dealer, and a pair of tens before
    assert position.view(None).scores == (4, 0)
    assert position.view(None).covered == 4
    play(position, "4c")
    # The four before was of the count that is over: no pair.
    assert position.view(None).scores == (4, 0)
    play(position, "jd", "4h")
    play(position, "qh")
    assert position.view(None).phase == "show"
    assert position.view(None).scores == (5, 0)


@pytest.mark.rule("CR-12")
def test_who_has_no_cards_lets_the_other_play_out() -> None:
    position = ready("10c jd qh ks 2c 2d", "7c 8d ac as kc kd", "9h", min_run=3)
    play(position, "7c", "10c", "8d", "go", "ac", "as")
    assert position.view(None).scores == (0, 2 + 1)  # a pair, and the last card
    for text in ("jd", "qh", "ks"):
        assert position.to_move() == (0,)
        play(position, text)
    assert position.view(None).scores == (3 + 1, 3)  # a run, and the very last card
    assert position.view(None).phase == "show"


@pytest.mark.rule("CR-2")
@pytest.mark.parametrize(("target", "last"), [("121", 121), ("61", 61)])
def test_the_game_is_over_at_its_target(target: str, last: int) -> None:
    position = finish_play(begin_with(target=target))
    position.scores = [0, last - 30]
    position.play(CHANCE, SHOW)
    assert position.outcome() is None
    position = finish_play(begin_with(target=target))
    position.scores = [0, last - 1]
    position.play(CHANCE, SHOW)
    assert position.outcome() is not None
    assert position.view(None).scores[1] == last


@pytest.mark.rule("CR-15")
def test_the_first_to_count_wins_though_the_other_has_more() -> None:
    position = finish_play(begin_with())
    position.scores = [120, 120]
    position.play(CHANCE, SHOW)
    outcome = position.outcome()
    assert outcome is not None
    assert outcome.winners == (1,)
    assert position.to_move() == ()


@pytest.mark.rule("CR-14")
def test_the_crib_is_the_dealers() -> None:
    position = finish_play(begin_with())
    for _ in range(2):
        position.play(CHANCE, SHOW)
    before = position.view(None).scores
    position.play(CHANCE, SHOW)
    view = position.view(None)
    assert view.shown == "crib"
    assert set(view.shown_cards) == {"2c", "2d", "kc", "kd"}
    assert (view.scores[0] - before[0], view.scores[1]) == (
        sum(part.points for part in view.parts),
        before[1],
    )


def test_both_pegs_are_seen() -> None:
    position = ready(DEALER, OTHER, "qh")
    play(position, "3c", "4c", "6d", "5d")
    assert (position.view(None).scores, position.view(None).behind) == ((6, 0), (2, 0))
