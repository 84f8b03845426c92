"""Invitation: the short code of one table, and when it lets somebody in."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hrajme.room.short import make_short
from hrajme.table import Table

if TYPE_CHECKING:
    from hrajme.room.kept import KeptTable


class Invitation:
    def __init__(self, kept: KeptTable) -> None:
        self.kept = kept
        # The place of the table in the order of opening.
        self.number = 0

    async def prepare(self) -> None:
        """Learn what the code is made of; raises NoSuchTable."""
        self.number = await self.kept.room.store.number(self.kept.code)

    def short(self, table: Table) -> str:
        """The code to read aloud; "" where nobody is waited for."""
        room = self.kept.room
        return make_short(room.secret, self.number, room.now_ms()) if is_waiting(table) else ""

    async def is_open(self) -> bool:
        """Whether the code lets somebody in: one is waited for, and somebody was here not long ago."""
        async with self.kept.lock:
            table = await self.kept.see()
        return is_waiting(table) and self.find_idle_ms(table) <= self.kept.room.settings.invite_seconds * 1000

    def find_idle_ms(self, table: Table) -> int:
        if self.kept.watchers:
            return 0
        # A clock that was put back makes the past a future; it is as far away.
        return abs(self.kept.room.now_ms() - max(self.kept.seen_ms, table.log[-1].at_ms))


def is_waiting(table: Table) -> bool:
    """Whether somebody may still come: before the start, and where a seat is free.

    With who learns a game nobody else sits down.
    """
    if table.opened.first_steps:
        return False
    is_short_of_players = table.seats.count_taken() < len(table.seats.places)
    return table.phase == "open" or (table.phase == "running" and is_short_of_players)
