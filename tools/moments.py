"""A scene of the gallery that looks for words: games are played, boards touched, and what is new is shown.

What a board says while a turn is half made, what a coach says, each plural of each label: nobody can list
when that is seen. So tables of all kinds are played with the coach at their side, and now and then somebody
touches what can be touched, as a child would.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any

import msgspec
from playwright.sync_api import Page

from hrajme.core import Dice, Game
from hrajme.server.to_client import Update
from hrajme.table import PersonId, Table
from hrajme.testing.turns import OWN
from looks import bring_to_table
from occasions import kinds_of_table, plays

# Yielded by a scene whose page is worth a picture only where it shows words for the first time.
IF_NEW = "if new"
COACHED = """speed => localStorage.setItem(
    "hrajme-settings", JSON.stringify({ coach: true, named: true, speed }))"""
# What is said of a move is seen while it is shown, what may be done now when all has been shown.
SPEEDS = ("at_once", "calm")
# About one moment of so many is looked at; at one of so many of these somebody touches the board, so many
# times one after another.
LOOKED_EVERY, TOUCHED_EVERY, TOUCHES = 4, 3, 4
# Each so-many-th play is seen by a spectator.
WATCHED_EVERY = 7
QUICKLY = "async (update) => (reach.tell(update), await new Promise(requestAnimationFrame))"
TOUCHABLE = """() => [...document.querySelectorAll("[data-board] button:enabled, [data-board] summary")]
    .filter((node) => node.checkVisibility({ visibilityProperty: true }))
    .map((node) => node.getBoundingClientRect())
    .filter(({ width, height }) => width > 8 && height > 8)
    .map(({ x, y, width, height }) => [x + width / 2, y + height / 2])"""


def moments(page: Page, room: str, game: Game, code: str) -> Iterator[str]:
    bring_to_table(page, room, game)
    for seed, speed in enumerate(SPEEDS):
        page.evaluate(COACHED, speed)
        page.reload()
        page.evaluate("reach.isOpen()")
        yield from play_all(page, game, Dice(seed))


def play_all(page: Page, game: Game, dice: Dice) -> Iterator[str]:
    """All kinds of tables, from their beginning to their end."""
    kinds = 2 * len(list(kinds_of_table(game)))
    for number, (table, play) in enumerate(islice(plays(game), kinds), start=1):
        eyes = OWN if number % WATCHED_EVERY else None
        known = 0
        for _ in play:
            if dice.roll(LOOKED_EVERY):
                continue
            known = show_news(page, table, eyes, known, number)
            yield IF_NEW
            if eyes and 0 in table.line.to_move() and dice.roll(TOUCHED_EVERY) == 0:
                yield from touch(page, dice)
        show_news(page, table, eyes, known, number)
        yield IF_NEW


def touch(page: Page, dice: Dice) -> Iterator[str]:
    """One thing after another, then back."""
    for _ in range(TOUCHES):
        places = page.evaluate(TOUCHABLE)
        if not places:
            break
        page.mouse.click(*places[dice.roll(len(places))])
        yield IF_NEW
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")


def show_news(page: Page, table: Table, eyes: PersonId | None, known: int, play: int) -> int:
    """What the room would send after the revision *known*; the revision that is known then."""
    update: Any = Update(
        now_ms=0,
        table=msgspec.structs.replace(table.view(eyes), play=play),
        story=table.page(eyes, known, None, 10).story,
        talk=(),
        deeds=tuple(table.deeds(eyes, known)) if known else (),
    )
    sent = msgspec.json.decode(msgspec.json.encode(update))
    page.evaluate(QUICKLY if known else "update => reach.show(update)", sent)
    return table.revision
