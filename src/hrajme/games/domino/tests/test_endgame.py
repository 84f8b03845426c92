"""The end of a hand for two is played exactly: against brute force over the real rules."""

from __future__ import annotations

from typing import cast

import pytest

from hrajme.core import CHANCE, Budget, Dice, Position
from hrajme.games.domino import GAME
from hrajme.games.domino.encoding import OPEN_HANDS, PASS
from hrajme.games.domino.endgame import Endgame
from hrajme.games.domino.options import DominoOptions
from hrajme.games.domino.rules import DominoPosition
from hrajme.games.domino.tests.positions import endgame
from hrajme.games.domino.view import DominoView
from hrajme.search.bots import choose_move, make_bot
from hrajme.testing.tables import play_randomly

DECISIVE = 1000


def brute_force(position: Position, seat: int) -> int:
    """What *seat* gets from here when both play best: every move is tried to the end."""
    to_move = position.to_move()
    if position.view(None).open_hands is not None:
        return result(position, seat)
    if to_move == (CHANCE,):
        return brute_force(after(position, OPEN_HANDS), seat)
    values = []
    for move in position.moves(to_move[0]):
        later = position.copy()
        later.play(to_move[0], move)
        values.append(brute_force(later, seat))
    return max(values) if to_move[0] == seat else min(values)


def result(position: Position, seat: int) -> int:
    view: DominoView = position.view(None)
    outcome = position.outcome()
    swing = view.gains[seat] - view.gains[1 - seat]
    if outcome is None or len(outcome.winners) == 2:
        return swing
    return swing + (DECISIVE if outcome.winners == (seat,) else -DECISIVE)


def late_positions(count: int, most_tiles: int, **options: object) -> list[DominoPosition]:
    """Positions of random games with an empty stock and few tiles left, where there is a choice."""
    found: list[DominoPosition] = []
    seed = 0
    while len(found) < count:
        seed += 1
        position = GAME.start(2, options)
        assert isinstance(position, DominoPosition)
        for now, seat, _ in play_randomly(position, Dice(seed)):
            view = now.view(None)
            few = view.stock == 0 and sum(view.hand_sizes) <= most_tiles
            if seat != CHANCE and few and len(now.moves(seat)) > 1:
                found.append(cast(DominoPosition, now.copy()))
                break
    return found


@pytest.mark.parametrize(
    "options", [{}, {"match": 40}, {"draw": "one"}, {"win_needs_empty_stock": False}], ids=str
)
def test_every_move_has_the_value_that_brute_force_finds(options: dict[str, object]) -> None:
    solver = Endgame()
    for position in late_positions(30, 9, **options):
        seat = position.to_move()[0]
        values = solver.values(position, seat)
        assert set(values) == set(position.moves(seat))
        for move, value in values.items():
            assert value == brute_force(after(position, move), seat)


@pytest.mark.parametrize("options", [{}, {"match": 40}], ids=str)
def test_the_best_move_is_one_that_brute_force_finds_best(options: dict[str, object]) -> None:
    solver = Endgame()
    for position in late_positions(40, 9, **options):
        seat = position.to_move()[0]
        move = solver.best(position, seat)
        assert move is not None
        assert brute_force(after(position, move), seat) == brute_force(position, seat)


def test_a_search_that_does_not_count_points_still_wins_what_can_be_won() -> None:
    solver = Endgame()
    for position in late_positions(40, 9):
        seat = position.to_move()[0]
        moves = solver.known_moves(position, seat)
        solver.begin_anew(counts_points=False)
        move = solver.best_of(position, moves)
        assert move is not None
        assert sign(brute_force(after(position, move), seat)) == sign(brute_force(position, seat))


def sign(value: int) -> int:
    return (value > 0) - (value < 0)


def test_the_thinking_bot_plays_the_end_exactly() -> None:
    for position in late_positions(20, 8):
        seat = position.to_move()[0]
        move = choose_move(make_bot(GAME, "hard", Budget(playouts=10)), position, seat, Dice(1))
        assert brute_force(after(position, move), seat) == brute_force(position, seat)


def test_a_hand_is_won_first_and_then_by_as_much_as_possible() -> None:
    # 2-6 goes out next turn against 11 pips, 3-6 against 5: both win, the first by more.
    position = endgame("2-6 2-3", "5-6 0-5", ends=(6, 6))
    values = Endgame().values(position, 0)
    assert all(value == brute_force(after(position, move), 0) for move, value in values.items())
    assert max(values.values()) > DECISIVE


def after(position: Position, move: int) -> Position:
    later = position.copy()
    later.play(later.to_move()[0], move)
    return later


def test_who_can_only_pass_passes() -> None:
    position = endgame("0-0 1-1", "2-3 5-5", ends=(2, 3))
    assert Endgame().best(position, 0) == PASS


@pytest.mark.parametrize("case", ["stock", "three seats", "not on turn", "dealing"])
def test_nothing_is_known_while_something_is_hidden(case: str) -> None:
    positions = {
        "stock": endgame("2-3 2-2", "3-5 0-2", ends=(2, 6), stock="0-0"),
        "three seats": endgame("2-3 2-2", "3-5 0-2", "1-1", ends=(2, 6)),
        "not on turn": endgame("2-3 2-2", "3-5 0-2", ends=(2, 6), turn=1),
        "dealing": DominoPosition(2, DominoOptions()),
    }
    assert Endgame().best(positions[case], 0) is None
