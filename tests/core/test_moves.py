"""A list of moves holds so many and no more; nothing is ever written beyond it."""

from __future__ import annotations

import pytest

from hrajme.core.position import Position
from hrajme.testing.toys.crowd.options import CrowdOptions
from hrajme.testing.toys.crowd.rules import CrowdPosition


def crowd(moves: int) -> Position:
    return CrowdPosition(2, CrowdOptions(moves=moves))


def test_a_list_can_be_filled_to_its_end() -> None:
    assert crowd(4096).moves(0) == list(range(4096))


@pytest.mark.parametrize("moves", [4097, 5000, 100_000])
def test_too_many_moves_are_an_error_and_not_a_shorter_list(moves: int) -> None:
    with pytest.raises(OverflowError, match="4096"):
        crowd(moves).moves(0)
    for move in (0, moves - 1):
        with pytest.raises(OverflowError, match="4096"):
            crowd(moves).play(0, move)


def test_the_next_list_is_a_new_one() -> None:
    with pytest.raises(OverflowError):
        crowd(5000).moves(0)
    assert crowd(3).moves(0) == [0, 1, 2]
