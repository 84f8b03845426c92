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


async def dial(house: House) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    host, _, port = house.url.removeprefix("http://").rpartition(":")
    return await asyncio.open_connection(host, int(port))
