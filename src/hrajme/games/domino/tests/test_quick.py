"""The quick players of Domino."""

from __future__ import annotations

import pytest

from hrajme.core import Dice
from hrajme.games.domino import GAME
from hrajme.games.domino.rules import DominoPosition
from hrajme.games.domino.tests.positions import endgame
from hrajme.search.playout import Playout

EASY, NORMAL = 1, 2


def choice(position: DominoPosition, policy: int) -> str:
    seat = position.to_move()[0]
    return GAME.write(position, seat, position.choose(seat, policy, Dice(1)))


def test_easy_lays_the_heaviest_tile() -> None:
    assert choice(endgame("0-2 2-5 1-2", "0-0", ends=(2, 2)), EASY) == "2-5 left"


def test_normal_lays_doubles_first() -> None:
    position = endgame("0-2 2-6 2-2", "0-0", ends=(2, 3))
    assert choice(position, NORMAL) == "2-2 left"
    assert choice(position, EASY) == "2-6 left"


def test_normal_keeps_different_numbers_and_tiles_that_fit() -> None:
    # After 0-2 it could go on with 0-1 and 0-4; 2-6 would leave it nothing but the other end.
    position = endgame("0-2 2-6 0-1 0-4", "3-3", ends=(2, 5))
    assert choice(position, EASY) == "2-6 left"
    assert choice(position, NORMAL) == "0-2 left"


def test_nobody_draws_who_can_lay() -> None:
    position = endgame("0-2 2-6", "3-3", ends=(2, 5), stock="1-1 4-4", may_draw_voluntarily=True)
    assert {choice(position, policy) for policy in (EASY, NORMAL)} <= {"0-2 left", "2-6 left"}


@pytest.mark.parametrize(("better", "worse"), [(EASY, 0), (NORMAL, EASY), (NORMAL, 0)])
def test_a_better_policy_wins_more_often(better: int, worse: int) -> None:
    wins = losses = 0
    for seed in range(2000):
        seat = seed % 2
        position = GAME.start(2)
        Playout([better, worse] if seat == 0 else [worse, better]).finish(position, Dice(seed))
        outcome = position.outcome()
        assert outcome is not None
        wins += outcome.winners == (seat,)
        losses += outcome.winners == (1 - seat,)
    assert wins > losses
