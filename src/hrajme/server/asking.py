"""Who asks: what can be told from the head of a request or a socket."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any
from urllib.parse import urlsplit

from litestar import Request, WebSocket

from hrajme.language import FALLBACK, LANGUAGES
from hrajme.server.guests import COOKIE
from hrajme.server.limits import Limits, household

Scope = Any
# The host and port of an address; what is anything else came from nobody's browser.
SITE = re.compile(r"[A-Za-z0-9.-]+(:[0-9]+)?|\[[0-9A-Fa-f:.]+\](:[0-9]+)?")
Asked = Request[Any, Any, Any]
Socket = WebSocket[Any, Any, Any]


def header(scope: Scope, name: bytes) -> str | None:
    return next(iter(header_lines(scope, name)), None)


def header_lines(scope: Scope, name: bytes) -> list[str]:
    return [str(value.decode("latin-1")) for key, value in scope["headers"] if key.lower() == name]


def address_of(scope: Scope) -> str:
    """The address that limits count by."""
    client = scope.get("client")
    return household(client[0]) if client else "unknown"


def forwarded_of(scope: Scope, limits: Limits) -> str | None:
    """For whom a proxy asks: the last address of its list that is no proxy of ours.

    Some proxies add a line of their own below that of who asks.
    """
    named = [each.strip() for each in ",".join(header_lines(scope, b"x-forwarded-for")).split(",")]
    strangers = [household(each) for each in named if each and not limits.is_proxy(each)]
    return strangers[-1] if strangers else None


def cookies_of(scope: Scope) -> Iterator[str]:
    """All that may be the guest's cookie, genuine or not.

    Programs at other ports of the same machine share the cookies and may have set one of the same name;
    however odd theirs are and wherever they stand, ours is among these.
    """
    for cookie in ";".join(header_lines(scope, b"cookie")).split(";"):
        name, _, value = cookie.partition("=")
        if name.strip() == COOKIE:
            yield value.strip()


def site_of_room(scope: Scope) -> str:
    """The host and port by which the room was reached; "" where none is said that could be."""
    site = header(scope, b"host") or ""
    return site if SITE.fullmatch(site) else ""


def language_of(scope: Scope) -> str:
    """The language of ours that a browser likes best, by ``Accept-Language``; English where it is none."""
    wanted = [read_wish(part) for part in (header(scope, b"accept-language") or "").split(",")]
    ours = [(weight, code) for weight, code in wanted if code in LANGUAGES and weight > 0]
    # Of those that it likes alike, the first.
    return max(ours, key=lambda wish: wish[0])[1] if ours else FALLBACK


def read_wish(part: str) -> tuple[float, str]:
    """``sk-SK;q=0.8`` is 0.8 and ``sk``."""
    tag, _, weight = part.partition(";q=")
    try:
        return float(weight or 1), tag.strip().lower().partition("-")[0]
    except ValueError:
        return 0.0, ""


def is_secure(scope: Scope) -> bool:
    return scope.get("scheme") in ("https", "wss")


def is_foreign(scope: Scope) -> bool:
    """Whether a page of another site asks; programs that are no browsers name no origin."""
    origin = header(scope, b"origin")
    if origin is None:
        return False
    host = header(scope, b"host") or ""
    return site_of(origin) != host.lower() or not host


def site_of(origin: str) -> str | None:
    """The host and port of an origin; None of what is no address."""
    try:
        return urlsplit(origin).netloc.lower()
    except ValueError:
        return None
