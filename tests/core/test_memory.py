"""What a thread remembers of the moves it asked for is never told of another position, seat or thread."""

from __future__ import annotations

from threading import Barrier, Thread
from typing import Any

import pytest

from hrajme import games
from hrajme.core import CHANCE, IllegalMove, Position

CHESS, BACKGAMMON = games.find("chess"), games.find("backgammon")
# Long lists: short ones are not remembered.
QUEENS = "4k3/8/8/3q4/3Q4/8/8/4K3 w - - 0 1"


def queens() -> Position:
    return CHESS.start(2, {"start": QUEENS})


def is_refused(position: Position, seat: int, move: int) -> bool:
    try:
        position.copy().play(seat, move)
    except IllegalMove:
        return True
    return False


def test_a_list_asked_for_twice_is_the_same_and_not_shared() -> None:
    position = queens()
    first = position.moves(0)
    first.clear()
    assert len(position.moves(0)) > 8


def test_a_position_that_moved_on_is_not_answered_with_its_old_moves() -> None:
    position = queens()
    before = position.moves(0)
    move = CHESS.read(position, 0, "d4d5")
    position.play(0, move)
    after = position.moves(1)
    assert before != after
    assert CHESS.write(position, 1, after[0]).startswith("e8")


def test_a_position_that_was_set_otherwise_from_outside_is_asked_anew() -> None:
    position: Any = BACKGAMMON.start(2)
    position.play(CHANCE, BACKGAMMON.read(position, CHANCE, "6 5"))
    seat, legal = position.to_move()[0], position.moves(0)
    position.throw = 12
    assert position.moves(seat) != legal
    position.throw = 56
    assert position.moves(seat) == legal


def test_a_copy_and_its_original_go_their_own_ways() -> None:
    position = queens()
    twin = position.copy()
    legal = position.moves(0)
    position.play(0, legal[0])
    assert twin.moves(0) == legal
    assert not is_refused(twin, 0, legal[-1])
    assert position.moves(0) == []


def test_a_move_that_is_not_in_the_list_is_refused_after_it_was_asked_for() -> None:
    position = queens()
    legal = position.moves(0)
    assert all(not is_refused(position, 0, move) for move in legal)
    with pytest.raises(IllegalMove):
        position.play(0, max(legal) + 1)


def test_threads_remember_each_their_own() -> None:
    positions, barrier = [queens(), CHESS.start(2)], Barrier(2)
    expected = [position.moves(0) for position in positions]
    wrong: list[int] = []

    def ask(index: int) -> None:
        barrier.wait()
        for _ in range(300):
            if positions[index].moves(0) != expected[index]:
                wrong.append(index)

    threads = [Thread(target=ask, args=(index,)) for index in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert wrong == []
