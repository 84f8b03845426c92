"""Requests that never come to their end: the connection is closed, and others have its place."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

import pytest

from hrajme.server.limits import Limits

House = Any
OpenHouse = Any

HEAD = b"PUT /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 14\r\n"
HALF = {
    "nothing": b"",
    "an empty line": b"\r\n",
    "half a head": HEAD,
    "half a body": HEAD + b'\r\n{"name"',
    "half a second request": HEAD + b'\r\n{"name":"Eve"}GET /api/me HT',
}


@pytest.mark.parametrize("sent", HALF.values(), ids=HALF)
async def test_half_a_request_is_not_waited_for(open_house: OpenHouse, sent: bytes) -> None:
    house = await open_house(limits=Limits(request_seconds=0.2))
    reader, writer = await dial(house)
    writer.write(sent)
    async with asyncio.timeout(10):
        assert b"HTTP/1.1 408 " in await reader.read()
    writer.close()
    await house.person("Anna")


async def test_a_request_that_drips_in_is_not_waited_for(open_house: OpenHouse) -> None:
    house = await open_house(limits=Limits(request_seconds=0.3))
    reader, writer = await dial(house)
    answer = asyncio.create_task(reader.read())
    writer.write(b"GET / HTTP/1.1\r\nX: ")
    async with asyncio.timeout(10):
        while not answer.done():
            with suppress(ConnectionError):
                writer.write(b"a")
                await writer.drain()
            await asyncio.sleep(0.02)
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
    async with asyncio.timeout(10):
        with suppress(ConnectionResetError):
            assert b"HTTP/1.1 431 " in await reader.read()
    writer.close()
    await house.person("Anna")


async def test_one_address_has_so_many_connections_and_gets_its_places_back(open_house: OpenHouse) -> None:
    house = await open_house(limits=Limits(connections_per_address=3))
    opened = [await dial(house) for _ in range(4)]
    async with asyncio.timeout(10):
        assert b"HTTP/1.1 429 " in await opened[-1][0].read()
        for _, writer in opened:
            writer.close()
        while not await is_let_in(house):
            await asyncio.sleep(0.02)
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
