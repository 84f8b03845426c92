"""The exact odds: known values, the rulebook's table, and games that are really played."""

from __future__ import annotations

from fractions import Fraction

import pytest

from hrajme.games.silent_julka import GAME, odds
from hrajme.games.silent_julka.rules import SilentJulkaPosition
from hrajme.language import LANGUAGES
from hrajme.testing.sampling import (
    GAMES,
    STANDARD_ERRORS,
    find_errors,
    finished_games,
    has_rows,
    is_mean,
)


def test_the_cases_make_up_the_whole_game() -> None:
    for seats in (2, 3, 4, 6):
        assert sum(odds.chance_of_leaders(seats, leaders) for leaders in range(1, seats + 1)) == 1


def test_a_station_takes_six_throws_and_two_runs_take_72_rounds() -> None:
    alone = odds.rounds_until((0,), all_of_them=True)
    assert alone == 36
    # Of two the slower and the faster one together need what two need alone.
    assert odds.rounds_to_the_end(2) == 2 * alone


def test_how_far_twelve_rounds_lead() -> None:
    assert [f"{100 * float(odds.chance_of_stations(far)):.1f}" for far in (1, 3, 6)] == [
        "88.8",
        "32.3",
        "0.8",
    ]
    assert sum(odds.chance_of_stations(far) for far in range(1, 13)) == 2
    assert odds.chance_of_stations(12) == Fraction(1, 2_176_782_336)


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_rulebook_shows_these_odds(code: str) -> None:
    book = GAME.rulebook(code).replace("\N{NO-BREAK SPACE}", " ")
    assert has_rows(book, code, odds.rows())
    assert ("2,176,782,336" if code == "en" else "2 176 782 336") in book


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_games_that_are_played_agree(seats: int) -> None:
    errors = find_errors(GAME, odds, seats)
    assert max(map(abs, errors.values())) < STANDARD_ERRORS, errors


@pytest.mark.parametrize("seats", [2, 3])
def test_games_to_the_end_last_as_long_as_they_should(seats: int) -> None:
    rounds = []
    for position in finished_games(GAME, seats, GAMES // 4, to_the_end=True, auto=True):
        assert isinstance(position, SilentJulkaPosition)
        rounds.append(position.round)
    assert is_mean(rounds, odds.rounds_to_the_end(seats))
