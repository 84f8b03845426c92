"""The host removes somebody: their seats, hands, offers and words, and that they do not come back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from hrajme.language import LANGUAGES, language
from hrajme.table import ROOM, PersonId, Table
from hrajme.table.commands import (
    ClearSeat,
    Introduce,
    Offer,
    PassHost,
    Play,
    Remove,
    Say,
    SeatBot,
    Sit,
    Stand,
    Start,
)
from hrajme.table.errors import (
    NobodyThere,
    NobodyToAsk,
    NotHost,
    Opener,
    SeatKept,
    SeatTaken,
    ShownOut,
    Yourself,
)
from hrajme.table.events import BotSeated, Removed
from hrajme.table.persons import bring

ANNA, BOB, CYRIL, DANA = (PersonId(name) for name in ("anna", "bob", "cyril", "dana"))
EVA = bring(BOB, "first")
HIDDEN = "domino"

Make = Callable[..., Any]


def number_of(table: Table, person: PersonId) -> int:
    return table.seats.number_of(person)


def remove(session: Any, person: PersonId, by: PersonId = ANNA) -> Any:
    return session.send(by, Remove, number_of(session.table, person))


def watched(opened: Make, *more: PersonId) -> Any:
    """A running game with hidden hands, of Bob, more people and a bot; Anna, its host, only watches."""
    session = opened(2 + len(more), game=HIDDEN)
    for seat, person in enumerate((BOB, *more)):
        session.send(person, Sit, seat, f"Name {seat}")
    session.send(ANNA, SeatBot, 1 + len(more), "easy")
    session.send(ANNA, Start)
    session.go_on()
    return session


def test_before_the_start_the_seat_is_free_again(opened: Make) -> None:
    session = opened(3)
    session.send(ANNA, Sit, 0, "Anna")
    session.send(BOB, Sit, 1, "Bob")
    remove(session, BOB)
    assert session.table.view(ANNA).seats[1].kind == "empty"


def test_who_was_removed_does_not_come_back_whoever_is_the_host_by_then(opened: Make) -> None:
    session = opened(3)
    session.send(ANNA, Sit, 0, "Anna")
    session.send(BOB, Sit, 1, "Bob")
    session.send(CYRIL, Sit, 2, "Cyril")
    remove(session, BOB)
    session.send(ANNA, PassHost, 2)
    session.send(ANNA, Stand)
    for command in ((Sit, 1, "Bob"), (Say, "hm"), (Introduce, "Robert")):
        with pytest.raises(ShownOut):
            session.send(BOB, *command)
    with pytest.raises(ShownOut):
        session.send(bring(BOB, "another"), Sit, 1, "Somebody else")


def test_only_the_host_removes_and_only_who_is_there(opened: Make) -> None:
    session = opened(3)
    session.send(BOB, Sit, 1, "Bob")
    with pytest.raises(NotHost):
        session.send(BOB, Remove, number_of(session.table, ANNA))
    for number in (0, -1, 99):
        with pytest.raises(NobodyThere):
            session.send(ANNA, Remove, number)
    with pytest.raises(Yourself):
        session.send(ANNA, Remove, number_of(session.table, ANNA))


def test_a_table_is_not_taken_from_who_opened_it(opened: Make) -> None:
    """The room passes it on when its host is away for a minute."""
    session = opened(3)
    session.send(BOB, Sit, 1, "Bob")
    session.send(ROOM, PassHost, 1)
    with pytest.raises(Opener):
        remove(session, ANNA, by=BOB)


def test_a_host_of_before_can_be_removed(opened: Make) -> None:
    session = opened(3)
    session.send(ANNA, Sit, 0, "Anna")
    session.send(BOB, Sit, 1, "Bob")
    session.send(ANNA, PassHost, 1)
    session.send(BOB, PassHost, 0)
    remove(session, BOB)
    assert session.table.seats.host == ANNA


def test_twice_removed_is_removed_once(opened: Make) -> None:
    session = opened(3)
    session.send(BOB, Sit, 1, "Bob")
    assert remove(session, BOB)
    assert remove(session, BOB) == []


def test_in_a_running_game_a_bot_plays_on(started: Make) -> None:
    session = started(3)
    events = remove(session, BOB)
    assert [type(event) for event in events] == [Removed, BotSeated]
    seat = session.table.view(ANNA).seats[1]
    assert (seat.kind, seat.who) == ("bot", 0)
    session.finish()
    assert session.table.phase == "over"


def test_one_who_decides_at_the_same_time_as_others_is_replaced_like_any_other(started: Make) -> None:
    session = started(2, game="cribbage")
    assert len(session.table.line.to_move()) == 2
    remove(session, BOB)
    session.finish()
    assert session.table.phase == "over"


def test_no_host_sees_a_hand_by_removing_who_holds_it(opened: Make) -> None:
    """Neither does anybody else: a second window of the host's is somebody else."""
    session = watched(opened)
    remove(session, BOB)
    with pytest.raises(SeatKept):
        session.send(ANNA, ClearSeat, 0)
    session.send(ANNA, SeatBot, 0, "easy")
    with pytest.raises(SeatKept):
        session.send(ANNA, ClearSeat, 0)
    for person in (ANNA, DANA):
        with pytest.raises(SeatTaken):
            session.send(person, Sit, 0, "Somebody")
    assert session.table.view(ANNA).view == session.table.view(None).view


def test_who_left_a_seat_before_does_not_see_what_came_there_later(started: Make) -> None:
    session = started(3, game=HIDDEN)
    session.send(CYRIL, Stand)
    session.send(ANNA, ClearSeat, 2)
    session.send(DANA, Sit, 2, "Dana")
    remove(session, DANA)
    with pytest.raises(SeatTaken):
        session.send(CYRIL, Sit, 2)


def test_the_last_person_can_be_removed(opened: Make) -> None:
    session = watched(opened)
    remove(session, BOB)
    session.finish()
    assert session.table.phase == "over"
    assert session.table.seats.host == ANNA


def test_with_one_go_all_who_play_on_the_same_device(opened: Make) -> None:
    session = watched(opened, EVA)
    [removed, *bots] = remove(session, EVA)
    assert removed.seats == (0, 1)
    assert [bot.seat for bot in bots] == [0, 1]
    for person in (BOB, EVA):
        with pytest.raises(ShownOut):
            session.send(person, Say, "hm")


def test_a_removal_agrees_to_nothing(started: Make) -> None:
    """Who is asked is not made to agree by being removed."""
    session = started(2, game="chess")
    session.send(ANNA, Offer, "draw")
    remove(session, BOB)
    assert session.table.phase == "running"
    assert not session.table.offers.standing


def test_an_offer_of_who_was_removed_stands_no_longer(started: Make) -> None:
    session = started(2, game="chess")
    session.send(BOB, Offer, "draw")
    remove(session, BOB)
    assert not session.table.offers.standing


def test_an_offer_stands_when_somebody_is_removed_who_only_watched(started: Make) -> None:
    session = started(2, game="chess")
    session.send(DANA, Say, "hm")
    session.send(BOB, Offer, "draw")
    remove(session, DANA)
    assert list(session.table.offers.standing) == ["draw"]


def test_a_removal_takes_nobodys_say_over_takebacks(started: Make) -> None:
    session = started(2, game="chess")
    session.send(ANNA, Play, 0, "e2e4")
    session.send(BOB, Play, 1, "e7e5")
    assert session.table.view(ANNA).may_undo == "ask"
    remove(session, BOB)
    assert session.table.view(ANNA).may_undo == "no"
    with pytest.raises(NobodyToAsk):
        session.send(ANNA, Offer, "takeback")


def test_after_the_game_the_seat_is_free_and_nothing_is_sealed(started: Make) -> None:
    session = started(3, game=HIDDEN)
    remove(session, BOB)
    session.finish()
    session.send(ANNA, ClearSeat, 1)
    session.send(DANA, Sit, 1, "Dana")
    assert session.table.view(DANA).seat == 1


def test_what_a_flooder_has_said_is_not_read_by_who_comes_later(opened: Make) -> None:
    session = opened(3)
    session.send(DANA, Say, "buy")
    session.send(ANNA, Say, "hello")
    [noise, word] = session.table.heard(None)
    assert noise.who == number_of(session.table, DANA) != word.who
    remove(session, DANA)
    assert [spoken.text for spoken in session.table.heard(None)] == ["hello"]


def test_a_number_stays_with_a_person_whatever_they_are_called(opened: Make) -> None:
    session = opened(3)
    session.send(DANA, Say, "one")
    session.send(DANA, Introduce, "Queen")
    session.send(DANA, Say, "two")
    session.send(DANA, Sit, 1, "King")
    session.send(BOB, Say, "three")
    dana = number_of(session.table, DANA)
    assert [spoken.who == dana for spoken in session.table.heard(None)] == [True, True, False]
    assert session.table.view(BOB).seats[1].who == dana
    assert Table.from_events(session.table.log).seats.numbers == session.table.seats.numbers


@pytest.mark.parametrize("code", LANGUAGES)
def test_everybody_is_told_who_was_removed(opened: Make, code: str) -> None:
    session = watched(opened, EVA)
    session.send(DANA, Say, "hm")
    session.send(ANNA, Remove, number_of(session.table, DANA))
    remove(session, BOB)
    told = [sentence for each in session.table.story(None, 0) for sentence in each.sentences]
    said = [language(code).say(each.id, **each.args) for each in told if "removed" in each.id]
    assert len(said) == 2
    assert "Name 0, Name 1" in said[1]
