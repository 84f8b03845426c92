"""KeptTable: one table between the people who look at it and its log on disk.

What anybody is shown or told is on disk first. A command is decided, appended together with the chance moves
it causes, and only then published. If the append fails, the table in memory is thrown away and read anew
when it is needed. Everything that touches the table holds its lock; bots think without it.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import msgspec

from hrajme.core import CHANCE
from hrajme.language import HrajmeError
from hrajme.room.absence import Absence
from hrajme.room.calls import Calls
from hrajme.room.codes import hide_codes
from hrajme.room.driver import Driver
from hrajme.room.flags import Flags
from hrajme.room.heir import Heir
from hrajme.room.invitation import Invitation
from hrajme.room.lobby import Listed
from hrajme.room.luck import draw
from hrajme.room.moment import Moments
from hrajme.room.presence import Presence, find_present
from hrajme.room.rebuilding import rebuild
from hrajme.room.summary import Summary, make_listing, read_summary, summarize
from hrajme.room.watcher import Watcher, show_out
from hrajme.store import Listing, NoSuchTable, StoredEvent, TableExists
from hrajme.table import ROOM, PersonId, Table
from hrajme.table import commands as ask
from hrajme.table.events import Event, encode_event
from hrajme.table.moves import is_due
from hrajme.table.removal import check_welcome

if TYPE_CHECKING:
    from hrajme.room.room import Room


# How exactly the disk knows when somebody was here last.
SEEN_STEP_MS = 60_000
# What a log begins with: all that there is to say of a table, its events say.
HEAD = b"{}"


class KeptTable:
    """Made by the room, one for each table that is in use."""

    def __init__(self, room: Room, code: str) -> None:
        self.room = room
        self.code = code
        self.lock = asyncio.Lock()
        self.driver = Driver(self)
        self.watchers: list[Watcher] = []
        self.moments = Moments()
        self.presence = Presence()
        self.absence = Absence(self)
        self.calls = Calls(self)
        self.flags = Flags(self)
        self.heir = Heir(self)
        self.invitation = Invitation(self)
        self.used_at = room.loop.time()
        # When a person was last known to care; the room's own looks do not count.
        self.wanted_at = self.used_at
        self.table: Table | None = None
        # The right to write; None until something is to be written.
        self.epoch: int | None = None
        self.listing = Listing()
        # When somebody was here last, and what of it is on disk.
        self.seen_ms = room.left_ms.pop(code, 0)
        self.kept_seen_ms = 0

    @property
    def name(self) -> str:
        """For the program's own log, which shall let nobody in."""
        return hide_codes(self.code)

    @property
    def is_idle(self) -> bool:
        return not self.watchers and not self.driver.is_busy and not self.lock.locked()

    @property
    def is_timed(self) -> bool:
        """Whether somebody thinks here against time."""
        return self.table is not None and bool(self.table.clock.falls())

    def stop(self) -> None:
        """Nothing more is done here by the clock."""
        self.absence.stop()
        self.calls.stop()
        self.flags.stop()
        self.heir.stop()

    # For the server

    async def do(self, command: ask.Command, by: PersonId) -> int:
        """Apply the command of a person; the revision at which its effect is on disk.

        Raises HrajmeError when it is refused or cannot be kept; then nothing has changed. Once begun it comes
        to its end, whoever is still there.
        """
        return await self.room.finish(self.carry_out(command, by))

    async def carry_out(self, command: ask.Command, by: PersonId) -> int:
        async with self.lock:
            table = await self.hold()
            self.note_person()
            if isinstance(command, ask.HandOver) and self.absence.is_about(table, command.seat, by):
                events = await self.absence.hand_over(table, command.seat, command.level)
            else:
                events = await self.change(table, command, by)
        self.driver.go_on()
        return events[-1].revision if events else table.revision

    async def watch(self, watcher: Watcher) -> None:
        """Show the table to *watcher*, now and at every change; raises ShownOut or a StoreError."""
        async with self.lock:
            table = await self.see()
            check_welcome(table, watcher.guest)
            if watcher not in self.watchers:
                self.watchers.append(watcher)
            watcher.on_change(self.moments.now(table, self.room.now_ms()))
            self.note_presence(table, welcome=watcher)
        await self.room.finish(self.absence.welcome_back(watcher.guest))
        self.driver.go_on()

    def unwatch(self, watcher: Watcher) -> None:
        if watcher in self.watchers:
            self.watchers.remove(watcher)
        self.note_person()
        if self.table is not None:
            self.note_presence(self.table)

    def note_person(self) -> None:
        """Somebody is here, or was just now."""
        self.used_at = self.wanted_at = self.room.loop.time()
        self.seen_ms = self.room.now_ms()

    async def summary(self) -> Summary:
        """A line for the lobby; raises NoSuchTable."""
        async with self.lock:
            return summarize(await self.see())

    async def create(self, table: Table) -> None:
        """Put a new table on disk; one that is there already is left as it is."""
        async with self.lock:
            if self.table is None and not await self.begin():
                self.table = table
                self.seen_ms = self.room.now_ms()
                self.let_chance_move(table)
                try:
                    await self.append(table, 0)
                except BaseException:
                    self.forget()
                    raise
        self.driver.go_on()

    async def begin(self) -> int:
        """Claim the log of a new table; its revision is 0 unless the table was there before."""
        with self.room.health.observe(self.code):
            try:
                claim = await self.room.store.open_table(self.code, HEAD)
            except TableExists:
                claim = await self.room.store.claim(self.code)
            await self.invitation.prepare()
        self.epoch = claim.epoch
        return claim.revision

    # Between memory and disk

    async def see(self) -> Table:
        """The table, to look at."""
        self.used_at = self.room.loop.time()
        if self.table is None:
            self.table = await self.read()
            self.publish(self.table)
        return self.table

    async def hold(self) -> Table:
        """The table, to change. It is claimed only now: to look, the disk may be full."""
        if self.epoch is None:
            with self.room.health.observe(self.code):
                claim = await self.room.store.claim(self.code)
            if self.table is not None and self.table.revision != claim.revision:
                self.table = None
            self.epoch = claim.epoch
        table = await self.see()
        await self.flags.wake(table)
        return table

    async def read(self) -> Table:
        with self.room.health.observe(self.code):
            table = await asyncio.to_thread(rebuild, await self.read_events())
            await self.invitation.prepare()
        self.room.health.clear_table(self.code)
        self.listing = make_listing(table, self.kept_seen_ms)
        return table

    async def read_events(self) -> list[StoredEvent]:
        try:
            return await self.room.store.read(self.code)
        except NoSuchTable as error:
            if self.room.kept.get(self.code) is self:
                del self.room.kept[self.code]
            for watcher in list(self.watchers):
                watcher.on_gone(error)
            raise

    async def change(self, table: Table, command: ask.Command | None, by: PersonId) -> list[Event]:
        """Apply, append, publish; the lock is held. Without a command only chance moves."""
        before = table.revision
        try:
            events = [] if command is None else table.apply(command, by, self.room.now_ms())
            self.let_chance_move(table)
            await self.append(table, before)
        except BaseException as error:
            # A refusal has changed nothing. After anything else, only the disk knows.
            if not isinstance(error, HrajmeError) or table.revision != before:
                self.forget()
            raise
        return events

    async def append(self, table: Table, before: int) -> None:
        """Put all after *before* on disk, then show it."""
        fresh = table.log[before:]
        if not fresh:
            return
        assert self.epoch is not None
        listing = make_listing(table, self.seen_to_keep())
        changed = None if listing == self.listing else listing
        contents = [encode_event(event) for event in fresh]
        with self.room.health.observe(self.code):
            await self.room.store.append(self.code, self.epoch, before, contents, changed)
        self.room.health.clear()
        self.listing = listing
        self.publish(table)

    def seen_to_keep(self) -> int:
        """When somebody was here last; it is written together with something else, once a minute at most."""
        if self.watchers:
            self.seen_ms = self.room.now_ms()
        # Also when the clock was put back meanwhile.
        if abs(self.seen_ms - self.kept_seen_ms) >= SEEN_STEP_MS:
            self.kept_seen_ms = self.seen_ms
        return self.kept_seen_ms

    def let_chance_move(self, table: Table) -> None:
        while is_due(table, CHANCE):
            key, revision = self.next_key(table), table.revision
            drawn = ask.PlayFor(CHANCE, draw(table), key=key, revision=revision)
            table.apply(drawn, ROOM, self.room.now_ms())

    @staticmethod
    def next_key(table: Table) -> str:
        """The key of a command of the room itself; no revision comes twice."""
        return f"@{table.revision}"

    async def doubt(self) -> None:
        """Somebody else has written: what is on disk is read again."""
        async with self.lock:
            self.forget()

    def forget(self) -> None:
        """What is in memory may not be what is on disk; who watches is shown what the disk says."""
        self.table = None
        self.epoch = None
        if self.watchers:
            self.room.loop.call_soon(self.driver.go_on)

    # Between memory and people

    def publish(self, table: Table) -> None:
        show_out(table, self.watchers)
        moment = self.moments.now(table, self.room.now_ms())
        for watcher in self.watchers:
            watcher.on_change(moment)
        self.note_presence(table)

    def note_presence(self, table: Table, welcome: Watcher | None = None) -> None:
        """Tell everybody when who is here has changed, and *welcome* in any case."""
        here = {watcher.guest for watcher in self.watchers}
        self.absence.note(table, here)
        self.calls.note(table, here)
        presence = find_present(table, here, self.absence.left_ms, self.invitation.short(table))
        news = presence != self.presence
        self.presence = presence
        for watcher in self.watchers:
            if news or watcher is welcome:
                watcher.on_presence(presence)
        self.heir.note(table)
        self.flags.note(table)
        self.note_lobby()

    def note_lobby(self) -> None:
        """As it is on disk."""
        if not self.listing.public or self.listing.finished:
            self.room.lobby.drop(self.code)
            return
        summary = msgspec.structs.replace(read_summary(self.listing), seen_ms=self.seen_ms)
        self.room.lobby.put(Listed(self.code, summary, is_present=bool(self.watchers)))
