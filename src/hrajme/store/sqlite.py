"""The store in one SQLite file, for a room on one machine."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from hrajme.store import rows, statements
from hrajme.store.opening import LOCKED_SECONDS, open_writer
from hrajme.store.place import Place
from hrajme.store.problems import explained
from hrajme.store.readers import Readers
from hrajme.store.store import (
    PAGE,
    Claim,
    Guest,
    Inspected,
    Listing,
    Missing,
    StoredEvent,
    Subscription,
    TableRow,
)
from hrajme.store.witness import ENDING, Witness
from hrajme.store.writer import CAPACITY, Writer

PRIVATE = Listing()


class SqliteStore:
    """A Store. Make one with `SqliteStore.open`."""

    def __init__(self, writer: Writer, readers: Readers, missing: tuple[Missing, ...]) -> None:
        self.writer = writer
        self.readers = readers
        self.missing = missing

    @classmethod
    async def open(
        cls, path: Path, *, capacity: int = CAPACITY, locked_seconds: float = LOCKED_SECONDS
    ) -> SqliteStore:
        """Open the file, or make it, and bring it to our version; raises CannotOpen, Damaged or Locked."""
        found = await asyncio.to_thread(open_file, path, locked_seconds)
        writer = Writer(found.connection, Place(path), found.witness, capacity)
        return cls(writer, found.readers, found.missing)

    async def check(self) -> None:
        await self.writer.do(rows.beat)

    async def is_overtaken(self) -> bool:
        await self.writer.do(lambda connection: None)
        found, self.writer.is_overtaken = self.writer.is_overtaken, False
        return found

    async def inspect(self, *, before: int | None = None, limit: int = PAGE) -> list[Inspected]:
        page = await self.tables(before=before, limit=limit)
        return await self.readers.do(lambda connection: [rows.inspect(connection, row) for row in page])

    async def open_table(self, table_id: str, head: bytes, listing: Listing = PRIVATE) -> Claim:
        return await self.writer.do(
            lambda connection: rows.open_table(connection, table_id, head, listing), ack=(table_id, 0)
        )

    async def claim(self, table_id: str) -> Claim:
        return await self.writer.do(lambda connection: rows.claim(connection, table_id))

    async def append(
        self,
        table_id: str,
        epoch: int,
        revision: int,
        events: Sequence[bytes],
        listing: Listing | None = None,
    ) -> None:
        own = tuple(events)
        await self.writer.do(
            lambda connection: rows.append(connection, table_id, Claim(epoch, revision), own, listing),
            ack=(table_id, revision + len(own)),
        )

    async def remove(self, old: Sequence[TableRow]) -> int:
        own = tuple(old)
        return await self.writer.do(lambda connection: rows.remove(connection, own))

    async def head(self, table_id: str) -> bytes:
        return await self.readers.do(lambda connection: rows.read_head(connection, table_id))

    async def number(self, table_id: str) -> int:
        await self.writer.rest()
        return await self.readers.do(lambda connection: rows.find_number(connection, table_id))

    async def find_numbered(self, rest: int, every: int) -> str | None:
        return await self.readers.do(lambda connection: rows.find_numbered(connection, rest, every))

    async def read(self, table_id: str, since: int = 0) -> list[StoredEvent]:
        await self.writer.rest()
        # The head is no event.
        return await self.readers.do(lambda connection: rows.read_events(connection, table_id, max(since, 0)))

    async def tables(
        self,
        *,
        public: bool | None = None,
        finished: bool | None = None,
        before: int | None = None,
        limit: int = PAGE,
    ) -> list[TableRow]:
        statement = statements.list_tables(
            by_public=public is not None, by_finished=finished is not None, by_number=before is not None
        )
        values = {"at_public": public, "at_finished": finished, "before": before, "size": max(limit, 0)}
        return await self.readers.do(
            lambda connection: [
                rows.as_row(*row) for row in connection.execute(rows.in_sqlite(statement), values).fetchall()
            ]
        )

    async def keep_guest(self, guest: Guest) -> None:
        await self.writer.do(lambda connection: rows.keep_guest(connection, guest))

    async def guest(self, guest_id: str) -> Guest | None:
        return await self.readers.do(lambda connection: rows.find_guest(connection, guest_id))

    async def keep_subscription(self, subscription: Subscription) -> None:
        await self.writer.do(lambda connection: rows.keep_subscription(connection, subscription))

    async def subscriptions(self, guest_id: str) -> list[Subscription]:
        return await self.readers.do(lambda connection: rows.find_subscriptions(connection, guest_id))

    async def remove_subscription(self, guest_id: str, endpoint: str) -> None:
        await self.writer.do(lambda connection: rows.remove_subscription(connection, guest_id, endpoint))

    async def secret(self, name: str, fresh: bytes) -> bytes:
        return await self.writer.do(lambda connection: rows.keep_secret(connection, name, fresh))

    async def note_open(self, now_ms: int) -> None:
        await self.writer.do(lambda connection: rows.replace_secret(connection, rows.OPEN, b"%d" % now_ms))

    async def last_open_ms(self) -> int | None:
        return await self.readers.do(rows.find_open_ms)

    async def close(self) -> None:
        # The writer goes last: the last connection folds the write-ahead log into the file.
        await self.readers.close()
        await self.writer.close()


class Found(NamedTuple):
    """A database that was opened."""

    connection: sqlite3.Connection
    readers: Readers
    witness: Witness
    missing: tuple[Missing, ...]


def open_file(path: Path, locked_seconds: float) -> Found:
    connection = open_writer(path, locked_seconds=locked_seconds)
    try:
        with explained(path.name):
            witness, missing = hear_witness(connection, path)
        return Found(connection, Readers(path, locked_seconds), witness, missing)
    except BaseException:
        connection.close()
        raise


def hear_witness(connection: sqlite3.Connection, path: Path) -> tuple[Witness, tuple[Missing, ...]]:
    beside = path.with_name(path.name + ENDING)
    known = Witness.read(beside, rows.find_identity(connection))
    return Witness(beside, rows.keep_identity(connection)), rows.find_missing(connection, known)
