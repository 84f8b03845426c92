"""The rules of Nim, and texts that depend on the position."""

from __future__ import annotations

import pytest

from hrajme.core import IllegalMove
from hrajme.testing.strangers.nim import GAME
from hrajme.testing.strangers.nim.encoding import encode
from hrajme.testing.strangers.nim.rules import NimPosition


def after(*texts: str, **options: object) -> NimPosition:
    position = GAME.start(2, options)
    for text in texts:
        seat = position.to_move()[0]
        position.play(seat, GAME.read(position, seat, text))
    return position


@pytest.mark.rule("NI-1")
def test_a_turn_takes_from_one_heap() -> None:
    assert after("2: 3", "1: 1").view(None).heaps == (2, 1, 5)
    assert after("2: 3").to_move() == (1,)
    assert after("2: 4").to_move() == (1,)
    assert after("2: 4", again=True).to_move() == (0,)


@pytest.mark.rule("NI-1")
def test_a_short_text_is_read_where_only_one_heap_fits() -> None:
    position = GAME.start(2)
    assert GAME.read(position, 0, "- 5") == encode(2, 5)
    with pytest.raises(IllegalMove, match="which heap"):
        GAME.read(position, 0, "4")
    with pytest.raises(IllegalMove, match="so many"):
        GAME.read(position, 0, "6")
    with pytest.raises(IllegalMove, match="only 3 heaps"):
        GAME.read(position, 0, "4: 1")
    with pytest.raises(IllegalMove, match="are 3 in"):
        GAME.read(position, 0, "1: 4")


def test_people_see_what_lay_there() -> None:
    position = GAME.start(2)
    assert GAME.write(position, 0, encode(1, 3)) == "2: 3"
    assert GAME.show(position, 0, encode(1, 3)) == "2: 4-3"


@pytest.mark.rule("NI-2")
@pytest.mark.parametrize(("last", "winner"), [("wins", 0), ("loses", 1)])
def test_the_last_stick_decides(last: str, winner: int) -> None:
    outcome = after("1: 3", "2: 4", "3: 5", last=last).outcome()
    assert outcome is not None
    assert outcome.winners == (winner,)
