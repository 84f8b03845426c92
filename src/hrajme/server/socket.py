"""The door of a table's socket: who may come in, and as whom."""

from __future__ import annotations

from litestar import websocket
from litestar.di import NamedDependency
from litestar.params import FromPath

from hrajme.language import HrajmeError
from hrajme.server.asking import Socket, address_of, cookies_of, is_secure
from hrajme.server.errors import tell
from hrajme.server.host import Host
from hrajme.server.session import Session
from hrajme.server.to_client import Leaving, encode_to_client
from hrajme.table import PersonId

REFUSED = 1008
TRY_AGAIN = 1013


@websocket("/api/tables/{code:str}/socket")
async def watch_table(socket: Socket, code: FromPath[str], host: NamedDependency[Host]) -> None:
    """Speak the language of to_server.py and to_client.py."""
    address = address_of(socket.scope)
    try:
        host.check_in(address)
    except HrajmeError as error:
        await accept_and_refuse(socket, error, again=True)
        return
    try:
        await let_in(socket, code, host, address)
    finally:
        host.check_out(address)


async def let_in(socket: Socket, code: str, host: Host, address: str) -> None:
    try:
        kept = await host.find(code, address)
    except HrajmeError as error:
        await accept_and_refuse(socket, error, again=False)
        return
    person, headers = meet(socket, host)
    await socket.accept(headers=headers)
    await Session(host, socket, person, kept).run()


def meet(socket: Socket, host: Host) -> tuple[PersonId, list[tuple[bytes, bytes]]]:
    """Who it is; somebody new is given a cookie."""
    person = host.guests.find(cookies_of(socket.scope))
    if person is not None:
        return person, []
    person = host.guests.invite()
    cookie = host.guests.cookie(person, secure=is_secure(socket.scope))
    return person, [(b"set-cookie", cookie.encode())]


async def accept_and_refuse(socket: Socket, error: HrajmeError, *, again: bool) -> None:
    """A page cannot read the status of a socket that is not accepted, so it is told in a message."""
    told = tell(error)
    leaving = Leaving(code=told.code, sentence=told.sentence, again=again)
    await socket.accept()
    await socket.send({"type": "websocket.send", "text": encode_to_client(leaving).decode(), "bytes": None})
    await socket.close(TRY_AGAIN if again else REFUSED)
