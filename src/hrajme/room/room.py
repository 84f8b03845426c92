"""Room: all tables of one installation, each read from the store when somebody needs it."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

import msgspec

from hrajme.room.calls import Call
from hrajme.room.codes import make_code
from hrajme.room.health import Health
from hrajme.room.heart import Heart
from hrajme.room.kept import KeptTable
from hrajme.room.lobby import Listed, Lobby, read_line
from hrajme.room.opening import Opening, make_table
from hrajme.room.short import SPACE, find_rests
from hrajme.room.thinkers import Thinkers
from hrajme.room.turns import Turns
from hrajme.store import Guest, Inspected, Store, StoreError, TooManyTables
from hrajme.table import PersonId, Table
from hrajme.table import commands as ask
from hrajme.table.errors import NoName
from hrajme.table.words import clean_line

log = logging.getLogger("hrajme.room")

T = TypeVar("T")

SECRET_BYTES = 32
WATCH_SECONDS = 2.0
INSPECTION_PAUSE_SECONDS = 0.05


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """How fast things go."""

    # Between two moves of bots, while somebody watches. A page shows them at its reader's own pace; the
    # pause is for who wants to say something in between.
    bot_pause_seconds: float = 0.2
    # The same where only bots play and people look on.
    show_pause_seconds: float = 0.9
    # Bots of a table that nobody watches any more play on for so long, as while a page is loaded again.
    unwatched_seconds: float = 20.0
    # So long a host may be away while others are here.
    host_away_seconds: float = 60.0
    # Who has been waited for and away for so long is called.
    call_seconds: float = 10.0
    # A table that nobody has used for so long leaves the memory.
    idle_seconds: float = 300.0
    # A public table that everybody has left is listed for so long.
    linger_seconds: float = 300.0
    # The short code of a table that everybody has left lets people in for so long.
    invite_seconds: float = 2 * 3600.0


def now_ms() -> int:
    return time.time_ns() // 1_000_000


class Room:
    """Make one with `Room.open`; the store stays open when the room closes."""

    def __init__(
        self,
        store: Store,
        thinkers: Thinkers,
        secret: bytes,
        settings: Settings,
        clock: Callable[[], int],
        stopped_ms: int | None = None,
    ) -> None:
        self.store = store
        self.thinkers = thinkers
        self.turns = Turns(thinkers.count)
        self.secret = secret
        self.settings = settings
        self.now_ms = clock
        self.loop = asyncio.get_running_loop()
        self.kept: dict[str, KeptTable] = {}
        self.health = Health(self)
        # What is to be done anew when another program has written.
        self.followers: list[Callable[[], Coroutine[Any, Any, None]]] = []
        # Who hands calls on to people, and returns at once.
        self.callers: list[Callable[[Call], None]] = []
        self.lobby = Lobby(int(settings.linger_seconds * 1000))
        # When somebody was last at tables that have left the memory since.
        self.left_ms: dict[str, int] = {}
        self.is_full = False
        self.tasks: set[asyncio.Task[None]] = set()
        # What was begun for somebody and ends, also when they have gone.
        self.begun: set[asyncio.Task[Any]] = set()
        self.heart = Heart(self, stopped_ms)
        self.is_closed = False
        self.spawn(self.sweep)
        self.spawn(self.heart.run)
        self.spawn(self.inspect)
        self.spawn(self.keep_watch)

    @classmethod
    async def open(
        cls,
        store: Store,
        thinkers: Thinkers,
        settings: Settings | None = None,
        clock: Callable[[], int] = now_ms,
    ) -> Room:
        secret = await read_secret(store)
        stopped_ms = await store.last_open_ms()
        room = cls(store, thinkers, secret, settings or Settings(), clock, stopped_ms)
        await room.fill_lobby()
        return room

    # Tables

    def table(self, code: str) -> KeptTable:
        """The table of this code, whether there is one or not: what it is asked first tells."""
        if code not in self.kept:
            self.kept[code] = KeptTable(self, code)
        return self.kept[code]

    async def find_short(self, short: str) -> KeptTable | None:
        """The table that waits for somebody under this short code."""
        for rest in find_rests(self.secret, short, self.now_ms()):
            code = await self.store.find_numbered(rest, SPACE)
            if code is not None and await self.table(code).invitation.is_open():
                return self.table(code)
        return None

    async def open_table(self, opening: Opening, by: PersonId) -> str:
        """A new table; its code. The same key of the same person again gives the same table.

        Raises TableError when there can be no such table, and StoreError.
        """
        code = make_code(self.secret, by, opening.key)
        table = await self.prepare(opening, by, await self.name_of(by))
        try:
            await self.finish(self.table(code).create(table))
        except TooManyTables as error:
            self.note_full(error)
            raise
        self.is_full = False
        log.info("table %s opened: %s for %d", self.table(code).name, opening.game, opening.seats)
        return code

    async def prepare(self, opening: Opening, by: PersonId, name: str) -> Table:
        """To read a file and to play what it says takes a while; others have their turn meanwhile."""
        if opening.file is None:
            return make_table(opening, by, name, self.now_ms())
        return await asyncio.to_thread(make_table, opening, by, name, self.now_ms())

    def note_full(self, error: TooManyTables) -> None:
        """Whoever runs the room is told once; people are told each time."""
        if not self.is_full:
            log.error("no table can be opened any more: %s", error)
        self.is_full = True

    def public_tables(self, before: int | None = None) -> list[Listed]:
        """Those that are not over and not deserted, the newest first."""
        return self.lobby.page(self.now_ms(), before)

    async def fill_lobby(self) -> None:
        """Find the tables at which somebody was just before the start: page by page, while there are any."""
        before = None
        while rows := await self.store.tables(public=True, finished=False, before=before):
            lines = [line for row in rows if (line := read_line(row)) is not None]
            listed = [line for line in lines if self.lobby.is_listed(line, self.now_ms())]
            if not listed:
                return
            for line in listed:
                self.lobby.put(line)
            before = rows[-1].number

    # Guests

    async def name_of(self, person: PersonId) -> str:
        """The name this person goes by; "" when nobody knows."""
        guest = await self.store.guest(person)
        return "" if guest is None else guest.name

    async def rename(self, person: PersonId, text: str) -> str:
        """The name as it is kept; raises NoName."""
        name = clean_line(text)[: ask.LONGEST_NAME].strip()
        if not name:
            raise NoName
        await self.store.keep_guest(Guest(person, name, self.now_ms()))
        return name

    # Behind the scenes

    def spawn(self, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Run beside everything else; what goes wrong is in the program's log."""
        task = self.loop.create_task(work())
        self.tasks.add(task)
        task.add_done_callback(self.on_end)

    async def finish(self, work: Coroutine[Any, Any, T]) -> T:
        """The result of the work, which ends also when nobody waits for it any more."""
        task = self.loop.create_task(work)
        self.begun.add(task)
        task.add_done_callback(self.begun.discard)
        return await asyncio.shield(task)

    def on_end(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if task.cancelled() or (error := task.exception()) is None:
            return
        # What the disk does not do is in the log already, once.
        if not isinstance(error, StoreError):
            log.error("something went wrong behind a table", exc_info=error)

    async def sweep(self) -> None:
        """Tables that nobody uses leave the memory; their logs stay."""
        while True:
            await asyncio.sleep(self.settings.idle_seconds / 4)
            self.drop_idle()
            self.lobby.forget(self.now_ms())
            self.forget_left()

    async def keep_watch(self) -> None:
        """See in time that another program has written, as by a restored backup, or that the disk is well."""
        while True:
            await asyncio.sleep(WATCH_SECONDS)
            if self.health.trouble is not None:
                await self.health.check()
                continue
            try:
                if await self.store.is_overtaken():
                    await self.begin_anew()
            except StoreError as error:
                self.health.note(error)

    async def begin_anew(self) -> None:
        """Nothing that is in memory may be true any more."""
        self.secret = await read_secret(self.store)
        for follow in self.followers:
            await follow()
        for kept in list(self.kept.values()):
            await kept.doubt()
        self.lobby.lines.clear()
        await self.fill_lobby()
        await self.inspect()

    async def inspect(self) -> None:
        """Look for damage in all logs, page by page; the others have their turn in between."""
        before = None
        while page := await self.store.inspect(before=before):
            for found in page:
                await self.note_inspected(found)
            before = page[-1].number
            await asyncio.sleep(INSPECTION_PAUSE_SECONDS)

    async def note_inspected(self, found: Inspected) -> None:
        if found.damage is None:
            self.health.clear_table(found.table_id)
            return
        self.health.note_table(found.table_id, found.damage)
        if found.table_id in self.kept:
            # In memory it may still be whole, but what is added to it could not be read again.
            await self.kept[found.table_id].doubt()

    def drop_idle(self) -> None:
        latest = self.loop.time() - self.settings.idle_seconds
        for code, kept in list(self.kept.items()):
            if kept.is_idle and kept.used_at <= latest:
                kept.stop()
                self.left_ms[code] = kept.seen_ms
                del self.kept[code]

    def forget_left(self) -> None:
        """Those whose short codes rest."""
        oldest = self.now_ms() - self.settings.invite_seconds * 1000
        self.left_ms = {code: left_ms for code, left_ms in self.left_ms.items() if left_ms >= oldest}

    async def close(self) -> None:
        """Let what was begun come to its end, stop the bots and all that runs; what is on disk stays.

        A second call does nothing.
        """
        if self.is_closed:
            return
        self.is_closed = True
        await asyncio.gather(*self.begun, return_exceptions=True)
        await self.heart.beat()
        for kept in self.kept.values():
            kept.stop()
        tasks = list(self.tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.thinkers.close()


async def read_secret(store: Store) -> bytes:
    """What codes of tables are made with."""
    return await store.secret("codes", secrets.token_bytes(SECRET_BYTES))
