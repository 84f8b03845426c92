"""What is done on one connection of SQLite, each inside a transaction that somebody else began.

The statements are SQLAlchemy's, made into SQLite's words once; they run on the driver itself, since
an Engine's way through each statement costs several times what the statement does (decision 5).
"""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping, Sequence
from functools import cache
from secrets import token_bytes
from zlib import crc32

from msgspec import structs
from sqlalchemy.dialects import sqlite
from sqlalchemy.sql import ClauseElement

from hrajme.store import statements
from hrajme.store.errors import (
    ChangedEvent,
    Conflict,
    Damaged,
    LostEvents,
    NoSuchTable,
    TableExists,
    TooManyTables,
)
from hrajme.store.store import Claim, Guest, Inspected, Listing, Missing, StoredEvent, Subscription, TableRow

DIALECT = sqlite.dialect(paramstyle="named")


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
SPAN_TABLES = in_sqlite(statements.span_tables)
COUNT_TABLES = in_sqlite(statements.count_tables)
FIND_NUMBER = in_sqlite(statements.find_number)
FIND_NUMBERED = in_sqlite(statements.find_numbered)
REMOVE_TABLE = in_sqlite(statements.remove_table)
REMOVE_EVENTS = in_sqlite(statements.remove_events)
ADD_GUEST = in_sqlite(statements.add_guest)
RENAME_GUEST = in_sqlite(statements.rename_guest)
FIND_GUEST = in_sqlite(statements.find_guest)
ADD_SUBSCRIPTION = in_sqlite(statements.add_subscription)
FIND_SUBSCRIPTIONS = in_sqlite(statements.find_subscriptions)
REMOVE_SUBSCRIPTION = in_sqlite(statements.remove_subscription)
COUNT_SUBSCRIPTIONS = in_sqlite(statements.count_subscriptions)
REMOVE_OLDEST_SUBSCRIPTIONS = in_sqlite(statements.remove_oldest_subscriptions)
ADD_SECRET = in_sqlite(statements.add_secret)
CHANGE_SECRET = in_sqlite(statements.change_secret)
FIND_SECRET = in_sqlite(statements.find_secret)
# So many a room keeps; about 600 MB of usual games. `hrajme tidy` takes old ones away.
MOST_TABLES = 100_000
# Browsers of one guest that are called, and of all together, about 10 MB.
SUBSCRIPTIONS_PER_GUEST = 5
MOST_SUBSCRIPTIONS = 20_000
# Among the secrets of the room: who the database is, what is written only to see whether it can be, and when
# the room was open last.
IDENTITY, PULSE, OPEN = "identity", "pulse", "open"


def open_table(connection: sqlite3.Connection, table_id: str, head: bytes, listing: Listing) -> Claim:
    if find_claim(connection, table_id) is not None:
        raise TableExists(table_id)
    check_quota(connection)
    first = Claim(epoch=1, revision=0)
    row = {"table_id": table_id, "epoch": first.epoch, "revision": first.revision, **columns(listing)}
    connection.execute(OPEN_TABLE, row)
    add_events(connection, table_id, first.epoch, first.revision, (head,))
    return first


def check_quota(connection: sqlite3.Connection) -> None:
    """Raises TooManyTables. They are counted only when there may be too many."""
    for statement in (SPAN_TABLES, COUNT_TABLES):
        [count] = connection.execute(statement).fetchone()
        if count < MOST_TABLES:
            return
    raise TooManyTables(count)


def remove(connection: sqlite3.Connection, old: Sequence[TableRow]) -> int:
    """How many of these tables were still as they were found, and are gone now."""
    # The events would be left without their table in between.
    connection.execute("PRAGMA defer_foreign_keys = ON")
    removed = 0
    for row in old:
        values = {"at_table": row.table_id, "at_revision": row.revision}
        if connection.execute(REMOVE_TABLE, values).rowcount:
            connection.execute(REMOVE_EVENTS, {"at_table": row.table_id})
            removed += 1
    return removed


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
        {
            "table_id": table_id,
            "revision": revision,
            "epoch": epoch,
            "content": content,
            "checksum": seal(table_id, revision, content),
        }
        for revision, content in enumerate(events, start=first)
    ]
    connection.executemany(ADD_EVENT, rows)


def seal(table_id: str, revision: int, content: bytes) -> int:
    """The checksum of an event, which is right at its own place only."""
    return crc32(content, crc32(f"{table_id} {revision}".encode()))


def find_number(connection: sqlite3.Connection, table_id: str) -> int:
    row = connection.execute(FIND_NUMBER, {"at_table": table_id}).fetchone()
    if row is None:
        raise NoSuchTable(table_id)
    return int(row[0])


def find_numbered(connection: sqlite3.Connection, rest: int, every: int) -> str | None:
    row = connection.execute(FIND_NUMBERED, {"rest": rest, "every": every}).fetchone()
    return None if row is None else str(row[0])


def read_head(connection: sqlite3.Connection, table_id: str) -> bytes:
    row = connection.execute(FIND_HEAD, {"at_table": table_id, "at_revision": 0}).fetchone()
    if row is None:
        raise NoSuchTable(table_id)
    return bytes(row[0])


def read_events(connection: sqlite3.Connection, table_id: str, since: int) -> list[StoredEvent]:
    """Raises NoSuchTable, LostEvents or ChangedEvent."""
    rows = connection.execute(FIND_EVENTS, {"at_table": table_id, "since": since}).fetchall()
    if not rows:
        raise NoSuchTable(table_id)
    written = rows[0][0]
    found = [row[1:] for row in rows if row[1] is not None]
    for expected, (revision, _, content, checksum) in enumerate(found, start=since + 1):
        if revision != expected:
            raise LostEvents(table_id, expected - 1, written=written)
        if checksum is not None and checksum != seal(table_id, revision, content):
            raise ChangedEvent(table_id, revision)
    if since + len(found) < written:
        raise LostEvents(table_id, since + len(found), written=written)
    return [StoredEvent(revision, epoch, content) for revision, epoch, content, _ in found]


def inspect(connection: sqlite3.Connection, row: TableRow) -> Inspected:
    try:
        read_events(connection, row.table_id, 0)
    except Damaged as damage:
        return Inspected(row.number, row.table_id, damage)
    except NoSuchTable:
        # It was removed in between.
        pass
    return Inspected(row.number, row.table_id)


def find_missing(connection: sqlite3.Connection, acknowledged: Mapping[str, int]) -> tuple[Missing, ...]:
    found = []
    for table_id, revision in sorted(acknowledged.items()):
        claimed = find_claim(connection, table_id)
        present = None if claimed is None else claimed.revision
        if present is None or present < revision:
            found.append(Missing(table_id, revision, present))
    return tuple(found)


def find_identity(connection: sqlite3.Connection) -> str | None:
    """What tells this database from every other, whatever its file is called; None of a new one."""
    row = connection.execute(FIND_SECRET, {"at_name": IDENTITY}).fetchone()
    return None if row is None else bytes(row[0]).hex()


def keep_identity(connection: sqlite3.Connection) -> str:
    return find_identity(connection) or keep_secret(connection, IDENTITY, token_bytes(16)).hex()


def beat(connection: sqlite3.Connection) -> None:
    """Write something new, so that SQLite has something to write."""
    replace_secret(connection, PULSE, token_bytes(16))


def find_open_ms(connection: sqlite3.Connection) -> int | None:
    """When the room was open last, as far as it was noted."""
    row = connection.execute(FIND_SECRET, {"at_name": OPEN}).fetchone()
    return None if row is None else int(row[0])


def keep_guest(connection: sqlite3.Connection, guest: Guest) -> None:
    renamed = connection.execute(RENAME_GUEST, {"at_guest": guest.guest_id, "new_name": guest.name})
    if not renamed.rowcount:
        row = {"guest_id": guest.guest_id, "name": guest.name, "created_ms": guest.created_ms}
        connection.execute(ADD_GUEST, row)


def find_guest(connection: sqlite3.Connection, guest_id: str) -> Guest | None:
    row = connection.execute(FIND_GUEST, {"at_guest": guest_id}).fetchone()
    return None if row is None else Guest(*row)


def keep_subscription(connection: sqlite3.Connection, subscription: Subscription) -> None:
    remove_subscription(connection, subscription.guest_id, subscription.endpoint)
    known = find_subscriptions(connection, subscription.guest_id)
    for oldest in known[SUBSCRIPTIONS_PER_GUEST - 1 :]:
        remove_subscription(connection, oldest.guest_id, oldest.endpoint)
    [count] = connection.execute(COUNT_SUBSCRIPTIONS).fetchone()
    if count >= MOST_SUBSCRIPTIONS:
        connection.execute(REMOVE_OLDEST_SUBSCRIPTIONS)
    connection.execute(ADD_SUBSCRIPTION, structs.asdict(subscription))


def find_subscriptions(connection: sqlite3.Connection, guest_id: str) -> list[Subscription]:
    rows = connection.execute(FIND_SUBSCRIPTIONS, {"at_guest": guest_id}).fetchall()
    return [Subscription(*row) for row in rows]


def remove_subscription(connection: sqlite3.Connection, guest_id: str, endpoint: str) -> None:
    connection.execute(REMOVE_SUBSCRIPTION, {"at_guest": guest_id, "at_endpoint": endpoint})


def keep_secret(connection: sqlite3.Connection, name: str, fresh: bytes) -> bytes:
    row = connection.execute(FIND_SECRET, {"at_name": name}).fetchone()
    if row is not None:
        return bytes(row[0])
    connection.execute(ADD_SECRET, {"name": name, "content": fresh})
    return fresh


def replace_secret(connection: sqlite3.Connection, name: str, content: bytes) -> None:
    values = {"at_name": name, "new_content": content}
    if not connection.execute(CHANGE_SECRET, values).rowcount:
        keep_secret(connection, name, content)


def columns(listing: Listing) -> dict[str, bool | bytes]:
    return {"public": listing.public, "finished": listing.finished, "summary": listing.summary}


def as_row(number: int, table_id: str, revision: int, public: int, finished: int, summary: bytes) -> TableRow:
    return TableRow(number, table_id, revision, Listing(bool(public), bool(finished), summary))
