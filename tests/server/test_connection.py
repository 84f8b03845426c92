"""Requests that never come to their end: the connection is closed, and others have its place."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any

import pytest

from hrajme.server.limits import Limits
from hrajme.testing.clock import PATIENCE_SECONDS, POLL_SECONDS, Clock, until

House = Any
OpenHouse = Any

HEAD = b"PUT /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 14\r\n"
WHOLE = HEAD + b'\r\n{"name":"Eve"}'
HALF = {
    "nothing": b"",
    "an empty line": b"\r\n",
    "half a head": HEAD,
    "half a body": HEAD + b'\r\n{"name"',
}
HOUR = 3600.0


async def hear(reader: asyncio.StreamReader) -> bytes:
    """The head of an answer. Who has sent more than was read may find the line cut after it."""
    return await reader.readuntil(b"\r\n\r\n")


async def in_no_time(clock: Clock, coming: Coroutine[Any, Any, bytes]) -> bytes:
    """What is waited for, while the time flies."""
    task = asyncio.create_task(coming)
    await clock.hurry(task.done)
    return task.result()


@pytest.mark.parametrize("sent", HALF.values(), ids=HALF)
async def test_half_a_request_is_not_waited_for(house: House, clock: Clock, sent: bytes) -> None:
    reader, writer = await dial(house)
    writer.write(sent)
    assert b"HTTP/1.1 408 " in await in_no_time(clock, reader.read())
    writer.close()
    await house.person("Anna")


async def test_half_a_second_request_is_not_waited_for(open_house: OpenHouse, clock: Clock) -> None:
    # Shorter than a connection stays open on which nothing happens.
    house = await open_house(limits=Limits(request_seconds=2.0))
    reader, writer = await dial(house)
    writer.write(WHOLE + b"GET /api/me HT")
    assert b"HTTP/1.1 200 " in await hear(reader)
    assert b"HTTP/1.1 408 " in await in_no_time(clock, reader.read())
    writer.close()


async def test_a_request_that_drips_in_is_not_waited_for(open_house: OpenHouse, clock: Clock) -> None:
    house = await open_house(limits=Limits(request_seconds=10 * HOUR))
    reader, writer = await dial(house)
    answer = asyncio.create_task(hear(reader))
    writer.write(b"GET / HTTP/1.1\r\nX: ")
    for _ in range(10):
        assert not answer.done()
        writer.write(b"a")
        await clock.advance(HOUR)
    # It is an hour since the last part came: long enough for the whole, not for one part.
    await until(answer.done)
    assert b"HTTP/1.1 408 " in answer.result()
    writer.close()


ENDLESS = {
    "address": b"GET /" + b"a" * 200_000,
    "head": b"GET / HTTP/1.1\r\nHost: x\r\nX: " + b"a" * 200_000,
    "heads": b"GET / HTTP/1.1\r\nHost: x\r\n" + b"X: aaaaaaaa\r\n" * 20_000,
}


@pytest.mark.parametrize("sent", ENDLESS.values(), ids=ENDLESS)
async def test_a_head_without_end_is_not_read(house: House, sent: bytes) -> None:
    reader, writer = await dial(house)
    writer.write(sent)
    assert b"HTTP/1.1 431 " in await hear(reader)
    writer.close()
    await house.person("Anna")


async def test_one_address_has_so_many_connections_and_gets_its_places_back(open_house: OpenHouse) -> None:
    house = await open_house(limits=Limits(connections_per_address=3))
    opened = [await dial(house) for _ in range(4)]
    assert b"HTTP/1.1 429 " in await opened[-1][0].read()
    for _, writer in opened:
        writer.close()
    async with asyncio.timeout(PATIENCE_SECONDS):
        while not await is_let_in(house):
            await asyncio.sleep(POLL_SECONDS)
    # Sockets of tables have a limit of their own.
    anna = await house.person("Anna")
    code = await anna.open_table()
    for _ in range(5):
        await anna.come(code)


async def is_let_in(house: House) -> bool:
    reader, writer = await dial(house)
    writer.write(b"GET /health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
    try:
        return b" 200 OK" in await reader.read()
    except ConnectionError:
        return False
    finally:
        writer.close()


async def test_through_a_proxy_come_all(open_house: OpenHouse) -> None:
    house = await open_house(limits=Limits(connections_per_address=1, proxies=("127.0.0.0/8",)))
    opened = [await dial(house) for _ in range(5)]
    await house.person("Anna")
    for _, writer in opened:
        writer.close()


def test_a_proxy_of_either_kind_is_known() -> None:
    limits = Limits(proxies=("10.0.0.0/8", "fd00::/8"), connections_per_address=7)
    for address in ("10.1.2.3", "fd00::1"):
        assert limits.connections_of(address) > 10**6
    for address in ("11.1.2.3", "fe80::1", "unknown"):
        assert limits.connections_of(address) == 7


async def dial(house: House) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    host, _, port = house.url.removeprefix("http://").rpartition(":")
    return await asyncio.open_connection(host, int(port))
