"""Guard: stands before everything. Limits, foreign pages, sizes, and the headers of every answer.

An address can be spelled in many ways. Here it gets the one spelling that is judged, and the router is handed
no other; what writes is judged wherever it goes.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from hrajme.server.asking import address_of, header, is_foreign
from hrajme.server.errors import Foreign, NotJson, TooFast, WireError, tell
from hrajme.server.host import Host

Message = Any
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Any, Receive, Send], Awaitable[None]]

CONTENT_POLICY = "; ".join(
    [
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self'",
        # Boards place cards and pieces by style attributes.
        "style-src-attr 'unsafe-inline'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "object-src 'none'",
        "frame-ancestors 'none'",
        "base-uri 'none'",
        "form-action 'self'",
    ]
)
HEADERS = [
    (b"content-security-policy", CONTENT_POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    # The address of a table lets people in: it is told to nobody.
    (b"referrer-policy", b"no-referrer"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
]
READING = ("GET", "HEAD", "OPTIONS")
REFUSED = 1008


class Guard:
    """An ASGI app around the app."""

    def __init__(self, app: App, host: Host) -> None:
        self.app = app
        self.host = host

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        scope = {**scope, "path": plain_path(scope["path"])}
        if scope["type"] == "websocket":
            await self.let_socket_in(scope, receive, send)
            return
        answer = with_headers(scope, send)
        try:
            self.check(scope)
        except WireError as error:
            await send_problem(answer, error)
        else:
            await self.app(scope, receive, answer)

    async def let_socket_in(self, scope: Any, receive: Receive, send: Send) -> None:
        if is_foreign(scope):
            # Before it is accepted, this is a plain 403.
            await send({"type": "websocket.close", "code": REFUSED, "reason": ""})
        else:
            await self.app(scope, receive, send)

    def check(self, scope: Any) -> None:
        """Raises TooFast, Foreign or NotJson."""
        limit = self.host.requests if is_api(scope) else self.host.pages
        if not limit.take(address_of(scope), self.host.now):
            raise TooFast
        if scope["method"] not in READING:
            if is_foreign(scope):
                raise Foreign
            # A form of another site cannot send this type.
            media_type = (header(scope, b"content-type") or "").partition(";")[0].strip().lower()
            if media_type != "application/json":
                raise NotJson


def plain_path(path: str) -> str:
    """``//api/tables/`` is ``/api/tables``, to the router and so to us."""
    return "/" + "/".join(part for part in path.split("/") if part)


def is_api(scope: Any) -> bool:
    return str(scope["path"]).split("/")[1] == "api"


def with_headers(scope: Any, send: Send) -> Send:
    # What the lobby says now is wrong in a moment; and who one is, nobody else may be told.
    more = [*HEADERS, (b"cache-control", b"no-store")] if is_api(scope) else HEADERS

    async def answer(message: Message) -> None:
        if message["type"] == "http.response.start":
            message = {**message, "headers": [*message.get("headers", ()), *more]}
        await send(message)

    return answer


async def send_problem(send: Send, error: WireError) -> None:
    told = tell(error)
    body = msgspec.json.encode(told.problem)
    head = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": told.status, "headers": head})
    await send({"type": "http.response.body", "body": body})
