"""The exact odds: known values, the rulebook's table, and games that are really played."""

from __future__ import annotations

from fractions import Fraction

import pytest

from hrajme.core import Dice
from hrajme.games.xantipa import GAME, odds
from hrajme.language import LANGUAGES
from hrajme.search.playout import Playout
from hrajme.testing.sampling import GAMES, finished_games, has_rows, is_mean, is_share


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


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("auto", [False, True])
def test_games_that_are_played_agree(seats: int, auto: bool) -> None:
    outcomes = [position.outcome() for position in finished_games(GAME, seats, auto=auto)]
    for seat in range(seats):
        wins = sum(outcome.winners == (seat,) for outcome in outcomes if outcome)
        assert is_share(wins, GAMES, odds.chance_to_win(seats))
    playoffs = sum(outcome.reason == "playoff" for outcome in outcomes if outcome)
    assert is_share(playoffs, GAMES, odds.chance_of_playoff(seats))
    fewest = [min(outcome.points) for outcome in outcomes if outcome]
    assert is_mean(fewest, odds.fewest_throws(seats))
    throws = [sum(outcome.points) for outcome in outcomes if outcome]
    assert is_mean(throws, odds.throws_of_round(seats))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_games_take_as_many_throws_as_they_should(seats: int) -> None:
    start, playout = GAME.start(seats, {"auto": True}), Playout([1] * seats)
    throws = [playout.finish(start.copy(), Dice(seats, number)) for number in range(GAMES)]
    assert is_mean(throws, odds.throws_of_game(seats))
