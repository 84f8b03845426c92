"""Connections word for word and byte by byte: a client library would tidy up what it is told to send."""

from __future__ import annotations

import asyncio
from contextlib import suppress

import msgspec

from hrajme.testing.clock import until


class Answer(msgspec.Struct, frozen=True):
    """What came back; status 0 when the connection was closed without a word."""

    status: int
    headers: dict[str, str]
    body: bytes


BARE = (101, 204, 304)
NOTHING = Answer(0, {}, b"")


class Wire:
    """One connection, which is dialled again when the room has closed it."""

    def __init__(self, url: str) -> None:
        host, _, port = url.removeprefix("http://").rpartition(":")
        self.host, self.port = host, int(port)
        self.streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(self, method: str, target: str, body: bytes = b"", **headers: str) -> Answer:
        """Send a request with these headers, ``_`` for ``-``; the target is sent as it is."""
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        lines = {"Host": f"{self.host}:{self.port}", "Content-Length": str(len(body)), **named}
        head = "".join(f"{name}: {value}\r\n" for name, value in lines.items())
        return await self.send(f"{method} {target} HTTP/1.1\r\n{head}\r\n".encode("latin-1") + body)

    async def send(self, request: bytes) -> Answer:
        if self.streams is None:
            self.streams = await asyncio.open_connection(self.host, self.port)
        reader, writer = self.streams
        try:
            writer.write(request)
            async with asyncio.timeout(20):
                answer = await read_answer(reader, is_bare=request.startswith(b"HEAD "))
        except (asyncio.IncompleteReadError, ConnectionError):
            answer = NOTHING
        if answer is NOTHING or answer.headers.get("connection") == "close":
            await self.close()
        return answer

    async def close(self) -> None:
        if self.streams is not None:
            writer, self.streams = self.streams[1], None
            writer.close()
            with suppress(ConnectionError):
                await writer.wait_closed()


async def read_answer(reader: asyncio.StreamReader, *, is_bare: bool) -> Answer:
    """An answer that is bare says how long its body would be, and has none."""
    head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
    status, headers = int(head[0].split()[1]), dict(map(read_header, head[1:-2]))
    size = 0 if is_bare or status in BARE else int(headers.get("content-length", "0"))
    return Answer(status, headers, await reader.readexactly(size))


def read_header(line: str) -> tuple[str, str]:
    name, _, value = line.partition(":")
    return name.lower(), value.strip()


class Call(asyncio.Protocol):
    """A connection of bytes. All that came is kept, also when the line is cut after it."""

    transport: asyncio.Transport

    def __init__(self) -> None:
        self.heard = b""
        self.is_over = False

    @classmethod
    async def dial(cls, url: str, origin: str | None = None) -> Call:
        """From this address of the machine, where it has several."""
        host, _, port = url.removeprefix("http://").rpartition(":")
        local = None if origin is None else (origin, 0)
        loop = asyncio.get_running_loop()
        _, call = await loop.create_connection(cls, host, int(port), local_addr=local)
        return call

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport

    def data_received(self, data: bytes) -> None:
        self.heard += data

    def connection_lost(self, exc: Exception | None) -> None:
        self.is_over = True

    def say(self, data: bytes) -> None:
        self.transport.write(data)

    async def hear(self, words: bytes) -> None:
        """Wait until these have come; fails when the line ends without."""
        await until(lambda: words in self.heard or self.is_over)
        assert words in self.heard, self.heard

    async def hear_all(self) -> bytes:
        """All that came until the other side closed the line."""
        await until(lambda: self.is_over)
        return self.heard

    def hang_up(self) -> None:
        self.transport.close()
