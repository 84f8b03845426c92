"""The quick players of Ones and Fives."""

from __future__ import annotations

from collections import Counter

import pytest

import hrajme
from hrajme.core import Dice
from hrajme.games.ones_and_fives import GAME
from hrajme.games.ones_and_fives.encoding import BANK, COMPLETE, ROLL
from hrajme.games.ones_and_fives.rules import OnesAndFivesPosition
from hrajme.games.ones_and_fives.tables import REACHING
from hrajme.games.ones_and_fives.tests.exact import chance
from hrajme.games.ones_and_fives.tests.positions import (
    bank,
    dice,
    ones_and_fives,
    score,
    throw,
    throw_and_keep,
    with_totals,
)
from hrajme.search.playout import Playout

CAREFUL, FOR_POINTS, TO_WIN = 1, 2, 3
# Plain games are a hundred times slower; they show the same with fewer.
GAMES = 3000 if hrajme.COMPILED else 60


def choice(position: OnesAndFivesPosition, policy: int) -> int:
    return position.choose(position.to_move()[0], policy, Dice(1))


@pytest.mark.parametrize("quad_is_two_pairs", [True, False])
def test_the_random_player_makes_every_legal_move_alike(quad_is_two_pairs: bool) -> None:
    position = ones_and_fives(quad_is_two_pairs=quad_is_two_pairs)
    throw(position, "1 2 3 4 5 5")
    for _ in range(2):
        legal = position.moves(0)
        luck = Dice(3)
        drawn = Counter(position.choose(0, 0, luck) for _ in range(600 * len(legal)))
        assert set(drawn) == set(legal)
        assert all(abs(count - 600) < 120 for count in drawn.values())
        if position.view(0).phase == "keep":
            position.play(0, dice("1 5"))


def test_the_careful_player_takes_all_that_scores_and_stops_at_300() -> None:
    position = ones_and_fives()
    throw(position, "1 1 3 4 5 6")
    assert choice(position, CAREFUL) == dice("1 1 5")
    throw_and_keep(position := ones_and_fives(), "1 1 3 4 5 6 > 1 1")
    assert choice(position, CAREFUL) == ROLL
    throw_and_keep(position, "1 2 3 4 > 1")
    assert choice(position, CAREFUL) == BANK


def test_the_careful_player_prefers_fewer_dice_for_the_same_points() -> None:
    position = ones_and_fives()
    throw(position, "1 1 1 1 2 2")
    assert choice(position, CAREFUL) == dice("1 1 1 1")


@pytest.mark.parametrize("policy", [CAREFUL, FOR_POINTS, TO_WIN])
def test_nobody_throws_on_when_the_game_is_won(policy: int) -> None:
    position = with_totals(ones_and_fives(), 9950, 9950)
    throw(position, "2 3 3 4 5 6")
    assert choice(position, policy) == dice("5")
    position.play(0, dice("5"))
    assert choice(position, policy) == BANK


@pytest.mark.parametrize("policy", [CAREFUL, FOR_POINTS, TO_WIN])
def test_everybody_throws_on_below_the_entry(policy: int) -> None:
    position = ones_and_fives(entry=1000)
    throw_and_keep(position, "1 1 1 2 3 4 > 1")
    throw_and_keep(position, "6 6 6 5 2 > 6 6 6")
    assert position.view(0).turn_points == 700
    assert choice(position, policy) == ROLL


def test_who_wants_points_stops_where_the_published_numbers_say() -> None:
    position = ones_and_fives()
    throw_and_keep(position, "1 1 3 4 5 6 > 1 1 5")
    assert choice(position, FOR_POINTS) == ROLL  # 250 with three dice
    throw_and_keep(position, "5 3 4 > 5")
    assert choice(position, FOR_POINTS) == BANK  # 300 with two


def test_who_wants_points_leaves_a_five_for_a_better_throw() -> None:
    position = ones_and_fives()
    throw(position, "1 2 2 3 3 5")
    assert choice(position, FOR_POINTS) == dice("1")


def test_who_wants_points_completes_while_little_is_at_risk() -> None:
    position = ones_and_fives()
    throw(position, "1 2 3 4 6 6")
    assert choice(position, FOR_POINTS) == COMPLETE
    rich = ones_and_fives()
    throw_and_keep(rich, "1 2 3 4 5 6 > 1 2 3 4 5 6")
    throw(rich, "1 2 3 4 6 6")
    assert choice(rich, FOR_POINTS) == dice("1")


def test_who_plays_to_win_dares_more_when_the_other_is_about_to_win() -> None:
    position = with_totals(ones_and_fives(), 5000, 9950)
    throw_and_keep(position, "1 1 1 5 5 2 > 1 1 1 5 5")
    assert choice(position, FOR_POINTS) == BANK
    assert choice(position, TO_WIN) == ROLL
    level = with_totals(ones_and_fives(), 5000, 5000)
    throw_and_keep(level, "1 1 1 5 5 2 > 1 1 1 5 5")
    assert choice(level, TO_WIN) == BANK


def test_who_plays_to_win_takes_a_straight_s_chance_when_nothing_else_helps() -> None:
    for theirs, move in ((9950, COMPLETE), (3000, dice("1"))):
        position = with_totals(ones_and_fives(), 7000, theirs)
        throw_and_keep(position, "2 2 3 3 4 4 > 2 2 3 3 4 4")
        throw(position, "1 2 3 4 6 6")
        assert choice(position, TO_WIN) == move


def test_in_a_last_round_who_plays_to_win_stops_only_ahead() -> None:
    position = with_totals(ones_and_fives(last_round=True), 9950, 9000)
    score(position, 50)
    throw_and_keep(position, "1 1 1 5 5 2 > 1 1 1")
    assert position.view(None).turn_points == 1000
    assert choice(position, FOR_POINTS) == BANK
    assert choice(position, TO_WIN) == ROLL  # 10 000 would be equal, and equal is not enough.
    throw_and_keep(position, "5 5 2 > 5")
    assert choice(position, TO_WIN) == BANK


def test_with_other_rules_who_plays_to_win_plays_for_points() -> None:
    for options in ({"quad_is_two_pairs": False}, {"last_round": True}):
        position = with_totals(ones_and_fives(**options), 5000, 9950)
        throw_and_keep(position, "1 1 1 5 5 2 > 1 1 1 5 5")
        assert choice(position, TO_WIN) == choice(position, FOR_POINTS) == BANK


def test_a_shorter_target_is_the_same_race() -> None:
    long = with_totals(ones_and_fives(), 9000, 9950)
    short = with_totals(ones_and_fives(target=1010), 10, 960)
    for position in (long, short):
        throw_and_keep(position, "1 1 2 3 4 4 > 1 1")
    assert choice(long, TO_WIN) == choice(short, TO_WIN) == ROLL


def test_the_worth_between_turns_is_the_chance_to_win() -> None:
    position = with_totals(ones_and_fives(), 9000, 9500)
    mine = chance(20, 10)
    assert worths(position) == pytest.approx([mine, 1 - mine], abs=1e-12)


def test_the_worth_in_a_last_round_is_the_chance_to_pass() -> None:
    position = with_totals(ones_and_fives(last_round=True), 9950, 9000)
    throw_and_keep(position, "1 2 2 3 3 4 > 1")
    bank(position)
    passing = REACHING[21]  # 1100 points, from 9000 past 10 050
    assert worths(position) == pytest.approx([1 - passing, passing], abs=1e-12)


def worths(position: OnesAndFivesPosition) -> list[float]:
    return [position.estimate(seat) for seat in range(position.seats)]


def wins(policy: int, rival: int, seats: int = 2, **options: object) -> float:
    """The share of games that a player wins among rivals, at every seat in turn."""
    start = GAME.start(seats, options)
    won = 0
    for number in range(GAMES):
        policies = [policy if seat == number % seats else rival for seat in range(seats)]
        position = start.copy()
        Playout(policies).finish(position, Dice(number, policy, rival))
        outcome = position.outcome()
        assert outcome is not None
        won += outcome.winners == (number % seats,)
    return won / GAMES


@pytest.mark.skipif(not hrajme.COMPILED, reason="needs more games than the plain form plays in a test")
def test_who_wants_points_beats_the_careful_player() -> None:
    assert wins(FOR_POINTS, CAREFUL) > 0.53


@pytest.mark.skipif(not hrajme.COMPILED, reason="needs more games than the plain form plays in a test")
def test_who_plays_to_win_beats_who_wants_points() -> None:
    assert wins(TO_WIN, FOR_POINTS, target=3000) > 0.51


def test_any_player_beats_random_ones() -> None:
    assert wins(CAREFUL, 0) > 0.9
