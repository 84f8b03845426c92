"""Preview: what the link of a table looks like in a message, before anybody has followed it.

The programs that make previews run no scripts, so the room writes what it says of the table into the head
of the page, in the language of who opened it. It says what the lobby would: the game, the host, the seats.
"""

from __future__ import annotations

from html import escape
from typing import Any

from litestar import Response, route
from litestar.di import NamedDependency
from litestar.params import FromPath

from hrajme.language import HrajmeError, Language, language
from hrajme.room import Summary, read_code
from hrajme.server.asking import Asked, address_of, site_of_room
from hrajme.server.host import Host
from hrajme.server.pages import ASK_FIRST, INDEX, NOT_BUILT, Page, Pages, make_page, send

HEAD_END = b"</head>"
LOCALES = {"cs": "cs_CZ", "sk": "sk_SK", "pl": "pl_PL", "en": "en_GB"}
# As tools/board_pictures.py takes them.
PICTURE_SIZE = (600, 315)


# What somebody cut off or wrote on to is the page too, which says so in words.
@route(["/t", "/t/{code:path}"], http_method=["GET", "HEAD"], include_in_schema=False)
async def show_invitation(
    request: Asked, host: NamedDependency[Host], pages: NamedDependency[Pages], code: FromPath[str] = ""
) -> Response[Any]:
    """The page of the app, which says to programs what table it is about."""
    page = pages.find(INDEX)
    if page is None:
        return Response(NOT_BUILT, media_type="text/plain", status_code=503)
    summary = await find_summary(request, host, code.lstrip("/"))
    if summary is not None:
        page = with_tags(page, make_tags(summary, find_picture(request, pages, summary.game)))
    return send(request, page, ASK_FIRST)


async def find_summary(request: Asked, host: Host, code: str) -> Summary | None:
    """What is told of the table; nothing where there is none, and nothing to who asks too often.

    A short code is looked up by the page alone, so that each costs its price once.
    """
    address = address_of(request.scope)
    if read_code(code) is None or not host.requests.take(address, host.now):
        return None
    try:
        return await (await host.find(code, address)).summary()
    except HrajmeError:
        return None


def find_picture(request: Asked, pages: Pages, game: str) -> str | None:
    """The whole address of the picture of a game: others do not know where they are."""
    path = f"pictures/{game}.png"
    site = site_of_room(request.scope)
    if not site or pages.find(path) is None:
        return None
    return f"{request.scope['scheme']}://{site}/{path}"


def make_tags(summary: Summary, picture: str | None) -> str:
    """Open Graph, which nearly all programs read."""
    words = language(summary.language)
    game = words.say(f"{summary.game}-name")
    told = {
        "og:site_name": "hrajme",
        "og:type": "website",
        "og:locale": LOCALES[summary.language],
        "og:title": say_title(words, summary, game),
        "og:description": f"{say_seats(words, summary)} {words.say(f'{summary.game}-tagline')}".strip(),
    }
    if picture is not None:
        width, height = PICTURE_SIZE
        told |= {"og:image": picture, "og:image:width": str(width), "og:image:height": str(height)}
        told |= {"og:image:alt": words.say("room-preview-picture", game=game)}
    card = "summary" if picture is None else "summary_large_image"
    tags = [tag("property", name, value) for name, value in told.items()]
    # Whoever has the link may come in: no list of links shall have it.
    return "".join([*tags, tag("name", "twitter:card", card), tag("name", "robots", "noindex")])


def say_title(words: Language, summary: Summary, game: str) -> str:
    if summary.phase != "open":
        return words.say("room-preview-begun", game=game, phase=summary.phase)
    if not summary.host:
        return words.say("room-preview-open", game=game)
    return words.say("room-preview-waiting", game=game, host=summary.host)


def say_seats(words: Language, summary: Summary) -> str:
    """Of a game that is over there is nothing to take part in."""
    if summary.phase == "over":
        return ""
    free = summary.seats - summary.taken
    return words.say("room-preview-free", free=free) if free else words.say("room-preview-full")


def tag(kind: str, name: str, content: str) -> str:
    return f'<meta {kind}="{name}" content="{escape(content)}" />\n'


def with_tags(page: Page, tags: str) -> Page:
    content = page.content.replace(HEAD_END, tags.encode() + HEAD_END, 1)
    return make_page(content, page.media_type, page.changed_ns)
