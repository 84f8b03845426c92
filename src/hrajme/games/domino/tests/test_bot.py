"""The bot that thinks, where the answer is plain."""

from __future__ import annotations

import pytest

from hrajme.core import Budget, Dice
from hrajme.games.domino import GAME
from hrajme.games.domino.tests.positions import endgame
from hrajme.lab.simulate import simulate
from hrajme.search.bots import choose_move, make_bot


@pytest.mark.parametrize("seed", range(6))
def test_a_tile_that_wins_at_once_is_laid(seed: int) -> None:
    """At a table where the stock does not matter: 2-2 keeps the 2 open for the last tile, 2-6 does not."""
    position = endgame("2-5", "3-3 0-1", ends=(2, 6), stock="0-0 1-1", win_needs_empty_stock=False)
    bot = make_bot(GAME, "hard", Budget(playouts=100))
    assert GAME.write(position, 0, choose_move(bot, position, 0, Dice(seed))) == "2-5 left"


def test_the_same_dice_give_the_same_move() -> None:
    position = endgame("2-5 2-6 2-2 4-6", "3-3 0-1 0-2", "1-1 1-2", ends=(2, 6), stock="0-0 5-5")
    moves = {choose_move(make_bot(GAME, "hard", Budget(playouts=60)), position, 0, Dice(7)) for _ in range(3)}
    assert len(moves) == 1


def test_thinking_beats_random_play() -> None:
    report = simulate(
        GAME,
        games=40,
        bots=["hard", "random"],
        seats=2,
        seed=4,
        budget=Budget(playouts=20),
        processes=1,
        rotate=True,
    )
    assert report.standings[0].wins > report.standings[1].wins
