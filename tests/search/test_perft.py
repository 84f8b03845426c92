"""Perft counts lines of moves, by hand where that can be done."""

from __future__ import annotations

from hrajme import games
from hrajme.search.perft import Perft
from hrajme.search.values import HAS_CHANCE
from hrajme.testing.strangers.nim import GAME as NIM


def count(depth: int, **options: str) -> int:
    position = NIM.start(2, options)
    return Perft(position, depth).count(position, depth)


def test_no_move_is_one_line() -> None:
    assert count(0) == 1


def test_one_move_deep_are_the_legal_moves() -> None:
    assert count(1, heaps="6-9") == 15


def test_two_moves_deep_are_all_answers() -> None:
    # After taking t of 6 there are 15 - t sticks to take from, after taking t of 9 as well.
    assert count(2, heaps="6-9") == sum(15 - t for t in range(1, 7)) + sum(15 - t for t in range(1, 10))


def test_lines_that_end_earlier_do_not_count() -> None:
    position = NIM.start(2, {"heaps": "6-9"})
    for seat, text in [(0, "1: 2"), (1, "2: 4")]:
        position.play(seat, NIM.read(position, seat, text))
    # One stick a move: which 4 of 9 are from the first heap.
    assert Perft(position, 9).count(position, 9) == 126
    assert Perft(position, 10).count(position, 10) == 0


def test_the_position_is_left_as_it_is() -> None:
    position = NIM.start(2)
    Perft(position, 3).count(position, 3)
    assert position.view(None) == NIM.start(2).view(None)


def test_where_chance_is_to_move_nothing_can_be_counted() -> None:
    game = next(game for game in map(games.find, games.keys()) if game.start(game.seats[0]).chances())
    position = game.start(game.seats[0])
    assert Perft(position, 2).count(position, 2) == HAS_CHANCE
