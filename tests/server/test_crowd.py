"""A crowd at the door: whoever takes many places gives them up again, and nobody else is locked out."""

from __future__ import annotations

import json
import sys
from typing import TYPE_CHECKING

import pytest

from hrajme.server.limits import Limits
from hrajme.server.places import Places
from hrajme.testing.clock import until
from hrajme.testing.wire import Call

if TYPE_CHECKING:
    from tests.server.conftest import House, OpenHouse, Person

MOST = 40
FEW_ADDRESSES = [f"127.0.0.{number}" for number in range(2, 6)]
SMALL = Limits(connections=MOST, connections_per_address=MOST)

# Elsewhere a machine has one address of its own only.
many_addresses = pytest.mark.skipif(sys.platform != "linux", reason="needs all of 127.0.0.0/8")


class Line:
    """A connection, as far as places know it."""

    def __init__(self) -> None:
        self.is_cut = False

    def abort(self) -> None:
        self.is_cut = True


def come(places: Places, address: str, count: int = 1, *, is_guest: bool = False) -> list[Line]:
    lines = [Line() for _ in range(count)]
    for line in lines:
        places.take(line, address)  # type: ignore[arg-type]
        places.know(line, address, is_guest=is_guest)  # type: ignore[arg-type]
    return lines


def count_cut(lines: list[Line]) -> int:
    return sum(line.is_cut for line in lines)


def test_who_comes_to_a_full_house_gets_a_place_of_who_has_most() -> None:
    places = Places(10)
    family, crowd = come(places, "family", 2), come(places, "crowd", 8)
    [late] = come(places, "late")
    assert [line.is_cut for line in crowd] == [True] + 7 * [False]
    more = come(places, "crowd", 100)
    assert count_cut([*family, late]) == 0
    assert count_cut([*crowd, *more]) == 101
    assert len(places.taken) == 10


def test_a_crowd_from_many_addresses_leaves_guests_half_of_the_house() -> None:
    places = Places(10)
    guests = come(places, "family", 5, is_guest=True)
    for number in range(100):
        come(places, f"stranger {number}")
    assert count_cut(guests) == 0
    assert (places.guests.size, places.strangers.size) == (5, 5)
    assert len(places.taken) == 10


def test_guests_leave_strangers_a_quarter_of_the_house() -> None:
    places = Places(8)
    crowd = come(places, "crowd", 20, is_guest=True)
    strangers = [come(places, f"stranger {number}")[0] for number in range(2)]
    crowd += come(places, "crowd", 20, is_guest=True)
    assert count_cut(strangers) == 0
    assert count_cut(crowd) == 34


def test_who_never_finishes_a_request_leaves_the_others_their_places() -> None:
    places = Places(8)
    others = [*come(places, "guest", 4, is_guest=True), *come(places, "stranger", 2)]
    callers = [Line() for _ in range(20)]
    for number, line in enumerate(callers):
        places.take(line, f"caller {number}")  # type: ignore[arg-type]
    assert count_cut(others) == 0
    assert count_cut(callers) == 18


def test_a_place_that_was_left_is_free_and_leaving_twice_is_harmless() -> None:
    places = Places(2)
    first, second = come(places, "a", 2, is_guest=True)
    for _ in range(2):
        places.leave(first)  # type: ignore[arg-type]
    come(places, "b")
    assert not second.is_cut
    # Who has gone is not known any more.
    places.know(first, "a", is_guest=True)  # type: ignore[arg-type]
    assert len(places.taken) == 2


@many_addresses
async def test_half_requests_from_few_addresses_lock_nobody_out(open_house: OpenHouse) -> None:
    house = await open_house(limits=SMALL)
    anna = await house.person("Anna")
    code = await anna.open_table()
    window = await anna.come(code)
    calls = [await dial_half(house, address) for address in FEW_ADDRESSES for _ in range(MOST)]
    bob = await house.person("Bob")
    other = await bob.come(code)
    await window.do("say", text="Who is at the door?")
    await other.do("say", text="Nobody")
    await until(lambda: sum(call.is_over for call in calls) > len(calls) - MOST)
    assert len(house.host.places.taken) <= MOST
    for call in calls:
        call.hang_up()


async def dial_half(house: House, address: str) -> Call:
    call = await Call.dial(house.url, address)
    call.say(b"GET / HT")
    return call


@many_addresses
async def test_idle_sockets_of_few_addresses_lock_nobody_out(open_house: OpenHouse) -> None:
    house = await open_house(limits=SMALL)
    anna = await house.person("Anna")
    code = await anna.open_table()
    window = await anna.come(code)
    eve = await house.person("Eve")
    calls = [await idle_at(eve, code, address) for address in FEW_ADDRESSES for _ in range(MOST // 2)]
    bob = await house.person("Bob")
    await (await bob.come(code)).do("say", text="Still room for me")
    await window.do("say", text="Still here")
    assert sum(call.is_over for call in calls) > len(calls) - MOST
    for call in calls:
        call.hang_up()


async def idle_at(person: Person, code: str, address: str) -> Call:
    """A socket that watches and then says nothing more."""
    call = await Call.dial(person.url, address)
    head = [
        f"GET /api/tables/{code}/socket HTTP/1.1",
        "Host: x",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
        f"Cookie: hrajme_guest={person.cookie}",
    ]
    call.say("\r\n".join([*head, "", ""]).encode())
    await call.hear(b"101 Switching")
    message = json.dumps({"command": "watch"}).encode()
    # A frame of text whose mask changes nothing.
    call.say(bytes([0x81, 0x80 | len(message), 0, 0, 0, 0]) + message)
    await call.hear(b'"update"')
    return call


@pytest.mark.parametrize("added", [b", %s", b"\r\nX-Forwarded-For: %s"], ids=["to the line", "as a line"])
async def test_through_a_proxy_everybody_is_counted_as_who_they_are(
    open_house: OpenHouse, added: bytes
) -> None:
    house = await open_house(limits=Limits(connections=4, proxies=("127.0.0.0/8",)))
    request = b"GET /health HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 9.9.9.9" + added + b"\r\n\r\n"
    family = await Call.dial(house.url)
    family.say(request % b"10.0.0.1")
    await family.hear(b" 200 OK")
    for _ in range(8):
        crowd = await Call.dial(house.url)
        crowd.say(request % b"10.0.0.2")
        await crowd.hear(b" 200 OK")
    assert not family.is_over
    assert house.host.places.strangers.of.keys() == {"10.0.0.1", "10.0.0.2"}
