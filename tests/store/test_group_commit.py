"""The writer's thread: groups, places, and what happens to the others when one fails."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from hrajme.store import Claim, Conflict, Failed, Locked, Store
from hrajme.store.rows import read_events
from hrajme.store.sqlite import SqliteStore
from hrajme.store.writer import CAPACITY, GROUP

# Only a store that is broken needs so long.
PATIENCE_SECONDS = 20


@asynccontextmanager
async def busy_writer(store: SqliteStore) -> AsyncIterator[None]:
    """The writer stands still inside a transaction, so that all that comes meanwhile is one group."""
    begun, go = threading.Event(), threading.Event()

    def stand_still(connection: sqlite3.Connection) -> None:
        begun.set()
        go.wait()

    standing = asyncio.create_task(store.writer.do(stand_still))
    await asyncio.to_thread(begun.wait)
    yield
    # Lets the tasks that were made meanwhile reach the queue.
    await asyncio.sleep(0)
    go.set()
    await standing


async def open_tables(store: Store, count: int) -> list[str]:
    ids = [f"t{number}" for number in range(count)]
    await asyncio.gather(*(store.open_table(table, b"head") for table in ids))
    return ids


def statements(store: SqliteStore) -> list[str]:
    """A list that fills with the statements of the writer."""
    seen: list[str] = []
    store.writer.connection.set_trace_callback(seen.append)
    return seen


async def test_writes_that_come_together_share_a_commit(sqlite: SqliteStore) -> None:
    ids = await open_tables(sqlite, 200)
    seen = statements(sqlite)
    async with busy_writer(sqlite):
        writing = [asyncio.create_task(sqlite.append(table, 1, 0, [b"1"])) for table in ids]
    await asyncio.gather(*writing)
    assert seen.count("COMMIT") == 2


async def test_a_group_is_not_larger_than_it_may_be(sqlite: SqliteStore) -> None:
    seen = statements(sqlite)
    async with busy_writer(sqlite):
        opening = [asyncio.create_task(sqlite.open_table(f"t{n}", b"")) for n in range(GROUP + 1)]
    await asyncio.gather(*opening)
    assert seen.count("COMMIT") == 3


async def test_nobody_is_answered_before_the_commit(sqlite: SqliteStore) -> None:
    await open_tables(sqlite, 1)
    async with busy_writer(sqlite):
        writing = asyncio.create_task(sqlite.append("t0", 1, 0, [b"1"]))
        # As somebody would who does not wait for the writer.
        assert await sqlite.readers.do(lambda connection: read_events(connection, "t0", 0)) == []
        assert not writing.done()
    await writing
    assert len(await sqlite.read("t0")) == 1


async def test_appends_of_one_table_stay_in_order_within_a_group(sqlite: SqliteStore) -> None:
    await open_tables(sqlite, 1)
    async with busy_writer(sqlite):
        writing = [asyncio.create_task(sqlite.append("t0", 1, n, [b"%d" % n])) for n in (0, 1, 1, 2)]
    answers = await asyncio.gather(*writing, return_exceptions=True)
    assert [type(answer) for answer in answers] == [type(None), type(None), Conflict, type(None)]
    assert [event.content for event in await sqlite.read("t0")] == [b"0", b"1", b"2"]


async def test_a_write_that_fails_does_not_hurt_the_others(sqlite: SqliteStore) -> None:
    ids = await open_tables(sqlite, 20)
    sqlite.writer.connection.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, 10_000)
    too_much = {"t7": [b"fits", bytes(20_000)]}
    async with busy_writer(sqlite):
        writing = [
            asyncio.create_task(sqlite.append(table, 1, 0, too_much.get(table, [b"1"]))) for table in ids
        ]
    answers = await asyncio.gather(*writing, return_exceptions=True)
    assert isinstance(answers.pop(7), Failed)
    assert answers == [None] * 19
    assert [len(await sqlite.read(table)) for table in ids] == [1] * 7 + [0] + [1] * 12
    await sqlite.append("t7", 1, 0, [b"smaller"])


async def test_a_mistake_in_a_write_is_raised_where_it_was_made(sqlite: SqliteStore) -> None:
    def mistaken(connection: sqlite3.Connection) -> None:
        connection.execute("DELETE FROM events")
        raise ZeroDivisionError

    await open_tables(sqlite, 1)
    async with busy_writer(sqlite):
        wrong = asyncio.create_task(sqlite.writer.do(mistaken))
        right = asyncio.create_task(sqlite.append("t0", 1, 0, [b"1"]))
    with pytest.raises(ZeroDivisionError):
        await wrong
    await right
    assert await sqlite.head("t0") == b"head"


async def test_who_comes_when_all_places_are_taken_waits(tmp_path: Path) -> None:
    store = await SqliteStore.open(tmp_path / "room.db", capacity=5)
    async with busy_writer(store):
        opening = [asyncio.create_task(store.open_table(f"t{number}", b"")) for number in range(30)]
        await asyncio.sleep(0)
        assert store.writer.waiting.qsize() == 4
    assert await asyncio.gather(*opening) == [Claim(1, 0)] * 30
    await store.close()


async def test_closing_writes_a_group_that_waits(sqlite: SqliteStore) -> None:
    async with busy_writer(sqlite):
        opening = [asyncio.create_task(sqlite.open_table(f"t{number}", b"")) for number in range(10)]
        await asyncio.sleep(0)
        closing = asyncio.create_task(sqlite.writer.close())
    await asyncio.wait_for(closing, PATIENCE_SECONDS)
    assert [task.result() for task in opening] == [Claim(1, 0)] * 10
    assert len(await sqlite.tables()) == 10


async def test_who_went_away_disturbs_nobody(sqlite: SqliteStore) -> None:
    await open_tables(sqlite, 2)
    async with busy_writer(sqlite):
        gone = asyncio.create_task(sqlite.append("t0", 1, 0, [b"1"]))
        stays = asyncio.create_task(sqlite.append("t1", 1, 0, [b"1"]))
        await asyncio.sleep(0)
        gone.cancel()
    await stays
    assert gone.cancelled()
    assert sqlite.writer.places._value == CAPACITY


async def test_a_database_held_by_another_program_is_locked_and_then_free(
    sqlite: SqliteStore, tmp_path: Path
) -> None:
    await open_tables(sqlite, 1)
    other = sqlite3.connect(tmp_path / "room.db", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    seen = statements(sqlite)
    answers = await asyncio.gather(
        *(sqlite.append("t0", 1, 0, [b"1"]) for _ in range(100)), return_exceptions=True
    )
    assert {type(answer) for answer in answers} == {Locked}
    # A group waits once, not each of its members.
    assert seen.count("BEGIN IMMEDIATE") < 10
    assert await sqlite.read("t0") == []
    other.close()
    await sqlite.append("t0", 1, 0, [b"1"])
