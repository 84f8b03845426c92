"""The exact odds: known values, the rulebook's table, and games that are really played."""

from __future__ import annotations

from fractions import Fraction

import pytest

from hrajme.games.stripped_snake import GAME, odds
from hrajme.language import LANGUAGES
from hrajme.testing.sampling import STANDARD_ERRORS, find_errors, has_rows


def test_an_attack_succeeds_a_little_more_often_than_not() -> None:
    assert odds.chance_to_strip() == Fraction(100865, 186624)
    assert odds.chance_to_strip() == (1 + odds.chance_of_equal_sums()) / 2
    ways = odds.ways_of_sums()
    assert [ways[4], ways[14], ways[24], ways.total()] == [1, 146, 1, 1296]
    below = {most: sum(ways[each] for each in range(4, most + 1)) for most in (14, 18)}
    assert [f"{100 * count / 1296:.1f}" for count in below.values()] == ["55.6", "90.3"]


@pytest.mark.parametrize("seats", range(3, 9))
def test_the_second_to_the_left_fights_only_the_last_duel(seats: int) -> None:
    chances = odds.chances_by_seat(seats)
    assert sum(chances) == 1
    assert chances[2] == max(chances) == odds.chance_to_strip()
    assert chances[1] == min(chances)


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_rulebook_shows_these_odds(code: str) -> None:
    book = GAME.rulebook(code).replace("\N{NO-BREAK SPACE}", " ")
    assert has_rows(book, code, odds.rows())
    separator = "," if code == "en" else " "
    assert f"100{separator}865" in book
    assert f"186{separator}624" in book


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_games_that_are_played_agree(seats: int) -> None:
    errors = find_errors(GAME, odds, seats)
    assert max(map(abs, errors.values())) < STANDARD_ERRORS, errors
