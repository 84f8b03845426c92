"""What holds at every moment of every game of Ones and Fives."""

from __future__ import annotations

from hypothesis import HealthCheck, given, settings

from hrajme.core import CHANCE, Dice
from hrajme.games.ones_and_fives import GAME
from hrajme.games.ones_and_fives.encoding import COMPLETE, THROWS
from hrajme.games.ones_and_fives.rules import OnesAndFivesPosition
from hrajme.testing.tables import SEEDS, any_position, play_randomly

thorough = settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])


@thorough
@given(any_position(GAME))
def test_the_dice_on_the_table_are_six(position: OnesAndFivesPosition) -> None:
    view = position.view(None)
    aside = sum(len(kept.dice) for kept in view.kept)
    if view.phase in ("keep", "decide"):
        assert len(view.dice) + aside == 6
    elif view.phase == "throw" and view.completion is None:
        assert view.dice_left + aside == 6


@thorough
@given(any_position(GAME))
def test_points_at_risk_are_those_set_aside_and_those_from_before(position: OnesAndFivesPosition) -> None:
    view = position.view(None)
    assert view.turn_points == view.carried + sum(kept.points for kept in view.kept)
    assert view.turn_points % 50 == 0
    assert all(total % 50 == 0 for total in view.totals)


@thorough
@given(any_position(GAME))
def test_the_selections_shown_are_the_legal_ones(position: OnesAndFivesPosition) -> None:
    view = position.view(None)
    if view.phase != "keep" or view.turn is None:
        assert view.selections == ()
        return
    moves = position.moves(view.turn)
    assert {THROWS[move] for move in moves if move != COMPLETE} == {each.dice for each in view.selections}
    assert (COMPLETE in moves) == (view.completion is not None)
    for each in view.selections:
        later = position.copy()
        later.play(view.turn, next(move for move in moves if move < COMPLETE and THROWS[move] == each.dice))
        after = later.view(None)
        assert (after.turn_points, after.dice_left) == (each.turn_points, each.dice_left)
        assert after.dead_chance == each.dead_chance


@settings(thorough, max_examples=10)
@given(any_position(GAME), SEEDS)
def test_the_danger_shown_is_the_share_of_throws_that_end_the_turn(
    position: OnesAndFivesPosition, seed: int
) -> None:
    for now, seat, _ in play_randomly(position, Dice(seed), 30):
        view = now.view(None)
        if seat != CHANCE or view.phase != "throw":
            continue
        dead = 0
        for throw, ways in now.chances():
            later = now.copy()
            later.play(CHANCE, throw)
            dead += ways * (later.view(None).phase not in ("keep", "decide"))
        assert view.dead_chance == (dead, sum(ways for _, ways in now.chances()))
