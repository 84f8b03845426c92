"""SH-5: in which order a table of Stripped Snake is shown."""

from __future__ import annotations

import pytest

from hrajme.games.stripped_snake import GAME
from hrajme.games.stripped_snake.result import NEVER
from hrajme.games.stripped_snake.tests.positions import stripped_snake, succeed


@pytest.mark.rule("SH-5")
def test_who_was_stripped_later_stands_higher() -> None:
    position = stripped_snake(4)
    while position.outcome() is None:
        succeed(position)
    outcome, out = position.outcome(), position.view(None).out
    assert outcome is not None
    standings = GAME.result(position, outcome).standings
    assert [each.cells for each in standings] == [(NEVER,), (3,), (2,), (1,)]
    assert [each.place for each in standings] == [1, 2, 3, 4]
    assert [out[each.seat] for each in standings] == [None, 3, 2, 1]
