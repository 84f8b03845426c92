"""NJ-5: in which order a table of Silent Julka is shown."""

from __future__ import annotations

import pytest

from hrajme.games.silent_julka import GAME
from hrajme.games.silent_julka.tests.positions import climb, finish_round, silent_julka


@pytest.mark.rule("NJ-5")
def test_who_got_further_stands_higher_and_then_who_needed_fewer_throws() -> None:
    position = silent_julka(3)
    climb(position, 1, 4)
    climb(position, 2, 4)
    climb(position, 0, 1)
    while position.outcome() is None:
        finish_round(position)
    outcome, view = position.outcome(), position.view(None)
    assert outcome is not None
    standings = GAME.result(position, outcome).standings
    assert [each.seat for each in standings] == [1, 2, 0]
    assert [each.place for each in standings] == [1, 2, 3]
    assert standings[1].cells == (4, view.reached_at[2])


@pytest.mark.rule("NJ-5")
def test_who_has_no_station_reached_none_on_any_throw() -> None:
    position = silent_julka(2)
    climb(position, 0, 2)
    while position.outcome() is None:
        finish_round(position)
    outcome = position.outcome()
    assert outcome is not None
    assert GAME.result(position, outcome).standings[1].cells == (0, "")
