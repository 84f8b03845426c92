"""What a page is sent of the moves that were made: enough to show one after another, and no more."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from hrajme import games
from hrajme.table import PersonId

Make = Callable[..., Any]
ANNA, BOB = PersonId("anna"), PersonId("bob")
each_game = pytest.mark.parametrize("key", games.keys())


@each_game
def test_every_move_is_a_deed_with_who_is_to_move_after_it(started: Make, key: str) -> None:
    session = started(2, game=key)
    session.go_on()
    for _ in range(6):
        since, made = session.table.revision, session.table.view(ANNA).moves_made
        session.play_any()
        session.go_on()
        deeds, view = session.table.deeds(ANNA, since), session.table.view(ANNA)
        assert made + len(deeds) == view.moves_made
        movers = [deed.seat for deed in deeds]
        # Whoever moves was to move.
        assert all(seat in deed.to_move for seat, deed in zip(movers[1:], deeds[:-1], strict=True))
        assert [deed.view is None for deed in deeds] == [False] * (len(deeds) - 1) + [True]
        assert [seat.to_move for seat in view.seats] == [each in deeds[-1].to_move for each in (0, 1)]
        if view.phase == "over":
            assert deeds[-1].to_move == ()
            return


@each_game
def test_two_persons_are_shown_the_same_but_for_what_one_of_them_may_not_see(started: Make, key: str) -> None:
    session = started(2, game=key)
    for _ in range(20):
        since = session.table.revision
        session.play_any()
        session.go_on()
        own, other = session.table.deeds(ANNA, since), session.table.deeds(BOB, since)
        for one, two in zip(own, other, strict=True):
            assert (one.revision, one.seat, one.to_move) == (two.revision, two.seat, two.to_move)
            assert one.move == two.move or "?" in (one.move, two.move)


@each_game
def test_the_move_that_ends_a_play_tells_its_reason(started: Make, key: str) -> None:
    """By this the page finds the sentence for the result."""
    session = started(2, game=key)
    session.finish()
    outcome = session.table.view(ANNA).outcome
    told = session.table.story(ANNA)[-1].sentences
    assert f"{key}-end-{outcome.reason}" in [sentence.id for sentence in told]
