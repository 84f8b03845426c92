"""A room without a network: people are watchers that keep what they are shown."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import AsyncExitStack
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from hrajme.language import HrajmeError
from hrajme.room import BotTask, KeptTable, Known, Moment, News, Opening, Room, Settings
from hrajme.room.presence import Presence
from hrajme.room.thinkers import Answer, KeptBots, Thinkers
from hrajme.store.sqlite import SqliteStore
from hrajme.table import PersonId, Table
from hrajme.table.commands import Command, Play, SeatBot, Sit, Start
from hrajme.testing.clock import Clock, until
from hrajme.testing.problems import no_problems

GAME = "the_game"


class ThinkHere:
    """Bots that think in this process; they may be told to wait or to fail."""

    def __init__(self, count: int = 1000) -> None:
        self.count = count
        self.asked: list[BotTask] = []
        self.may_answer = asyncio.Event()
        self.may_answer.set()
        self.error: Exception | None = None

    async def answer(self, question: BotTask) -> Answer:
        self.asked.append(question)
        await self.may_answer.wait()
        if self.error is not None:
            raise self.error
        return KeptBots().answer(question)

    def answer_one(self) -> None:
        """Those who are asked now answer, and no other."""
        self.may_answer.set()
        self.may_answer.clear()

    async def close(self) -> None:
        pass


class Watcher:
    def __init__(self, person: str) -> None:
        self._person = PersonId(person)
        self.known = Known()
        self.news: list[News] = []
        self.presence = Presence()
        self.is_gone = False

    @property
    def person(self) -> PersonId:
        return self._person

    @property
    def guest(self) -> PersonId:
        return self._person

    def on_change(self, moment: Moment) -> None:
        eyes = moment.eyes(self.person)
        self.news.append(moment.news(eyes, self.known))
        self.known = moment.known(eyes)

    def on_presence(self, presence: Presence) -> None:
        self.presence = presence

    def on_gone(self, error: HrajmeError) -> None:
        self.is_gone = True

    @property
    def revision(self) -> int:
        return self.news[-1].table.revision


class Evening:
    """A room, its store, and the tables of an evening."""

    def __init__(self, room: Room, store: SqliteStore, thinkers: Any) -> None:
        self.room = room
        self.store = store
        self.thinkers = thinkers
        self.keys = count(1)

    async def open(self, by: str = "anna", seats: int = 2, **more: Any) -> KeptTable:
        await self.room.rename(PersonId(by), by.title())
        opening = Opening(key=f"t{next(self.keys)}", game=more.pop("game", GAME), seats=seats, **more)
        return self.room.table(await self.room.open_table(opening, PersonId(by)))

    async def do(self, kept: KeptTable, by: str, command: type[Command], *args: Any, **more: Any) -> int:
        head: dict[str, Any] = {"key": f"k{next(self.keys)}", "revision": self.table(kept).revision} | more
        return await kept.do(command(*args, **head), PersonId(by))

    def table(self, kept: KeptTable) -> Table:
        assert kept.table is not None
        return kept.table

    async def start(self, *persons: str, bots: int = 0, level: str = "easy", **more: Any) -> KeptTable:
        """A running table: persons, then bots."""
        kept = await self.open(persons[0], len(persons) + bots, **more)
        for seat, person in enumerate(persons):
            await self.do(kept, person, Sit, seat, person.title())
        for seat in range(len(persons), len(persons) + bots):
            await self.do(kept, persons[0], SeatBot, seat, level)
        await self.do(kept, persons[0], Start)
        return kept

    async def start_bots(self, host: str) -> KeptTable:
        """A running table where two bots play for nobody."""
        kept = await self.open(host)
        for seat in range(2):
            await self.do(kept, host, SeatBot, seat, "easy")
        await self.do(kept, host, Start)
        return kept

    async def play(self, kept: KeptTable, by: str) -> int:
        """The first move there is."""
        view = self.table(kept).view(PersonId(by))
        return await self.do(kept, by, Play, view.seat, view.moves[0])

    async def let_bots_move(self, kept: KeptTable) -> None:
        await until(lambda: not kept.driver.is_busy)


OpenRoom = Callable[..., Awaitable[Evening]]
Watch = Callable[[KeptTable, str], Awaitable[Watcher]]


@pytest.fixture
async def clock() -> Clock:
    return Clock()


@pytest.fixture
async def open_room(tmp_path: Path, clock: Clock) -> AsyncIterator[OpenRoom]:
    """Opens rooms on one and the same file."""
    async with AsyncExitStack() as stack:

        async def open_one(
            thinkers: Thinkers | None = None, at_once: int = 1000, **settings: float
        ) -> Evening:
            store = await SqliteStore.open(tmp_path / "room.db")
            stack.push_async_callback(store.close)
            thinkers = thinkers or ThinkHere(at_once)
            chosen = Settings(**{"bot_pause_seconds": 0.0, **settings})
            room = await Room.open(store, thinkers, chosen, clock.now_ms)
            stack.push_async_callback(room.close)
            return Evening(room, store, thinkers)

        yield open_one


@pytest.fixture
async def evening(open_room: OpenRoom) -> Evening:
    return await open_room()


@pytest.fixture
def watch() -> Watch:
    async def of(kept: KeptTable, person: str) -> Watcher:
        watcher = Watcher(person)
        await kept.watch(watcher)
        return watcher

    return of


@pytest.fixture(autouse=True)
def problems() -> Iterator[list[logging.LogRecord]]:
    with no_problems() as found:
        yield found
