"""The exact odds: known values, the rulebook's table, and games that are really played."""

from __future__ import annotations

from fractions import Fraction

import pytest

from hrajme.core import Dice
from hrajme.games.xantipa import GAME, odds
from hrajme.language import LANGUAGES
from hrajme.search.playout import Playout
from hrajme.testing.sampling import GAMES, STANDARD_ERRORS, find_errors, has_rows, is_mean


def test_six_ways_of_36_make_seven() -> None:
    assert Fraction(1, 6) == odds.HIT


def test_every_seat_wins_alike() -> None:
    assert [odds.chance_to_win(seats) for seats in range(2, 13)] == [
        Fraction(1, seats) for seats in range(2, 13)
    ]


def test_between_two_a_play_off_comes_once_in_eleven_games() -> None:
    assert odds.chance_of_playoff(2) == Fraction(1, 11)


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_rulebook_shows_these_odds(code: str) -> None:
    assert has_rows(GAME.rulebook(code), code, odds.rows())


@pytest.mark.parametrize("auto", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_games_that_are_played_agree(seats: int, auto: bool) -> None:
    errors = find_errors(GAME, odds, seats, auto=auto)
    assert max(map(abs, errors.values())) < STANDARD_ERRORS, errors


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_games_take_as_many_throws_as_they_should(seats: int) -> None:
    start, playout = GAME.start(seats, {"auto": True}), Playout([1] * seats)
    throws = [playout.finish(start.copy(), Dice(seats, number)) for number in range(GAMES)]
    assert is_mean(throws, odds.throws_of_game(seats))
