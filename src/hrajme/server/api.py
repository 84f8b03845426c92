"""HTTP: the games, who one is, the lobby, and opening a table."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeVar

import msgspec
from litestar import MediaType, Response, get, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, QueryParameter

from hrajme import __version__
from hrajme.room import KeptTable, Opening, Summary
from hrajme.room.company import company_of
from hrajme.room.past import file_of, past_of
from hrajme.server.asking import Asked, address_of, cookies_of, is_secure
from hrajme.server.errors import TooFast
from hrajme.server.host import Host
from hrajme.server.lobby import HowTo, LobbyPage, Me, NewName, NewTable, OpenedTable, Shelf, TableLine
from hrajme.server.shelf import make_how_to, make_shelf
from hrajme.table import PersonId
from hrajme.table.past import Past

T = TypeVar("T")

# What it takes out of the bucket of messages to play a whole game again.
PAST_COST = 16
# Nobody pages further back than there are tables.
Before = Annotated[int | None, QueryParameter(ge=1, le=2**62)]


class Health(msgspec.Struct, frozen=True):
    """Whether the room works."""

    status: Literal["ok", "failing"]
    version: str
    store: bool  # whether the disk takes what is written
    damaged_tables: int  # whose logs cannot be read
    missing: int  # events that were acknowledged before the start and are gone


@get("/health")
async def tell_health(host: NamedDependency[Host]) -> Response[Health]:
    health = host.room.health
    await health.check()
    told = Health(
        status="ok" if health.is_well else "failing",
        version=__version__,
        store=health.trouble is None,
        damaged_tables=len(health.damaged),
        missing=health.missing,
    )
    return Response(told, status_code=200 if health.is_well else 503)


@get("/api/games")
async def list_games() -> Shelf:
    return make_shelf()


@get("/api/games/{game:str}/how")
async def show_how_to(game: FromPath[str]) -> HowTo:
    """How it is played, in a few pictures."""
    return make_how_to(game)


@get("/api/openapi.json", include_in_schema=False)
async def describe(request: Asked) -> dict[str, Any]:
    """All of this, for programs."""
    return request.app.openapi_schema.to_schema()


@get("/api/me")
async def show_me(request: Asked, host: NamedDependency[Host]) -> Response[Me]:
    person = meet(request, host)
    return remember(request, host, person, Me(await host.room.name_of(person)))


@put("/api/me")
async def rename_me(request: Asked, host: NamedDependency[Host], data: JSONBody[NewName]) -> Response[Me]:
    person = meet(request, host)
    return remember(request, host, person, Me(await host.room.rename(person, data.name)))


@get("/api/tables")
async def list_tables(host: NamedDependency[Host], before: Before = None) -> LobbyPage:
    lines = host.room.public_tables(before)
    return LobbyPage(tuple([make_line(line.code, line.summary, line.number) for line in lines]))


@post("/api/tables")
async def open_table(
    request: Asked, host: NamedDependency[Host], data: JSONBody[NewTable]
) -> Response[OpenedTable]:
    if not host.opened_tables.take(address_of(request.scope), host.now):
        raise TooFast
    person = meet(request, host)
    opening = Opening(
        key=data.key,
        game=data.game,
        seats=data.seats,
        options=data.options,
        public=data.public,
        alone=data.alone,
        clock=data.clock,
        file=data.file,
        first_steps=data.first_steps,
        language=data.language,
    )
    code = await host.room.open_table(opening, person)
    return remember(request, host, person, OpenedTable(code), status=201)


@get("/api/tables/{code:str}")
async def show_table(request: Asked, host: NamedDependency[Host], code: FromPath[str]) -> TableLine:
    kept = await host.find(code, address_of(request.scope))
    company = await company_of(kept, guest_of(request, host))
    line = make_line(kept.code, await kept.summary())
    return msgspec.structs.replace(line, **msgspec.structs.asdict(company))


@get("/api/tables/{code:str}/past")
async def show_past(request: Asked, host: NamedDependency[Host], code: FromPath[str]) -> Past:
    """The moves of the play so far, the last few hundred of a very long one."""
    return await past_of(await find_dear(request, host, code), guest_of(request, host))


@get("/api/tables/{code:str}/past/{format:str}", media_type=MediaType.TEXT)
async def write_past(
    request: Asked, host: NamedDependency[Host], code: FromPath[str], format: FromPath[str]
) -> Response[str]:
    """The same as a file of another program."""
    name, text = await file_of(await find_dear(request, host, code), guest_of(request, host), format)
    return Response(text, headers={"content-disposition": f'attachment; filename="{name}"'})


async def find_dear(request: Asked, host: Host, code: str) -> KeptTable:
    """The table, to be played again from its first move; who asks for it often waits. Raises TooFast."""
    address = address_of(request.scope)
    if not host.messages.take(address, host.now, PAST_COST):
        raise TooFast
    return await host.find(code, address)


def guest_of(request: Asked, host: Host) -> PersonId | None:
    """Who asks, by the cookie."""
    return host.guests.find(cookies_of(request.scope))


def meet(request: Asked, host: Host) -> PersonId:
    """Who asks, by the cookie; without a genuine one, somebody new."""
    return guest_of(request, host) or host.guests.invite()


def remember(request: Asked, host: Host, person: PersonId, content: T, status: int = 200) -> Response[T]:
    """An answer that renews the cookie."""
    cookie = host.guests.cookie(person, secure=is_secure(request.scope))
    return Response(content, status_code=status, headers={"set-cookie": cookie})


def make_line(code: str, summary: Summary, number: int = 0) -> TableLine:
    return TableLine(
        code=code,
        game=summary.game,
        phase=summary.phase,
        host=summary.host,
        seats=summary.seats,
        taken=summary.taken,
        number=number,
    )


ROUTES = (
    tell_health,
    list_games,
    show_how_to,
    describe,
    show_me,
    rename_me,
    list_tables,
    open_table,
    show_table,
    show_past,
    write_past,
)
