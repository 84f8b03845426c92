"""Calls: who is waited for at a table and does not have it open is called, once a turn."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from typing import TYPE_CHECKING

import msgspec

from hrajme.table import PersonId, Table
from hrajme.table.persons import guest_of

if TYPE_CHECKING:
    from hrajme.room.kept import KeptTable


class Call(msgspec.Struct, frozen=True):
    """It is this guest's turn. No more is told than whoever passes by the table could hear."""

    guest: PersonId
    code: str
    game: str
    waiting: tuple[str, ...]  # the names of the others who play


class Calls:
    """Of one table in memory."""

    def __init__(self, kept: KeptTable) -> None:
        self.kept = kept
        self.loop = kept.room.loop
        # Since when each has been waited for without being here.
        self.since: dict[PersonId, float] = {}
        # Who was called in this turn. Whose turn it was before the table was read had been called by then.
        self.called: set[PersonId] | None = None
        self.timer: asyncio.TimerHandle | None = None

    def note(self, table: Table, here: Collection[PersonId]) -> None:
        """The table is like this now, and these guests have it open."""
        asked = find_asked(table)
        self.called = asked if self.called is None else self.called & asked
        late, now = asked - self.called - set(here), self.loop.time()
        self.since = {guest: self.since.get(guest, now) for guest in late}
        self.set_timer()

    def set_timer(self) -> None:
        self.stop()
        if self.since:
            seconds = self.kept.room.settings.call_seconds
            self.timer = self.loop.call_at(min(self.since.values()) + seconds, self.ring)

    def ring(self) -> None:
        """Call who has been waited for long enough; a table that is just being read again calls then."""
        table, latest = self.kept.table, self.loop.time() - self.kept.room.settings.call_seconds
        if table is None or self.called is None:
            return
        for guest in [guest for guest, since in self.since.items() if since <= latest]:
            del self.since[guest]
            self.called.add(guest)
            call = make_call(table, self.kept.code, guest)
            for caller in self.kept.room.callers:
                caller(call)
        self.set_timer()

    def stop(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None


def find_asked(table: Table) -> set[PersonId]:
    """The guests who are to move, where somebody else than bots waits for them."""
    persons = table.seats.persons()
    if table.phase != "running" or table.clock.is_paused or len(set(map(guest_of, persons))) < 2:
        return set()
    to_move = table.line.to_move()
    return {guest_of(person) for person, seat in persons.items() if seat in to_move}


def make_call(table: Table, code: str, guest: PersonId) -> Call:
    others = [seat for person, seat in table.seats.persons().items() if guest_of(person) != guest]
    return Call(guest, code, table.game.key, tuple([table.seats.name_at(seat) for seat in others]))
