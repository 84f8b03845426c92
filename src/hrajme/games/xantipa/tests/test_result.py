"""XA-2, XA-3: in which order a table of Xantipa is shown."""

from __future__ import annotations

import pytest

from hrajme.core.result import Cell
from hrajme.games.xantipa import GAME
from hrajme.games.xantipa.result import BEATEN
from hrajme.games.xantipa.rules import XantipaPosition
from hrajme.games.xantipa.tests.positions import stop, take_goes, throw, xantipa


def standings(position: XantipaPosition) -> list[tuple[int, int, tuple[Cell, ...]]]:
    outcome = position.outcome()
    assert outcome is not None
    return [(each.seat, each.place, each.cells) for each in GAME.result(position, outcome).standings]


@pytest.mark.rule("XA-2")
def test_who_made_it_stands_above_who_gave_up_with_fewer_throws() -> None:
    position = xantipa(4)
    take_goes(position, 2)
    throw(position, 11, 11, 11)
    stop(position)
    take_goes(position, 9)
    throw(position, 11, 11, 11, 11)
    stop(position)
    assert standings(position) == [(0, 1, (2,)), (2, 2, (9,)), (1, 3, (BEATEN,)), (3, 3, (BEATEN,))]


@pytest.mark.rule("XA-3")
def test_after_a_play_off_the_tied_come_first_and_who_gave_up_before_is_last() -> None:
    position = xantipa(4)
    take_goes(position, 2)
    throw(position, 11, 11, 11)
    stop(position)
    take_goes(position, 2, 3)
    take_goes(position, 4, 1)
    assert standings(position) == [(2, 1, (2, 1)), (0, 2, (2, 4)), (3, 3, (3, "")), (1, 4, (BEATEN, ""))]


@pytest.mark.rule("XA-3")
def test_who_gives_up_in_a_play_off_has_made_it_all_the_same() -> None:
    position = xantipa(2)
    take_goes(position, 3, 3)
    take_goes(position, 1)
    throw(position, 11, 11)
    stop(position)
    assert standings(position) == [(0, 1, (3, 1)), (1, 2, (3, BEATEN))]


@pytest.mark.rule("XA-3")
def test_who_gives_up_in_a_play_off_shares_a_place_however_many_throws_it_took() -> None:
    position = xantipa(4)
    take_goes(position, 3, 3, 3, 3)
    take_goes(position, 4)
    throw(position, 11, 11, 11, 11, 11)
    stop(position)
    take_goes(position, 2)
    throw(position, 11, 11, 11)
    stop(position)
    assert standings(position) == [
        (2, 1, (3, 2)),
        (0, 2, (3, 4)),
        (1, 3, (3, BEATEN)),
        (3, 3, (3, BEATEN)),
    ]
