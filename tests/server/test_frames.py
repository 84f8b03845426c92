"""Frames are counted, below the messages: pings, empty pieces, answers that nobody reads, a socket's last."""

from __future__ import annotations

import asyncio
import struct
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import pytest
import uvicorn
from uvicorn.server import ServerState

from hrajme.server.limits import Limits, Rate
from hrajme.server.line import SocketLine, line_to
from hrajme.server.places import Places
from hrajme.testing.clock import Clock
from hrajme.testing.wire import Call, Wire

if TYPE_CHECKING:
    from tests.server.conftest import House, OpenHouse


TEXT, PIECE, PING, PONG, CLOSE = 0x81, 0x00, 0x89, 0x8A, 0x88
BEGINNING, LAST_PIECE = 0x01, 0x80
WIDE = Rate(10**9, 10**9)
HEAD = (
    b"GET /api/tables/bbbb-bbbb-bbbb/socket HTTP/1.1\r\nHost: x\r\n"
    b"Upgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)


def frame(kind: int, content: bytes = b"") -> bytes:
    """A frame of a client; a mask of zeros changes nothing."""
    size = len(content)
    head = struct.pack("!BB", kind, 0x80 | size) if size < 126 else struct.pack("!BBH", kind, 0xFE, size)
    return head + bytes(4) + content


FLOODS = {
    "pings": frame(PING, b"x" * 100) * 20_000,
    "empty pings": frame(PING) * 20_000,
    "answers that nobody asked for": frame(PONG) * 20_000,
    "empty pieces of a message": frame(BEGINNING) + frame(PIECE) * 20_000,
    "messages": frame(TEXT, b'{"command":"ping"}') * 20_000,
    "long messages": frame(TEXT, b" " * 60_000) * 50,
}


@pytest.mark.parametrize("flood", FLOODS.values(), ids=FLOODS)
async def test_a_flood_of_frames_is_not_even_read(open_house: OpenHouse, flood: bytes) -> None:
    house = await open_house(limits=Limits())
    anna = await house.person("Anna")
    window = await anna.come(await anna.open_table())
    call = await Call.dial(house.url)
    call.say(HEAD.replace(b"bbbb-bbbb-bbbb", window.code.encode()))
    await call.hear(b" 101 ")
    call.say(flood)
    answers = await call.hear_all()
    # Far fewer answers than there were questions.
    assert answers.count(b"pong") + answers.count(frame(PONG)[:1]) < 1000
    assert len(answers) < 100_000
    await window.do("say", text="still here")


class Transport:
    """Remembers what was written, and lets the test decide when it has gone out."""

    def __init__(self) -> None:
        self.written = b""
        self.is_reading = True
        self.closed = self.aborted = False

    def get_extra_info(self, name: str) -> Any:
        return ("127.0.0.1", 1) if name in ("peername", "sockname") else None

    def write(self, data: bytes) -> None:
        self.written += data

    def pause_reading(self) -> None:
        self.is_reading = False

    def resume_reading(self) -> None:
        self.is_reading = True

    def is_closing(self) -> bool:
        return self.closed

    def close(self) -> None:
        self.closed = True

    def abort(self) -> None:
        self.closed = self.aborted = True


async def listen_for_ever(scope: Any, receive: Any, send: Any) -> None:
    await receive()
    await send({"type": "websocket.accept"})
    while (await receive())["type"] == "websocket.receive":
        pass


async def make_line(app: Any = listen_for_ever, **limits: Any) -> tuple[SocketLine, Transport]:
    config = uvicorn.Config(app, log_config=None, ws_max_size=64 * 1024, lifespan="off")
    host: Any = SimpleNamespace(limits=Limits(**limits), places=Places(10))
    line = line_to(host)(config, ServerState(), {})
    transport = Transport()
    line.connection_made(transport)  # type: ignore[arg-type]
    line.data_received(HEAD)
    await let_run()
    return line, transport


async def let_run() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


async def test_nothing_is_read_while_writing_is_behind() -> None:
    line, transport = await make_line(frames=WIDE)
    assert transport.is_reading
    line.data_received(frame(PING))
    line.pause_writing()
    assert not transport.is_reading
    line.data_received(frame(TEXT, b"x"))
    await let_run()
    assert not transport.is_reading
    line.resume_writing()
    assert transport.is_reading
    line.connection_lost(None)


async def test_nothing_is_read_while_messages_wait() -> None:
    may_end = asyncio.Event()

    async def receive_nothing(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        await may_end.wait()

    line, transport = await make_line(app=receive_nothing, frames=WIDE)
    line.data_received(frame(TEXT, b"x"))
    assert not transport.is_reading
    line.pause_writing()
    line.resume_writing()
    assert not transport.is_reading
    line.connection_lost(None)
    may_end.set()
    await let_run()


async def test_a_message_without_end_is_not_kept() -> None:
    line, transport = await make_line()
    line.data_received(frame(BEGINNING) + frame(PIECE) * 50_000)
    assert len(line.frames) <= 200
    assert transport.closed


async def test_a_line_that_is_to_be_closed_is_closed_soon_whether_the_other_side_agrees_or_not() -> None:
    clock = Clock()
    line, transport = await make_line(app=say_goodbye)
    assert not transport.closed
    line.data_received(frame(PING) * 10)
    await clock.hurry(lambda: transport.aborted)


async def say_goodbye(scope: Any, receive: Any, send: Any) -> None:
    await receive()
    await send({"type": "websocket.accept"})
    await send({"type": "websocket.close"})


async def test_a_socket_that_is_being_closed_reads_no_flood() -> None:
    line, transport = await make_line(app=say_goodbye)
    before = len(transport.written)
    line.data_received(frame(PING, b"x" * 100) * 5000)
    assert transport.closed
    assert len(transport.written) - before < 250 * 110


NO_HANDSHAKES = {
    "another method": HEAD.replace(b"GET", b"PUT"),
    "a body": HEAD.replace(b"Host: x", b"Host: x\r\nContent-Length: 3") + b"abc",
    "a long header": HEAD.replace(b"Host: x", b"Host: x\r\nX: " + b"x" * 9000),
    "many headers": HEAD.replace(b"Host: x", b"Host: x\r\n" + b"X: x\r\n" * 200),
    "no key": HEAD.replace(b"Sec-WebSocket-Key", b"X-Key"),
    "a bad key": HEAD.replace(b"dGhlIHNhbXBsZSBub25jZQ==", b"x"),
    "another version": HEAD.replace(b"Version: 13", b"Version: 7"),
}


@pytest.mark.parametrize("head", NO_HANDSHAKES.values(), ids=NO_HANDSHAKES)
async def test_what_is_no_handshake_is_refused_and_its_connection_closed(house: House, head: bytes) -> None:
    call = await Call.dial(house.url)
    call.say(head)
    answer = await call.hear_all()
    assert answer.startswith(b"HTTP/1.1 4") or b'"status":' in answer, answer


async def test_requests_in_a_row_are_counted(house: House) -> None:
    """Who does not wait for answers could make the room parse thousands before it does anything else."""
    call = await Call.dial(house.url)
    call.say(b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n" * 2000)
    assert (await call.hear_all()).count(b"HTTP/1.1 200") < 100
    wire = Wire(house.url)
    assert (await wire.ask("GET", "/health")).status == 200
    await wire.close()
