"""Health: how the disk is, as far as the room knows. Each thing that is wrong is said once in its log."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from hrajme.core import BrokenLog
from hrajme.language import HrajmeError
from hrajme.room.codes import hide_codes
from hrajme.store import ChangedEvent, Closed, Denied, LostEvents, StoreError

if TYPE_CHECKING:
    from hrajme.room.kept import KeptTable
    from hrajme.room.room import Room

log = logging.getLogger("hrajme.room")

# What was found so long ago is true still, for whoever asks.
FRESH_SECONDS = 1.0
# What was said in the log so shortly before is not said again.
SAID_SECONDS = 60.0
# They are about one table; the others go on.
OF_A_TABLE = (BrokenLog, ChangedEvent, LostEvents)
# They say nothing about the disk.
HARMLESS = (Closed, Denied)


class Health:
    """What is wrong, until it no longer is."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.trouble: StoreError | None = None
        self.damaged: dict[str, HrajmeError] = {}
        # When each kind of trouble was there last.
        self.said: dict[type[StoreError], float] = {}
        # So many events were acknowledged and are gone.
        self.lost = {each.table_id: each.count for each in room.store.missing}
        self.asking: asyncio.Task[None] | None = None
        self.asked_at = float("-inf")
        if self.lost:
            tables = ", ".join(map(hide_codes, self.lost))
            log.error("%d acknowledged events are missing from the disk; tables: %s", self.missing, tables)

    @property
    def missing(self) -> int:
        return sum(self.lost.values())

    @property
    def is_well(self) -> bool:
        return self.trouble is None and not self.damaged and not self.lost

    def count_lost(self, kept: KeptTable, known: int) -> int:
        """How many events a table has lost: before the start, or to who knows it up to this revision."""
        revision = known if kept.table is None else kept.table.revision
        return max(self.lost.get(kept.code, 0), known - revision)

    async def check(self) -> None:
        """Find out how the disk is; who asks while somebody else does shares what is found."""
        now = self.room.loop.time()
        if self.asking is None and now - self.asked_at >= FRESH_SECONDS:
            self.asked_at = now
            self.asking = self.room.loop.create_task(self.beat())
        if self.asking is not None:
            await asyncio.shield(self.asking)

    async def beat(self) -> None:
        """Write something."""
        try:
            await self.room.store.check()
            self.clear()
        except StoreError as error:
            self.note(error)
        finally:
            self.asking = None

    @contextmanager
    def observe(self, code: str) -> Iterator[None]:
        """Remember what goes wrong with this table meanwhile, or with the disk."""
        try:
            yield
        except OF_A_TABLE as error:
            self.note_table(code, error)
            raise
        except StoreError as error:
            self.note(error)
            raise

    def note(self, error: StoreError) -> None:
        if isinstance(error, HARMLESS):
            return
        if type(error) is not type(self.trouble) and not self.was_said(error):
            log.error("the disk does not do its work: %s", error)
        self.said[type(error)] = self.room.loop.time()
        self.trouble = error

    def was_said(self, error: StoreError) -> bool:
        """Whether it was so just now: on a disk that is nearly full something small may still be written."""
        return self.room.loop.time() - self.said.get(type(error), -SAID_SECONDS) < SAID_SECONDS

    def clear(self) -> None:
        """Something was written."""
        if self.trouble is not None:
            self.trouble = None
            log.info("the disk does its work again")

    def note_table(self, code: str, error: HrajmeError) -> None:
        if code not in self.damaged:
            log.error("table %s is damaged: %s", hide_codes(code), hide_codes(str(error)))
        self.damaged[code] = error

    def clear_table(self, code: str) -> None:
        """It was read."""
        if self.damaged.pop(code, None) is not None:
            log.info("table %s is whole again", hide_codes(code))
