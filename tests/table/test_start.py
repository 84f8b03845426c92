"""Beginning with those who are there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from hrajme.core import CHANCE
from hrajme.table import PersonId, Table
from hrajme.table.commands import SeatBot, Sit, Start
from hrajme.table.errors import NotHost, SeatsEmpty, Unsuitable

Make = Callable[..., Any]


def waiting(opened: Make) -> Any:
    """Four seats: Anna, nobody, a bot, nobody, and Bob comes to the last."""
    session = opened(5)
    session.send("anna", Sit, 0)
    session.send("anna", SeatBot, 2, "random")
    session.send("bob", Sit, 4, "Bob")
    return session


def test_empty_seats_go_and_who_sat_behind_them_moves_up(opened: Make) -> None:
    session = waiting(opened)
    bot = session.table.view(None).seats[2].name
    session.send("anna", Start, without_empty=True)
    seats = session.table.view(PersonId("bob")).seats
    assert [(seat.kind, seat.name) for seat in seats] == [("person", "Anna"), ("bot", bot), ("person", "Bob")]
    assert session.table.view(PersonId("bob")).seat == 2
    assert session.table.line.now().seats == 3


def test_empty_seats_stay_where_nobody_asked_for_that(opened: Make) -> None:
    session = waiting(opened)
    with pytest.raises(SeatsEmpty):
        session.send("anna", Start)
    assert session.table.phase == "open"


def test_a_full_table_begins_as_it_is(opened: Make) -> None:
    session = opened(2)
    session.send("anna", Sit, 0)
    session.send("bob", Sit, 1, "Bob")
    events = session.send("anna", Start, without_empty=True)
    assert [type(event).__name__ for event in events] == ["Started"]


def test_too_few_cannot_begin(opened: Make) -> None:
    session = opened(3, game="domino")
    session.send("anna", Sit, 1)
    with pytest.raises(Unsuitable, match="for 2 to 4 seats"):
        session.send("anna", Start, without_empty=True)
    assert len(session.table.view(None).seats) == 3


def test_only_the_host_begins(opened: Make) -> None:
    with pytest.raises(NotHost):
        waiting(opened).send("bob", Start, without_empty=True)


def test_such_a_table_is_rebuilt_from_its_events_and_played(opened: Make) -> None:
    session = waiting(opened)
    session.send("anna", Start, without_empty=True)
    session.finish()
    again = Table.from_events(session.table.log)
    assert again.phase == "over"
    assert again.view(PersonId("bob")) == session.table.view(PersonId("bob"))
    assert {step.seat for step in again.line.steps} == {CHANCE, 0, 1, 2}
