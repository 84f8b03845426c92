"""Scenes of the gallery: the end of a game, asked for and come to, and what follows it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace
from playwright.sync_api import Page

from hrajme import games
from hrajme.core import Dice, Game
from hrajme.core.result import TOGETHER
from hrajme.server.to_client import Update
from hrajme.table import Table, TableView
from hrajme.table.timing import TimeControl
from hrajme.table.views import OfferView
from hrajme.testing.turns import OWN, play_on, seat_all
from occasions import forms_of
from scenes.moments import IF_NEW
from scenes.telling import as_sent, running_view, show
from screenshots import bring_to_table

STORY = 40
FIVE_MINUTES = TimeControl(game=300)
# So many have agreed, of so many: in some languages these sound different.
AGREED = ((1, 2), (2, 3), (1, 5), (4, 6), (3, 7), (7, 8), (2, 12))


def final_table(game: Game) -> Table:
    """Of most players that comes to an end."""
    for seats in reversed(game.seats):
        table = seat_all(game, seats, {})
        for _ in play_on(table, Dice(1)):
            pass
        if table.phase == "over":
            return table
    raise AssertionError(f"{game.key} does not end")


def result(page: Page, room: str, game: Game, code: str) -> Iterator[None]:
    table = final_table(game)
    bring_to_table(page, room, game)
    story = table.page(OWN, 0, None, STORY).story
    sent: Any = as_sent(Update(now_ms=0, table=table.view(OWN), story=story, talk=()))
    page.evaluate("update => reach.show(update)", sent)
    yield


def reasons(page: Page, room: str, game: Game, code: str) -> Iterator[str]:
    """Each reason a game can end for, as whoever was not told more of it reads it."""
    bring_to_table(page, room, game)
    over = final_table(game).view(OWN)
    assert over.outcome is not None
    for play, reason in enumerate(reasons_of(game, code), start=1):
        show(page, replace(over, play=play, outcome=replace(over.outcome, reason=reason)))
        page.locator("#result").wait_for()
        yield IF_NEW


def reasons_of(game: Game, code: str) -> list[str]:
    """Those of the game, and those of every table."""
    ids = forms_of(code).patterns
    own = [id.removeprefix(f"{game.key}-reason-") for id in ids if id.startswith(f"{game.key}-reason-")]
    every = [id.removeprefix("ending-") for id in ids if id.startswith("ending-") and "-ask-" not in id]
    return [*own, *every]


def endings(page: Page, room: str, game: Game, code: str) -> Iterator[None]:
    """Ways to end a game from outside its rules, and the question whether one means it."""
    bring_to_table(page, room, game)
    running = replace(running_view(game, game.seats[len(game.seats) // 2], least=10), clock=FIVE_MINUTES)
    if not running.endings:
        return
    show(page, running)
    page.get_by_role("tab").last.click()
    block = page.locator("[role=tabpanel] .block:has(> .row)").first
    block.scroll_into_view_if_needed()
    yield
    resign = [at for at, each in enumerate(running.endings) if each.kind == "resign"]
    for at in resign[:1]:
        block.locator(".row button").nth(at).click()
        block.scroll_into_view_if_needed()
        yield


def rematches(page: Page, room: str, game: Game, code: str) -> Iterator[None]:
    """Who wants to play again: asked, agreed, waited for, declined; of those who lost together, too."""
    large = max(map(games.find, games.keys()), key=lambda each: each.seats[-1])
    bring_to_table(page, room, large)
    over = final_table(large).view(OWN)
    play = 0
    for ended in (over, replace(over, result=TOGETHER)):
        for agreed, persons in AGREED:
            play += 1
            show(page, replace(asked(ended, agreed, persons, by=0), play=play))
            yield
        for view in (asked(ended, 1, 3, by=1), replace(ended, declined=("rematch",))):
            play += 1
            show(page, replace(view, play=play))
            yield


def asked(over: TableView, agreed: int, persons: int, by: int) -> TableView:
    """A rematch that so many of so many want."""
    seats = [replace(each, kind="person") for each in over.seats[:persons]]
    bots = [replace(each, kind="bot", level="easy") for each in over.seats[persons:]]
    offer = OfferView("rematch", by, 1, 1, tuple(range(1, agreed)) if by == 0 else (), by != 0)
    return replace(over, seats=(*seats, *bots), offers=(offer,))
