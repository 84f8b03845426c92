"""Absence: who has a seat and is not here.

A bot plays on for who stays away while others wait for a move, from the same view. Who comes back has the
seat back.
"""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from contextlib import suppress
from typing import TYPE_CHECKING

from hrajme.store import StoreError
from hrajme.table import ROOM, PersonId, Table
from hrajme.table import commands as ask
from hrajme.table.events import Event
from hrajme.table.persons import guest_of
from hrajme.table.seating import usual_level

if TYPE_CHECKING:
    from hrajme.room.kept import KeptTable


class Absence:
    """Of one table: since when each person who decides at a seat has not been here."""

    def __init__(self, kept: KeptTable) -> None:
        self.kept = kept
        self.loop = kept.room.loop
        # When each left, by the clock of the loop and by that of the room.
        self.since: dict[PersonId, float] = {}
        self.left_ms: dict[PersonId, int] = {}
        self.timer: asyncio.TimerHandle | None = None

    def note(self, table: Table, here: Collection[PersonId]) -> None:
        """See who has gone and who is back, and wake up when the first has been away too long."""
        gone = [person for person in table.seats.persons() if guest_of(person) not in here]
        now, now_ms = self.loop.time(), self.kept.room.now_ms()
        self.since = {person: self.since.get(person, now) for person in gone}
        self.left_ms = {person: self.left_ms.get(person, now_ms) for person in gone}
        self.stop()
        late = self.find_late(table)
        # A table that everybody has left may sleep.
        if here and late:
            self.timer = self.loop.call_at(min(late.values()), self.kept.room.spawn, self.replace_absent)

    def find_late(self, table: Table) -> dict[int, float]:
        """The seats that are waited for and whose persons are away, each with the moment a bot plays on."""
        # Where there is a clock, that is what an absence costs.
        if not table.away_seconds or table.clock.control is not None:
            return {}
        waited_for = [(seat, table.seats.places[seat].person) for seat in table.line.to_move() if seat >= 0]
        return {
            seat: self.since[person] + table.away_seconds
            for seat, person in waited_for
            if person is not None and person in self.since
        }

    def find_overdue(self, table: Table) -> list[int]:
        now = self.loop.time()
        return [seat for seat, moment in self.find_late(table).items() if moment <= now]

    def is_away(self, table: Table, seat: int) -> bool:
        """Whether the person who decides at this seat is not here."""
        return table.seats.at(seat).has_person and table.seats.person_at(seat) in self.since

    def is_about(self, table: Table, seat: int, by: PersonId) -> bool:
        """Whether somebody at the table asks a bot to play on for another who is away."""
        return table.seats.seat_of(by) is not None and self.is_away(table, seat)

    async def hand_over(self, table: Table, seat: int, level: str) -> list[Event]:
        """Anybody may ask it; the room does it, so that who comes back has the seat at once."""
        command = ask.HandOver(seat, level, key=self.kept.next_key(table), revision=table.revision)
        return await self.kept.change(table, command, ROOM)

    async def replace_absent(self) -> None:
        """Bots play on for all who have been away too long; while the disk fails, everybody waits."""
        with suppress(StoreError):
            await self.replace_overdue()
        self.kept.driver.go_on()

    async def replace_overdue(self) -> None:
        async with self.kept.lock:
            table = await self.kept.hold()
            for seat in self.find_overdue(table):
                await self.hand_over(table, seat, usual_level(table))

    async def welcome_back(self, guest: PersonId) -> None:
        """Whose seat a bot has kept only because they were away, sits there again; who came along, too."""
        async with self.kept.lock:
            table = await self.kept.see()
            for person in table.seats.beside(guest):
                seat = table.seats.seat_of(person)
                if seat is not None and table.seats.places[seat].is_away:
                    await self.seat_again(seat, person)

    async def seat_again(self, seat: int, person: PersonId) -> None:
        table = await self.kept.hold()
        command = ask.Sit(seat, key=f"@back {table.revision}", revision=table.revision)
        await self.kept.change(table, command, person)

    def stop(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
