"""Several people on one device: each has a seat, cards, moves and offers of their own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from hrajme.table import PersonId, Table
from hrajme.table.commands import (
    Accept,
    ClearSeat,
    HandOver,
    Introduce,
    Offer,
    Play,
    Say,
    SeatBot,
    Sit,
    Stand,
    Start,
    Undo,
)
from hrajme.table.company import find_asked, find_eyes, find_next
from hrajme.table.errors import AlreadyStarted, NothingToUndo, NotHost, NotYourSeat
from hrajme.table.events import TakenBack
from hrajme.table.persons import bring, guest_of, nobody_at

ANNA = PersonId("anna")
EVA = bring(ANNA, "first")
BOB = PersonId("bob")
NOBODY = nobody_at(ANNA)

Opened = Callable[..., Any]


def started(opened: Opened, game: str, *people: PersonId) -> Any:
    """A running game of these, with chance having moved."""
    session = opened(len(people), game=game)
    for seat, person in enumerate(people):
        session.send(person, Sit, seat, f"Name {seat}")
    session.send(ANNA, Start)
    session.go_on()
    return session


def eyes(table: Table, person: PersonId, *, is_new: bool = False) -> PersonId:
    return find_eyes(table, person, is_new=is_new)


def test_who_is_brought_along_is_called_by_the_key_of_the_command() -> None:
    assert bring(ANNA, "first") == EVA
    assert bring(ANNA, "second") != EVA
    assert guest_of(EVA) == guest_of(NOBODY) == guest_of(ANNA) == ANNA


def test_each_at_a_device_sees_their_own_hand_and_nobody_none(opened: Opened) -> None:
    table = started(opened, "domino", ANNA, EVA).table
    hands = [table.view(person).view.hand for person in (ANNA, EVA)]
    assert hands[0]
    assert hands[1]
    assert hands[0] != hands[1]
    assert table.view(NOBODY).view == table.view(None).view
    assert table.view(NOBODY).moves == ()


def test_a_view_says_who_else_plays_on_this_device(opened: Opened) -> None:
    table = started(opened, "domino", ANNA, EVA, BOB).table
    assert [seat.is_you for seat in table.view(EVA).seats] == [False, True, False]
    assert [seat.is_beside_you for seat in table.view(EVA).seats] == [True, False, False]
    assert [seat.is_beside_you for seat in table.view(NOBODY).seats] == [True, True, False]
    assert not any(seat.is_beside_you for seat in table.view(BOB).seats)


def test_where_hands_are_hidden_the_device_is_handed_to_who_is_asked(opened: Opened) -> None:
    session = started(opened, "domino", ANNA, EVA)
    table = session.table
    [asked] = find_asked(table, ANNA)
    other = EVA if asked == ANNA else ANNA
    assert table.view(asked).next_seat is None
    assert table.view(other).next_seat == table.view(NOBODY).next_seat == table.seats.seat_of(asked)
    assert eyes(table, other) == other, "what is seen changes only when somebody says to be there"


def test_a_new_play_is_shown_to_nobody_before_somebody_says_to_be_there(opened: Opened) -> None:
    table = started(opened, "domino", ANNA, EVA).table
    assert eyes(table, ANNA, is_new=True) == NOBODY
    assert eyes(table, EVA, is_new=True) == NOBODY


def test_who_decide_at_once_do_it_one_after_another(opened: Opened) -> None:
    session = started(opened, "cribbage", ANNA, EVA)
    assert find_asked(session.table, ANNA) == [ANNA, EVA]
    assert find_next(session.table, ANNA) is None
    session.play(ANNA)
    assert find_next(session.table, ANNA) == 1
    session.play(EVA)
    session.go_on()
    assert len(find_asked(session.table, ANNA)) == 1


def test_where_nothing_is_hidden_the_device_is_whoever_is_asked(opened: Opened) -> None:
    session = started(opened, "chess", ANNA, EVA)
    assert eyes(session.table, EVA) == ANNA
    session.play(ANNA)
    assert eyes(session.table, ANNA, is_new=True) == EVA
    assert session.table.view(ANNA).next_seat is None


def test_an_offer_is_answered_by_the_other_before_anything_else(opened: Opened) -> None:
    session = started(opened, "chess", ANNA, EVA)
    session.send(ANNA, Offer, "draw")
    assert eyes(session.table, ANNA) == EVA
    session.send(EVA, Accept, "draw")
    assert session.table.line.outcome.drawn


def test_a_rematch_is_asked_of_nobody_beside(opened: Opened) -> None:
    session = started(opened, "chess", ANNA, EVA)
    session.send(EVA, Offer, "resign")
    assert session.table.line.outcome.winners == (0,)
    session.send(ANNA, Offer, "rematch")
    assert session.table.line.number == 2


def test_a_rematch_is_asked_of_who_sits_elsewhere(opened: Opened) -> None:
    session = started(opened, "stripped_snake", ANNA, EVA, BOB)
    session.finish()
    session.send(ANNA, Offer, "rematch")
    assert session.table.line.number == 1
    session.send(BOB, Accept, "rematch")
    assert session.table.line.number == 2


def test_where_nothing_is_hidden_the_last_move_at_the_device_is_taken_back(opened: Opened) -> None:
    session = started(opened, "chess", ANNA, EVA)
    session.play(ANNA, "e4")
    assert session.table.view(EVA).may_undo == "free"
    [back] = session.send(EVA, Undo)
    assert (back.to, back.seat) == (0, 0)


def test_the_move_of_who_has_left_is_taken_back_by_who_stays_at_the_device(opened: Opened) -> None:
    session = started(opened, "chess", ANNA, EVA)
    session.send(ANNA, Play, 0, "e2e4")
    session.send(ANNA, Stand)
    [back] = session.send(EVA, Undo)
    assert (back.to, back.seat) == (0, 1)
    again = Table.from_events(session.table.log)
    assert again.story(EVA)[-1].sentences[0].args["name"] == "Name 1"


def test_an_older_log_may_name_a_seat_that_nobody_has(opened: Opened) -> None:
    session = started(opened, "chess", ANNA, EVA)
    session.send(ANNA, Play, 0, "e2e4")
    session.send(ANNA, Stand)
    session.table.record(TakenBack(0, 0), "undo", EVA, 0)
    assert session.table.story(EVA)[-1].sentences[0].args["name"] == "Name 1"


def test_where_hands_are_hidden_everybody_takes_back_their_own(opened: Opened) -> None:
    session = started(opened, "cribbage", ANNA, EVA)
    session.play(ANNA)
    with pytest.raises(NothingToUndo):
        session.send(EVA, Undo)
    assert session.table.view(EVA).may_undo == "no"
    session.send(ANNA, Offer, "takeback")
    assert find_next(session.table, ANNA) == 1, "the device goes to who is asked"
    session.send(EVA, Accept, "takeback")
    assert session.table.view(ANNA).moves


def test_nobody_plays_for_another_at_the_same_device(opened: Opened) -> None:
    session = started(opened, "domino", ANNA, EVA)
    [asked] = find_asked(session.table, ANNA)
    other = EVA if asked == ANNA else ANNA
    move = session.table.view(asked).moves[0]
    with pytest.raises(NotYourSeat):
        session.send(other, Play, session.table.seats.seat_of(asked), move)


def test_who_has_the_hosts_device_is_the_host(opened: Opened) -> None:
    session = started(opened, "domino", ANNA, EVA, BOB)
    session.send(EVA, HandOver, 2, "easy")
    assert session.table.view(EVA).is_host
    with pytest.raises(NotHost):
        session.send(BOB, ClearSeat, 0)


def test_nobody_is_brought_along_to_a_hand_in_the_middle_of_a_play(opened: Opened) -> None:
    session = opened(3, game="domino")
    session.send(ANNA, Sit, 0, "Anna")
    for seat in (1, 2):
        session.send(ANNA, SeatBot, seat, "easy")
    session.send(ANNA, Start)
    session.send(ANNA, ClearSeat, 1)
    with pytest.raises(AlreadyStarted):
        session.send(EVA, Sit, 1, "Eva")
    session.send(ANNA, Stand)
    with pytest.raises(AlreadyStarted):
        session.send(EVA, Sit, 1, "Eva")


def test_spectators_are_not_heard_on_a_device_that_nobody_looks_at(opened: Opened) -> None:
    session = started(opened, "domino", ANNA, EVA)
    session.send(BOB, Introduce, "Bob")
    session.send(BOB, Say, "She has the double six")
    assert session.table.heard(BOB)
    assert not session.table.heard(NOBODY)
    assert not session.table.heard(EVA)


def test_who_leaves_with_the_device_in_hand_is_not_shown_the_hand_of_who_stays(opened: Opened) -> None:
    session = started(opened, "domino", ANNA, EVA, BOB)
    session.send(EVA, Stand)
    assert eyes(session.table, EVA) == NOBODY
    assert eyes(session.table, ANNA) == ANNA, "and who stays plays on as before"
    assert eyes(session.table, ANNA, is_new=True) == NOBODY, "after a reload, too"
    [seat] = [index for index, seat in enumerate(session.table.view(NOBODY).seats) if seat.is_beside_you]
    assert seat == 0, "the page can be told that Anna is there"


def test_when_all_at_a_device_have_left_its_guest_looks_on(opened: Opened) -> None:
    session = started(opened, "domino", ANNA, EVA, BOB)
    session.send(EVA, Stand)
    session.send(ANNA, Stand)
    assert eyes(session.table, NOBODY) == eyes(session.table, ANNA, is_new=True) == ANNA
    assert not session.table.view(ANNA).view.hand
    session.send(ANNA, Sit, 0)
    assert eyes(session.table, ANNA, is_new=True) == NOBODY


def test_where_nothing_is_hidden_who_stays_looks_on_when_another_leaves(opened: Opened) -> None:
    session = started(opened, "even_wins", BOB, ANNA, EVA, bring(ANNA, "second"))
    assert session.table.line.to_move() == (0,)
    session.send(EVA, Stand)
    assert eyes(session.table, EVA) == ANNA


def test_a_device_that_one_person_uses_is_that_person(opened: Opened) -> None:
    table = started(opened, "domino", ANNA, BOB).table
    assert eyes(table, ANNA, is_new=True) == ANNA
    assert table.view(ANNA).next_seat is None
