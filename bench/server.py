"""The room: moves a second over real sockets, and how long a move takes until all four seats see it.

    python bench/server.py              about a minute and a half
    python bench/server.py FOLDER       the database on the disk of this folder

A process of its own serves; this one plays tables of four persons. First each table moves as soon as
everybody has seen the last move, then once a second. The processor time is that of the server, from /proc.
"""

from __future__ import annotations

import asyncio
import base64
import os
import platform
import statistics
import struct
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections import deque
from collections.abc import Callable
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any

SOURCE = Path(__file__).resolve().parent.parent / "src"
sys.path.insert(0, str(SOURCE))

import msgspec  # noqa: E402
from rich.console import Console  # noqa: E402
from tables import make_table, number  # noqa: E402

from hrajme.server.serving import allow_many_files, find_loop  # noqa: E402

CONNECTIONS = 5000
TABLES = (50, 200, 500)
SEATS = 4
GAME = "the_game"
SECONDS = 10.0
# The room needs to have seen each table once; what comes before is not counted.
WARM_UP_SECONDS = 2.0
TICKS_A_SECOND = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100

Row = tuple[str, ...]


class View(msgspec.Struct):
    """What a player needs of a table."""

    revision: int
    phase: str
    seat: int | None
    moves: list[str]


class Message(msgspec.Struct):
    """What a player needs of any message."""

    message: str
    table: View | None = None


decoder = msgspec.json.Decoder(Message)


class Socket(asyncio.Protocol):
    """The least of a WebSocket client: this process must cost less than the one it measures."""

    def __init__(self, head: bytes, on_message: Callable[[Message], None]) -> None:
        self.head = head
        self.on_message = on_message
        self.buffer = b""
        self.is_open = False
        self.transport: Any = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = transport
        self.write(self.head)

    def write(self, data: bytes) -> None:
        self.transport.write(data)

    def send(self, message: object) -> None:
        self.write(make_frame(0x81, msgspec.json.encode(message)))

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.is_open:
            head, found, rest = self.buffer.partition(b"\r\n\r\n")
            if not found:
                return
            assert head.startswith(b"HTTP/1.1 101"), head
            self.is_open, self.buffer = True, rest
            self.send({"command": "watch"})
        self.read_frames()

    def read_frames(self) -> None:
        """Whole frames of a server: not masked, not in parts."""
        data, start = self.buffer, 0
        while len(data) - start >= 2:
            opcode, size, begin = data[start] & 0x0F, data[start + 1], start + 2
            if size == 126:
                size, begin = int.from_bytes(data[begin : begin + 2], "big"), begin + 2
            elif size == 127:
                size, begin = int.from_bytes(data[begin : begin + 8], "big"), begin + 8
            if begin + size > len(data):
                break
            content, start = data[begin : begin + size], begin + size
            if opcode == 1:
                self.on_message(decoder.decode(content))
            elif opcode == 9:
                self.write(make_frame(0x8A, content))
        self.buffer = data[start:]


def make_frame(first: int, content: bytes) -> bytes:
    """A frame of a client; a mask of zeros changes nothing."""
    size = len(content)
    head = struct.pack("!BB", first, 0x80 | size) if size < 126 else struct.pack("!BBH", first, 0xFE, size)
    return head + bytes(4) + content


class Group:
    """Four people at a table, who move when all of them have seen the last move."""

    def __init__(self, port: int, code: str, cookies: list[str], pause_seconds: float) -> None:
        self.port = port
        self.code = code
        self.cookies = cookies
        self.pause_seconds = pause_seconds
        self.views: list[View | None] = [None] * SEATS
        self.sockets: list[Socket] = []
        self.keys = count(1)
        self.awaited = 0
        self.waiting: asyncio.Future[None] | None = None
        self.waits: deque[tuple[float, float]] = deque()

    async def connect(self) -> None:
        loop = asyncio.get_running_loop()
        for place, cookie in enumerate(self.cookies):
            head = make_head(self.code, cookie)
            make_socket = partial(Socket, head, partial(self.take, place))
            _, opened = await loop.create_connection(make_socket, "127.0.0.1", self.port)
            self.sockets.append(opened)
        while not all(self.views):
            await asyncio.sleep(0.01)

    def take(self, place: int, message: Message) -> None:
        if message.message == "refused":
            raise RuntimeError("a move was refused")
        if message.table is not None:
            self.views[place] = message.table
            self.settle()

    def settle(self) -> None:
        if self.waiting is not None and all(view and view.revision > self.awaited for view in self.views):
            self.waiting.set_result(None)
            self.waiting = None

    async def send(self, place: int, command: str, **fields: object) -> None:
        """Send a command and wait until all four see that something happened."""
        view = self.views[place]
        assert view is not None
        self.awaited = max(view.revision for view in self.views if view is not None)
        self.waiting = asyncio.get_running_loop().create_future()
        head = {"command": command, "key": str(next(self.keys)), "revision": self.awaited}
        waiting = self.waiting
        self.sockets[place].send(head | fields)
        await waiting

    async def prepare(self) -> None:
        for place in range(SEATS):
            await self.send(place, "sit", seat=place, name=f"P{place}")
        await self.send(0, "start")

    async def play(self, deadline: float) -> None:
        # Tables do not all begin at once.
        await asyncio.sleep(self.pause_seconds * (hash(self.code) % 1000) / 1000)
        while (begun := time.perf_counter()) < deadline:
            if not await self.move():
                await self.begin_again()
                continue
            now = time.perf_counter()
            self.waits.append((now, now - begun))
            if self.pause_seconds:
                await asyncio.sleep(max(0.0, self.pause_seconds - (now - begun)))

    async def move(self) -> bool:
        for place, view in enumerate(self.views):
            if view is not None and view.moves:
                await self.send(place, "play", seat=view.seat, move=view.moves[0])
                return True
        return False

    async def begin_again(self) -> None:
        await self.send(0, "offer", kind="rematch")
        for place in range(1, SEATS):
            await self.send(place, "accept", kind="rematch")


def make_head(code: str, cookie: str) -> bytes:
    lines = [
        f"GET /api/tables/{code}/socket HTTP/1.1",
        "Host: 127.0.0.1",
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}",
        "Sec-WebSocket-Version: 13",
        f"Cookie: {cookie}",
        "",
        "",
    ]
    return "\r\n".join(lines).encode()


class Room:
    """A server in a process of its own."""

    def __init__(self, folder: Path) -> None:
        begun = time.perf_counter()
        self.process = subprocess.Popen(
            [sys.executable, __file__, "--serve", str(folder / "room.db")], stdout=subprocess.PIPE, text=True
        )
        assert self.process.stdout is not None
        self.port = int(self.process.stdout.readline())
        self.ask("/health")
        self.start_seconds = time.perf_counter() - begun

    def ask(self, path: str, body: object = None, cookie: str = "") -> tuple[bytes, str]:
        data = None if body is None else msgspec.json.encode(body)
        head = {"Content-Type": "application/json", "Cookie": cookie}
        asked = urllib.request.Request(f"http://127.0.0.1:{self.port}{path}", data, head)
        with urllib.request.urlopen(asked) as answer:
            return answer.read(), (answer.headers["Set-Cookie"] or "").partition(";")[0]

    def open_group(self, place: int, pause_seconds: float) -> Group:
        cookies = [self.ask("/api/me")[1] for _ in range(SEATS)]
        body = {"key": str(place), "game": GAME, "seats": SEATS}
        code = msgspec.json.decode(self.ask("/api/tables", body, cookies[0])[0])["code"]
        return Group(self.port, code, cookies, pause_seconds)

    def cpu_seconds(self) -> float:
        stat = Path(f"/proc/{self.process.pid}/stat")
        if not stat.exists():
            return float("nan")
        fields = stat.read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS_A_SECOND

    def close(self) -> None:
        self.process.terminate()
        self.process.wait()


async def measure(room: Room, tables: int, pause_seconds: float) -> Row:
    groups = [await asyncio.to_thread(room.open_group, n, pause_seconds) for n in range(tables)]
    for group in groups:
        await group.connect()
    await asyncio.gather(*(group.prepare() for group in groups))
    begun = time.perf_counter() + WARM_UP_SECONDS
    playing = asyncio.gather(*(group.play(begun + SECONDS) for group in groups))
    await asyncio.sleep(WARM_UP_SECONDS)
    before = room.cpu_seconds()
    await asyncio.sleep(begun + SECONDS - time.perf_counter())
    spent = room.cpu_seconds() - before
    await playing
    waits = [wait for group in groups for at, wait in group.waits if begun <= at < begun + SECONDS]
    cuts = statistics.quantiles(waits, n=100)
    milliseconds = [f"{1000 * cuts[cut - 1]:.1f}" for cut in (50, 99)]
    name = f"{tables}, one move a second" if pause_seconds else f"{tables}, at once"
    cpu = f"{1000 * spent / len(waits):.2f}"
    return (name, number(len(waits) / SECONDS), *milliseconds, cpu, f"{100 * spent / SECONDS:.0f} %")


def run_measurement(tables: int, pause_seconds: float, folder: str | None) -> tuple[Row, float]:
    with tempfile.TemporaryDirectory(dir=folder) as place:
        room = Room(Path(place))
        try:
            with asyncio.Runner(loop_factory=find_loop()) as runner:
                return runner.run(measure(room, tables, pause_seconds)), room.start_seconds
        finally:
            room.close()


def serve(path: str) -> None:
    """The server itself: as ``hrajme serve``, but one address may do everything."""
    from hrajme.server.limits import Limits, Rate
    from hrajme.server.listening import listen
    from hrajme.server.serving import look_for_cycles_seldom, make_server, open_host

    wide = Rate(10**9, 10**9)
    limits = Limits(
        requests=wide,
        opened_tables=wide,
        new_sockets=wide,
        messages=wide,
        messages_per_address=wide,
        frames=wide,
        sockets_per_address=10**6,
        connections_per_address=10**6,
    )
    listener = listen("127.0.0.1", 0)

    async def run() -> None:
        async with open_host(f"sqlite:///{path}", limits=limits) as host:
            ready = lambda: print(listener.getsockname()[1], flush=True)  # noqa: E731
            await make_server(host, ready).serve([listener])

    allow_many_files(CONNECTIONS)
    look_for_cycles_seldom()
    with asyncio.Runner(loop_factory=find_loop()) as runner:
        runner.run(run())


def main(folder: str | None) -> None:
    table = make_table(
        "room", "tables of four", "moves/s", "p50 ms", "p99 ms", "server ms a move", "server's processor"
    )
    allow_many_files(CONNECTIONS)
    starts = []
    for pause_seconds in (0.0, 1.0):
        for tables in TABLES:
            row, start_seconds = run_measurement(tables, pause_seconds, folder)
            starts.append(start_seconds)
            table.add_row(*row)
    console = Console(highlight=False)
    console.print(
        f"Python {platform.python_version()}, {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}"
    )
    console.print(table)
    console.print(f"From the start of the process to the first answer: {min(starts):.2f} s")


if __name__ == "__main__":
    if sys.argv[1:2] == ["--serve"]:
        serve(sys.argv[2])
    else:
        main(sys.argv[1] if len(sys.argv) > 1 else None)
