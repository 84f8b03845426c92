"""What SQLite reports, as errors that a person can understand."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy.exc import DBAPIError

from hrajme.store.errors import CannotOpen, Damaged, DiskFull, Failed, FileGone, Locked, NotOurs, StoreError

FULL = (sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR_SHMSIZE)
LOCKED = (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)
NO_ACCESS = (sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_READONLY, sqlite3.SQLITE_PERM)

# Trying the members of a group one by one would meet these again, each after a long wait or with more harm.
CONCERNS_ALL = (*LOCKED, *NO_ACCESS, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)


def full_code(error: BaseException) -> int:
    """SQLite's extended code, or 0."""
    return int(getattr(error, "sqlite_errorcode", 0) or 0)


def primary_code(error: BaseException) -> int:
    return full_code(error) & 0xFF


def concerns_all(error: BaseException) -> bool:
    """Whether it says something about the database rather than about one write."""
    if isinstance(error, FileGone):
        return True
    return primary_code(error) in CONCERNS_ALL and full_code(error) not in FULL


def explain(error: BaseException, name: str) -> BaseException:
    """The error of ours for one of SQLite's; any other is a mistake in the program and stays as it is."""
    if isinstance(error, DBAPIError) and error.orig is not None:
        error = error.orig
    return _explain(error, name) if isinstance(error, sqlite3.Error) else error


def _explain(error: sqlite3.Error, name: str) -> StoreError:
    problem, code = str(error), primary_code(error)
    if code in FULL or full_code(error) in FULL:
        return DiskFull("store-full")
    if code in LOCKED:
        return Locked("store-locked", name=name)
    if code == sqlite3.SQLITE_NOTADB:
        return NotOurs(name)
    if code == sqlite3.SQLITE_CORRUPT:
        return Damaged("store-damaged", name=name, problem=problem)
    kind, id = (CannotOpen, "store-cannot_open") if code in NO_ACCESS else (Failed, "store-failed")
    return kind(id, name=name, problem=problem)


@contextmanager
def explained(name: str) -> Iterator[None]:
    """Turns SQLite's errors into ours."""
    try:
        yield
    except (sqlite3.Error, DBAPIError) as error:
        raise explain(error, name) from error
