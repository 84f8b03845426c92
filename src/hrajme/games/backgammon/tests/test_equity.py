"""The match equity table and the model of the cube, beside numbers that players know."""

from __future__ import annotations

import pytest

from hrajme.games.backgammon.cube import Chances, Prospect, weigh_cube
from hrajme.games.backgammon.equity import after, after_crawford, match_equity

# Chances in hundredths as players remember them, to one or two; no table was copied.
PUBLISHED = {(1, 2): 69, (1, 3): 75, (1, 4): 82, (2, 3): 60, (2, 4): 68, (3, 4): 58, (3, 5): 65, (5, 7): 63}


@pytest.mark.parametrize("score", PUBLISHED, ids=str)
def test_the_table_is_near_those_that_players_use(score: tuple[int, int]) -> None:
    assert 100 * match_equity(*score) == pytest.approx(PUBLISHED[score], abs=2.0)


def test_both_sides_share_the_match_and_more_points_to_go_are_worse() -> None:
    for mine in range(1, 26):
        for yours in range(1, 26):
            assert match_equity(mine, yours) + match_equity(yours, mine) == pytest.approx(1.0)
            assert match_equity(mine, yours) >= match_equity(mine + 1, yours)


@pytest.mark.rule("BG-11")
def test_after_crawfords_game_an_odd_number_of_points_is_as_good_as_the_next_even_one() -> None:
    assert after_crawford(1) == after_crawford(2) == 0.5
    assert after_crawford(3) == after_crawford(4)
    assert after(2, 1, 1, has_crawford=False) == 0.5
    assert after(3, 1, 1) == match_equity(2, 1)


@pytest.mark.rule("BG-11")
def test_without_gammons_and_with_a_dead_cube_a_quarter_is_enough_to_take() -> None:
    """Two points each to go: who turns the cube plays for the match."""
    for win in (0.6, 0.745, 0.755):
        prospect = Prospect(Chances(win), lambda won: after(2, 2, won), (2, 2))
        choice = weigh_cube(prospect, 1, None)
        # A drop leaves two points to one in Crawford's game, which is better than a quarter.
        drop = 1.0 - match_equity(2, 1)
        assert choice.dropped == pytest.approx(drop)
        assert choice.should_take == (win <= drop)
        assert Prospect(Chances(win), float, (2, 2)).worth(2, None) == pytest.approx(4 * win - 2)


def test_a_cube_of_ones_own_is_worth_more_than_one_in_the_middle_and_that_more_than_the_others() -> None:
    prospect = Prospect(Chances(0.6, 0.15, 0.01, 0.1, 0.01), float)
    assert prospect.worth(2, 0) > prospect.worth(2, None) > prospect.worth(2, 1)


def test_who_is_far_ahead_doubles_and_the_other_drops() -> None:
    choice = weigh_cube(Prospect(Chances(0.85), float), 1, None)
    assert choice.should_double
    assert not choice.should_take


def test_who_wins_nearly_always_a_gammon_is_too_good_to_double() -> None:
    chances = Chances(0.97, 0.9, 0.05)
    assert not weigh_cube(Prospect(chances, float), 1, None).should_double
    # BG-11: with Jacoby's rule a gammon counts only when the cube was turned.
    kept = Prospect(chances, float, gammons_count=False)
    assert weigh_cube(kept, 1, None, Prospect(chances, float)).should_double


def test_an_even_game_is_neither_doubled_nor_dropped() -> None:
    choice = weigh_cube(Prospect(Chances(0.52, 0.14, 0.01, 0.12, 0.01), float), 1, None)
    assert not choice.should_double
    assert choice.should_take


def test_chances_turned_are_those_of_the_other() -> None:
    chances = Chances(0.6, 0.2, 0.05, 0.1, 0.02)
    assert chances.turned().turned().equity == pytest.approx(chances.equity)
    assert chances.turned().equity == pytest.approx(-chances.equity)
