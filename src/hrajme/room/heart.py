"""Heart: how long the room was closed, so that nobody's clock is charged for it.

While somebody plays against time the disk is told every few seconds that the room is open. After a kill it is
known, to that exactness, since when it was not; the doubt is in favour of who was thinking.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from hrajme.store import StoreError
from hrajme.table import Table

if TYPE_CHECKING:
    from hrajme.room.room import Room

BEAT_SECONDS = 5.0


class Heart:
    """Made when the room opens."""

    def __init__(self, room: Room, stopped_ms: int | None) -> None:
        self.room = room
        self.opened_ms = room.now_ms()
        # When it was open last before that.
        self.stopped_ms = self.opened_ms if stopped_ms is None else stopped_ms

    async def run(self) -> None:
        """As long as the room is open."""
        while True:
            await self.beat()
            await asyncio.sleep(BEAT_SECONDS)

    async def beat(self) -> None:
        if any(kept.is_timed for kept in self.room.kept.values()):
            try:
                await self.room.store.note_open(self.room.now_ms())
            except StoreError as error:
                self.room.health.note(error)

    def slept_ms(self, table: Table) -> int:
        """So long the room was closed while somebody thought here, and it is not in the log yet."""
        if table.clock.control is None or table.log[-1].at_ms >= self.opened_ms:
            return 0
        since = max(table.clock.since_ms.values(), default=self.opened_ms)
        return max(0, self.opened_ms - max(self.stopped_ms, since))
