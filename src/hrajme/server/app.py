"""The app: HTTP and sockets around one room."""

from __future__ import annotations

import logging

import msgspec
from litestar import Litestar, Response
from litestar.di import Provide
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from hrajme import __version__
from hrajme.language import HrajmeError
from hrajme.server import calls
from hrajme.server.api import ROUTES
from hrajme.server.asking import Asked
from hrajme.server.errors import (
    Broken,
    NotAllowed,
    NotFound,
    TooLarge,
    Unreadable,
    WireError,
    tell,
)
from hrajme.server.guard import Guard
from hrajme.server.host import Host
from hrajme.server.lobby import Problem
from hrajme.server.manifest import show_manifest
from hrajme.server.pages import Pages, show_page
from hrajme.server.preview import show_invitation
from hrajme.server.socket import watch_table

log = logging.getLogger("hrajme.server")

BAD_REQUEST = 400
MISFIT = 422


def make_app(host: Host, pages: Pages | None = None) -> Guard:
    """An ASGI app."""
    shown = pages or Pages()
    app = Litestar(
        route_handlers=[*ROUTES, *calls.ROUTES, watch_table, show_invitation, show_manifest, show_page],
        dependencies={
            "host": Provide(lambda: host, sync_to_thread=False),
            "pages": Provide(lambda: shown, sync_to_thread=False),
        },
        exception_handlers={
            HrajmeError: on_refusal,
            HTTPException: on_http,
            # Of a body; Litestar takes neither for a mistake of its sender.
            UnicodeDecodeError: on_unreadable,
            RecursionError: on_unreadable,
            Exception: on_mistake,
        },
        openapi_config=OpenAPIConfig(
            title="hrajme", version=__version__, path="/api/schema", render_plugins=[JsonRenderPlugin()]
        ),
        request_max_body_size=host.limits.body_bytes,
        logging_config=None,
    )
    return Guard(app, host)


def on_refusal(request: Asked, error: HrajmeError) -> Response[Problem]:
    told = tell(error)
    return Response(told.problem, status_code=told.status)


def on_http(request: Asked, error: HTTPException) -> Response[Problem]:
    """What Litestar itself refuses."""
    refusal = explain(error)
    status = MISFIT if isinstance(error, ValidationException) else refusal.status
    return Response(tell(refusal).problem, status_code=status)


def on_unreadable(request: Asked, error: Exception) -> Response[Problem]:
    refusal = Unreadable(problem=str(error))
    return Response(tell(refusal).problem, status_code=refusal.status)


def explain(error: HTTPException) -> WireError:
    match error.status_code:
        case 404:
            return NotFound()
        case 405:
            return NotAllowed()
        case 413:
            return TooLarge()
        case status if status < 500:
            return Unreadable(problem=find_problem(error))
    return Broken()


def find_problem(error: HTTPException) -> str:
    cause = error.__cause__
    while cause is not None and not isinstance(cause, msgspec.DecodeError):
        cause = cause.__cause__
    return str(cause or error.detail)


def on_mistake(request: Asked, error: Exception) -> Response[Problem]:
    log.error("a request failed: %s", type(error).__name__, exc_info=error)
    return Response(Problem(Broken.code, Broken().sentence), status_code=Broken.status)
