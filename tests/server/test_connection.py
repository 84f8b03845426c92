"""Requests that never come to their end: the connection is closed, and others have its place."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from hrajme.server.limits import Limits
from hrajme.testing.clock import Clock
from hrajme.testing.wire import Call

if TYPE_CHECKING:
    from tests.server.conftest import House, OpenHouse


HEAD = b"PUT /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 14\r\n"
WHOLE = HEAD + b'\r\n{"name":"Eve"}'
HALF = {
    "nothing": b"",
    "an empty line": b"\r\n",
    "half a head": HEAD,
    "half a body": HEAD + b'\r\n{"name"',
}
HOUR = 3600.0


@pytest.mark.parametrize("sent", HALF.values(), ids=HALF)
async def test_half_a_request_is_not_waited_for(house: House, clock: Clock, sent: bytes) -> None:
    call = await Call.dial(house.url)
    call.say(sent)
    await clock.hurry(lambda: call.is_over)
    assert b"HTTP/1.1 408 " in call.heard
    await house.person("Anna")


async def test_half_a_second_request_is_not_waited_for(open_house: OpenHouse, clock: Clock) -> None:
    # Shorter than a connection stays open on which nothing happens.
    house = await open_house(limits=Limits(request_seconds=2.0))
    call = await Call.dial(house.url)
    call.say(WHOLE + b"GET /api/me HT")
    await call.hear(b"HTTP/1.1 200 ")
    await clock.hurry(lambda: call.is_over)
    assert b"HTTP/1.1 408 " in call.heard


async def test_a_request_that_drips_in_is_not_waited_for(open_house: OpenHouse, clock: Clock) -> None:
    house = await open_house(limits=Limits(request_seconds=10 * HOUR))
    call = await Call.dial(house.url)
    call.say(b"GET / HTTP/1.1\r\nX: ")
    for _ in range(10):
        assert not call.heard
        call.say(b"a")
        await clock.advance(HOUR)
    # It is an hour since the last part came: long enough for the whole, not for one part.
    assert b"HTTP/1.1 408 " in await call.hear_all()


ENDLESS = {
    "address": b"GET /" + b"a" * 200_000,
    "head": b"GET / HTTP/1.1\r\nHost: x\r\nX: " + b"a" * 200_000,
    "heads": b"GET / HTTP/1.1\r\nHost: x\r\n" + b"X: aaaaaaaa\r\n" * 20_000,
}


@pytest.mark.parametrize("sent", ENDLESS.values(), ids=ENDLESS)
async def test_a_head_without_end_is_not_read(house: House, sent: bytes) -> None:
    call = await Call.dial(house.url)
    call.say(sent)
    assert b"HTTP/1.1 431 " in await call.hear_all()
    await house.person("Anna")


async def test_one_address_has_so_many_connections_and_gets_its_places_back(open_house: OpenHouse) -> None:
    house = await open_house(limits=Limits(connections_per_address=3))
    calls = [await Call.dial(house.url) for _ in range(4)]
    assert b"HTTP/1.1 429 " in await calls[-1].hear_all()
    for call in calls:
        call.hang_up()
    while not await is_let_in(house):
        pass
    # Sockets of tables have a limit of their own.
    anna = await house.person("Anna")
    code = await anna.open_table()
    for _ in range(5):
        await anna.come(code)


async def is_let_in(house: House) -> bool:
    call = await Call.dial(house.url)
    call.say(b"GET /health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
    return b" 200 OK" in await call.hear_all()


async def test_through_a_proxy_come_all(open_house: OpenHouse) -> None:
    house = await open_house(limits=Limits(connections_per_address=1, proxies=("127.0.0.0/8",)))
    calls = [await Call.dial(house.url) for _ in range(5)]
    await house.person("Anna")
    for call in calls:
        call.hang_up()


def test_a_proxy_of_either_kind_is_known() -> None:
    limits = Limits(proxies=("10.0.0.0/8", "fd00::/8"))
    assert all(limits.is_proxy(address) for address in ("10.1.2.3", "fd00::1"))
    assert not any(limits.is_proxy(address) for address in ("11.1.2.3", "fe80::1", "unknown"))
