"""The exact odds: known values, the rulebook's table, and games that are really played."""

from __future__ import annotations

from fractions import Fraction

import pytest

from hrajme.games.even_wins import GAME, odds
from hrajme.language import LANGUAGES
from hrajme.testing.sampling import STANDARD_ERRORS, find_errors, has_rows


def test_a_turn_brings_six_points_on_average_and_nothing_nearly_every_fifth_time() -> None:
    spread = odds.spread_of_turn()
    assert sum(spread.values()) == 1
    assert odds.mean(spread) == 6
    assert spread[0] == Fraction(5**9, 6**9)
    assert spread[36] == Fraction(1, 10_077_696)


def test_a_game_brings_36_points_on_average() -> None:
    spread = odds.spread_of_game()
    assert sum(spread.values()) == 1
    assert odds.mean(spread) == 36
    middle = sum(chance for points, chance in spread.items() if 26 <= points <= 46)
    assert 0.63 < middle < 0.7


def test_somebody_is_always_ahead() -> None:
    for seats in (2, 3, 4):
        assert sum(odds.chance_of_leaders(seats, leaders) for leaders in range(1, seats + 1)) == 1


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_rulebook_shows_these_odds(code: str) -> None:
    assert has_rows(GAME.rulebook(code), code, odds.rows())


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_games_that_are_played_agree(seats: int) -> None:
    errors = find_errors(GAME, odds, seats, auto=True)
    assert max(map(abs, errors.values())) < STANDARD_ERRORS, errors
