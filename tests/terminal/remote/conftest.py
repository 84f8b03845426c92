"""A real room on a real port, and friends at its tables."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from functools import partial
from itertools import count
from pathlib import Path
from threading import Event, Thread
from typing import Any

import pytest

from hrajme.language import HrajmeError
from hrajme.room import BotTask, Settings
from hrajme.room.thinkers import Answer, KeptBots
from hrajme.server.limits import Limits, Rate
from hrajme.server.listening import listen
from hrajme.server.lobby import NewTable, OpenedTable
from hrajme.server.serving import make_server, open_host
from hrajme.table import TableView
from hrajme.table.commands import Play
from hrajme.terminal.access import Ask
from hrajme.terminal.commands.join import sit_down, until
from hrajme.terminal.remote.link import Link
from hrajme.terminal.remote.requests import Requests
from hrajme.terminal.remote.table import ME, RemoteTable

PATIENCE_SECONDS = 60.0
WIDE = Rate(10**6, 10**6)
LIMITS = Limits(
    requests=WIDE, opened_tables=WIDE, wrong_codes=WIDE, new_sockets=WIDE, messages=WIDE, bad_messages=WIDE
)


class ThinkHere:
    """Bots that think in this process: the same moves without the start of processes."""

    count = 1000

    async def answer(self, question: BotTask) -> Answer:
        await asyncio.sleep(0)
        return KeptBots().answer(question)

    async def close(self) -> None:
        pass


class Friend:
    """Somebody at a table, without a face."""

    def __init__(self, table: RemoteTable) -> None:
        self.table = table
        self.refusals: list[HrajmeError] = []
        self.plays = False
        table.listener = self

    @property
    def view(self) -> TableView:
        return self.table.view(ME)

    def changed(self) -> None:
        if self.plays and self.view.moves and not self.table.pending:
            assert self.view.seat is not None
            self.send(partial(Play, self.view.seat, self.view.moves[0]))

    def refuse(self, error: HrajmeError) -> None:
        self.refusals.append(error)

    def send(self, ask: Ask) -> None:
        self.table.send(ME, ask)

    async def do(self, ask: Ask) -> None:
        """Send, and wait for the answer."""
        self.send(ask)
        await asyncio.wait_for(self.table.answered.wait(), PATIENCE_SECONDS)

    def play_on(self) -> None:
        """Always the first move, from now on."""
        self.plays = True
        self.changed()


class House:
    """A room in a thread of its own; it can be closed and opened again at the same port."""

    def __init__(self, folder: Path) -> None:
        self.store = f"sqlite:///{folder / 'room.db'}"
        self.port = 0
        self.keys = count(1)
        self.thread: Thread | None = None
        self.open()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def open(self) -> None:
        ready = Event()
        self.thread = Thread(target=lambda: asyncio.run(self.serve(ready)))
        self.thread.start()
        assert ready.wait(PATIENCE_SECONDS)

    async def serve(self, ready: Event) -> None:
        settings = Settings(bot_pause_seconds=0.0)
        async with open_host(self.store, limits=LIMITS, settings=settings, thinkers=ThinkHere()) as host:
            listener = listen("127.0.0.1", self.port)
            self.port = listener.getsockname()[1]
            self.loop = asyncio.get_running_loop()
            self.server = make_server(host, ready.set)
            await self.server.serve([listener])

    def close(self) -> None:
        if self.thread is not None:
            self.loop.call_soon_threadsafe(self.server.begin_to_leave)
            self.thread.join()
            self.thread = None

    def guest(self, name: str) -> Requests:
        requests = Requests(self.url)
        requests.put_name(name)
        return requests

    def new_table(self, host: Requests, seats: int = 2, game: str = "the_game", **more: Any) -> Link:
        new = NewTable(key=f"t{next(self.keys)}", game=game, seats=seats, **more)
        return Link(self.url, host.ask("POST", "/api/tables", OpenedTable, new).code)

    @asynccontextmanager
    async def come(self, link: Link, guest: Requests, *, watch: bool = False) -> AsyncIterator[Friend]:
        """As ``hrajme join`` does it."""
        table = RemoteTable(link, guest.cookie)
        life = asyncio.create_task(table.run())
        try:
            await until(table.arrived, life)
            if not watch:
                await sit_down(table, life)
            yield Friend(table)
        finally:
            life.cancel()
            await asyncio.gather(life, return_exceptions=True)


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    opened = House(tmp_path)
    yield opened
    opened.close()
