"""One room a file. A second one on the same file would show its guests tables as they were a while ago."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from hrajme.store.address import parse_address
from hrajme.store.errors import InUse
from hrajme.store.problems import LOCKED, explained, primary_code

# Beside the database. SQLite's locks work on every system, and end with the process however it ends.
LOCK = "-room"


@contextmanager
def kept_alone(address: str) -> Iterator[None]:
    """Meanwhile no other program that asks opens a room on this database; raises InUse."""
    path = parse_address(address)
    lock = path.with_name(path.name + LOCK)
    with explained(path.name):
        connection = take(lock, path.name)
    try:
        yield
    finally:
        # Before it is let go, lest it be another's; some systems keep what is open.
        with suppress(OSError):
            lock.unlink()
        connection.close()


def take(lock: Path, name: str) -> sqlite3.Connection:
    connection = sqlite3.connect(lock, timeout=0, isolation_level=None)
    try:
        connection.execute("PRAGMA journal_mode = MEMORY")
        connection.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError as error:
        connection.close()
        if primary_code(error) in LOCKED:
            raise InUse(name) from error
        raise
    return connection
