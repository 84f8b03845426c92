"""Who is waited for and does not have the table open is called, once a turn."""

from __future__ import annotations

from typing import Any

import pytest

from hrajme.room import Call, Settings
from hrajme.room.calls import find_asked, make_call
from hrajme.table import PersonId
from hrajme.table.commands import Sit, Start
from hrajme.table.persons import bring
from hrajme.testing.clock import Clock

# Two who move in turns, one move each.
GAME = "dama"
PATIENCE = Settings().call_seconds


@pytest.fixture
def calls(evening: Any) -> list[Call]:
    found: list[Call] = []
    evening.room.callers.append(found.append)
    return found


async def play(evening: Any, kept: Any) -> None:
    table = evening.table(kept)
    [seat] = table.line.to_move()
    await evening.play(kept, table.seats.person_at(seat))


async def test_who_is_away_is_called_after_a_moment(
    evening: Any, watch: Any, clock: Clock, calls: list[Call]
) -> None:
    kept = await evening.start("anna", "bob", game=GAME)
    await watch(kept, "anna")
    await play(evening, kept)
    await clock.advance(PATIENCE - 1)
    assert calls == []
    await clock.advance(2)
    assert calls == [Call(PersonId("bob"), kept.code, GAME, ("Anna",))]


async def test_it_is_once_a_turn_and_again_in_the_next(
    evening: Any, watch: Any, clock: Clock, calls: list[Call]
) -> None:
    kept = await evening.start("anna", "bob", game=GAME)
    await watch(kept, "anna")
    await play(evening, kept)
    await clock.advance(PATIENCE)
    kept.unwatch(await watch(kept, "bob"))
    await clock.advance(2 * PATIENCE)
    assert len(calls) == 1
    await play(evening, kept)
    await play(evening, kept)
    await clock.advance(PATIENCE)
    assert [call.guest for call in calls] == ["bob", "bob"]


async def test_who_has_the_table_open_is_not_called_until_it_is_closed(
    evening: Any, watch: Any, clock: Clock, calls: list[Call]
) -> None:
    kept = await evening.start("anna", "bob", game=GAME)
    await watch(kept, "anna")
    bob = await watch(kept, "bob")
    await play(evening, kept)
    await clock.advance(2 * PATIENCE)
    assert calls == []
    kept.unwatch(bob)
    await clock.advance(PATIENCE)
    assert [call.guest for call in calls] == ["bob"]


async def test_who_moves_in_time_is_not_called(
    evening: Any, watch: Any, clock: Clock, calls: list[Call]
) -> None:
    kept = await evening.start("anna", "bob", game=GAME)
    await watch(kept, "anna")
    await play(evening, kept)
    await clock.advance(PATIENCE / 2)
    await play(evening, kept)
    await clock.advance(2 * PATIENCE)
    assert calls == []


async def test_nobody_is_called_to_bots(evening: Any, watch: Any, clock: Clock, calls: list[Call]) -> None:
    kept = await evening.start("anna", bots=1, game=GAME)
    kept.unwatch(await watch(kept, "anna"))
    await clock.advance(2 * PATIENCE)
    assert calls == []


async def test_a_table_that_is_only_looked_at_calls_nobody_again(
    evening: Any, watch: Any, clock: Clock, calls: list[Call]
) -> None:
    kept = await evening.start("anna", "bob", game=GAME)
    await play(evening, kept)
    await clock.advance(PATIENCE)
    assert len(calls) == 1
    await clock.advance(2 * evening.room.settings.idle_seconds)
    assert kept.code not in evening.room.kept
    await watch(evening.room.table(kept.code), "dana")
    await clock.advance(2 * PATIENCE)
    assert len(calls) == 1


async def test_a_device_is_called_once_for_all_who_play_on_it(evening: Any) -> None:
    kept = await evening.open("anna", 3, game="flip7")
    along = bring(PersonId("anna"), "eva")
    for seat, person in enumerate(("anna", along, "bob")):
        await evening.do(kept, person, Sit, seat, person.title())
    await evening.do(kept, "anna", Start)
    table = evening.table(kept)
    assert find_asked(table) <= {"anna", "bob"}
    assert make_call(table, kept.code, PersonId("anna")).waiting == ("Bob",)
