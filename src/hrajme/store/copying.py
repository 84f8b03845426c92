"""Copies of a database: a backup of one moment, and the way back, both while a room has it open."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from secrets import token_bytes
from tempfile import TemporaryDirectory

from hrajme.store.errors import CannotCopy, Damaged, NoDatabase, NotOurs
from hrajme.store.opening import find_version, open_reader, open_writer
from hrajme.store.problems import explained
from hrajme.store.rows import IDENTITY

# How much is done, of how much.
Progress = Callable[[int, int], None]

STEP_PAGES = 1024
STEP_TABLES = 100
# A room that is open writes again at the latest after this.
LOCKED_SECONDS = 30.0
COPIED = ("tables", "events", "guests", "secrets", "subscriptions")


def say_nothing(done: int, of: int) -> None:
    pass


def back_up(path: Path, target: Path, on_progress: Progress = say_nothing) -> None:
    """Copy the database, as it is at this moment, to a new file of its own.

    Raises NoDatabase, NotOurs, Damaged, CannotCopy when the file is there or cannot be written, and others.
    """
    if not path.exists():
        raise NoDatabase(path.name)
    with new_file(target) as part, explained(path.name), closing(open_reader(path)) as source:
        # All steps see the moment at which this transaction begins, whatever is written meanwhile.
        source.execute("BEGIN")
        if find_version(source, path.name) is None:
            raise NotOurs(path.name)
        with closing(sqlite3.connect(part)) as copy:
            pages = lambda _, left, of: on_progress(of - left, of)  # noqa: E731
            source.backup(copy, pages=STEP_PAGES, progress=pages)
            check(copy, path.name)
            # One file alone, which can be read also where nothing can be written.
            copy.execute("PRAGMA journal_mode = DELETE")


@contextmanager
def new_file(target: Path) -> Iterator[Path]:
    """A file for this user only, which has its name when all is in it and on the disk."""
    if target.exists():
        raise CannotCopy("store-copy_exists", name=target.name)
    part = target.with_name(target.name + "-part")
    with told(target.name):
        os.close(os.open(part, os.O_CREAT | os.O_TRUNC | os.O_WRONLY, 0o600))
        try:
            yield part
            with part.open("rb") as written:
                os.fsync(written.fileno())
            part.rename(target)
        finally:
            part.unlink(missing_ok=True)


@contextmanager
def told(name: str) -> Iterator[None]:
    """Turns what the system reports about files into CannotCopy."""
    try:
        yield
    except OSError as error:
        problem = error.strerror or str(error)
        raise CannotCopy("store-cannot_copy", name=name, problem=problem) from error


def check(connection: sqlite3.Connection, name: str) -> None:
    """Raises Damaged."""
    [found] = connection.execute("PRAGMA quick_check(1)").fetchone()
    if found != "ok":
        raise Damaged("store-damaged", name=name, problem=str(found))


def restore(backup: Path, path: Path, on_progress: Progress = say_nothing) -> int:
    """Put what is in the backup in place of what is in the database; how many tables there are now.

    It is one transaction: a room that is open sees it whole, and whoever it has let write a table before has
    lost that right. Raises what `back_up` does, and Locked.
    """
    with told(path.name), TemporaryDirectory(prefix=f"{path.name}-", dir=path.parent) as folder:
        fresh = Path(folder) / backup.name
        back_up(backup, fresh)
        open_writer(fresh).close()
        with explained(path.name), closing(open_writer(path, locked_seconds=LOCKED_SECONDS)) as connection:
            connection.execute("ATTACH ? AS fresh", (str(fresh),))
            connection.execute("BEGIN IMMEDIATE")
            count = replace_all(connection, on_progress)
            connection.execute("COMMIT")
            return count


def replace_all(connection: sqlite3.Connection, on_progress: Progress) -> int:
    [last] = connection.execute("SELECT coalesce(max(epoch), 0) FROM tables").fetchone()
    for name in reversed(COPIED):
        connection.execute(f"DELETE FROM main.{name}")
    for name in COPIED:
        if name != "events":
            connection.execute(f"INSERT INTO main.{name} SELECT * FROM fresh.{name}")
    # Above all that anybody holds.
    connection.execute("UPDATE main.tables SET epoch = epoch + ? + 1", (last,))
    # Another history than the one that was acknowledged: its witness is not heard any more.
    connection.execute("UPDATE main.secrets SET content = ? WHERE name = ?", (token_bytes(16), IDENTITY))
    return copy_events(connection, on_progress)


def copy_events(connection: sqlite3.Connection, on_progress: Progress) -> int:
    found = connection.execute("SELECT table_id FROM fresh.tables").fetchall()
    for done, table in enumerate(found, start=1):
        connection.execute("INSERT INTO main.events SELECT * FROM fresh.events WHERE table_id = ?", table)
        if done % STEP_TABLES == 0 or done == len(found):
            on_progress(done, len(found))
    return len(found)
