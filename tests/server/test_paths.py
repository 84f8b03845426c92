"""One path, one guard: whatever spelling of an address the router takes, the guard has judged."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from itertools import product
from typing import TYPE_CHECKING

import pytest
from litestar import Litestar
from litestar.routes import BaseRoute, HTTPRoute, WebSocketRoute

from hrajme.server.app import make_app
from hrajme.server.limits import Limits, Rate
from hrajme.testing.wire import Answer, Wire

if TYPE_CHECKING:
    from tests.server.conftest import House, OpenHouse


WRITING = ("POST", "PUT", "PATCH", "DELETE")
EVIL = "http://evil.example"
# What each address that writes would take.
BODIES = {"/api/tables": b'{"key":"k","game":"the_game","seats":2}', "/api/me": b'{"name":"Eve"}'}
UPGRADE = {
    "Upgrade": "websocket",
    "Connection": "Upgrade",
    "Sec_WebSocket_Key": "dGhlIHNhbXBsZSBub25jZQ==",
    "Sec_WebSocket_Version": "13",
}
EMPTY = Rate(0, 0)
SLASHES = ("/", "//", "///", "/./", "/../", "/x/../", "%2F", "%2f", "\\", "%5c", "/%2e/", "/;/", "/;x=1/")
ENDS = ("?", "?x", "#x", ";", ";x=1", "%00", "%20", "%09", ".", "..", ".json", "%3f", "%23", "?//api")


def spell(path: str) -> Iterator[str]:
    """Every way to write a path that somebody could take for the same."""
    yield path
    for slashes in SLASHES:
        yield slashes + path
        yield slashes.rstrip("/") + path
        yield path + slashes
        yield path.replace("/", slashes)
        yield "/" + path[1:].replace("/", slashes)
    for end in ENDS:
        yield path + end
    yield path.upper()
    yield path.title()
    yield "".join(f"%{ord(letter):02x}" if letter.isalpha() else letter for letter in path)
    yield "/" + "".join(f"%{ord(letter):02X}" for letter in path[1:])
    yield "http://evil.example" + path
    yield "http://127.0.0.1//" + path
    yield "/%61pi" + path.removeprefix("/api")
    yield "/%2561pi" + path.removeprefix("/api")
    yield "/" + path.replace("a", "\u0430").encode().decode("latin-1")


def spellings(path: str) -> list[str]:
    return sorted({text for text in spell(path) if " " not in text})


@pytest.fixture
async def wire(house: House) -> AsyncIterator[Wire]:
    wire = Wire(house.url)
    yield wire
    await wire.close()


def routes(house: House) -> list[BaseRoute]:
    app = make_app(house.host).app
    assert isinstance(app, Litestar)
    return list(app.routes)


def address_of(route: BaseRoute) -> str:
    """An address of the route, with something in the place of each part that is free."""
    parts = [part if isinstance(part, str) else "bbbb-bbbb-bbbb" for part in route.path_components]
    return "/" + "/".join(parts)


def test_every_route_is_tried_in_many_spellings() -> None:
    assert len(spellings("/api/tables")) > 60


async def test_a_page_of_another_site_changes_nothing_however_it_spells_the_address(
    house: House, wire: Wire
) -> None:
    addresses = {address_of(route) for route in routes(house) if isinstance(route, HTTPRoute)}
    assert addresses >= set(BODIES)
    for address in addresses:
        for method, path in product(WRITING, spellings(address)):
            for kind in ("text/plain", "application/json"):
                body = BODIES.get(address, b"{}")
                answer = await wire.ask(method, path, body, Origin=EVIL, Content_Type=kind)
                assert 400 <= answer.status < 500, (method, path)
                assert "set-cookie" not in answer.headers, (method, path)
    assert not house.room.kept


async def test_a_form_of_our_own_page_is_no_way_in_either(house: House, wire: Wire) -> None:
    for address, body in BODIES.items():
        for method, path in product(WRITING, spellings(address)):
            answer = await wire.ask(method, path, body, Content_Type="text/plain")
            assert 400 <= answer.status < 500, (method, path)
    assert not house.room.kept


async def test_no_spelling_of_an_address_goes_past_the_limit_of_requests(open_house: OpenHouse) -> None:
    """The page and how the room is have a limit of their own; they are the same for everybody."""
    house = await open_house(limits=Limits(requests=EMPTY, pages=Rate(10**6, 10**6)))
    wire = Wire(house.url)
    reading = [route for route in routes(house) if isinstance(route, HTTPRoute) and "GET" in route.methods]
    for path in [spelling for route in reading for spelling in spellings(address_of(route))]:
        answer = await wire.ask("GET", path)
        assert answer.status in (400, 404, 429) or is_for_all(answer), (path, answer)
    await wire.close()


def is_for_all(answer: Answer) -> bool:
    signs = (b"pages of hrajme are not built", b'"status":"ok"', b'"start_url"')
    return any(sign in answer.body for sign in signs)


async def test_pages_have_a_limit_too(open_house: OpenHouse) -> None:
    house = await open_house(limits=Limits(pages=Rate(3, 0.001)))
    wire = Wire(house.url)
    answers = [
        (await wire.ask("GET", path)).status for path in ("/", "//t/x", "/health", "/", "/assets/x.js")
    ]
    assert answers == [503, 503, 200, 429, 429]
    await wire.close()


async def test_a_page_of_another_site_opens_no_socket_however_it_spells_the_address(
    house: House, wire: Wire
) -> None:
    anna = await house.person("Anna")
    code = await anna.open_table()
    [route] = [route for route in routes(house) if isinstance(route, WebSocketRoute)]
    for path in spellings(address_of(route).replace("bbbb-bbbb-bbbb", code)):
        answer = await wire.ask("GET", path, b"", Origin=EVIL, **UPGRADE)
        assert 400 <= answer.status < 500, (path, answer)
    assert not house.host.sessions
