"""Heir: a host who stays away while others wait loses the table to one of them."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from hrajme.room.presence import find_heir
from hrajme.table import ROOM, Table
from hrajme.table import commands as ask

if TYPE_CHECKING:
    from hrajme.room.kept import KeptTable


class Heir:
    """Of one table."""

    def __init__(self, kept: KeptTable) -> None:
        self.kept = kept
        self.room = kept.room
        self.timer: asyncio.TimerHandle | None = None

    def note(self, table: Table) -> None:
        """See whether the host is here, and wake up when they have been away too long."""
        if find_heir(table, self.kept.presence) is None:
            self.stop()
        elif self.timer is None:
            away = self.room.settings.host_away_seconds
            self.timer = self.room.loop.call_later(away, self.room.spawn, self.inherit)

    def stop(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    async def inherit(self) -> None:
        self.timer = None
        async with self.kept.lock:
            table = await self.kept.hold()
            heir = find_heir(table, self.kept.presence)
            if heir is not None:
                command = ask.PassHost(heir, key=self.kept.next_key(table), revision=table.revision)
                await self.kept.change(table, command, ROOM)
