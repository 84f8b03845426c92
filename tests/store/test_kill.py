"""Killed at any moment, nothing acknowledged is lost. HRAJME_KILLS=1000 kills as many times in each round."""

from __future__ import annotations

import os
import random
import signal
import sqlite3
import threading
from pathlib import Path
from typing import Any

import pytest

from hrajme.store import Store, open_store

ROUNDS = 4
KILLS = int(os.environ.get("HRAJME_KILLS", "8"))
LARGEST_BATCH = 3
# Opening takes a few milliseconds, each commit about five: both are hit, and the making of a new file too.
LONGEST_LIFE_SECONDS = 0.15

Written = dict[str, int]


def live_and_die(nursery: Any, path: Path, chance: random.Random) -> Written:
    """Let a child play, kill it at a random moment; the last revision it got acknowledged for each table."""
    child = nursery.bear(path, chance.randrange(2**32))
    killer = threading.Timer(chance.uniform(0, LONGEST_LIFE_SECONDS), os.kill, (child, signal.SIGKILL))
    killer.start()
    written: Written = {}
    for line in nursery.lines():
        _, table, revision = line.split()
        written[table] = int(revision)
    killer.join()
    return written


async def check_table(store: Store, table: str, written: int) -> None:
    """Everything acknowledged is there, in order, without gaps, and of the last batch all or nothing."""
    events = await store.read(table)
    last = len(events)
    assert written <= last <= written + LARGEST_BATCH
    assert [event.revision for event in events] == list(range(1, last + 1))
    assert [event.epoch for event in events] == sorted(event.epoch for event in events)
    names = [event.content.split()[:2] for event in events]
    assert names == [[table.encode(), str(number).encode()] for number in range(1, last + 1)]
    assert not events or events[-1].content.split()[2] == str(last).encode()
    assert await store.head(table) == table.encode()


async def go_on(store: Store, table: str) -> int:
    """Whoever comes after the dead process can write at once."""
    claim = await store.claim(table)
    last = claim.revision + 1
    await store.append(table, claim.epoch, claim.revision, [f"{table} {last} {last}".encode()])
    return last


async def check_and_go_on(path: Path, written: Written) -> Written:
    store = await open_store(f"sqlite:///{path}")
    known = {row.table_id for row in await store.tables()}
    assert written.keys() <= known
    for table in known:
        await check_table(store, table, written.get(table, 0))
    after = {table: await go_on(store, table) for table in sorted(known)}
    await store.close()
    return after


@pytest.mark.parametrize("seed", range(ROUNDS))
async def test_what_was_acknowledged_is_there_after_a_kill(nursery: Any, tmp_path: Path, seed: int) -> None:
    chance = random.Random(seed)
    path = tmp_path / "room.db"
    written: Written = {}
    for _ in range(KILLS):
        written = await check_and_go_on(path, written | live_and_die(nursery, path, chance))
    connection = sqlite3.connect(path)
    assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    connection.close()


async def test_a_process_that_lost_its_table_is_fenced_off(nursery: Any, tmp_path: Path) -> None:
    path = tmp_path / "room.db"
    child = nursery.bear(path, 1)
    nursery.wait_for("written table-0 ")
    store = await open_store(f"sqlite:///{path}")
    claim = await store.claim("table-0")
    assert nursery.wait_for("fenced") == f"fenced table-0 {claim.revision}"
    await store.append("table-0", claim.epoch, claim.revision, [b"mine"])
    os.kill(child, signal.SIGKILL)
    assert not any(line.startswith("written table-0 ") for line in nursery.lines())
    events = await store.read("table-0")
    assert [event.revision for event in events] == list(range(1, claim.revision + 2))
    assert [event.epoch for event in events] == [1] * claim.revision + [2]
    await store.close()
