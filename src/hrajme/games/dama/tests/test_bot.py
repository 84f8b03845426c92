"""The bots of dáma."""

from __future__ import annotations

import pytest

from hrajme.core import Bot, Budget, Dice
from hrajme.games.dama import GAME
from hrajme.games.dama.tests.positions import set_up
from hrajme.search.bots import choose_move, make_bot, weigh_moves


def choose(start: str, level: str = "hard", nodes: int = 3000) -> str:
    position = set_up(start)
    bot = make_bot(GAME, level, Budget(nodes=nodes))
    return GAME.write(position, position.turn, choose_move(bot, position, position.turn, Dice(3)))


@pytest.mark.parametrize(
    ("start", "move"),
    [("W:Wg1,d2,b6,e7:Bb2,a7,b8,d8", "e7-f8"), ("W:Wc3,d4,a5,g7:Bf2,a3,b4,d6", "g7-f8")],
)
def test_a_bot_finds_the_only_move_that_wins(start: str, move: str) -> None:
    """Black has to take in answer, and loses by it."""
    assert choose(start) == move


def test_a_careful_bot_leaves_nothing_to_be_taken() -> None:
    """d4-c5 and d4-e5 would be lost at once; only a1-b2 loses nothing."""
    for seed in range(10):
        position = set_up("W:Wd4,a1:Bd6,f6,b6,h8")
        move = position.choose(0, 1, Dice(seed))
        assert GAME.write(position, 0, move) == "a1-b2"


def test_exchanges_are_judged_at_their_end() -> None:
    """Taking is never seen as a gain where the answer takes as much."""
    position = set_up("W:Wc3,b2:Bd4,h8,e5,f6")
    bot = make_bot(GAME, "normal", Budget(nodes=200))
    weighed = weigh_moves(bot, position, 0, Dice(1))
    assert all(each.worth < 0.5 for each in weighed)


@pytest.mark.parametrize(("better", "worse"), [("easy", "random"), ("normal", "easy")])
def test_levels_are_in_order(better: str, worse: str) -> None:
    points = 0.0
    budget = Budget(nodes=150)
    for seed in range(6):
        seats = [better, worse] if seed % 2 == 0 else [worse, better]
        bots = [make_bot(GAME, name, budget) for name in seats]
        outcome = finish(bots, seed)
        points += 0.5 if outcome is None else outcome == seats.index(better)
    assert points >= 4.5


def finish(bots: list[Bot], seed: int) -> int | None:
    """Who wins; None for a draw."""
    position, dice = GAME.start(2), Dice(seed)
    while position.to_move():
        seat = position.turn
        position.play(seat, choose_move(bots[seat], position, seat, dice))
    outcome = position.outcome()
    assert outcome is not None
    return outcome.winners[0] if outcome.winners else None
