"""The quick players of Flip 7 and how well they do."""

from __future__ import annotations

import pytest

import hrajme
from hrajme.core import Dice
from hrajme.games.flip7 import GAME
from hrajme.games.flip7.encoding import HIT, STOP, give
from hrajme.games.flip7.rules import Flip7Position
from hrajme.games.flip7.tests.positions import (
    deal_rows,
    flip7,
    give_to,
    hit,
    hit_all,
    stop,
    turn_up,
    with_deck,
    with_totals,
)
from hrajme.search.playout import Playout

CAREFUL, EXACT = 1, 2
# Plain games are a hundred times slower; they show the same with fewer.
GAMES = 4000 if hrajme.COMPILED else 150


def choice(position: Flip7Position, policy: int) -> int:
    return position.choose(position.to_move()[0], policy, Dice(1))


def test_the_careful_player_stops_at_25() -> None:
    position = flip7(1)
    deal_rows(position, "12 11 1")
    assert choice(position, CAREFUL) == HIT
    hit(position, "2")
    assert choice(position, CAREFUL) == STOP


def test_the_careful_player_freezes_who_stands_best_but_never_himself() -> None:
    position = with_totals(flip7(3), 190, 100, 120)
    hit(position, "freeze")
    assert choice(position, CAREFUL) == give(2)


def test_the_careful_player_takes_three_cards_himself_while_his_row_is_short() -> None:
    position = flip7(3)
    hit(position, "flip3")
    assert choice(position, CAREFUL) == give(0)


def test_the_exact_player_goes_on_where_nothing_can_bust() -> None:
    position = flip7(1)
    deal_rows(position, "chance 12 11 10 9")
    assert choice(position, EXACT) == HIT


def test_the_exact_player_counts_the_cards_that_are_gone() -> None:
    position = flip7(1)
    hit_all(position, "5 4 3")
    assert choice(position, EXACT) == HIT
    with_deck(position, "5 5 5 5 4 4 4 3 3 12")
    assert choice(position, EXACT) == STOP


def test_the_exact_player_alone_stops_when_the_target_is_reached() -> None:
    position = with_totals(flip7(1), 195)
    deal_rows(position, "6")
    assert choice(position, EXACT) == STOP


def test_the_exact_player_chases_who_has_banked_the_target() -> None:
    position = with_totals(flip7(2), 190, 170)
    deal_rows(position, "12 10", "11 10")
    stop(position)
    assert position.view(None).totals[0] + position.view(None).round_points[0] == 212
    for card in ("9", "8"):
        assert choice(position, EXACT) == HIT
        hit(position, card)
    assert position.view(None).round_points[1] == 38
    assert choice(position, EXACT) == HIT


def test_the_exact_player_stops_when_the_chase_is_won() -> None:
    position = with_totals(flip7(2), 190, 190)
    deal_rows(position, "12", "1")
    stop(position)
    hit(position, "12")
    assert choice(position, EXACT) == STOP


def test_the_exact_player_gives_three_cards_to_the_fullest_row() -> None:
    position = flip7(3)
    deal_rows(position, "1 2 3 4", "12 11 10 9", "5 6 7 8")
    hit(position, "flip3")
    assert choice(position, EXACT) == give(1)
    give_to(position, 1)
    turn_up(position, "12")
    assert position.view(None).status[1] == "bust"


def mean_rounds(policy: int) -> float:
    rounds = 0
    for seed in range(GAMES):
        position = flip7(1)
        Playout([policy]).finish(position, Dice(seed))
        rounds += position.view(None).round
    return rounds / GAMES


def test_the_exact_player_needs_fewer_rounds_alone_than_the_careful_one() -> None:
    assert mean_rounds(EXACT) < mean_rounds(CAREFUL) < 11.6


@pytest.mark.skipif(not hrajme.COMPILED, reason="needs more games than the plain form plays in a test")
def test_the_exact_player_alone_reaches_200_in_about_ten_rounds() -> None:
    assert mean_rounds(EXACT) == pytest.approx(10.25, abs=0.15)


@pytest.mark.skipif(not hrajme.COMPILED, reason="needs more games than the plain form plays in a test")
@pytest.mark.parametrize(("seats", "least"), [(2, 0.61), (4, 0.42)])
def test_the_exact_player_beats_careful_ones(seats: int, least: float) -> None:
    won = 0
    for number in range(GAMES):
        policies = [EXACT if seat == number % seats else CAREFUL for seat in range(seats)]
        position = GAME.start(seats, {"challenge_rounds": 0})
        Playout(policies).finish(position, Dice(number, seats))
        outcome = position.outcome()
        assert outcome is not None
        won += outcome.winners == (number % seats,)
    assert won / GAMES > least
