"""Bears processes that play tables until they are killed. Imports once and forks: importing takes longest.

Reads lines ``SEED FILE``. For each a child is born, and after it died the nursery says so.

    born PID                  the first word of a child
    claimed TABLE REVISION    the child is the writer of the table
    written TABLE REVISION    acknowledged: the store says it is on disk
    fenced TABLE REVISION     somebody else has claimed the table; the child leaves it
    dead SIGNAL
"""

from __future__ import annotations

import asyncio
import os
import random
import sys
from pathlib import Path

import hrajme.store.migrations
from hrajme.store import Claim, Conflict, Store, TableExists, open_store

assert hrajme.store.migrations

TABLES = [f"table-{number}" for number in range(4)]
LARGEST_BATCH = 3
# Some events spread over several pages of the database.
SIZES = (0, 10, 200, 9000)


def say(*words: object) -> None:
    """One write a line: whole lines come out, whenever the process is killed."""
    os.write(sys.stdout.fileno(), (" ".join(map(str, words)) + "\n").encode())


async def take(store: Store, table: str) -> Claim:
    try:
        return await store.open_table(table, table.encode())
    except TableExists:
        return await store.claim(table)


def make_batch(table: str, revision: int, chance: random.Random) -> list[bytes]:
    """Events that say where they belong and where their batch ends."""
    last = revision + chance.randint(1, LARGEST_BATCH)
    padding = "." * chance.choice(SIZES)
    return [f"{table} {number} {last} {padding}".encode() for number in range(revision + 1, last + 1)]


async def play(store: Store, table: str, chance: random.Random) -> None:
    claim = await take(store, table)
    revision = claim.revision
    say("claimed", table, revision)
    try:
        while True:
            batch = make_batch(table, revision, chance)
            await store.append(table, claim.epoch, revision, batch)
            revision += len(batch)
            say("written", table, revision)
    except Conflict as conflict:
        say("fenced" if conflict.is_fenced else "confused", table, conflict.revision)
        await asyncio.Event().wait()


async def play_all(path: str, seed: int) -> None:
    store = await open_store(f"sqlite:///{Path(path)}")
    chance = random.Random(seed)
    await asyncio.gather(*(play(store, table, chance) for table in TABLES))


def main() -> None:
    for line in sys.stdin:
        seed, path = line.rstrip("\n").split(" ", 1)
        pid = os.fork()
        if not pid:
            say("born", os.getpid())
            asyncio.run(play_all(path, int(seed)))
        _, status = os.waitpid(pid, 0)
        say("dead", os.WTERMSIG(status))


if __name__ == "__main__":
    main()
