"""Absence: who has a seat and is not here.

A bot plays on for who stays away while others wait for a move, from the same view. Who comes back has the
seat back.
"""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from typing import TYPE_CHECKING

from hrajme.table import PersonId, Table

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
        gone = [person for person in table.seats.persons() if person not in here]
        now, now_ms = self.loop.time(), self.kept.room.now_ms()
        self.since = {person: self.since.get(person, now) for person in gone}
        self.left_ms = {person: self.left_ms.get(person, now_ms) for person in gone}
        self.stop()
        late = self.find_late(table)
        # A table that everybody has left may sleep.
        if here and late:
            self.timer = self.loop.call_at(min(late.values()), self.kept.room.spawn, self.kept.replace_absent)

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

    def stop(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
