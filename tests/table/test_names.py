"""How everybody at a table is called."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from hrajme.table import PersonId, Table
from hrajme.table.commands import ClearSeat, Introduce, Say, SeatBot, Sit, Stand
from hrajme.table.names import BOTS, distinct

Make = Callable[..., Any]


def names(session: Any) -> list[str]:
    return [seat.name for seat in session.table.view(None).seats]


@pytest.mark.parametrize(
    ("name", "taken", "called"),
    [
        ("Anna", [], "Anna"),
        ("Anna", ["Bob"], "Anna"),
        ("Anna", ["Anna"], "Anna 2"),
        ("anna", ["Anna", "ANNA 2"], "anna 3"),
        ("", ["", "Anna"], ""),
    ],
)
def test_a_name_that_is_taken_gets_a_number(name: str, taken: list[str], called: str) -> None:
    assert distinct(name, taken) == called


def test_two_of_the_same_name_are_told_apart_on_the_seats_in_the_story_and_in_the_talk(opened: Make) -> None:
    session = opened(3)
    session.send("anna", Sit, 0, "Anna")
    session.send("other", Sit, 1, "Anna")
    session.send("other", Say, "hello")
    assert names(session) == ["Anna", "Anna 2", ""]
    told = session.table.story(None)[-1].sentences[0]
    assert told.args == {"name": "Anna 2", "seat": 2, "who": 2}
    assert session.table.heard(None)[-1].name == "Anna 2"


def test_the_story_says_by_number_who_is_named_whatever_they_are_called(opened: Make) -> None:
    session = opened(3)
    session.send("anna", Sit, 0, "Anna")
    for name in ("Rude", "Ruder", "Rudest"):
        session.send("other", Introduce, name)
        session.send("other", Sit, 1)
        session.send("other", Stand)
    number = session.table.seats.number_of("other")
    told = [each.sentences[0].args for each in session.table.story(None) if each.sentences]
    assert [args["name"] for args in told if args.get("who") == number] == [
        *("Rude", "Rude", "Ruder", "Ruder", "Rudest", "Rudest")
    ]
    assert all(args["name"] == "Anna" for args in told if "name" in args and args["who"] != number)


def test_who_moves_to_another_seat_keeps_the_number(opened: Make) -> None:
    session = opened(3)
    session.send("anna", Sit, 0, "Anna")
    session.send("other", Sit, 1, "Anna")
    session.send("other", Sit, 2, "Anna")
    assert names(session) == ["Anna", "", "Anna 2"]


def test_who_left_is_remembered_so_that_the_story_stays_clear(opened: Make) -> None:
    session = opened(2)
    session.send("first", Sit, 1, "Eva")
    session.send("first", Stand)
    session.send("second", Sit, 1, "Eva")
    assert names(session)[1] == "Eva 2"


def test_who_changes_the_name_takes_none_that_is_in_use(opened: Make) -> None:
    session = opened(2)
    session.send("anna", Sit, 0, "Anna")
    session.send("bob", Sit, 1, "Bob")
    session.send("bob", Introduce, "Anna")
    assert names(session) == ["Anna", "Anna 2"]


def test_a_bot_has_the_name_of_its_seat_and_keeps_it(opened: Make) -> None:
    session = opened(3)
    session.send("anna", SeatBot, 2, "random")
    assert names(session) == ["", "", BOTS[2]]
    session.send("anna", SeatBot, 2, "normal")
    assert names(session)[2] == BOTS[2]
    session.send("anna", ClearSeat, 2)
    session.send("anna", SeatBot, 2, "random")
    assert names(session)[2] == BOTS[2]
    assert session.table.story(None)[-1].sentences[0].args == {"name": BOTS[2], "seat": 3}


def test_a_bot_and_a_person_of_the_same_name_are_told_apart(opened: Make) -> None:
    session = opened(3)
    session.send("namesake", Sit, 0, BOTS[1])
    session.send("anna", SeatBot, 1, "random")
    session.send("late", Sit, 2, BOTS[1])
    assert names(session) == [BOTS[1], f"{BOTS[1]} 2", f"{BOTS[1]} 3"]


def test_names_are_the_same_after_a_restart(opened: Make) -> None:
    session = opened(3)
    for person in ("anna", "other"):
        session.send(person, Sit, int(person == "other"), "Anna")
    session.send("anna", SeatBot, 2, "random")
    again = Table.from_events(session.table.log)
    assert [seat.name for seat in again.view(PersonId("anna")).seats] == names(session)


def test_there_are_names_for_the_largest_table() -> None:
    assert len(set(BOTS)) == len(BOTS) == 36
