"""The law of backgammon, rule by rule."""

from __future__ import annotations

import pytest

from hrajme.games.backgammon.setup import START, side
from hrajme.games.backgammon.tests.positions import begin, play, refusal, set_up, texts

# Distinct resulting positions from the start per roll, equal to those of GNU Backgammon's generator.
# fmt: off
OPENING_PLAYS = {
    11: 42, 12: 15, 22: 75, 13: 16, 23: 17, 33: 73, 14: 14, 24: 18, 34: 17, 44: 52, 15: 8,
    25: 8, 35: 9, 45: 9, 55: 4, 16: 10, 26: 14, 36: 14, 46: 14, 56: 7, 66: 11,
}
# fmt: on


@pytest.mark.rule("BG-5.5")
@pytest.mark.parametrize(("throw", "count"), OPENING_PLAYS.items())
def test_opening_has_as_many_plays_as_gnubg_finds(throw: int, count: int) -> None:
    position = set_up(START, START, (throw // 10, throw % 10))
    assert len(position.moves(0)) == count


@pytest.mark.rule("BG-2")
@pytest.mark.rule("BG-3")
def test_fifteen_checkers_begin_on_four_points() -> None:
    view = begin().view(None)
    for checkers in view.points:
        assert {point: count for point, count in enumerate(checkers) if count} == {24: 2, 13: 5, 8: 3, 6: 5}
    assert view.pips == (167, 167)


@pytest.mark.rule("BG-5.1")
@pytest.mark.rule("BG-5.3")
@pytest.mark.parametrize(("dice", "starter"), [("6 1", 0), ("2 5", 1)])
def test_higher_die_begins_with_both_numbers(dice: str, starter: int) -> None:
    position = play(begin(), dice)
    assert position.to_move() == (starter,)
    assert position.view(None).dice == tuple(sorted(map(int, dice.split())))


@pytest.mark.rule("BG-5.3")
def test_the_opening_roll_is_played_as_it_is_and_then_both_dice_are_rolled_in_turn() -> None:
    position = play(begin(), "2 5")
    assert refusal(position, "roll") == ("BG-5.4", "play_first")
    assert refusal(position, "double") == ("BG-11", "double_before_roll")
    play(position, "13/8 24/22")
    assert (position.to_move(), texts(position)) == ((0,), {"roll", "double"})
    assert refusal(position, "24/18") == ("BG-5.1", "roll_first")
    assert play(position, "roll").chances()[:3] == [(11, 1), (12, 2), (13, 2)]


@pytest.mark.rule("BG-5.1")
def test_everybody_rolls_one_die_for_the_beginning() -> None:
    assert len(begin().chances()) == 36
    assert {weight for _, weight in begin().chances()} == {1}


@pytest.mark.rule("BG-5.2")
def test_equal_dice_are_rolled_again() -> None:
    assert play(begin(), "3 3").view(None).phase == "opening"


@pytest.mark.rule("BG-5.4")
def test_who_can_move_must() -> None:
    assert refusal(play(begin(), "6 1"), "pass") == ("BG-5.4", "must_move")


@pytest.mark.rule("BG-5.5")
def test_higher_number_is_played_if_only_one_can() -> None:
    position = set_up(side(p20=1), side(p14=2), (3, 6))
    assert texts(position) == {"20/14"}
    assert refusal(position, "20/17") == ("BG-5.5", "higher_first")


@pytest.mark.rule("BG-5.5")
def test_what_cannot_be_played_is_forfeited() -> None:
    position = set_up(side(p25=1, p6=1), side(p6=2, p5=2, p4=2, p3=2, p2=2, p1=2), (3, 6))
    assert texts(position) == {"pass"}
    assert play(position, "pass").to_move() == (1,)


@pytest.mark.rule("BG-6.1")
def test_checkers_never_go_back() -> None:
    assert refusal(play(begin(), "6 1"), "13/19") == ("BG-6.1", "backward")
    assert refusal(play(begin(), "6 1"), "12/6") == ("BG-6.1", "nothing_there")


@pytest.mark.rule("BG-6.2")
def test_two_numbers_are_played_in_either_order() -> None:
    position = play(begin(), "6 1", "8/7 13/7")
    assert position.view(None).points[0][7] == 2
    assert refusal(play(begin(), "6 1"), "13/8") == ("BG-6.2", "not_rolled")
    assert refusal(play(begin(), "6 1"), "13/7") == ("BG-5.5", "go_on")


@pytest.mark.rule("BG-6.3")
def test_one_checker_by_both_needs_an_open_point_between() -> None:
    assert "24/14" in texts(play(begin(), "6 4"))
    blocked = set_up(side(p24=1, p8=1), side(p7=2, p2=2), (6, 1))
    assert texts(blocked) == {"8/1"}


@pytest.mark.rule("BG-6.4")
def test_doubles_are_played_four_times() -> None:
    assert "8/4(2) 6/4(2)" not in texts(set_up(START, START, (2, 2)))
    assert {"13/11(2) 6/4(2)", "13/5", "24/22(2) 6/4(2)"} <= texts(set_up(START, START, (2, 2)))


@pytest.mark.rule("BG-7.1")
def test_blot_that_is_hit_goes_to_the_bar() -> None:
    position = play(set_up(side(p8=2), side(p20=1, p6=2), (3, 1)), "8/5* 8/7")
    assert position.view(None).points[1][25] == 1
    assert position.view(None).points[1][20] == 0
    position = play(set_up(side(p8=2), side(p20=1, p6=2), (3, 1)), "8/7 8/5")
    assert position.view(None).points[1][25] == 1


@pytest.mark.rule("BG-7.1")
def test_two_ways_differ_if_one_of_them_hits() -> None:
    position = set_up(side(p8=1), side(p20=1, p1=2), (3, 1))
    assert texts(position) == {"8/5*/4", "8/4"}


@pytest.mark.rule("BG-7.2")
def test_nobody_lands_on_a_held_point() -> None:
    assert refusal(play(begin(), "6 5"), "24/19 24/18") == ("BG-7.2", "held")


@pytest.mark.rule("BG-8")
def test_bar_comes_first_and_the_rest_is_free() -> None:
    position = set_up(side(p25=1, p8=2), side(p6=2, p24=2), (3, 6))
    assert texts(position) == {"bar/16", "bar/22 8/2"}
    assert refusal(position, "8/5") == ("BG-8", "bar_first")
    assert refusal(position, "bar/19") == ("BG-8", "held")


@pytest.mark.rule("BG-9.1")
def test_nobody_bears_off_before_all_are_home() -> None:
    assert refusal(set_up(side(p7=1, p6=2), side(p1=2), (6, 5)), "6/off") == ("BG-9.1", "not_home")
    assert "7/off" in texts(set_up(side(p7=1, p6=2), side(p1=2), (1, 6)))


@pytest.mark.rule("BG-9.2")
def test_die_bears_off_from_its_own_point() -> None:
    assert "6/off 5/off" in texts(set_up(side(p6=2, p5=2), side(p1=2), (6, 5)))


@pytest.mark.rule("BG-9.3")
def test_higher_number_bears_off_only_from_the_farthest_point() -> None:
    assert texts(set_up(side(p3=2, p2=1), side(p1=2), (6, 5))) == {"3/off(2)"}
    assert refusal(set_up(side(p6=1, p2=2), side(p1=2), (4, 3)), "2/off") == ("BG-9.3", "farther_first")


@pytest.mark.rule("BG-9.4")
def test_who_is_hit_while_bearing_off_comes_home_again_first() -> None:
    position = play(set_up(side(p4=2, p2=2), side(p1=13, p24=2), (6, 1)), "4/off 4/3")
    play(position, "roll", "2 6", "24/22*/16", "roll", "2 3")
    assert refusal(position, "2/off") == ("BG-8", "bar_first")
    play(position, "bar/20", "roll", "1 6", "16/9", "roll", "2 3")
    assert refusal(position, "2/off 20/17") == ("BG-9.1", "not_home")
    assert position.view(None).points[0][0] == 12


@pytest.mark.rule("BG-4")
@pytest.mark.rule("BG-10.1")
@pytest.mark.rule("BG-10.2")
@pytest.mark.parametrize(
    ("theirs", "reason", "points"),
    [
        (side(p1=14), "single", 1),
        (side(p1=15), "gammon", 2),
        (side(p18=1, p1=14), "gammon", 2),
        (side(p19=1, p1=14), "backgammon", 3),
        (side(p25=1, p1=14), "backgammon", 3),
    ],
)
def test_loss_is_single_gammon_or_backgammon(theirs: tuple[int, ...], reason: str, points: int) -> None:
    outcome = play(set_up(side(p1=1), theirs, (2, 1)), "1/off").outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.points, outcome.winners) == (reason, (points, 0), (0,))


@pytest.mark.rule("BG-8")
@pytest.mark.rule("BG-9.3")
def test_examples_of_the_rulebook() -> None:
    assert all(text.startswith("bar/") for text in texts(set_up(side(p25=1, p13=1), side(p6=2), (6, 3))))
    assert refusal(set_up(side(p25=1, p13=1), side(p6=2), (6, 3)), "bar/19") == ("BG-8", "held")
    assert texts(set_up(side(p4=2, p3=1, p1=2), side(p1=2), (6, 5))) == {"4/off(2)"}
    assert refusal(set_up(side(p4=2, p3=1, p1=2), side(p1=2), (2, 1)), "1/off 1/off") == (
        "BG-9.3",
        "farther_first",
    )
