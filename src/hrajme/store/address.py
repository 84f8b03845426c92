"""The address of a database, as in ``hrajme serve --db sqlite:///room.db``."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError

from hrajme.store.errors import UnknownAddress
from hrajme.store.sqlite import SqliteStore
from hrajme.store.store import Store


async def open_store(address: str) -> Store:
    """The store at this address, made if it is new; raises CannotOpen."""
    return await SqliteStore.open(parse_address(address))


def parse_address(address: str) -> Path:
    """The file of an address; raises UnknownAddress."""
    try:
        url = make_url(address)
    except (ArgumentError, ValueError) as error:
        raise UnknownAddress(address) from error
    # A database in memory would keep nothing.
    if url.drivername != "sqlite" or url.host or not url.database or url.database == ":memory:":
        raise UnknownAddress(address)
    # By its own name, whatever links lead there: what lies beside the file tells who has it open.
    return Path(url.database).resolve()
