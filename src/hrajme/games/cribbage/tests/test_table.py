"""Two people at a table: at the same instant, from two windows, and one who goes away."""

from __future__ import annotations

from itertools import count

import pytest

from hrajme.core import CHANCE, Dice, IllegalMove, MalformedMove, NotYourTurn
from hrajme.games.cribbage import GAME
from hrajme.games.cribbage.view import CribbageView
from hrajme.table import ROOM, PersonId, Table
from hrajme.table import events as tell
from hrajme.table.commands import Command, HandOver, Play, Undo
from hrajme.table.errors import NeedsConsent, Stale
from hrajme.testing.turns import seat_all

KEYS = count(1)
PEOPLE = FIRST, SECOND = PersonId("person 0"), PersonId("person 1")


def roll(table: Table) -> None:
    """Chance moves until somebody is asked."""
    dice = Dice(3)
    while table.line.to_move() == (CHANCE,):
        position = table.line.now()
        text = GAME.write(position, CHANCE, position.roll(dice))
        table.record(tell.Played(CHANCE, text), "", ROOM, 0)


def dealt_table(**options: object) -> Table:
    """Both have six cards."""
    table = seat_all(GAME, 2, dict(options))
    roll(table)
    return table


def send(table: Table, by: PersonId, command: type[Command], *args: object, **more: object) -> None:
    head = {"key": f"k{next(KEYS)}", "revision": table.revision}
    table.apply(command(*args, **(head | more)), by, 0)  # type: ignore[arg-type]


def view_of(table: Table, person: PersonId | None) -> CribbageView:
    view = table.view(person).view
    assert isinstance(view, CribbageView)
    return view


def lay_away(table: Table, seat: int, first: int = 0, **more: object) -> None:
    person = PEOPLE[seat]
    send(table, person, Play, seat, table.view(person).moves[first], **more)


@pytest.mark.rule("CR-4")
def test_two_who_lay_away_at_the_same_instant_are_both_heard() -> None:
    table = dealt_table()
    seen = table.revision
    lay_away(table, 0, revision=seen)
    lay_away(table, 1, revision=seen)
    assert view_of(table, None).phase == "turn_up"


@pytest.mark.rule("CR-4")
def test_of_two_windows_the_first_lays_away() -> None:
    table = dealt_table()
    seen, moves = table.revision, table.view(FIRST).moves
    send(table, FIRST, Play, 0, moves[0], key="one window", revision=seen)
    laid = view_of(table, FIRST).laid_away
    # What is sent again is heard once; what another window says is too late.
    send(table, FIRST, Play, 0, moves[0], key="one window", revision=seen)
    with pytest.raises((NotYourTurn, Stale)):
        send(table, FIRST, Play, 0, moves[1], revision=seen)
    with pytest.raises(NotYourTurn) as refused:
        send(table, FIRST, Play, 0, moves[1])
    assert refused.value.refusal.id == "cribbage-refuse-laid_away"
    assert view_of(table, FIRST).laid_away == laid


@pytest.mark.rule("CR-4")
@pytest.mark.parametrize(
    "text", ["away 5h", "away 5h 5h", "away 5h 6h 7h", "5h", "", "away xx yy", "away ac 2c"]
)
def test_what_cannot_be_laid_away_changes_nothing(text: str) -> None:
    table = dealt_table()
    before = table.revision
    if text == "away ac 2c":
        assert not {"ac", "2c"} <= set(view_of(table, FIRST).hand)
    with pytest.raises((IllegalMove, MalformedMove)):
        send(table, FIRST, Play, 0, text)
    assert table.revision == before


@pytest.mark.rule("CR-4")
def test_what_is_laid_away_stays_there_unless_the_other_agrees() -> None:
    table = dealt_table()
    lay_away(table, 0)
    with pytest.raises(NeedsConsent):
        send(table, FIRST, Undo)


@pytest.mark.rule("CR-4")
def test_a_bot_lays_away_for_who_has_gone_and_nobody_sees_more() -> None:
    table = dealt_table()
    lay_away(table, 0)
    hand = view_of(table, SECOND).hand
    send(table, FIRST, HandOver, 1, "easy")
    assert [(due.kind, due.seat) for due in table.due()] == [("bot", 1)]
    for person in (FIRST, None):
        seen = view_of(table, person)
        assert not set(hand) & {*seen.hand, *seen.laid_away}
        assert not any(set(hand) & set(discard.cards) for discard in seen.discards)


@pytest.mark.rule("CR-16")
def test_a_count_is_said_and_nobody_tries_numbers_out() -> None:
    table = dealt_table(muggins=True)
    for seat in (0, 1):
        lay_away(table, seat)
    roll(table)
    while view_of(table, None).phase != "count":
        seat = table.line.to_move()[0]
        person = PEOPLE[seat]
        send(table, person, Play, seat, table.view(person).moves[0])
        roll(table)
    seat = table.line.to_move()[0]
    person = PEOPLE[seat]
    send(table, person, Play, seat, "count 32")
    with pytest.raises(NeedsConsent):
        send(table, person, Undo)
