"""The store in one SQLite file, for a room on one machine.

The statements are SQLAlchemy's, made into SQLite's words once; they run on the driver itself, since
an Engine's way through each statement costs several times what the statement does (decision 5).
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from functools import cache
from pathlib import Path

from sqlalchemy.dialects import sqlite
from sqlalchemy.sql import ClauseElement

from hrajme.store import statements
from hrajme.store.errors import Conflict, NoSuchTable, TableExists
from hrajme.store.opening import LOCKED_SECONDS, open_writer
from hrajme.store.readers import Readers
from hrajme.store.store import PAGE, Claim, Guest, Listing, StoredEvent, TableRow
from hrajme.store.writer import CAPACITY, Writer

DIALECT = sqlite.dialect(paramstyle="named")
PRIVATE = Listing()


@cache
def in_sqlite(statement: ClauseElement) -> str:
    return str(statement.compile(dialect=DIALECT))


OPEN_TABLE = in_sqlite(statements.open_table)
RAISE_EPOCH = in_sqlite(statements.raise_epoch)
FIND_CLAIM = in_sqlite(statements.find_claim)
ADVANCE = in_sqlite(statements.advance)
ADVANCE_AND_LIST = in_sqlite(statements.advance_and_list)
ADD_EVENT = in_sqlite(statements.add_event)
FIND_EVENTS = in_sqlite(statements.find_events)
FIND_HEAD = in_sqlite(statements.find_head)
ADD_GUEST = in_sqlite(statements.add_guest)
RENAME_GUEST = in_sqlite(statements.rename_guest)
FIND_GUEST = in_sqlite(statements.find_guest)
ADD_SECRET = in_sqlite(statements.add_secret)
FIND_SECRET = in_sqlite(statements.find_secret)


class SqliteStore:
    """A Store. Make one with `SqliteStore.open`."""

    def __init__(self, writer: Writer, readers: Readers) -> None:
        self.writer = writer
        self.readers = readers

    @classmethod
    async def open(
        cls, path: Path, *, capacity: int = CAPACITY, locked_seconds: float = LOCKED_SECONDS
    ) -> SqliteStore:
        """Open the file, or make it, and bring it to our version; raises CannotOpen, Damaged or Locked."""
        connection, readers = await asyncio.to_thread(open_file, path, locked_seconds)
        return cls(Writer(connection, path.name, capacity), readers)

    async def open_table(self, table_id: str, head: bytes, listing: Listing = PRIVATE) -> Claim:
        return await self.writer.do(lambda connection: open_table(connection, table_id, head, listing))

    async def claim(self, table_id: str) -> Claim:
        return await self.writer.do(lambda connection: claim(connection, table_id))

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
            lambda connection: append(connection, table_id, Claim(epoch, revision), own, listing)
        )

    async def head(self, table_id: str) -> bytes:
        return await self.readers.do(lambda connection: read_head(connection, table_id))

    async def read(self, table_id: str, since: int = 0) -> list[StoredEvent]:
        await self.writer.rest()
        # The head is no event.
        return await self.readers.do(lambda connection: read_events(connection, table_id, max(since, 0)))

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
                as_row(*row) for row in connection.execute(in_sqlite(statement), values).fetchall()
            ]
        )

    async def keep_guest(self, guest: Guest) -> None:
        await self.writer.do(lambda connection: keep_guest(connection, guest))

    async def guest(self, guest_id: str) -> Guest | None:
        return await self.readers.do(lambda connection: find_guest(connection, guest_id))

    async def secret(self, name: str, fresh: bytes) -> bytes:
        return await self.writer.do(lambda connection: keep_secret(connection, name, fresh))

    async def close(self) -> None:
        # The writer goes last: the last connection folds the write-ahead log into the file.
        await self.readers.close()
        await self.writer.close()


def open_file(path: Path, locked_seconds: float) -> tuple[sqlite3.Connection, Readers]:
    connection = open_writer(path, locked_seconds=locked_seconds)
    try:
        return connection, Readers(path, locked_seconds)
    except BaseException:
        connection.close()
        raise


def open_table(connection: sqlite3.Connection, table_id: str, head: bytes, listing: Listing) -> Claim:
    if find_claim(connection, table_id) is not None:
        raise TableExists(table_id)
    first = Claim(epoch=1, revision=0)
    row = {"table_id": table_id, "epoch": first.epoch, "revision": first.revision, **columns(listing)}
    connection.execute(OPEN_TABLE, row)
    add_events(connection, table_id, first.epoch, first.revision, (head,))
    return first


def claim(connection: sqlite3.Connection, table_id: str) -> Claim:
    connection.execute(RAISE_EPOCH, {"at_table": table_id})
    claimed = find_claim(connection, table_id)
    if claimed is None:
        raise NoSuchTable(table_id)
    return claimed


def append(
    connection: sqlite3.Connection,
    table_id: str,
    held: Claim,
    events: tuple[bytes, ...],
    listing: Listing | None,
) -> None:
    fence = {"at_table": table_id, "at_epoch": held.epoch, "at_revision": held.revision}
    last = {"last": held.revision + len(events)}
    if listing is None:
        changed = connection.execute(ADVANCE, fence | last).rowcount
    else:
        changed = connection.execute(ADVANCE_AND_LIST, fence | last | columns(listing)).rowcount
    if not changed:
        raise_refusal(connection, table_id, held)
    add_events(connection, table_id, held.epoch, held.revision + 1, events)


def raise_refusal(connection: sqlite3.Connection, table_id: str, held: Claim) -> None:
    found = find_claim(connection, table_id)
    if found is None:
        raise NoSuchTable(table_id)
    raise Conflict(table_id, tried_epoch=held.epoch, epoch=found.epoch, revision=found.revision)


def find_claim(connection: sqlite3.Connection, table_id: str) -> Claim | None:
    row = connection.execute(FIND_CLAIM, {"at_table": table_id}).fetchone()
    return None if row is None else Claim(*row)


def add_events(
    connection: sqlite3.Connection, table_id: str, epoch: int, first: int, events: tuple[bytes, ...]
) -> None:
    rows = [
        {"table_id": table_id, "revision": revision, "epoch": epoch, "content": content}
        for revision, content in enumerate(events, start=first)
    ]
    connection.executemany(ADD_EVENT, rows)


def read_head(connection: sqlite3.Connection, table_id: str) -> bytes:
    row = connection.execute(FIND_HEAD, {"at_table": table_id, "at_revision": 0}).fetchone()
    if row is None:
        raise NoSuchTable(table_id)
    return bytes(row[0])


def read_events(connection: sqlite3.Connection, table_id: str, since: int) -> list[StoredEvent]:
    rows = connection.execute(FIND_EVENTS, {"at_table": table_id, "since": since}).fetchall()
    if not rows and find_claim(connection, table_id) is None:
        raise NoSuchTable(table_id)
    return [StoredEvent(*row) for row in rows]


def keep_guest(connection: sqlite3.Connection, guest: Guest) -> None:
    renamed = connection.execute(RENAME_GUEST, {"at_guest": guest.guest_id, "new_name": guest.name})
    if not renamed.rowcount:
        row = {"guest_id": guest.guest_id, "name": guest.name, "created_ms": guest.created_ms}
        connection.execute(ADD_GUEST, row)


def find_guest(connection: sqlite3.Connection, guest_id: str) -> Guest | None:
    row = connection.execute(FIND_GUEST, {"at_guest": guest_id}).fetchone()
    return None if row is None else Guest(*row)


def keep_secret(connection: sqlite3.Connection, name: str, fresh: bytes) -> bytes:
    row = connection.execute(FIND_SECRET, {"at_name": name}).fetchone()
    if row is not None:
        return bytes(row[0])
    connection.execute(ADD_SECRET, {"name": name, "content": fresh})
    return fresh


def columns(listing: Listing) -> dict[str, bool | bytes]:
    return {"public": listing.public, "finished": listing.finished, "summary": listing.summary}


def as_row(number: int, table_id: str, revision: int, public: int, finished: int, summary: bytes) -> TableRow:
    return TableRow(number, table_id, revision, Listing(bool(public), bool(finished), summary))
