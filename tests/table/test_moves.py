"""Moves, whom the table waits for, revisions, keys and time."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from hrajme.core import CHANCE, IllegalMove, MalformedMove, MoveError, NotYourTurn
from hrajme.table import ROOM, PersonId, Table
from hrajme.table.commands import Introduce, Open, Play, PlayFor, Say, Sit, Start, decode_command
from hrajme.table.commands import encode_command as write
from hrajme.table.errors import (
    AlreadyStarted,
    BadKey,
    NoSuchRevision,
    NotDue,
    NotRunning,
    NotSeated,
    NotYourSeat,
    OnlyRoom,
    Stale,
)
from hrajme.table.events import Played

Make = Callable[..., Any]
ANNA, BOB = PersonId("anna"), PersonId("bob")


def test_the_person_at_the_seat_moves(started: Make) -> None:
    session = started(2, starter="host")
    session.play("anna")
    assert session.table.line.steps[-1].by == "anna"


def test_a_move_is_kept_in_the_one_way_to_write_it(started: Make) -> None:
    session = started(2, starter="host")
    text = session.table.view(ANNA).moves[0]
    (event,) = session.play("anna", f"  {text.upper()}")
    assert event.move == text


def test_nobody_moves_for_another_seat(started: Make) -> None:
    session = started(2, starter="host")
    for person, error in (("bob", NotYourSeat), ("dana", NotSeated)):
        with pytest.raises(error):
            session.send(person, Play, 0, "end")
    with pytest.raises(OnlyRoom):
        session.send("bob", PlayFor, 0, "end")


@pytest.mark.parametrize(
    ("person", "text", "error"),
    [("anna", "?", MalformedMove), ("anna", "agree", IllegalMove), ("bob", "start 1", NotYourTurn)],
)
def test_a_refused_move_teaches_and_changes_nothing(
    started: Make, picture: Make, person: str, text: str, error: type[MoveError]
) -> None:
    session = started(2, starter="host")
    before = picture(session.table)
    with pytest.raises(error) as caught:
        session.play(person, text)
    assert caught.value.refusal.sentence.id
    assert picture(session.table) == before


def test_before_the_start_nobody_moves(opened: Make) -> None:
    session = opened()
    session.send("anna", Sit, 0)
    with pytest.raises(NotRunning):
        session.send("anna", Play, 0, "end")
    assert session.table.due() == []


def test_chance_is_due_with_its_odds(started: Make) -> None:
    session = started(2, deal=False)
    (due,) = session.table.due()
    assert (due.seat, due.kind, due.draw) == (CHANCE, "chance", 0)
    assert len(due.chances) == 98
    assert set(dict(due.chances).values()) == {1}
    session.go_on(3)
    assert session.table.due()[0].draw == 3


def test_persons_come_first_and_bots_follow(started: Make) -> None:
    session = started(1, bots=2)
    assert session.table.line.to_move() == (0, 1, 2)
    assert [due.kind for due in session.table.due()] == ["person"]
    with pytest.raises(NotDue):
        session.send(ROOM, PlayFor, 1, "offer 9")
    session.play("anna")
    assert [(due.seat, due.kind, due.level) for due in session.table.due()] == [(1, "bot", "easy")]


def test_the_room_does_not_move_for_persons(started: Make) -> None:
    session = started(2, starter="host")
    with pytest.raises(NotDue):
        session.send(ROOM, PlayFor, 0, "start 1")


def test_a_move_that_answers_an_older_position_is_stale(started: Make) -> None:
    session = started(2)
    seen = session.table.revision
    session.play("bob", "start 1")
    with pytest.raises(Stale) as caught:
        session.send("anna", Play, 0, "agree", revision=seen)
    assert caught.value.code == "table/stale"
    session.send("anna", Play, 0, "agree")


def test_who_decides_at_the_same_time_makes_no_full_text_stale(started: Make) -> None:
    session = started(3)
    seen = session.table.revision
    session.play("bob", "start 1")
    session.send("anna", Play, 0, "start 2", revision=seen)
    with pytest.raises(IllegalMove):
        session.send("cyril", Play, 2, "agree 1", revision=seen + 1)
    session.send("cyril", Play, 2, "agree 2", revision=seen)


def test_what_was_decided_once_is_not_decided_again_by_an_old_command(started: Make) -> None:
    session = started(2)
    seen = session.table.revision
    session.play("anna", "start 2")
    with pytest.raises(Stale):
        session.send("anna", Play, 0, "start 1", revision=seen)


def test_talk_in_between_makes_no_move_stale(started: Make) -> None:
    session = started(2)
    seen = session.table.revision
    session.send("bob", Say, "hm")
    session.send("dana", Introduce, "Dana")
    session.send("anna", Play, 0, "start 1", revision=seen)


def test_an_answer_of_the_room_can_be_stale_too(started: Make) -> None:
    session = started(1, bots=1, deal=False)
    answer = session.answer(session.table.due()[0])
    seen = session.table.revision
    session.go_on(1)
    with pytest.raises(Stale):
        session.send(ROOM, PlayFor, CHANCE, answer, revision=seen)


def test_a_revision_that_is_still_to_come_is_refused(opened: Make) -> None:
    with pytest.raises(NoSuchRevision):
        opened().send("anna", Sit, 0, revision=2)


def test_a_command_sent_again_is_answered_alike_and_changes_nothing(started: Make, picture: Make) -> None:
    session = started(2, starter="host")
    first = session.send("anna", Play, 0, "start 1", key="mine")
    session.send("bob", Say, "hm", key="mine")
    before = picture(session.table)
    assert session.send("anna", Play, 0, "start 1", key="mine") == first
    assert picture(session.table) == before


def test_a_key_is_remembered_as_long_as_its_table(opened: Make) -> None:
    """Whoever is busy meanwhile, and also after a restart."""
    session = opened()
    [first] = session.send("anna", Say, "first", key="mine")
    for number in range(200):
        session.send("anna", Say, str(number))
    for number in range(600):
        session.send(f"guest {number}", Say, "hi")
    for table in (session.table, Table.from_events(session.table.log)):
        session.table, revision = table, table.revision
        assert session.send("anna", Say, "first", key="mine") == [first]
        assert table.revision == revision


@pytest.mark.parametrize("key", ["", "k" * 65])
def test_a_key_is_neither_empty_nor_endless(opened: Make, key: str) -> None:
    with pytest.raises(BadKey):
        opened().send("anna", Sit, 0, key=key)


def test_every_event_raises_the_revision_by_one(started: Make) -> None:
    session = started(1, bots=1)
    session.finish()
    assert [event.revision for event in session.table.log] == list(range(1, session.table.revision + 1))


def test_a_table_is_opened_once(opened: Make) -> None:
    with pytest.raises(AlreadyStarted):
        opened().send("anna", Open, "the_game", 2)


def test_time_never_runs_back(opened: Make) -> None:
    session = opened()
    session.now_ms = 500
    session.send("anna", Sit, 0)
    session.now_ms = 100
    (event,) = session.send("bob", Sit, 1, "Bob")
    assert event.at_ms == 500


def test_thinking_time_is_counted_for_who_may_move(started: Make) -> None:
    session = started(2)
    session.now_ms = 4000
    session.play("bob", "start 2")
    session.now_ms = 9000
    session.play("anna", "agree")
    seats = session.table.view(None).seats
    assert [seat.thought_ms for seat in seats] == [8000, 3000]
    assert [seat.thinks_since_ms for seat in seats] == [None, 9000]
    session.now_ms = 9500
    session.play("bob")
    assert session.table.view(None).seats[1].thought_ms == 3500


def test_a_command_is_read_as_it_was_written() -> None:
    command = Play(0, "37 > 2", key="1", revision=12)
    assert b'"command":"play"' in write(command)
    assert decode_command(write(command)) == command
    assert decode_command(b'{"command":"start","key":"x"}') == Start(key="x")


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"[]",
        b'{"command":"play"}',
        b'{"command":"shout","key":"1"}',
        b'{"command":"start","key":"1","hurry":true}',
        b'{"command":"start","key":""}',
        b'{"command":"start","key":"1","revision":-1}',
        b'{"command":"sit","key":"1","seat":"0"}',
        b'{"command":"play","key":"1","seat":0,"move":"' + b"9" * 201 + b'"}',
    ],
)
def test_what_is_no_command_is_refused(data: bytes) -> None:
    with pytest.raises(msgspec.DecodeError):
        decode_command(data)


def test_a_played_event_names_seat_move_and_who() -> None:
    assert msgspec.to_builtins(Played(0, "37 > 2", revision=9, by=ANNA, key="k")) == {
        "event": "played",
        "revision": 9,
        "at_ms": 0,
        "by": "anna",
        "key": "k",
        "seat": 0,
        "move": "37 > 2",
        "reveals": False,
    }
