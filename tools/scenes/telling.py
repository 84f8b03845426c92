"""What a room would send to a page, told to it by hand: for what is rare at a real table.

The page must have been brought to a table by `screenshots.bring_to_table`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from playwright.sync_api import Page

from hrajme.core import CHANCE, Dice, Game
from hrajme.server.to_client import Message, Update
from hrajme.table import PersonId, Table, TableView
from hrajme.table import events as happen
from hrajme.table.commands import Open
from hrajme.table.story import Told
from hrajme.table.talk import Spoken
from hrajme.testing.turns import NAMES, OWN, Values, play_on, seat_all
from occasions import MANY

# Somebody who has come by the link and has no seat yet.
STRANGER = PersonId("stranger")


def as_sent(message: msgspec.Struct) -> Any:
    return msgspec.json.decode(msgspec.json.encode(message))


def tell(page: Page, message: Message) -> None:
    page.evaluate("message => reach.tell(message)", as_sent(message))


def show(page: Page, view: TableView, story: Sequence[Told] = (), talk: Sequence[Spoken] = ()) -> None:
    """At a table with a board."""
    update = Update(now_ms=0, table=view, story=tuple(story), talk=tuple(talk))
    page.evaluate("update => reach.show(update)", as_sent(update))


def show_open(page: Page, view: TableView) -> None:
    """At a table that waits for its players."""
    tell(page, Update(now_ms=0, table=view, story=(), talk=()))
    page.locator("#seats").wait_for()
    page.locator("#clock").wait_for()


def some_view(game: Game) -> TableView:
    return seat_all(game, min(game.seats[-1], MANY), {}).view(OWN)


def running_view(game: Game, seats: int, least: int = 0) -> TableView:
    """As one sees it when a player is asked, after at least so many events."""
    moments = play_on(seat_all(game, seats, {}), Dice(1))
    return next(
        each.view(OWN) for each in moments if each.revision >= least and each.line.to_move() != (CHANCE,)
    )


def open_table(game: Game, seats: int, taken: int, options: Values) -> Table:
    """It has not begun; the first seat is one's own where any is taken."""
    table = Table.open(Open(game.key, seats, options, key="open"), OWN, 0)
    for seat in range(taken):
        table.record(happen.Sat(seat, NAMES[seat % len(NAMES)]), "sit", PersonId(f"person {seat}"), 0)
    return table
