"""Old tables leave the database; those that are used stay."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from hrajme.room import tidying
from hrajme.store import NoSuchTable, TooManyTables, rows
from hrajme.table.commands import Say
from hrajme.testing.clock import Clock

if TYPE_CHECKING:
    from tests.room.conftest import Evening, Watch

DAY = 24 * 3600.0


def ignore(done: int) -> None:
    pass


async def find_old(evening: Evening, before_ms: int, most: int | None = None) -> set[str]:
    old = await tidying.find_old(evening.store, before_ms, most, ignore)
    return {row.table_id for row in old}


async def test_a_table_is_old_when_nothing_has_happened_for_long(evening: Evening, clock: Clock) -> None:
    first, second = await evening.open("anna"), await evening.open("bob")
    await clock.advance(10 * DAY)
    await evening.do(second, "bob", Say, "Still here")
    third = await evening.open("cyril")
    now = clock.now_ms()
    assert await find_old(evening, now) == {first.code}
    assert await find_old(evening, now, most=2) == {first.code}
    assert len(await find_old(evening, now, most=1)) == 2
    assert await find_old(evening, now + 1) == {first.code, second.code, third.code}
    assert await find_old(evening, 0) == set()
    assert len(await find_old(evening, 0, most=0)) == 3


async def test_old_tables_go_in_steps_and_the_room_goes_on(
    evening: Evening, watch: Watch, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tidying, "STEP", 3)
    tables = [await evening.open(f"guest {number}") for number in range(10)]
    kept = tables.pop()
    anna = await watch(kept, "anna")
    old = [row for row in await evening.store.tables() if row.table_id != kept.code]
    steps: list[int] = []
    assert await tidying.remove(evening.store, old, steps.append) == 9
    assert steps == [3, 6, 9]
    for table in tables:
        with pytest.raises(NoSuchTable):
            await evening.do(table, "anna", Say, "Hello?")
    assert await evening.do(kept, "guest 9", Say, "I stay") == anna.revision
    assert [row.table_id for row in await evening.store.tables()] == [kept.code]


async def test_a_table_that_is_used_again_meanwhile_stays(evening: Evening) -> None:
    kept = await evening.open("anna")
    old = await evening.store.tables()
    revision = await evening.do(kept, "anna", Say, "Not yet")
    assert await tidying.remove(evening.store, old, ignore) == 0
    assert len(await evening.store.read(kept.code)) == revision


async def test_a_damaged_table_stays_for_who_can_save_it(evening: Evening) -> None:
    kept = await evening.open("anna")

    def damage(connection: Any) -> None:
        connection.execute("UPDATE events SET content = x'00' WHERE revision > 0")

    await evening.store.writer.do(damage)
    assert await find_old(evening, 10**15) == set()
    assert kept.code in [row.table_id for row in await evening.store.tables()]


async def test_a_room_keeps_so_many_tables_and_says_once_what_to_do(
    evening: Evening, monkeypatch: pytest.MonkeyPatch, problems: list[Any]
) -> None:
    monkeypatch.setattr(rows, "MOST_TABLES", 3)
    tables = [await evening.open("anna") for _ in range(3)]
    for _ in range(2):
        with pytest.raises(TooManyTables, match="tidy"):
            await evening.open("bob")
    [said] = problems
    assert "hrajme tidy" in said.getMessage()
    problems.clear()
    await evening.do(tables[0], "anna", Say, "We play on")
    # One from the middle: the numbers alone do not tell how many there are.
    [row] = [row for row in await evening.store.tables() if row.table_id == tables[1].code]
    await tidying.remove(evening.store, [row], ignore)
    await evening.open("bob")
