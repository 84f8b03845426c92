"""A read comes after all that was asked to be written before it, whoever still waits for that."""

from __future__ import annotations

import asyncio
import threading
from typing import Any

from hrajme.store.sqlite import SqliteStore


async def test_a_read_sees_what_was_asked_before_even_if_nobody_waits_for_it(sqlite: SqliteStore) -> None:
    await sqlite.open_table("a", b"head")
    transact, may_go_on = sqlite.writer.transact, threading.Event()

    def wait(group: Any) -> None:
        assert may_go_on.wait(20)
        transact(group)

    sqlite.writer.transact = wait  # type: ignore[method-assign]
    append = asyncio.create_task(sqlite.append("a", 1, 0, [b"one"]))
    await asyncio.sleep(0)
    append.cancel()
    read = asyncio.create_task(sqlite.read("a"))
    await asyncio.wait({read}, timeout=0.1)
    assert not read.done()
    may_go_on.set()
    assert [event.content for event in await read] == [b"one"]


async def test_a_read_needs_no_write_to_succeed(sqlite: SqliteStore) -> None:
    await sqlite.open_table("a", b"head")
    sqlite.writer.connection.execute("PRAGMA query_only = ON")
    append = asyncio.create_task(sqlite.append("a", 1, 0, [b"one"]))
    await asyncio.sleep(0)
    assert await sqlite.read("a") == []
    await asyncio.gather(append, return_exceptions=True)
    assert append.exception() is not None
