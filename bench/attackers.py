"""Attackers: what `bench/attack.py` lets loose on its own room. They know no other host than this machine.

    python bench/attackers.py NAME PORT CODE SECONDS

Each comes from eight addresses of the loopback network and sends at a bounded rate, as a line at home can.
"""

from __future__ import annotations

import asyncio
import random
import sys
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import suppress

import msgspec
from server import make_frame, make_head

HOST = "127.0.0.1"
ADDRESSES = 8
STEPS_A_SECOND = 50
PING, TEXT, FIRST_PIECE, PIECE = 0x89, 0x81, 0x01, 0x00
WATCH = make_frame(TEXT, b'{"command":"watch","since":0}')


class Target(msgspec.Struct, frozen=True):
    port: int
    code: str  # of a long table
    seconds: float

    @property
    def deadline(self) -> float:
        return time.monotonic() + self.seconds


class Line(asyncio.Protocol):
    """A connection that may be deaf."""

    def __init__(self, *, is_deaf: bool = False) -> None:
        self.is_deaf = is_deaf
        self.is_open = False
        self.heard = b""
        self.transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport, self.is_open = transport, True
        if self.is_deaf:
            transport.pause_reading()

    def data_received(self, data: bytes) -> None:
        self.heard = (self.heard + data)[-4000:]

    def connection_lost(self, exc: Exception | None) -> None:
        self.is_open = False

    def say(self, data: bytes) -> None:
        if self.is_open:
            self.transport.write(data)


class Gang:
    """So many lines, dialled anew whenever the room has closed some."""

    def __init__(self, target: Target, size: int, greeting: bytes = b"", *, is_deaf: bool = False) -> None:
        self.target = target
        self.greeting = greeting
        self.is_deaf = is_deaf
        self.lines: list[Line | None] = [None] * size

    async def gather(self, most: int = 100) -> list[Line]:
        """Those who are there, after up to so many have come again."""
        gone = [place for place, line in enumerate(self.lines) if line is None or not line.is_open]
        for place in gone[:most]:
            self.lines[place] = await self.dial(place)
        return [line for line in self.lines if line is not None and line.is_open]

    async def dial(self, place: int) -> Line | None:
        loop = asyncio.get_running_loop()
        with suppress(OSError):
            _, line = await loop.create_connection(
                lambda: Line(is_deaf=self.is_deaf),
                HOST,
                self.target.port,
                local_addr=(f"127.0.0.{2 + place % ADDRESSES}", 0),
            )
            line.say(self.greeting)
            return line
        return None


async def steps(target: Target) -> AsyncIterator[None]:
    """So many a second, until the time is over."""
    deadline = target.deadline
    while time.monotonic() < deadline:
        yield
        await asyncio.sleep(1 / STEPS_A_SECOND)


def socket_head(target: Target) -> bytes:
    return make_head(target.code, "")


async def ask_for_all(target: Target) -> None:
    """The whole story of a long table, asked for 500 times a second over 16 sockets."""
    gang = Gang(target, 16, socket_head(target))
    async for _ in steps(target):
        for line in random.choices(await gang.gather() or [Line()], k=10):
            line.say(WATCH)


async def flood(target: Target, frame: bytes, size: int) -> None:
    gang = Gang(target, size, socket_head(target) + WATCH)
    async for _ in steps(target):
        for line in await gang.gather():
            line.say(frame * (5000 // STEPS_A_SECOND // size))


async def ping(target: Target) -> None:
    """5 000 pings a second over 4 sockets."""
    await flood(target, make_frame(PING, b"x"), 4)


async def send_pieces(target: Target) -> None:
    """5 000 empty pieces of a message a second over 4 sockets."""
    await flood(target, make_frame(PIECE, b""), 4)


async def read_nothing(target: Target) -> None:
    """16 sockets ask for views and read no answer."""
    gang = Gang(target, 16, socket_head(target), is_deaf=True)
    async for _ in steps(target):
        for line in await gang.gather():
            line.say(WATCH)


async def ask_by_halves(target: Target) -> None:
    """2 000 connections whose requests never come to their end."""
    gang = Gang(target, 2000, b"GET /api/tables HTTP/1.1\r\nHost: x\r\nX: ")
    async for _ in steps(target):
        await gang.gather()


async def sit_idle(target: Target) -> None:
    """1 600 sockets that say nothing, or watch and say nothing more."""
    gang = Gang(target, 1600, socket_head(target) + WATCH)
    async for _ in steps(target):
        await gang.gather()


async def ask_oddly(target: Target) -> None:
    """1 000 requests a second in odd spellings."""
    gang = Gang(target, 16)
    odd = [
        b"//api/tables",
        b"/api//me",
        b"/./health",
        b"/%2e%2e/api/me",
        b"/api/tables/" + b"b" * 300,
        b"/t/x",
    ]
    async for _ in steps(target):
        for line in random.choices(await gang.gather() or [Line()], k=20):
            line.say(b"GET " + random.choice(odd) + b" HTTP/1.1\r\nHost: x\r\nOrigin: http://[\r\n\r\n")


async def talk_rubbish(target: Target) -> None:
    """500 kB of rubbish a second over 16 connections."""
    gang = Gang(target, 16)
    async for _ in steps(target):
        for line in random.choices(await gang.gather() or [Line()], k=10):
            line.say(random.randbytes(1000))


async def open_tables(target: Target) -> None:
    """As many tables of hard bots as the limits allow, which nobody watches."""
    gang = Gang(target, ADDRESSES, make_request(b"PUT /api/me", b'{"name":"Eve"}', b""))
    keys = 0
    async for _ in steps(target):
        for line in await gang.gather():
            keys += 1
            cookie = line.heard.partition(b"hrajme_guest=")[2].partition(b";")[0]
            body = b'{"key":"%d","game":"the_game","seats":5,"alone":"hard"}' % keys
            line.say(make_request(b"POST /api/tables", body, cookie))


def make_request(what: bytes, body: bytes, cookie: bytes) -> bytes:
    head = b"%b HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nCookie: hrajme_guest=%b\r\n"
    return head % (what, cookie) + b"Content-Length: %d\r\n\r\n" % len(body) + body


ATTACKS: dict[str, Callable[[Target], Coroutine[None, None, None]]] = {
    each.__name__: each
    for each in (
        ask_for_all,
        ping,
        send_pieces,
        read_nothing,
        ask_by_halves,
        sit_idle,
        ask_oddly,
        talk_rubbish,
        open_tables,
    )
}


if __name__ == "__main__":
    name, port, code, seconds = sys.argv[1:]
    asyncio.run(ATTACKS[name](Target(int(port), code, float(seconds))))
