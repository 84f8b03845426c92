"""Playing against time in a room: flags, bots in a hurry, and what a closed room costs."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from hrajme.room.driver import find_hurry
from hrajme.table import Table
from hrajme.table.commands import Offer, Say
from hrajme.table.timing import TimeControl
from hrajme.testing.clock import Clock, until

BLITZ = TimeControl(300, increment=3)


def outcome(evening: Any, kept: Any) -> Any:
    return evening.table(kept).line.outcome


async def start(evening: Any, *persons: str, **more: Any) -> Any:
    return await evening.start(*persons, game="nim", clock=BLITZ, **more)


async def test_a_flag_falls_though_nobody_is_connected(evening: Any, clock: Clock) -> None:
    kept = await start(evening, "anna", "bob")
    await clock.advance(299)
    assert outcome(evening, kept) is None
    await clock.advance(2)
    found = await until(lambda: outcome(evening, kept))
    assert (found.reason, found.winners) == ("flagged", (1,))


async def test_a_move_gives_the_other_the_time(evening: Any, watch: Any, clock: Clock) -> None:
    kept = await start(evening, "anna", "bob")
    bob = await watch(kept, "bob")
    await clock.advance(100)
    await evening.play(kept, "anna")
    assert bob.news[-1].table.seats[0].left_ms == 203_000
    await clock.advance(250)
    assert outcome(evening, kept) is None
    await clock.advance(51)
    assert (await until(lambda: outcome(evening, kept))).winners == (0,)


async def test_a_pause_keeps_the_flag_up(evening: Any, clock: Clock) -> None:
    kept = await start(evening, "anna", bots=1)
    await evening.do(kept, "anna", Offer, "pause")
    await clock.advance(10_000)
    await evening.do(kept, "anna", Say, "hm")
    assert outcome(evening, kept) is None


async def test_a_table_that_slept_on_disk_is_looked_at_when_somebody_comes(
    evening: Any, watch: Any, clock: Clock
) -> None:
    kept = await start(evening, "anna", "bob")
    await clock.advance(1)
    evening.room.drop_idle()
    await clock.advance(evening.room.settings.idle_seconds - 10)
    kept.flags.stop()
    evening.room.kept.clear()
    await clock.advance(1000)
    again = evening.room.table(kept.code)
    await watch(again, "bob")
    assert (await until(lambda: outcome(evening, again))).reason == "flagged"


async def test_an_absence_costs_time_and_not_the_seat(evening: Any, watch: Any, clock: Clock) -> None:
    kept = await start(evening, "anna", "bob")
    await watch(kept, "bob")
    await clock.advance(200)
    assert evening.table(kept).view(None).seats[0].kind == "person"


@pytest.mark.parametrize("is_killed", [True, False])
async def test_nobody_is_charged_while_the_room_was_closed(
    open_room: Any, watch: Any, clock: Clock, is_killed: bool
) -> None:
    evening = await open_room()
    kept = await start(evening, "anna", "bob")
    await clock.advance(50)
    while await evening.store.last_open_ms() != clock.now_ms():
        await asyncio.sleep(0.001)
    if is_killed:
        # It thinks on for a moment that nobody will know of.
        await clock.advance(3)
        kept.stop()
        evening.room.kept.clear()
    else:
        await evening.room.close()
    await evening.store.close()
    await clock.advance(3600)
    later = await open_room()
    again = later.room.table(kept.code)
    anna = await watch(again, "anna")
    await until(lambda: anna.news[-1].table.revision == 5)
    now = anna.news[-1]
    assert now.now_ms - now.table.seats[0].thinks_since_ms == 50_000
    await later.play(again, "anna")
    assert later.table(again).view(None).seats[0].left_ms == 253_000


async def test_no_table_is_woken_twice(open_room: Any, watch: Any, clock: Clock) -> None:
    evening = await open_room()
    kept = await start(evening, "anna", "bob")
    await evening.room.close()
    await evening.store.close()
    await clock.advance(60)
    later = await open_room()
    again = later.room.table(kept.code)
    await watch(again, "anna")
    await watch(again, "bob")
    await later.do(again, "bob", Say, "hm")
    woken = [event for event in later.table(again).log if type(event).__name__ == "Woken"]
    assert len(woken) == 1


@pytest.mark.parametrize(
    ("control", "hurry"),
    [
        (None, None),
        (TimeControl(300), None),
        (TimeControl(30), 0.5),
        (TimeControl(10), 0.2),
        (TimeControl(10, increment=2), None),
        (TimeControl(turn=10), 0.2),
    ],
)
def test_a_bot_thinks_as_long_as_its_clock_allows(control: TimeControl | None, hurry: float | None) -> None:
    from hrajme.table import PersonId
    from hrajme.table.commands import Open, SeatBot, Sit, Start

    anna = PersonId("anna")
    table = Table.open(Open("nim", 2, {}, "Anna", clock=control, key="open"), anna, 0)
    table.apply(Sit(0, "Anna", key="sit"), anna, 0)
    table.apply(SeatBot(1, "normal", key="bot"), anna, 0)
    table.apply(Start(key="start"), anna, 0)
    assert find_hurry(table, 1) == hurry
