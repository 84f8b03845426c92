"""The bot that thinks, where the answer is plain."""

from __future__ import annotations

import pytest

from hrajme.core import Budget, Dice
from hrajme.games.flip7 import GAME
from hrajme.games.flip7.encoding import HIT, STOP
from hrajme.games.flip7.tests.positions import flip7, hit, hit_all
from hrajme.search.bots import choose_move, make_bot


@pytest.mark.parametrize("seed", range(12))
def test_nobody_stops_at_eight_points(seed: int) -> None:
    """Stopping draws nothing; every guess must have luck of its own all the same."""
    position = flip7(1)
    hit(position, "8")
    assert choose_move(make_bot(GAME, "hard", Budget(playouts=200)), position, 0, Dice(seed)) == HIT


@pytest.mark.parametrize("seed", range(12))
def test_a_full_row_is_kept(seed: int) -> None:
    position = flip7(1)
    hit_all(position, "12 11 10 9")
    assert choose_move(make_bot(GAME, "hard", Budget(playouts=200)), position, 0, Dice(seed)) == STOP


def test_the_same_dice_give_the_same_move() -> None:
    position = flip7(3)
    hit_all(position, "12 3 7 9 1 5")
    moves = {choose_move(make_bot(GAME, "hard", Budget(playouts=60)), position, 0, Dice(7)) for _ in range(3)}
    assert len(moves) == 1
