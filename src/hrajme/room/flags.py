"""Flags: when somebody's time is up at a table, its game ends, whoever is connected."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING

from hrajme.store import StoreError
from hrajme.table import ROOM, Table
from hrajme.table.commands import Tick, Wake

if TYPE_CHECKING:
    from hrajme.room.kept import KeptTable

# A timer may be a little early.
LATE_SECONDS = 0.002
RETRY_SECONDS = 1.0


class Flags:
    """The timer of one table in memory. A table that sleeps on disk is looked at when somebody comes."""

    def __init__(self, kept: KeptTable) -> None:
        self.kept = kept
        self.timer: asyncio.TimerHandle | None = None

    def note(self, table: Table) -> None:
        """The table is like this now."""
        self.stop()
        falls = table.clock.falls()
        if falls:
            is_unsure = self.kept.room.heart.slept_ms(table) > 0
            left_ms = 0 if is_unsure else min(falls.values()) - self.kept.room.now_ms()
            self.set_timer(max(0, left_ms) / 1000 + LATE_SECONDS)

    def set_timer(self, seconds: float) -> None:
        self.timer = self.kept.room.loop.call_later(seconds, self.kept.room.spawn, self.look)

    async def look(self) -> None:
        """Whether a flag has fallen; while the disk fails it is looked at again and again."""
        try:
            async with self.kept.lock:
                table = await self.kept.hold()
                await self.kept.change(table, Tick(key=f"@tick {table.revision}"), ROOM)
                self.note(table)
        except StoreError:
            self.stop()
            self.set_timer(RETRY_SECONDS)
        with suppress(StoreError):
            self.kept.driver.go_on()

    async def wake(self, table: Table) -> None:
        """Charge nobody for the time that the room was closed; the lock is held."""
        slept_ms = self.kept.room.heart.slept_ms(table)
        if slept_ms > 0:
            await self.kept.change(table, Wake(slept_ms, key=f"@wake {table.revision}"), ROOM)

    def stop(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
