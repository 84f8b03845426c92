"""A full disk: what does not fit is refused whole, and everything goes on when there is room again."""

from __future__ import annotations

import asyncio
import sqlite3

import pytest

from hrajme.store import DiskFull, Guest, Listing
from hrajme.store.sqlite import SqliteStore

PAGE_BYTES = 4096


def leave_room_for(store: SqliteStore, pages: int) -> None:
    """SQLite answers as if the disk were full after so many more pages."""
    connection = store.writer.connection
    [count] = connection.execute("PRAGMA page_count").fetchone()
    connection.execute(f"PRAGMA max_page_count = {count + pages}")


async def fill(store: SqliteStore) -> int:
    """Append until the disk is full; how many events were acknowledged."""
    for revision in range(1000):
        try:
            await store.append("a", 1, revision, [bytes(PAGE_BYTES)])
        except DiskFull:
            return revision
    raise AssertionError("the disk was never full")


async def test_an_append_that_does_not_fit_leaves_nothing_behind(sqlite: SqliteStore) -> None:
    await sqlite.open_table("a", b"head")
    leave_room_for(sqlite, 10)
    written = await fill(sqlite)
    assert 0 < written < 20
    with pytest.raises(DiskFull, match="full"):
        await sqlite.append("a", 1, written, [b"small", bytes(9 * PAGE_BYTES)], Listing(finished=True))
    assert [event.revision for event in await sqlite.read("a")] == list(range(1, written + 1))
    [row] = await sqlite.tables()
    assert (row.revision, row.listing) == (written, Listing())


async def test_the_store_goes_on_when_there_is_room_again(sqlite: SqliteStore) -> None:
    await sqlite.open_table("a", b"head")
    leave_room_for(sqlite, 5)
    written = await fill(sqlite)
    leave_room_for(sqlite, 100)
    await sqlite.append("a", 1, written, [bytes(PAGE_BYTES)])
    await sqlite.keep_guest(Guest("g", "Anna", 1))
    assert len(await sqlite.read("a")) == written + 1
    assert sqlite.writer.connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]


async def test_small_writes_get_through_beside_one_that_does_not_fit(sqlite: SqliteStore) -> None:
    ids = [f"t{number}" for number in range(8)]
    await asyncio.gather(*(sqlite.open_table(table, b"head") for table in ids))
    leave_room_for(sqlite, 3)
    sizes = {table: 10 * PAGE_BYTES if table == "t3" else 10 for table in ids}
    tries = [sqlite.append(table, 1, 0, [bytes(size)]) for table, size in sizes.items()]
    answers = dict(zip(ids, await asyncio.gather(*tries, return_exceptions=True), strict=True))
    assert isinstance(answers.pop("t3"), DiskFull)
    assert set(answers.values()) == {None}
    assert await sqlite.read("t3") == []


async def test_reading_needs_no_room(sqlite: SqliteStore) -> None:
    await sqlite.open_table("a", b"head")
    leave_room_for(sqlite, 0)
    with pytest.raises(DiskFull) as caught:
        await sqlite.open_table("b", bytes(9 * PAGE_BYTES))
    assert isinstance(caught.value.__cause__, sqlite3.OperationalError)
    assert await sqlite.head("a") == b"head"
