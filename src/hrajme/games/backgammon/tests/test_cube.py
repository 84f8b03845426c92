"""BG-11: the cube, matches, Crawford's and Jacoby's rules."""

from __future__ import annotations

import pytest

from hrajme.games.backgammon.encoding import MOST_CUBE
from hrajme.games.backgammon.rules import BackgammonPosition
from hrajme.games.backgammon.setup import START, side
from hrajme.games.backgammon.tests.positions import begin, play, refusal, set_up, texts

LAST = side(p1=1)


def end_of(position: BackgammonPosition) -> tuple[str, tuple[int, ...]]:
    outcome = position.outcome()
    assert outcome is not None
    return outcome.reason, outcome.points


@pytest.mark.rule("BG-11")
def test_cube_begins_at_one_in_the_middle_and_both_may_double() -> None:
    position = play(begin(), "6 1", "13/7 8/7")
    view = position.view(None)
    assert (view.cube, view.cube_owner, view.may_double) == (1, None, True)
    assert "double" in texts(position)
    assert "double" in texts(play(position, "roll", "1 3", "8/5 6/5"))


@pytest.mark.rule("BG-11")
def test_double_is_answered_before_anything_else() -> None:
    position = play(set_up(START, START), "double")
    assert (position.to_move(), texts(position)) == ((1,), {"take", "drop"})
    for text in ("roll", "double", "24/18", "pass"):
        assert refusal(position, text) == ("BG-11", "answer_first")


@pytest.mark.rule("BG-11")
def test_double_that_is_taken_is_owned_by_who_takes() -> None:
    position = play(set_up(START, START), "double", "take")
    view = position.view(None)
    assert (view.cube, view.cube_owner, position.to_move()) == (2, 1, (0,))
    assert refusal(position, "double") == ("BG-11", "not_your_cube")
    assert refusal(position, "take") == ("BG-11", "nothing_offered")
    play(position, "roll", "1 3", "8/5 6/5", "double", "take")
    assert (position.view(None).cube, position.view(None).cube_owner) == (4, 0)


@pytest.mark.rule("BG-11")
def test_dropped_double_loses_what_the_cube_showed() -> None:
    position = play(set_up(START, START, cube=2, owner=0), "double", "drop")
    assert end_of(position) == ("dropped", (2, 0))


@pytest.mark.rule("BG-10.2")
@pytest.mark.parametrize(("theirs", "points"), [(14, 4), (15, 8)])
def test_what_is_won_counts_as_often_as_the_cube_shows(theirs: int, points: int) -> None:
    position = play(set_up(LAST, side(p1=theirs), (2, 1), cube=4, owner=0), "1/off")
    assert end_of(position)[1] == (points, 0)


@pytest.mark.rule("BG-11")
def test_nobody_doubles_after_the_roll_or_without_a_cube() -> None:
    assert refusal(set_up(START, START, (3, 1)), "double") == ("BG-11", "double_before_roll")
    without = play(begin(cube=False), "6 1", "13/7 8/7")
    assert texts(without) == {"roll"}
    assert refusal(without, "double") == ("BG-11", "no_cube")


@pytest.mark.rule("BG-11")
def test_cube_goes_no_higher_than_sixty_four() -> None:
    position = set_up(START, START, cube=MOST_CUBE, owner=0)
    assert refusal(position, "double") == ("BG-11", "highest_cube")


@pytest.mark.rule("BG-11")
def test_nobody_doubles_in_a_match_whose_points_would_be_enough() -> None:
    position = set_up(START, START, length=4, score=(2, 0), cube=2, owner=0)
    assert refusal(position, "double") == ("BG-11", "dead_cube")
    assert "double" in texts(set_up(START, START, length=5, score=(2, 0), cube=2, owner=0))


@pytest.mark.rule("BG-11")
def test_match_goes_on_until_its_points_are_reached() -> None:
    position = play(set_up(LAST, side(p1=15), (2, 1), length=5, score=(2, 4), cube=1), "1/off")
    view = position.view(None)
    assert (view.score, view.game, view.cube, view.points[0]) == ((4, 4), 2, 1, START)
    won = play(set_up(LAST, side(p1=15), (2, 1), length=5, score=(3, 4), cube=1), "1/off")
    assert end_of(won) == ("match", (5, 4))
    more = play(set_up(LAST, side(p25=1, p1=14), (2, 1), length=5, score=(4, 4)), "1/off")
    assert end_of(more) == ("match", (7, 4))


def match_at(score: tuple[int, int], **options: bool) -> BackgammonPosition:
    """A match to 3 whose next game begins with this score."""
    start = set_up(START, START, length=3, score=(score[0] - 1, score[1])).view(None).id
    return play(begin(start=start, **options), "double", "drop")


@pytest.mark.rule("BG-11")
def test_nobody_doubles_in_crawfords_game_and_everybody_after_it() -> None:
    position = match_at((2, 0))
    view = position.view(None)
    assert (view.score, view.game, view.is_crawford, view.phase) == ((2, 0), 2, True, "opening")
    play(position, "6 1", "13/7 8/7")
    assert texts(position) == {"roll"}
    assert refusal(position, "double") == ("BG-11", "crawford")
    one_left = set_up(side(p13=14), LAST, length=3, score=(2, 0), crawford=True)
    play(one_left, "roll", "1 1", "13/12(4)", "roll", "1 2", "1/off")
    assert one_left.view(None).score == (2, 1)
    play(one_left, "6 1", "13/7 8/7")
    assert "double" in texts(one_left)


@pytest.mark.rule("BG-11")
def test_without_crawfords_rule_doubling_never_stops() -> None:
    position = match_at((2, 0), crawford=False)
    assert not position.view(None).is_crawford
    assert "double" in texts(play(position, "6 1", "13/7 8/7"))


@pytest.mark.rule("BG-11")
@pytest.mark.parametrize(("cube", "owner", "points"), [(1, None, 1), (2, 0, 4)])
def test_jacoby_counts_a_gammon_only_with_a_turned_cube(cube: int, owner: int | None, points: int) -> None:
    start = set_up(LAST, side(p1=15), (2, 1), cube=cube, owner=owner).view(None).id
    assert end_of(play(begin(start=start, jacoby=True), "1/off"))[1] == (points, 0)


@pytest.mark.rule("BG-11")
def test_jacoby_says_nothing_in_a_match() -> None:
    start = set_up(LAST, side(p1=15), (2, 1), length=7).view(None).id
    assert play(begin(start=start, jacoby=True), "1/off").view(None).score == (2, 0)


@pytest.mark.rule("BG-11")
@pytest.mark.parametrize("match", [1, 25])
def test_matches_go_to_one_to_twenty_five_points(match: int) -> None:
    position = play(begin(match=match), "6 1", "13/7 8/7")
    assert position.view(None).match == match
    assert ("double" in texts(position)) == (match > 1)
