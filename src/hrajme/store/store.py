"""Store: what every keeper of logs promises, whatever database is under it.

A table's log is a head (revision 0) and events (revisions 1, 2, 3 …), opaque bytes to the store. Whoever
writes a table holds a claim: its *epoch* rises with each claim, and an append names the epoch and the last
revision it knows. An append with another epoch or revision is refused, so two processes never both write
a table. When a call returns, what it wrote is on disk; when it raises, nothing of it was written. A call
that is cancelled may have been written or not: read the table to find out.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import msgspec

from hrajme.store.errors import StoreError

PAGE = 50
SUMMARY_BYTES = 2000


class Claim(msgspec.Struct, frozen=True):
    """The right to write a table, until somebody else claims it."""

    epoch: int
    revision: int


class StoredEvent(msgspec.Struct, frozen=True):
    revision: int
    epoch: int
    content: bytes


class Listing(msgspec.Struct, frozen=True):
    """What the lobby shows of a table. It follows from the log, so it can be made anew at any time."""

    public: bool = False
    finished: bool = False
    summary: bytes = b""

    def __post_init__(self) -> None:
        if len(self.summary) > SUMMARY_BYTES:
            raise ValueError(f"a summary has at most {SUMMARY_BYTES} bytes, not {len(self.summary)}")


class TableRow(msgspec.Struct, frozen=True):
    """A line of the lobby; *number* rises with each table opened and is the place to page on from."""

    number: int
    table_id: str
    revision: int
    listing: Listing


class Inspected(msgspec.Struct, frozen=True):
    """A table whose log was read; *damage* says why it could not be."""

    number: int
    table_id: str
    damage: StoreError | None = None


class Missing(msgspec.Struct, frozen=True):
    """A table of which less is there than was acknowledged; *present* is None when nothing is."""

    table_id: str
    acknowledged: int
    present: int | None

    @property
    def count(self) -> int:
        return self.acknowledged - (self.present or 0)


class Guest(msgspec.Struct, frozen=True):
    guest_id: str
    name: str
    created_ms: int


class Subscription(msgspec.Struct, frozen=True):
    """A browser of a guest that wants to be called: where, by which keys, in which language."""

    guest_id: str
    endpoint: str
    key: bytes
    auth: bytes
    language: str
    site: str  # the address of the room as this browser knows it
    renewed_ms: int


class Store(Protocol):
    """Keeps logs. Every method may raise a StoreError; which ones are expected is said at each."""

    @property
    def missing(self) -> tuple[Missing, ...]:
        """What was acknowledged before the store was opened this time and is not there."""

    async def check(self) -> None:
        """Write something; raises a StoreError when that cannot be done just now."""

    async def is_overtaken(self) -> bool:
        """Whether another program has written since this was asked last. Writes nothing itself."""

    async def inspect(self, *, before: int | None = None, limit: int = PAGE) -> list[Inspected]:
        """Read the logs of a page of tables, the newest first, and say which of them are damaged."""

    async def open_table(self, table_id: str, head: bytes, listing: Listing = ...) -> Claim:
        """Begin a log and claim it; raises TableExists or TooManyTables."""

    async def claim(self, table_id: str) -> Claim:
        """Become the only writer of a table; raises NoSuchTable."""

    async def append(
        self,
        table_id: str,
        epoch: int,
        revision: int,
        events: Sequence[bytes],
        listing: Listing | None = None,
    ) -> None:
        """Write all events after *revision*, and the listing if it changed, or nothing.

        Raises Conflict when the claim was lost or the last revision is another one, and NoSuchTable.
        """

    async def remove(self, old: Sequence[TableRow]) -> int:
        """Take away those of these tables that have not changed since; how many they were."""

    async def head(self, table_id: str) -> bytes:
        """What the log begins with; raises NoSuchTable."""

    async def number(self, table_id: str) -> int:
        """The place of a table in the order of opening; raises NoSuchTable."""

    async def find_numbered(self, rest: int, every: int) -> str | None:
        """The table that has this *rest* among the last *every* numbers, if it is still there."""

    async def read(self, table_id: str, since: int = 0) -> list[StoredEvent]:
        """The events after the revision *since*, in order; raises NoSuchTable or Damaged.

        All that was asked to be written before is in it or was refused, whoever still waits for that.
        """

    async def tables(
        self,
        *,
        public: bool | None = None,
        finished: bool | None = None,
        before: int | None = None,
        limit: int = PAGE,
    ) -> list[TableRow]:
        """The newest tables first; *before* is the number of the last row of the page before."""

    async def keep_guest(self, guest: Guest) -> None:
        """Remember a guest; one that is known gets the new name and stays as old as before."""

    async def guest(self, guest_id: str) -> Guest | None:
        """The guest of this id, if there is one."""

    async def keep_subscription(self, subscription: Subscription) -> None:
        """Remember it in place of what was known of the same endpoint. A guest has a few at most, and all
        together are not too many: those that were renewed longest ago go."""

    async def subscriptions(self, guest_id: str) -> list[Subscription]:
        """Those of a guest, the freshest first."""

    async def remove_subscription(self, guest_id: str, endpoint: str) -> None:
        """Forget it; one that is not there is no mistake."""

    async def secret(self, name: str, fresh: bytes) -> bytes:
        """The secret of this name; *fresh* is kept and returned when there was none."""

    async def note_open(self, now_ms: int) -> None:
        """Remember that the room was open at this moment."""

    async def last_open_ms(self) -> int | None:
        """The last moment that was noted so; None when there was none."""

    async def close(self) -> None:
        """Write what is waiting, then let go of the database; a second call does nothing."""
