"""Scenes of the gallery: a table before its start, as its host sees it and as a guest does."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import msgspec
from playwright.sync_api import Page, Route

from hrajme import games
from hrajme.core import Game
from hrajme.table import events as happen
from hrajme.testing.turns import OWN, Values, house_rules
from scenes.telling import STRANGER, open_table, show_open
from screenshots import bring_to_table

# So many sit at a table of so many seats, if the game needs so many: every plural of who is there and who
# is missing.
STARTS = ((2, 0, 2), (2, 1, 2), (4, 1, 1), (6, 3, 2), (8, 7, 2), (7, 3, 6), (8, 1, 7))


def seats(page: Page, room: str, game: Game, code: str) -> Iterator[None]:
    """The way to the start: of a game for many, which here needs more than any that there is."""
    large = max(map(games.find, games.keys()), key=lambda each: each.seats[-1])
    for count, taken, least in STARTS:
        need(page, room, large.key, least)
        bring_to_table(page, room, large)
        show_open(page, open_table(large, count, taken, {}).view(OWN))
        yield
    bring_to_table(page, room, game)
    show_open(page, open_table(game, game.seats[0], 0, {}).view(OWN))
    yield
    yield from come_as_guest(page, room, game)


def need(page: Page, room: str, key: str, least: int) -> None:
    """From now on the shelf says that this game needs so many."""
    shelf: Any = page.request.get(f"{room}/api/games").json()
    for card in shelf["games"]:
        card["least_seats"] = least if card["key"] == key else card["least_seats"]

    def answer(route: Route) -> None:
        route.fulfill(body=json.dumps(shelf), content_type="application/json")

    page.unroute("**/api/games")
    page.route("**/api/games", answer)


def come_as_guest(page: Page, room: str, game: Game) -> Iterator[None]:
    """Without a name, with one, and where every seat is taken."""
    count = game.seats[-1]
    for taken, name in ((1, ""), (2, "Hana"), (count, "Hana")):
        if name:
            page.request.put(f"{room}/api/me", data={"name": name})
            page.evaluate("localStorage.setItem('hrajme-settings', JSON.stringify({ named: true }))")
        bring_to_table(page, room, game)
        table = open_table(game, count, taken, {})
        show_open(page, msgspec.structs.replace(table.view(STRANGER), is_public=True))
        yield


def changed(game: Game) -> list[Values]:
    """All house rules changed at once, where they go together."""
    everything: Values = {}
    for each in house_rules(game):
        everything = {**each, **everything}
    try:
        open_table(game, game.seats[-1], 1, everything)
    except Exception:
        return house_rules(game)
    return [everything]


def rules(page: Page, room: str, game: Game, code: str) -> Iterator[None]:
    """House rules that were changed, for the host and for a guest; and bots of every strength."""
    bring_to_table(page, room, game)
    for options in changed(game):
        table = open_table(game, game.seats[-1], 1, options)
        for seat, level in enumerate(list(game.bots)[::-1][: game.seats[-1] - 1], start=1):
            table.record(happen.BotSeated(seat, level), "sit", OWN, 0)
        for person in (OWN, STRANGER):
            show_open(page, table.view(person))
            yield
            page.locator("#house-rules").scroll_into_view_if_needed()
            page.evaluate("document.querySelector('#house-rules').scrollIntoView()")
            yield
            page.evaluate("scrollBy(0, innerHeight * 0.7)")
            yield
            page.evaluate("scrollTo(0, 0)")
