"""Scenes of the gallery: what is seen of the room outside of its pages, drawn as others would draw it.

A link in a message, a call on a locked telephone, the room among the apps, and what is handed to a friend.
"""

from __future__ import annotations

import base64
import re
from collections.abc import Iterator
from html import escape, unescape

import msgspec
from playwright.sync_api import Page

from hrajme.core import Game
from hrajme.room import Call, Summary
from hrajme.server.manifest import make_manifest
from hrajme.server.preview import make_tags
from hrajme.server.push.caller import word
from hrajme.table import PersonId
from hrajme.testing.turns import NAMES, OWN
from scenes.telling import open_table, show_open
from screenshots import bring_to_table

TAG = re.compile(r'<meta property="og:([\w:]+)" content="([^"]*)"')
# Who has opened it, how far it is, of so many seats so many taken.
LINKS = (
    ("open", "Hana", 2, 1),
    ("open", "Bartoloměj", 4, 1),
    ("open", "Maximiliána Podvinecká-J", 8, 1),
    ("open", "", 2, 0),
    ("running", "Hana", 2, 2),
    ("over", "Hana", 2, 2),
)
ICON = "icons/icon-192.png"
# So many wait.
WAITING = (1, 2, 5)
LOOK = """<!doctype html><meta name=viewport content="width=device-width"><style>
body { margin: 0; padding: 12px; background: #dfe7ea; font: 14px/1.3 system-ui, sans-serif; color: #111 }
main { columns: 170px; column-gap: 12px }
article { break-inside: avoid; margin: 0 0 12px; border-radius: 12px; overflow: hidden; background: #fff }
img { display: block; width: 100% } .small { width: 40px; padding: 8px 8px 0 }
h2 { margin: 0; padding: 8px 8px 0; font-size: 15px } p { margin: 0; padding: 4px 8px 8px; color: #444 }
</style>"""
# As a telephone would show what it is to hand on.
SHEET = """() => { navigator.share = async ({ title, text, url }) => {
    const sheet = document.createElement("dialog");
    for (const textContent of [title, text, url]) {
        const style = "margin: 8px; white-space: pre-line";
        sheet.append(Object.assign(document.createElement("p"), { textContent, style }));
    }
    document.body.append(sheet);
    sheet.showModal();
} }"""


def outside(page: Page, room: str, game: Game, code: str) -> Iterator[None]:
    """Links and calls of this game."""
    picture, icon = [as_data(page, f"{room}/{path}") for path in (f"pictures/{game.key}.png", ICON)]
    cards = [*links_of(game, code, picture), *calls_of(game, code, icon), app(code, icon)]
    page.set_content(f"{LOOK}<main>{''.join(cards)}</main>")
    yield


def as_data(page: Page, address: str) -> str:
    """Other programs fetch a picture; a page of nobody may not."""
    return "data:image/png;base64," + base64.b64encode(page.request.get(address).body()).decode()


def links_of(game: Game, code: str, board: str) -> Iterator[str]:
    for at, (phase, host, seats, taken) in enumerate(LINKS):
        summary = Summary(game.key, phase, host, seats, taken, language=code)  # type: ignore[arg-type]
        picture = board if at == 0 else None
        told = {name: unescape(text) for name, text in TAG.findall(make_tags(summary, picture))}
        drawn = f'<img src="{picture}" alt="{escape(told["image:alt"])}">' if picture else ""
        yield card(told["title"], told["description"], drawn)


def calls_of(game: Game, code: str, icon: str) -> Iterator[str]:
    for count in WAITING:
        words = word(Call(PersonId("guest"), "bcdf", game.key, NAMES[:count]), code)
        yield card(words.title, words.body, f'<img class="small" src="{icon}" alt="">')


def app(code: str, icon: str) -> str:
    manifest = msgspec.json.decode(make_manifest(code))
    return card(manifest["name"], manifest["description"], f'<img class="small" src="{icon}" alt="">')


def card(title: str, words: str, picture: str) -> str:
    return f"<article>{picture}<h2>{escape(title)}</h2><p>{escape(words)}</p></article>"


def shared(page: Page, room: str, game: Game, code: str) -> Iterator[None]:
    """What a friend is sent, from the device's own sheet; and what was copied."""
    page.add_init_script(f"({SHEET})()")
    bring_to_table(page, room, game)
    show_open(page, open_table(game, game.seats[-1], 1, {}).view(OWN))
    page.locator("section[aria-labelledby=invite] .row button").nth(1).click()
    page.get_by_role("dialog").wait_for()
    yield
    page.keyboard.press("Escape")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.locator("section[aria-labelledby=invite] .row button").first.click()
    yield
