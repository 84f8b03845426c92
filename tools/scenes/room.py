"""Scenes of the gallery that are the same in every game: a real room, with friends and without a line."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import cycle

import msgspec
from playwright.sync_api import Locator, Page

from hrajme import games
from hrajme.core import Game
from hrajme.server.lobby import LobbyPage, TableLine
from hrajme.table.line import Phase
from hrajme.testing.turns import NAMES

# Limits of time as people write them, so that every unit and every plural is read.
CLOCKS = (
    *("1+1", "3+2", "5d1", "5d3", "60+30", "120+5", "300+0", "1440", "0.37", "0,5", "5d5"),
    *("1m", "2m", "5m", "1h", "3h", "5h", "1d", "3d", "8d", "22s", "45s", "no clock"),
)
NOBODYS_CODE = "BCD FGH"
# Choices of players, minutes and luck that leave many games, some, and none.
FOUND = ((1, 0, 0), (2, 0, 0), (3, 1, 1), (3, 2, 2), (0, 2, 1))
# Tables that are open to all: so far, and with so many.
SEATED: tuple[tuple[Phase, int], ...] = (("open", 1), ("running", 4))


def hands(page: Page, room: str, game: Game, code: str) -> Iterator[None]:
    """Several people on one device, from the table that waits to the next one's hand."""
    open_with_friends(page, room, game.key)
    sit_down(page, "Hana")
    page.locator("details summary").first.click()
    for name in ("Bartoloměj", "Žofie"):
        company = page.locator("details form").first
        company.locator("input").fill(name)
        company.locator("button").click()
        yield
    page.locator("footer .primary").click()
    page.locator("main h1").wait_for()
    yield
    page.locator("main .primary").click()
    page.locator("[data-board]").wait_for()
    yield
    page.get_by_role("tab").last.click()
    yield
    yield from look_again(page, room)
    yield from turn_round(page, room)


def look_again(page: Page, room: str) -> Iterator[None]:
    """Somebody else on the device wants to look once more, though another is asked."""
    share(page, room, "domino")
    page.locator("main .others button").first.click()
    page.locator(".offer button").wait_for()
    yield


def turn_round(page: Page, room: str) -> Iterator[None]:
    """A board that could be turned to whoever is asked."""
    share(page, room, "chess")
    page.locator("[data-board]").wait_for()
    page.get_by_role("tab").last.click()
    page.get_by_role("switch").first.wait_for()
    yield


def share(page: Page, room: str, key: str) -> None:
    """Two play on this device; whoever has been here has a name and a seat at once."""
    page.goto(room)
    page.locator("article").first.wait_for()
    page.locator(f'[aria-labelledby="game-{key}"] button').nth(1).click()
    page.locator("section[aria-labelledby=seats] li.you").wait_for()
    page.locator("details summary").first.click()
    company = page.locator("details form").first
    company.locator("input").fill("Žofie")
    company.locator("button").click()
    page.locator("section[aria-labelledby=seats]").get_by_text("Žofie").wait_for()
    page.locator("footer .primary").click()


def opening(page: Page, room: str, game: Game, code: str) -> Iterator[None]:
    """A table before its start: bots, limits of time, house rules, a friend who comes."""
    open_with_friends(page, room, game.key)
    yield
    sit_down(page, "Hana")
    page.locator("section[aria-labelledby=seats] li button").last.click()
    page.locator("section[aria-labelledby=seats] li select").first.wait_for()
    yield
    page.get_by_role("switch").first.click()
    yield
    yield from choose_clocks(page)
    page.locator("section[aria-labelledby=invite] button[aria-expanded]").click()
    yield
    friend = page.context.browser
    assert friend is not None
    other = friend.new_context(locale=page.evaluate("navigator.language")).new_page()
    other.goto(page.url)
    other.locator("section[aria-labelledby=seats]").wait_for()
    yield
    other.context.close()


def choose_clocks(page: Page) -> Iterator[None]:
    clock = page.locator("section[aria-labelledby=clock]")
    for text in CLOCKS:
        clock.locator("select").select_option("own")
        clock.locator("input").fill(text)
        clock.locator("form button").click()
        page.wait_for_timeout(150)
        clock.scroll_into_view_if_needed()
        yield


def lobby(page: Page, room: str, game: Game, code: str) -> Iterator[None]:
    """What home shows to who has been here: tables to come back to, open ones, codes and filters."""
    open_with_friends(page, room, game.key)
    sit_down(page, "Hana")
    page.get_by_role("switch").first.click()
    page.goto(room)
    page.locator("article").first.wait_for()
    yield
    field = page.locator("form input").first
    for text in ("!", NOBODYS_CODE):
        field.fill(text)
        field.press("Enter")
        page.locator("form [role=alert]").first.wait_for()
        yield
    for choice in FOUND:
        for at, chosen in enumerate(choice):
            page.locator("main select").nth(at).select_option(index=chosen)
        yield
    page.goto(f"{room}/rules/nothing")
    yield
    yield from come_back(page, room)


def come_back(page: Page, room: str) -> Iterator[None]:
    """Tables of one's own at which others are asked, and many that are open to all."""
    keys, names = games.keys(), NAMES
    mine = TableLine("bcdf-ghjk-mnpq", keys[0], "running", names[0], 4, 4, 1, names[:4], (1, 3), 0)
    others = [
        TableLine(f"bcdf-ghjk-mnp{at}", key, phase, name, 4, taken, at)
        for at, (key, name, (phase, taken)) in enumerate(zip(keys, names, cycle(SEATED), strict=False))
    ]
    page.route("**/api/tables", lambda route: route.fulfill(body=encode(LobbyPage(tuple(others)))))
    page.route("**/api/tables/*", lambda route: route.fulfill(body=encode(mine)))
    page.goto(room)
    page.locator("#public").wait_for()
    page.locator("#recent").wait_for()
    yield
    page.locator("section[aria-labelledby=public] .quiet").click()
    yield


def encode(message: msgspec.Struct) -> str:
    return msgspec.json.encode(message).decode()


def offline(page: Page, room: str, game: Game, code: str) -> Iterator[None]:
    """The line to the room is lost."""
    page.goto(f"{room}/try/{game.key}")
    page.get_by_test_id("first-steps").wait_for()
    page.route("**/api/**", lambda route: route.abort())
    page.context.set_offline(True)
    page.wait_for_timeout(1500)
    yield
    page.evaluate("history.pushState(null, '', '/'), dispatchEvent(new PopStateEvent('popstate'))")
    page.wait_for_timeout(500)
    yield


def open_with_friends(page: Page, room: str, key: str) -> None:
    page.goto(room)
    page.locator("article").first.wait_for()
    page.locator(f'[aria-labelledby="game-{key}"] button').nth(1).click()
    page.get_by_role("textbox").first.wait_for()


def sit_down(page: Page, name: str) -> None:
    form: Locator = page.locator("section[aria-labelledby=seats] form").first
    form.locator("input").fill(name)
    form.locator("button").click()
    page.locator("section[aria-labelledby=seats] li.you").wait_for()
