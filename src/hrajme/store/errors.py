"""What can go wrong between a table and the disk.

StoreError
├── Denied             what the store holds speaks against it; nothing was written
│   ├── Conflict       another process holds the table, or its log is at another revision
│   ├── NoSuchTable
│   ├── TableExists
│   └── TooManyTables  old ones have to go first
├── CannotOpen         the file, its folder or its rights
│   ├── InUse          a room is open on it already
│   ├── NewerDatabase  made by a later version of the program
│   ├── NoDatabase     there is no such file
│   ├── NotOurs        another program's database, or no database at all
│   └── UnknownAddress
├── Damaged            the file was ours and can no longer be read
│   ├── ChangedEvent   an event is not what was written
│   └── LostEvents     a log is shorter than it was
├── CannotCopy         a backup has no place
├── FileGone           deleted or replaced while it is open; goes by when it is back
├── DiskFull           goes by when there is room again
├── Locked             another process has been writing for too long
├── Closed             the store was closed before
└── Failed             anything else the database reports
"""

from __future__ import annotations

from hrajme.language import HrajmeError


class StoreError(HrajmeError):
    pass


class Denied(StoreError):
    pass


class Conflict(Denied):
    """Carries the epoch and the revision that are in the store."""

    def __init__(self, table_id: str, *, tried_epoch: int, epoch: int, revision: int) -> None:
        id = "store-conflict" if tried_epoch == epoch else "store-fenced"
        super().__init__(id, table=table_id, revision=revision)
        self.epoch = epoch
        self.revision = revision
        # The writer must stop: the table has a new owner.
        self.is_fenced = tried_epoch != epoch


class NoSuchTable(Denied):
    def __init__(self, table_id: str) -> None:
        super().__init__("store-no_such_table", table=table_id)


class TableExists(Denied):
    def __init__(self, table_id: str) -> None:
        super().__init__("store-table_exists", table=table_id)


class TooManyTables(Denied):
    def __init__(self, count: int) -> None:
        super().__init__("store-too_many_tables", count=count)


class CannotOpen(StoreError):
    pass


class InUse(CannotOpen):
    def __init__(self, name: str) -> None:
        super().__init__("store-in_use", name=name)


class NewerDatabase(CannotOpen):
    def __init__(self, name: str, version: str, known: str) -> None:
        super().__init__("store-newer", name=name, version=version, known=known)


class NoDatabase(CannotOpen):
    def __init__(self, name: str) -> None:
        super().__init__("store-no_database", name=name)


class NotOurs(CannotOpen):
    def __init__(self, name: str) -> None:
        super().__init__("store-not_ours", name=name)


class UnknownAddress(CannotOpen):
    def __init__(self, address: str) -> None:
        super().__init__("store-unknown_address", address=address)


class Damaged(StoreError):
    pass


class ChangedEvent(Damaged):
    def __init__(self, table_id: str, revision: int) -> None:
        super().__init__("store-changed_event", table=table_id, revision=revision)


class LostEvents(Damaged):
    def __init__(self, table_id: str, revision: int, *, written: int) -> None:
        super().__init__("store-lost_events", table=table_id, revision=revision, written=written)


class CannotCopy(StoreError):
    pass


class FileGone(StoreError):
    def __init__(self, name: str) -> None:
        super().__init__("store-file_gone", name=name)


class DiskFull(StoreError):
    pass


class Locked(StoreError):
    pass


class Closed(StoreError):
    def __init__(self) -> None:
        super().__init__("store-closed")


class Failed(StoreError):
    pass
