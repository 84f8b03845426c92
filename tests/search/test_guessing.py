"""Every bot of every game can be asked what its moves are worth, and its move is the first of them."""

from __future__ import annotations

import pickle
from itertools import count

import pytest

import hrajme
from hrajme import games
from hrajme.core import CHANCE, NOTHING, Budget, Dice, Game, Position
from hrajme.search.bots import choose_move, make_bot, weigh_moves
from hrajme.search.guessing import GuessSearch
from hrajme.search.levels import guessing

KEYS = games.keys()
GAMES = [games.find(key) for key in KEYS]
each_game = pytest.mark.parametrize("game", GAMES, ids=KEYS)
FEW = Budget(playouts=12, nodes=100)
# At how many moments of a game.
MOMENTS = 3 if hrajme.COMPILED else 1


def decisions(game: Game, most: int) -> list[tuple[Position, int]]:
    """Some positions in which a seat is to move, spread over the first hundred moves of a game."""
    position, dice, found = game.start(game.seats[min(1, len(game.seats) - 1)]), Dice(8), []
    for _ in range(100):
        if not position.to_move():
            break
        seat = position.to_move()[0]
        if seat != CHANCE:
            found.append((position.copy(), seat))
        position.play(seat, position.roll(dice) if seat == CHANCE else position.choose(seat, 1, dice))
    return found[:: max(1, len(found) // most)]


@each_game
def test_the_move_of_a_bot_is_the_first_that_it_weighs(game: Game) -> None:
    for name in game.levels:
        bot = make_bot(game, name, FEW)
        for position, seat in decisions(game, MOMENTS):
            weighed = weigh_moves(bot, position, seat, Dice(3))
            assert weighed[0].move == choose_move(bot, position, seat, Dice(3))
            assert sorted(each.move for each in weighed) == sorted(position.moves(seat))
            assert all(0.0 <= each.worth <= 1.0 and each.error >= 0.0 for each in weighed)
            rest = [each.worth for each in weighed[1:]]
            assert rest == sorted(rest, reverse=True)


@each_game
def test_an_answer_does_not_depend_on_the_questions_before(game: Game) -> None:
    for level in game.levels.values():
        kept = level.make(FEW)
        for position, seat in decisions(game, MOMENTS):
            new = level.make(FEW)
            assert weigh_moves(kept, position, seat, Dice(4)) == weigh_moves(new, position, seat, Dice(4))


@each_game
def test_levels_can_be_sent_to_another_process_and_compared(game: Game) -> None:
    for level in game.levels.values():
        again = pickle.loads(pickle.dumps(level))
        assert (again, hash(again)) == (level, hash(level))


def think_about(game: Game) -> tuple[Position, int]:
    """A late position with many moves."""
    return max(decisions(game, 100)[10:], key=lambda found: len(found[0].moves(found[1])))


def test_more_play_outs_make_a_bot_surer() -> None:
    game = games.find("domino")
    position, seat = think_about(game)
    rough, fine = [
        weigh_moves(make_bot(game, "hard", Budget(playouts=playouts)), position, seat, Dice(1))
        for playouts in (40, 1000)
    ]
    assert len(rough) == len(fine) > 3
    # 25 times as many tries: the error is a fifth, give or take.
    assert sum(each.error for each in fine) < 0.4 * sum(each.error for each in rough)


def test_what_was_never_seen_to_differ_is_not_called_exact() -> None:
    game = games.find("the_game")
    position, seat = think_about(game)
    weighed = weigh_moves(make_bot(game, "hard", Budget(playouts=4)), position, seat, Dice(1))
    assert all(each.error > 0.0 for each in weighed)


def test_seconds_end_a_thought_and_every_candidate_was_tried() -> None:
    game = games.find("the_game")
    position, seat = think_about(game)
    ticks = count()
    search = GuessSearch(position, 2, clock=lambda: float(next(ticks)))
    search.best(position, seat, Budget(seconds=30.0), Dice(1))
    # The clock goes on by a second at each look: 30 looks, and at most the candidates and one more each time.
    assert next(ticks) in range(30, 40)
    assert 30 <= search.spent <= 40 * len(position.moves(seat))


def test_seconds_need_a_clock_and_a_search_needs_an_end() -> None:
    game = games.find("the_game")
    position, seat = think_about(game)
    with pytest.raises(ValueError, match="clock"):
        choose_move(make_bot(game, "hard", Budget(seconds=1.0)), position, seat, Dice(1))
    with pytest.raises(ValueError, match="budget"):
        GuessSearch(position, 2).best(position, seat, NOTHING, Dice(1))


def test_a_budget_is_changed_only_where_something_is_said() -> None:
    level = guessing(policy=1, playouts=500)
    assert level.budget.changed_by(NOTHING) == Budget(playouts=500)
    assert level.budget.changed_by(Budget(seconds=0.5)) == Budget(playouts=500, seconds=0.5)
    assert level.budget.changed_by(Budget(playouts=20)) == Budget(playouts=20)
