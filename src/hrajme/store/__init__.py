"""The log of every table, kept: what was acknowledged is on disk."""

from hrajme.store.address import open_store
from hrajme.store.alone import kept_alone
from hrajme.store.errors import (
    CannotOpen,
    Closed,
    Conflict,
    Damaged,
    Denied,
    DiskFull,
    Failed,
    InUse,
    Locked,
    NewerDatabase,
    NoSuchTable,
    NotOurs,
    StoreError,
    TableExists,
    UnknownAddress,
)
from hrajme.store.store import Claim, Guest, Listing, Store, StoredEvent, TableRow

__all__ = [
    "CannotOpen",
    "Claim",
    "Closed",
    "Conflict",
    "Damaged",
    "Denied",
    "DiskFull",
    "Failed",
    "Guest",
    "InUse",
    "Listing",
    "Locked",
    "NewerDatabase",
    "NoSuchTable",
    "NotOurs",
    "Store",
    "StoreError",
    "StoredEvent",
    "TableExists",
    "TableRow",
    "UnknownAddress",
    "kept_alone",
    "open_store",
]
