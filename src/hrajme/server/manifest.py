"""Manifest: what a telephone needs to have the room among its apps, in the language that it asks for."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Response, route

from hrajme.language import language
from hrajme.server.asking import Asked, language_of
from hrajme.server.pages import ASK_FIRST, TYPES, make_page, send

PATH = "/app.webmanifest"
# The cloth that the icon is drawn on, so that the first picture is of one piece. What the page itself
# wears, light or dark, it says in its head.
COLOUR = "#2f5d50"
# As tools/icons.py draws them.
ICONS = (
    {"src": "/icons/icon-192.png", "sizes": "192x192", "type": "image/png", "purpose": "any"},
    {"src": "/icons/icon-512.png", "sizes": "512x512", "type": "image/png", "purpose": "any"},
    {"src": "/icons/maskable-512.png", "sizes": "512x512", "type": "image/png", "purpose": "maskable"},
)


@route(PATH, http_method=["GET", "HEAD"], include_in_schema=False)
async def show_manifest(request: Asked) -> Response[Any]:
    page = make_page(make_manifest(language_of(request.scope)), TYPES[".webmanifest"], 0)
    answer = send(request, page, ASK_FIRST)
    answer.headers["vary"] = "Accept-Encoding, Accept-Language"
    return answer


def make_manifest(code: str) -> bytes:
    manifest = {
        "id": "/",
        "name": "hrajme",
        "short_name": "hrajme",
        "description": language(code).say("room-app-description"),
        "lang": code,
        "dir": "ltr",
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": COLOUR,
        "theme_color": COLOUR,
        "categories": ["games"],
        "icons": ICONS,
    }
    return msgspec.json.encode(manifest)
