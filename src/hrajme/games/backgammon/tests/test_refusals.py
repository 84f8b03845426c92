"""What a refusal says: the rule, and what could be done instead."""

from __future__ import annotations

import pytest

from hrajme.core import Refusal
from hrajme.games.backgammon import GAME, notation
from hrajme.games.backgammon.rules import BackgammonPosition
from hrajme.games.backgammon.setup import START, side
from hrajme.games.backgammon.tests.positions import begin, play, refusal, set_up, texts
from hrajme.language import language


def said(position: BackgammonPosition, text: str) -> str:
    (seat,) = position.to_move()
    found = notation.read(position, seat, text)
    assert isinstance(found, Refusal), found
    return language("en").say(found.sentence)


@pytest.mark.rule("BG-5.4")
@pytest.mark.parametrize(
    ("dice", "text", "words"),
    [
        ((6, 1), "pass", "If you can move, you must, and a 6 can be played."),
        ((6, 1), "13/7", "The play is not finished: a 1 can still be played."),
        ((3, 3), "13/10(3)", "The play is not finished: a 3 can still be played."),
    ],
)
def test_who_stops_too_early_is_told_which_number_is_left(
    dice: tuple[int, int], text: str, words: str
) -> None:
    assert said(set_up(START, START, dice), text) == words


@pytest.mark.rule("BG-5.4")
def test_only_the_number_that_can_be_played_is_named() -> None:
    position = set_up(side(p7=1), side(p24=2), (6, 5))
    assert said(position, "pass") == "If you can move, you must, and a 5 can be played."


@pytest.mark.rule("BG-5.5")
def test_why_the_higher_number_is_told_with_the_play() -> None:
    position = set_up(side(p20=1), side(p14=2), (3, 6))
    assert said(position, "20/17").endswith("it has to be the higher one, 6: 20/14.")


@pytest.mark.rule("BG-5.5")
def test_who_wastes_a_number_is_shown_how_both_can_be_played() -> None:
    """After 11/5 by the 6 no 5 could be played: from 17 and from 5 it leads to held points or nowhere."""
    position = set_up(side(p17=1, p11=1), side(p21=2, p13=2, p12=2, p10=2), (6, 5))
    assert texts(position) == {"17/6"}
    assert said(position, "11/5") == "You must play as many numbers as you can, here 2, for example 17/6."


@pytest.mark.rule("BG-8")
@pytest.mark.parametrize(
    ("count", "words"), [(1, "You have a checker on the bar"), (3, "You have 3 checkers on the bar")]
)
def test_why_the_bar_comes_first_counts_who_waits_there(count: int, words: str) -> None:
    assert said(set_up(side(p25=count, p8=2), START, (3, 1)), "8/5").startswith(words)


@pytest.mark.rule("BG-5.5")
def test_who_cannot_move_at_all_is_told_why_not_there() -> None:
    position = set_up(side(p25=1, p6=1), side(p6=2, p5=2, p4=2, p3=2, p2=2, p1=2), (3, 6))
    assert refusal(position, "bar/22") == ("BG-8", "held")
    assert refusal(position, "6/3") == ("BG-8", "bar_first")


@pytest.mark.rule("BG-8")
def test_who_cannot_enter_is_told_that_the_point_is_held() -> None:
    position = set_up(side(p25=1, p8=2), side(p6=2, p1=2), (6, 3))
    assert "holds point 19" in said(position, "bar/19")


@pytest.mark.rule("BG-6.2")
def test_number_that_was_not_rolled_is_answered_with_those_that_were() -> None:
    assert said(set_up(START, START, (6, 1)), "13/9").endswith("does not fit the numbers left: 1, 6.")
    assert refusal(set_up(START, START, (6, 1)), "13/7 8/7 6/5") == ("BG-6.2", "roll_used_up")


@pytest.mark.rule("BG-9.3")
def test_why_a_low_checker_stays_names_the_one_beyond() -> None:
    assert said(set_up(side(p6=1, p2=2), side(p1=2), (4, 3)), "2/off").endswith("there is a checker on 6.")


@pytest.mark.rule("BG-7.1")
def test_a_star_needs_something_to_hit_and_a_hit_needs_no_star() -> None:
    position = set_up(side(p8=2), side(p20=1, p6=2), (3, 1))
    assert refusal(position, "8/5 8/7*") == ("BG-7.1", "nothing_to_hit")
    assert play(position, "8/5 8/7").view(None).points[1][25] == 1


@pytest.mark.rule("BG-7.1")
def test_who_says_that_a_checker_hits_is_not_given_a_play_that_does_not() -> None:
    position = set_up(side(p6=1), side(p20=1, p1=2), (3, 2))
    assert texts(position) == {"6/1"}
    assert refusal(position, "6/5*/1") == ("BG-6.2", "not_rolled")


@pytest.mark.rule("BG-7.1")
def test_which_of_two_ways_is_asked_where_both_hit() -> None:
    position = set_up(side(p8=1), side(p20=1, p18=1, p1=2), (3, 1))
    assert texts(position) == {"8/5*/4", "8/7*/4"}
    assert said(position, "8/4").endswith("8/5*/4, 8/7*/4.")


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        ("13/7 7/6", "13/6"),
        ("24-23 , 13-7", "24/23 13/7"),
        ("8/7 13/7", "13/7 8/7"),
        ("  13/7   8/7 ", "13/7 8/7"),
    ],
)
def test_a_play_may_be_written_in_many_ways(text: str, canonical: str) -> None:
    position = play(begin(), "6 1")
    assert GAME.write(position, 0, GAME.read(position, 0, text)) == canonical


@pytest.mark.parametrize("text", ["", "24", "24/", "99/3", "a/b", "24/18(9)", "13/7 " * 9, "24/18 x", "–"])
def test_what_is_no_play_is_not_read(text: str) -> None:
    position = play(begin(), "6 1")
    assert notation.read(position, 0, text) is None
