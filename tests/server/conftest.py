"""A room on a real port, and people with windows open at its tables."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import AsyncExitStack
from itertools import count
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from hrajme.room import BotTask, Room, Settings
from hrajme.room.thinkers import Answer, KeptBots
from hrajme.server.host import Host
from hrajme.server.limits import Limits, Rate
from hrajme.server.listening import listen
from hrajme.server.pages import Pages
from hrajme.server.push.network import Network
from hrajme.server.serving import make_server
from hrajme.store.sqlite import SqliteStore
from hrajme.testing.clock import Clock
from hrajme.testing.problems import no_problems

GAME = "the_game"
WIDE = Rate(10**6, 10**6)
WIDE_LIMITS = Limits(
    requests=WIDE,
    opened_tables=WIDE,
    wrong_codes=WIDE,
    new_sockets=WIDE,
    messages=WIDE,
    messages_per_address=WIDE,
    bad_messages=WIDE,
    frames=WIDE,
    pages=WIDE,
)
QUICK = Settings(bot_pause_seconds=0.0)
PATIENCE_SECONDS = 20.0

Json = dict[str, Any]


class ThinkHere:
    """Bots that think in this process: the same moves without the start of processes."""

    count = 1000

    async def answer(self, question: BotTask) -> Answer:
        await asyncio.sleep(0)
        return KeptBots().answer(question)

    async def close(self) -> None:
        pass


class Window:
    """One socket at one table; keeps all that came in."""

    def __init__(self, person: Person, code: str, socket: ClientConnection) -> None:
        self.person = person
        self.code = code
        self.socket = socket
        self.raw: list[str] = []
        self.updates: list[Json] = []
        self.story: dict[int, Json] = {}
        self.talk: dict[int, Json] = {}
        self.present: Json = {}
        self.answers: dict[str, Json] = {}
        self.pongs = 0
        self.leaving: Json = {}
        self.lost: Json = {}
        self.is_closed = False
        self.changed = asyncio.Condition()
        self.keys = count(1)
        self.reader = asyncio.create_task(self.read())

    async def read(self) -> None:
        try:
            async for raw in self.socket:
                assert isinstance(raw, str)
                self.raw.append(raw)
                self.take(json.loads(raw))
                await self.notify()
        except ConnectionClosed:
            pass
        self.is_closed = True
        await self.notify()

    async def notify(self) -> None:
        async with self.changed:
            self.changed.notify_all()

    def take(self, message: Json) -> None:
        match message["message"]:
            case "update":
                self.updates.append(message)
                self.story |= {told["revision"]: told for told in message["story"]}
                self.talk |= {spoken["revision"]: spoken for spoken in message["talk"]}
            case "present":
                self.present = message
            case "done" | "refused":
                self.answers[message["key"]] = message
            case "pong":
                self.pongs += 1
            case "lost":
                self.lost = message
            case "leaving":
                self.leaving = message

    async def until(self, condition: Callable[[], Any]) -> Any:
        """Wait until it holds; what it gave."""
        async with asyncio.timeout(PATIENCE_SECONDS), self.changed:
            while not (found := condition()):
                assert not self.is_closed, "the socket was closed"
                await self.changed.wait()
        return found

    async def until_closed(self) -> int | None:
        async with asyncio.timeout(PATIENCE_SECONDS), self.changed:
            await self.changed.wait_for(lambda: self.is_closed)
        return self.socket.close_code

    @property
    def table(self) -> Json:
        """The table as it was shown last."""
        table: Json = self.updates[-1]["table"]
        return table

    @property
    def revision(self) -> int:
        return int(self.table["revision"]) if self.updates else 0

    async def post(self, command: str, **fields: Any) -> str:
        """Send a command without waiting; its key."""
        message = {"command": command, "key": f"k{next(self.keys)}", "revision": self.revision} | fields
        await self.socket.send(json.dumps(message))
        return str(message["key"])

    async def send(self, command: str, **fields: Any) -> Json:
        """Send a command and wait for its answer."""
        key = await self.post(command, **fields)
        answer: Json = await self.until(lambda: self.answers.pop(key, None))
        return answer

    async def do(self, command: str, **fields: Any) -> int:
        """Send a command that is done; its revision."""
        answer = await self.send(command, **fields)
        assert answer["message"] == "done", answer
        return int(answer["revision"])

    async def refused(self, command: str, **fields: Any) -> str:
        """Send a command that is refused; the code of why."""
        answer = await self.send(command, **fields)
        assert answer["message"] == "refused", answer
        return str(answer["code"])

    async def play(self) -> int:
        """The first move there is."""
        await self.until(lambda: self.table["moves"])
        return await self.do("play", seat=self.table["seat"], move=self.table["moves"][0])

    async def shows(self, revision: int) -> Json:
        """Wait until the table is at least at this revision."""
        await self.until(lambda: self.revision >= revision)
        return self.table

    async def close(self) -> None:
        await self.socket.close()
        await asyncio.gather(self.reader, return_exceptions=True)


class Person:
    """Somebody with a browser, which keeps a cookie."""

    def __init__(self, url: str, name: str) -> None:
        self.url = url
        self.name = name
        self.http = httpx.AsyncClient(base_url=url, timeout=PATIENCE_SECONDS)
        self.windows: list[Window] = []
        self.keys = count(1)

    async def arrive(self) -> Person:
        if self.name:
            answer = await self.http.put("/api/me", json={"name": self.name})
            assert answer.status_code == 200, answer.text
        return self

    @property
    def cookie(self) -> str:
        return self.http.cookies.get("hrajme_guest") or ""

    async def open_table(self, game: str = GAME, seats: int = 2, **more: Any) -> str:
        body = {"key": f"t{next(self.keys)}", "game": game, "seats": seats} | more
        answer = await self.http.post("/api/tables", json=body)
        assert answer.status_code == 201, answer.text
        return str(answer.json()["code"])

    async def come(self, code: str, since: int = 0, **headers: str) -> Window:
        """A window that shows the table."""
        window = await self.connect(code, **headers)
        await window.socket.send(json.dumps({"command": "watch", "since": since}))
        await window.until(lambda: window.updates and window.present)
        return window

    async def connect(self, code: str, **headers: str) -> Window:
        """A window that has not said yet what it wants."""
        sent = {"Cookie": f"hrajme_guest={self.cookie}"} | headers
        address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{code}/socket"
        # As in a browser, nobody here pings of his own accord.
        socket = await connect(address, additional_headers=sent, compression=None, ping_interval=None)
        window = Window(self, code, socket)
        self.windows.append(window)
        return window

    async def leave(self) -> None:
        for window in self.windows:
            await window.close()
        await self.http.aclose()


class House:
    """A room that is open."""

    def __init__(self, host: Host, store: SqliteStore, url: str) -> None:
        self.host = host
        self.store = store
        self.room: Room = host.room
        self.url = url
        self.people: list[Person] = []

    async def person(self, name: str = "") -> Person:
        person = await Person(self.url, name).arrive()
        self.people.append(person)
        return person

    async def persons(self, *names: str) -> list[Person]:
        return [await self.person(name) for name in names]

    async def seated(self, *names: str, **more: Any) -> list[Window]:
        """A running table with these persons, all of them watching."""
        people = await self.persons(*names)
        code = await people[0].open_table(seats=len(people), **more)
        windows = [await person.come(code) for person in people]
        for seat, window in enumerate(windows):
            await window.do("sit", seat=seat)
        revision = await windows[0].do("start")
        for window in windows:
            await window.shows(revision)
        return windows


OpenHouse = Callable[..., Awaitable[House]]


@pytest.fixture
async def clock() -> Clock:
    return Clock()


@pytest.fixture
async def open_house(tmp_path: Path, clock: Clock) -> AsyncIterator[OpenHouse]:
    """Opens a room; everything is closed in the end."""
    async with AsyncExitStack() as stack:

        async def open_one(
            limits: Limits = WIDE_LIMITS,
            settings: Settings = QUICK,
            pages: Path | None = None,
            network: Network | None = None,
        ) -> House:
            store = await SqliteStore.open(tmp_path / "room.db")
            stack.push_async_callback(store.close)
            room = await Room.open(store, ThinkHere(), settings, clock.now_ms)
            stack.push_async_callback(room.close)
            house = await start(await Host.open(room, limits, network), store, pages or tmp_path / "pages")
            stack.push_async_callback(end, house)
            return house

        async def start(host: Host, store: SqliteStore, pages: Path) -> House:
            listener = listen("127.0.0.1", 0)
            ready = asyncio.Event()
            server = make_server(host, ready.set, Pages(pages))
            task = asyncio.create_task(server._serve([listener]))
            servers[host] = (server, task)
            await ready.wait()
            return House(host, store, f"http://127.0.0.1:{listener.getsockname()[1]}")

        async def end(house: House) -> None:
            for person in house.people:
                await person.leave()
            server, task = servers[house.host]
            server.begin_to_leave()
            await task

        servers: dict[Host, Any] = {}
        yield open_one


@pytest.fixture
async def house(open_house: OpenHouse) -> House:
    return await open_house()


@pytest.fixture(autouse=True)
def problems() -> Iterator[list[logging.LogRecord]]:
    with no_problems() as found:
        yield found
