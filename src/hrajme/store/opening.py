"""Opening a database file: is it ours, is it of our version, and if it is older or new, the way up.

Nothing is read but the header, the schema and one row, so old tables cost nothing. A file that is not
ours is not touched.
"""

from __future__ import annotations

import os
import sqlite3
import time
from pathlib import Path

from hrajme.store.errors import CannotOpen, NewerDatabase, NotOurs
from hrajme.store.problems import LOCKED, explained, primary_code

# "hrjm", in the header of the file.
APPLICATION_ID = 0x68726A6D

# The last migration; a test holds it to the folder. A database of this version is opened without Alembic,
# whose import takes longer than everything else here.
NEWEST = "0004"

LOCKED_SECONDS = 5.0
POLL_SECONDS = 0.005
WAL_BYTES = 64 * 1024 * 1024
# 16 MB, four times SQLite's own number: with hundreds of tables a commit writes hundreds of pages, and moving
# them into the file so often took a quarter of the throughput. The price is about 20 ms to open after a kill.
CHECKPOINT_PAGES = 4000


def connect(path: Path, *, locked_seconds: float = LOCKED_SECONDS) -> sqlite3.Connection:
    """A connection in autocommit, so that no transaction begins behind our back."""
    connection = sqlite3.connect(path, timeout=locked_seconds, isolation_level=None, check_same_thread=False)
    # FULL: a commit returns when the log is on the disk itself, not in the system's memory.
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")
    connection.execute(f"PRAGMA wal_autocheckpoint = {CHECKPOINT_PAGES}")
    connection.execute(f"PRAGMA journal_size_limit = {WAL_BYTES}")
    return connection


def open_writer(path: Path, *, locked_seconds: float = LOCKED_SECONDS) -> sqlite3.Connection:
    """The connection that writes, to a database that is ours and of our version; raises CannotOpen."""
    with explained(path.name):
        _create(path)
        connection = connect(path, locked_seconds=locked_seconds)
        try:
            _prepare(connection, path, locked_seconds)
        except BaseException:
            connection.close()
            raise
        return connection


def open_reader(path: Path, *, locked_seconds: float = LOCKED_SECONDS) -> sqlite3.Connection:
    with explained(path.name):
        connection = connect(path, locked_seconds=locked_seconds)
        connection.execute("PRAGMA query_only = ON")
        return connection


def _create(path: Path) -> None:
    """Logs hold hidden cards and secret seeds: a new file is for this user only."""
    try:
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
    except FileExistsError:
        pass
    except OSError as error:
        problem = error.strerror or str(error)
        raise CannotOpen("store-cannot_open", name=path.name, problem=problem) from error


def _prepare(connection: sqlite3.Connection, path: Path, locked_seconds: float) -> None:
    # Identity and version are read in one moment: another start may just be making the file.
    connection.execute("BEGIN")
    version = find_version(connection, path.name)
    connection.execute("COMMIT")
    if version != NEWEST:
        # Alembic is imported only by those who need it.
        from hrajme.store.migrations import migrate

        migrate(path, application_id=APPLICATION_ID, locked_seconds=locked_seconds)
    _use_wal(connection, locked_seconds)


def _use_wal(connection: sqlite3.Connection, locked_seconds: float) -> None:
    """Readers and the writer no longer wait for each other. The file remembers it.

    SQLite does not wait by itself here, since two that switch at once would wait for each other.
    """
    deadline = time.monotonic() + locked_seconds
    while True:
        try:
            connection.execute("PRAGMA journal_mode = WAL")
            return
        except sqlite3.OperationalError as error:
            if primary_code(error) not in LOCKED or time.monotonic() >= deadline:
                raise
        time.sleep(POLL_SECONDS)


def find_version(connection: sqlite3.Connection, name: str) -> str | None:
    """The migration the database is at, None for an empty one; raises NotOurs or NewerDatabase."""
    if _number(connection, "PRAGMA application_id") == APPLICATION_ID:
        version = str(connection.execute("SELECT version_num FROM alembic_version").fetchone()[0])
        # Versions are numbers of four digits, so they compare like words.
        if version > NEWEST:
            raise NewerDatabase(name, version, NEWEST)
        return version
    if _number(connection, "SELECT count(*) FROM sqlite_master"):
        raise NotOurs(name)
    return None


def _number(connection: sqlite3.Connection, statement: str) -> int:
    return int(connection.execute(statement).fetchone()[0])
