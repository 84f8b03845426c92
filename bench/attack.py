"""Attack: what honest guests notice while somebody means harm, against the same room at rest.

    python bench/attack.py              all attacks, about four minutes; needs Linux and its 127.0.0.0/8
    python bench/attack.py ping …       these only

A room with its usual limits, as ``hrajme serve`` opens it, in a process of its own; another process attacks
(bench/attackers.py), this one plays: five tables of four persons, one move in half a second each, a person
against a watched bot, and ``/health`` twenty times a second. Before each attack the same is measured at rest.
"""

from __future__ import annotations

import asyncio
import os
import platform
import statistics
import subprocess
import sys
import tempfile
import time
from functools import partial
from itertools import count
from pathlib import Path

import msgspec
from attackers import ATTACKS
from rich.console import Console
from server import GAME, SOURCE, Message, Room, Row, Socket, View, make_head
from tables import make_table

from hrajme.server.serving import allow_many_files
from hrajme.store import open_store
from hrajme.table import PersonId, Table
from hrajme.table import commands as ask
from hrajme.table.events import encode_event

SECONDS = 10.0
TABLES = 5
PAUSE_SECONDS = 0.5
ASK_SECONDS = 0.05
LONG = 20_000
LONG_CODE = "bbbb-bbbb-bbbb"
MEGABYTE = 1024 * 1024
OPENING = (
    {"command": "sit", "seat": 0, "name": "Anna"},
    {"command": "seat_bot", "seat": 1, "level": "normal"},
    {"command": "start"},
)


class UsualRoom(Room):
    """The program itself, with a long table in its database."""

    def __init__(self, folder: Path) -> None:
        address = f"sqlite:///{folder / 'room.db'}"
        asyncio.run(keep_long_table(address))
        arguments = ["-m", "hrajme", "serve", "--host", "127.0.0.1", "--port", "0", "--db", address]
        self.process = subprocess.Popen(
            [sys.executable, *arguments, "--lang", "en"],
            env={**os.environ, "PYTHONPATH": str(SOURCE)},
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        assert self.process.stdout is not None
        self.port = int(self.process.stdout.readline().rpartition(":")[2])

    def memory(self) -> float:
        """In megabytes."""
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE") / MEGABYTE


async def keep_long_table(address: str) -> None:
    """Somebody sat down and stood up again and again."""
    bob = PersonId("bob")
    table = Table.open(ask.Open(GAME, 2, {}, "Bob", key="open"), bob, 0)
    for turn in range(LONG):
        command = ask.Stand(key=f"k{turn}") if turn % 2 else ask.Sit(0, "Bob", key=f"k{turn}")
        table.apply(command, bob, turn)
    store = await open_store(address)
    claim = await store.open_table(LONG_CODE.replace("-", ""), b"{}")
    events = [encode_event(event) for event in table.log]
    await store.append(LONG_CODE.replace("-", ""), claim.epoch, 0, events)
    await store.close()


class Duel:
    """A person against a bot: how long until the bot's move is seen."""

    def __init__(self, port: int, code: str, cookie: str) -> None:
        self.port = port
        self.head = make_head(code, cookie)
        self.view: View | None = None
        self.changed = asyncio.Event()
        self.keys = count(1)
        self.waits: list[tuple[float, float]] = []

    async def play(self) -> None:
        loop = asyncio.get_running_loop()
        _, socket = await loop.create_connection(
            partial(Socket, self.head, self.take), "127.0.0.1", self.port
        )
        for command in OPENING:
            while self.view is None or not self.changed.is_set():
                await self.changed.wait()
            self.changed.clear()
            socket.send({**command, "key": f"d{next(self.keys)}", "revision": self.view.revision})
        await self.changed.wait()
        begun = time.perf_counter()
        while True:
            self.changed.clear()
            if self.view is None or not (self.view.moves or self.view.phase == "over"):
                await self.changed.wait()
                now = time.perf_counter()
                self.waits.append((now, now - begun))
                begun = now
                continue
            socket.send(self.make_command(self.view))
            begun = time.perf_counter()
            await self.changed.wait()
            await asyncio.sleep(PAUSE_SECONDS / 2)

    def make_command(self, view: View) -> dict[str, object]:
        head = {"key": f"d{next(self.keys)}", "revision": view.revision}
        if view.phase == "over":
            return {"command": "offer", "kind": "rematch", **head}
        return {"command": "play", "seat": view.seat, "move": view.moves[0], **head}

    def take(self, message: Message) -> None:
        if message.table is not None:
            self.view = message.table
        self.changed.set()


class Visitor:
    """Asks how the room is, again and again, over one connection."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.waits: list[tuple[float, float]] = []
        self.failures = 0

    async def run(self) -> None:
        while True:
            try:
                async with asyncio.timeout(5):
                    await self.ask()
            except (OSError, TimeoutError, asyncio.IncompleteReadError):
                self.failures += 1
            await asyncio.sleep(ASK_SECONDS)

    async def ask(self) -> None:
        begun = time.perf_counter()
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        try:
            writer.write(b"GET /health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
            if not (await reader.readline()).startswith(b"HTTP/1.1 200"):
                raise OSError
            await reader.read()
        finally:
            writer.close()
        now = time.perf_counter()
        self.waits.append((now, now - begun))


class Guests:
    """All who are honest."""

    def __init__(self, room: UsualRoom) -> None:
        self.room = room
        self.groups = [room.open_group(place, PAUSE_SECONDS) for place in range(TABLES)]
        cookie = room.ask("/api/me")[1]
        body = {"key": "duel", "game": GAME, "seats": 2}
        code = msgspec.json.decode(room.ask("/api/tables", body, cookie)[0])["code"]
        self.duel = Duel(room.port, code, cookie)
        self.visitor = Visitor(room.port)

    async def begin(self) -> list[asyncio.Task[None]]:
        for group in self.groups:
            await group.connect()
            await group.prepare()
        people = [*(group.play(float("inf")) for group in self.groups), self.duel.play(), self.visitor.run()]
        return [asyncio.create_task(person) for person in people]

    async def measure(self, name: str) -> Row:
        """Ten seconds of honest play, from now on."""
        begun, failures, cpu = time.perf_counter(), self.visitor.failures, self.room.cpu_seconds()
        await asyncio.sleep(SECONDS)
        moves = [wait for group in self.groups for at, wait in group.waits if at > begun]
        asked = [wait for at, wait in self.visitor.waits if at > begun]
        bots = [wait for at, wait in self.duel.waits if at > begun]
        return (
            name,
            cut(moves, 50),
            cut(moves, 99),
            cut(asked, 99),
            str(self.visitor.failures - failures),
            cut(bots, 90),
            f"{100 * (self.room.cpu_seconds() - cpu) / SECONDS:.0f} %",
            f"{self.room.memory():.0f}",
        )


def cut(waits: list[float], percent: int) -> str:
    return f"{1000 * statistics.quantiles(waits, n=100)[percent - 1]:.1f}" if len(waits) > 1 else "–"


async def run(room: UsualRoom, names: list[str], console: Console) -> None:
    table = make_table(
        f"{TABLES} tables, a duel and a visitor",
        "attack",
        *("move p50 ms", "move p99 ms", "/health p99 ms", "failed", "bot p90 ms", "processor", "MB"),
    )
    guests = Guests(room)
    people = await guests.begin()
    await asyncio.sleep(3)
    for name in names:
        table.add_row(*await guests.measure("at rest"))
        attackers = start_attack(name, room.port)
        await asyncio.sleep(1)
        table.add_row(*await guests.measure(name))
        attackers.wait()
        await asyncio.sleep(2)
        for person in people:
            if person.done():
                person.result()
    for person in people:
        person.cancel()
    console.print(table)


def start_attack(name: str, port: int) -> subprocess.Popen[bytes]:
    file = Path(__file__).with_name("attackers.py")
    return subprocess.Popen([sys.executable, str(file), name, str(port), LONG_CODE, str(SECONDS + 1.5)])


def main(names: list[str]) -> None:
    console = Console(highlight=False, width=110)
    console.print(
        f"Python {platform.python_version()}, {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}"
    )
    allow_many_files(5000)
    with tempfile.TemporaryDirectory() as folder:
        room = UsualRoom(Path(folder))
        try:
            asyncio.run(run(room, names, console))
        finally:
            room.close()


if __name__ == "__main__":
    main(sys.argv[1:] or list(ATTACKS))
