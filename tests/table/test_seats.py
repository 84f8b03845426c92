"""Who sits where, and what the host may do."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from hrajme.table import ROOM, PersonId, TableError
from hrajme.table.commands import (
    ClearSeat,
    HandOver,
    Introduce,
    Open,
    PassHost,
    Play,
    PlayFor,
    SeatBot,
    SeatBots,
    SetOptions,
    SetPublic,
    SetSeats,
    Sit,
    Stand,
    Start,
)
from hrajme.table.errors import (
    AlreadySeated,
    AlreadyStarted,
    NameKept,
    NoName,
    NoSuchSeat,
    NotHost,
    NotSeated,
    NotYourSeat,
    OnlyPersons,
    OtherSeat,
    SeatEmpty,
    SeatKept,
    SeatsEmpty,
    SeatTaken,
    TalkRefused,
    Unsuitable,
)
from hrajme.table.table import Table

Make = Callable[..., Any]


def kinds(session: Any) -> list[str]:
    return [seat.kind for seat in session.table.view(None).seats]


def test_who_opens_the_table_is_its_host(opened: Make) -> None:
    table = opened().table
    assert table.view(PersonId("anna")).is_host
    assert not table.view(PersonId("bob")).is_host
    assert table.phase == "open"


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [("no_such", 2, {}), ("the_game", 0, {}), ("the_game", 99, {}), ("the_game", 2, {"talk": "loud"})],
)
def test_a_table_that_cannot_be_played_is_not_opened(game: str, seats: int, options: Any) -> None:
    with pytest.raises(Unsuitable):
        Table.open(Open(game, seats, options, key="1"), PersonId("anna"), 0)


def test_persons_sit_down_and_get_up(opened: Make) -> None:
    session = opened()
    session.send("bob", Sit, 1, "Bob")
    assert kinds(session) == ["empty", "person", "empty"]
    assert session.table.view(PersonId("bob")).seat == 1
    session.send("bob", Stand)
    assert kinds(session) == ["empty"] * 3


def test_a_taken_seat_is_refused(opened: Make) -> None:
    session = opened()
    session.send("bob", Sit, 1, "Bob")
    with pytest.raises(SeatTaken):
        session.send("anna", Sit, 1)
    with pytest.raises(AlreadySeated):
        session.send("bob", Sit, 1)


@pytest.mark.parametrize("seat", [-1, 3, 10**20])
def test_a_seat_that_is_not_there_is_refused(opened: Make, seat: int) -> None:
    with pytest.raises(NoSuchSeat):
        opened().send("anna", Sit, seat)


def test_who_has_no_name_is_asked_for_it(opened: Make) -> None:
    session = opened()
    with pytest.raises(NoName):
        session.send("bob", Sit, 1, " \n")
    session.send("bob", Introduce, "Bo\u202eb\x07")
    session.send("bob", Sit, 1)
    assert session.table.view(None).seats[1].name == "Bob"


def test_before_the_start_seats_are_changed_freely(opened: Make) -> None:
    session = opened()
    session.send("anna", Sit, 0)
    session.send("anna", Sit, 2)
    assert kinds(session) == ["empty", "empty", "person"]
    assert session.table.view(PersonId("anna")).is_host


def test_who_has_seen_one_hand_comes_back_only_to_it(started: Make) -> None:
    session = started(3)
    session.send("bob", Stand)
    session.send("cyril", Stand)
    with pytest.raises(SeatTaken):
        session.send("dana", Sit, 2, "Dana")
    session.send("anna", ClearSeat, 2)
    with pytest.raises(OtherSeat):
        session.send("bob", Sit, 2)
    session.send("bob", Sit, 1)
    session.send("dana", Sit, 2, "Dana")
    assert kinds(session) == ["person"] * 3


def test_who_takes_over_a_seat_sees_its_hand_and_was_told_as_a_spectator(started: Make) -> None:
    session = started(2)
    hand = session.table.view(PersonId("bob")).view.hand
    session.send("bob", Stand)
    assert session.table.view(PersonId("bob")).view.hand == ()
    session.send("anna", ClearSeat, 1)
    session.send("dana", Sit, 1, "Dana")
    assert session.table.view(PersonId("dana")).view.hand == hand
    assert session.table.story(PersonId("dana")) == session.table.story(None)
    assert session.table.story(PersonId("bob")) != session.table.story(None)


def test_after_the_end_a_new_seat_shows_no_old_hand(started: Make) -> None:
    session = started(1, bots=1)
    session.finish()
    session.send("anna", ClearSeat, 1)
    session.send("bob", Sit, 1, "Bob")
    assert session.table.view(PersonId("bob")).view.seat is None
    assert session.table.view(PersonId("anna")).view.seat == 0


def test_only_the_host_seats_bots_clears_seats_settles_the_table_and_starts(opened: Make) -> None:
    session = opened()
    host_only: list[tuple[Any, ...]] = [
        (SeatBot, 0, "easy"),
        (SeatBots, "easy"),
        (ClearSeat, 0),
        (SetSeats, 2),
        (SetOptions, {}),
        (SetPublic, True),
        (Start,),
        (PassHost, 0),
    ]
    for command, *args in host_only:
        with pytest.raises(NotHost):
            session.send("bob", command, *args)


def test_a_bot_has_a_level_of_the_game(opened: Make) -> None:
    session = opened()
    with pytest.raises(Unsuitable):
        session.send("anna", SeatBot, 1, "genius")
    session.send("anna", SeatBot, 1, "easy")
    session.send("anna", SeatBot, 1, "hard")
    assert session.table.view(None).seats[1].level == "hard"
    with pytest.raises(SeatTaken):
        session.send("bob", Sit, 1, "Bob")


def test_bots_take_all_empty_seats_at_one_wish(opened: Make) -> None:
    session = opened(seats=5)
    session.send("bob", Sit, 2, "Bob")
    with pytest.raises(Unsuitable):
        session.send("anna", SeatBots, "genius")
    session.send("anna", SeatBots, "easy")
    assert kinds(session) == ["bot", "bot", "person", "bot", "bot"]
    session.send("anna", SeatBots, "hard")
    assert {seat.level for seat in session.table.view(None).seats} == {"easy", None}


def test_a_bot_does_not_push_a_person_off(opened: Make) -> None:
    session = opened()
    session.send("bob", Sit, 1, "Bob")
    with pytest.raises(SeatTaken):
        session.send("anna", SeatBot, 1, "easy")
    session.send("anna", ClearSeat, 1)
    session.send("anna", SeatBot, 1, "easy")
    assert kinds(session) == ["empty", "bot", "empty"]
    with pytest.raises(SeatEmpty):
        session.send("anna", ClearSeat, 0)


def test_seats_and_options_are_settled_before_the_start(opened: Make, started: Make) -> None:
    session = opened()
    session.send("anna", SetSeats, 2)
    session.send("anna", SetOptions, {"expert": True})
    view = session.table.view(None)
    assert (len(view.seats), view.options.expert) == (2, True)
    running = started(2)
    for command, argument in ((SetSeats, 3), (SetOptions, {}), (SetPublic, True)):
        with pytest.raises(AlreadyStarted):
            running.send("anna", command, argument)


def test_the_host_opens_the_table_to_all_and_closes_it_again(opened: Make) -> None:
    session = opened()
    assert not session.table.view(None).is_public
    session.send("anna", SetPublic, True)
    revision = session.table.revision
    assert session.send("anna", SetPublic, True) == []
    assert session.table.revision == revision
    assert session.table.view(PersonId("bob")).is_public
    assert Table.from_events(session.table.log).is_public
    session.send("anna", SetPublic, False)
    assert not session.table.view(None).is_public
    told = [sentence.id for told in session.table.story(None) for sentence in told.sentences]
    assert told == ["table-story-public", "table-story-private"]


def test_a_person_does_not_lose_the_seat_when_seats_are_taken_away(opened: Make) -> None:
    session = opened()
    session.send("bob", Sit, 2, "Bob")
    with pytest.raises(SeatTaken):
        session.send("anna", SetSeats, 2)
    with pytest.raises(Unsuitable):
        session.send("anna", SetSeats, 99)
    with pytest.raises(Unsuitable):
        session.send("anna", SetOptions, {"no_such": 1})


def test_it_starts_when_every_seat_is_taken(opened: Make) -> None:
    session = opened(2)
    session.send("anna", Sit, 0)
    with pytest.raises(SeatsEmpty):
        session.send("anna", Start)
    session.send("anna", SeatBot, 1, "easy")
    session.send("anna", Start)
    assert session.table.phase == "running"
    with pytest.raises(AlreadyStarted):
        session.send("anna", Start)


def test_the_host_passes_to_the_next_person_clockwise(opened: Make) -> None:
    session = opened(4)
    for seat, name in ((1, "anna"), (0, "bob"), (3, "cyril")):
        session.send(name, Sit, seat, name)
    events = session.send("anna", Stand)
    assert [type(event).__name__ for event in events] == ["Stood", "HostPassed"]
    assert session.table.seats.host == "cyril"


def test_a_host_without_company_stays_host_until_somebody_sits_down(opened: Make) -> None:
    session = opened()
    session.send("anna", Sit, 0)
    session.send("anna", Stand)
    assert session.table.seats.host == "anna"
    session.send("bob", Sit, 0, "Bob")
    assert session.table.seats.host == "bob"


def test_a_host_who_has_not_sat_down_yet_stays_host(opened: Make) -> None:
    session = opened()
    session.send("bob", Sit, 0, "Bob")
    assert session.table.seats.host == "anna"
    session.send("anna", PassHost, 0)
    assert session.table.seats.host == "bob"
    with pytest.raises(SeatEmpty):
        session.send("bob", PassHost, 1)


def test_the_room_passes_the_host_on(started: Make) -> None:
    session = started(2)
    session.send(ROOM, PassHost, 1)
    assert session.table.seats.host == "bob"


def test_a_bot_plays_on_and_the_person_takes_the_seat_back(started: Make) -> None:
    session = started(2, starter="host")
    session.send("anna", HandOver, 0, "easy")
    assert session.table.due()[0].kind == "bot"
    assert session.table.view(None).seats[0].kind == "stand_in"
    with pytest.raises(NotSeated):
        session.play("anna", "end")
    with pytest.raises(SeatTaken):
        session.send("dana", Sit, 0, "Dana")
    session.go_on(1)
    session.send("anna", Sit, 0)
    assert kinds(session) == ["person", "person"]
    assert session.table.view(PersonId("anna")).view.seat == 0


def test_the_room_and_the_host_hand_over_too_but_not_others(started: Make) -> None:
    session = started(3)
    with pytest.raises(NotYourSeat):
        session.send("bob", HandOver, 2, "easy")
    session.send(ROOM, HandOver, 1, "easy")
    session.send("anna", HandOver, 2, "easy")
    assert kinds(session) == ["person", "stand_in", "stand_in"]
    session.send("cyril", Stand)
    with pytest.raises(SeatEmpty):
        session.send("anna", HandOver, 2, "easy")


@pytest.mark.parametrize("is_away", [False, True])
def test_the_host_cannot_clear_a_seat_in_play_and_look_at_its_hand(started: Make, *, is_away: bool) -> None:
    session = started(2)
    if is_away:
        session.send(ROOM, HandOver, 1, "easy")
    session.send("anna", Stand)
    with pytest.raises((SeatKept, NotHost)):
        session.send("anna", ClearSeat, 1)
    with pytest.raises(SeatTaken):
        session.send("dana", Sit, 1, "Dana")


def test_who_gets_up_in_play_makes_nobody_wait(started: Make) -> None:
    session = started(2, starter="host")
    session.send("anna", Stand)
    assert kinds(session) == ["bot", "person"]
    session.go_on()
    assert session.table.line.steps[-1].seat != 1
    session.send("anna", Sit, 0)
    assert kinds(session) == ["person", "person"]


def test_names_stay_while_the_game_runs(started: Make) -> None:
    session = started(2)
    with pytest.raises(NameKept):
        session.send("anna", Introduce, "Lay 42!")
    session.send("bob", Stand)
    session.send("bob", Sit, 1, "I have 42")
    assert session.table.view(None).seats[1].name == "Bob"


def test_a_name_that_somebody_brings_in_play_keeps_the_talk_rule(started: Make) -> None:
    session = started(1, bots=1)
    session.send("anna", ClearSeat, 1)
    with pytest.raises(TalkRefused) as caught:
        session.send("dana", Sit, 1, "Dana 42")
    assert caught.value.refusal.rule == "TG-13"
    session.send("dana", Sit, 1, "Dana")


@pytest.mark.parametrize("name", ["\u200b", "\u3164", "\u2800\ufeff", "\u00ad \u2060", "\u202e"])
def test_a_name_that_nobody_sees_is_none(opened: Make, name: str) -> None:
    with pytest.raises(NoName):
        opened(2).send("bob", Sit, 1, name)


@pytest.mark.parametrize("name", ["An\u200bna", "\u202eAnna", "Anna\u3164", "Anna\ufe0f\u200d", "ANNA"])
def test_names_that_look_alike_are_told_apart(opened: Make, name: str) -> None:
    session = opened(2)
    session.send("anna", Sit, 0, "Anna")
    session.send("bob", Sit, 1, name)
    seats = session.table.view(None).seats
    assert seats[1].name.casefold() == "anna 2"


def test_the_room_is_nobody_who_could_sit_down(opened: Make) -> None:
    session = opened()
    with pytest.raises(OnlyPersons):
        session.send(ROOM, Sit, 0, "Room")
    with pytest.raises(TableError):
        session.send("anna", PlayFor, 0, "end")
    with pytest.raises(TableError):
        session.send("anna", Play, 0, "end")
