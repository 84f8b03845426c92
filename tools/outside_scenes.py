"""Scenes of the gallery: what is seen of the room outside of its pages, drawn as others would draw it.

A link in a message, a call on a locked telephone, the room among the apps, and what is handed to a friend.
"""

from __future__ import annotations

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
from looks import bring_to_table
from telling import open_table, show_open

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
    page.goto(f"{room}/rules/{game.key}")
    cards = [*links_of(game, code, room), *calls_of(game, code), app(code)]
    page.evaluate(
        "words => { document.write(words); document.close() }", f"{LOOK}<main>{''.join(cards)}</main>"
    )
    page.wait_for_load_state("networkidle")
    yield


def links_of(game: Game, code: str, room: str) -> Iterator[str]:
    for at, (phase, host, seats, taken) in enumerate(LINKS):
        summary = Summary(game.key, phase, host, seats, taken, language=code)  # type: ignore[arg-type]
        picture = f"{room}/pictures/{game.key}.png" if at in (0, len(LINKS) - 1) else None
        told = {name: unescape(text) for name, text in TAG.findall(make_tags(summary, picture))}
        drawn = f'<img src="{picture}" alt="{escape(told["image:alt"])}">' if picture else ""
        yield card(told["title"], told["description"], drawn)


def calls_of(game: Game, code: str) -> Iterator[str]:
    for count in WAITING:
        words = word(Call(PersonId("guest"), "bcdf", game.key, NAMES[:count]), code)
        yield card(words.title, words.body, '<img class="small" src="/icons/icon-192.png" alt="">')


def app(code: str) -> str:
    manifest = msgspec.json.decode(make_manifest(code))
    icon = '<img class="small" src="/icons/icon-192.png" alt="">'
    return card(manifest["name"], manifest["description"], icon)


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
