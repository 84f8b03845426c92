"""A scene of the gallery that looks for words: games are played, boards touched, and what is new is shown.

What a board says while a turn is half made, what a coach says, each plural of each label: nobody can list
when that is seen. So tables of all kinds are played with the coach at their side, and now and then somebody
touches what can be touched, as a child would.
"""

from __future__ import annotations

from collections.abc import Iterator

from playwright.sync_api import Page

from hrajme.core import CHANCE, Dice, Game, Position
from hrajme.server.to_client import Update
from hrajme.table import PersonId, Table
from hrajme.testing.turns import OWN
from occasions import plays
from scenes.telling import as_sent
from screenshots import bring_to_table

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
# Of moves that might end the game so many are tried.
TRIED = 20
QUICKLY = "async (update) => (reach.tell(update), await new Promise(requestAnimationFrame))"
TOUCHABLE = """() => [...document.querySelectorAll("[data-board] button:enabled, [data-board] summary")]
    .filter((node) => node.checkVisibility({ visibilityProperty: true }))
    .map((node) => node.getBoundingClientRect())
    .filter(({ width, height }) => width > 8 && height > 8)
    .map(({ x, y, width, height }) => [x + width / 2, y + height / 2])"""


def moments(page: Page, room: str, game: Game, code: str) -> Iterator[str]:
    bring_to_table(page, room, game)
    dice = Dice(1)
    for number, (table, play) in enumerate(plays(game), start=1):
        page.evaluate(COACHED, SPEEDS[number % len(SPEEDS)])
        page.reload()
        page.evaluate("reach.isOpen()")
        yield from look_on(page, table, play, OWN if number % WATCHED_EVERY else None, dice)


def look_on(
    page: Page, table: Table, play: Iterator[Table], eyes: PersonId | None, dice: Dice
) -> Iterator[str]:
    """Now and then, and at the end, where much is said that is said nowhere else."""
    known = 0
    for _ in play:
        if dice.roll(LOOKED_EVERY) and not is_near_end(table):
            continue
        known = show_news(page, table, eyes, known)
        yield IF_NEW
        if eyes and 0 in table.line.to_move() and dice.roll(TOUCHED_EVERY) == 0:
            yield from touch(page, dice)
    show_news(page, table, eyes, known)
    yield IF_NEW


def is_near_end(table: Table) -> bool:
    """Whether a move may end the game."""
    position = table.line.now()
    moves = [(seat, move) for seat in position.to_move() if seat != CHANCE for move in position.moves(seat)]
    return any(ends(position, seat, move) for seat, move in moves[:TRIED])


def ends(position: Position, seat: int, move: int) -> bool:
    after = position.copy()
    after.play(seat, move)
    return after.outcome() is not None


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


def show_news(page: Page, table: Table, eyes: PersonId | None, known: int) -> int:
    """What the room would send after the revision *known*; the revision that is known then."""
    update = Update(
        now_ms=0,
        table=table.view(eyes),
        story=table.page(eyes, known, None, 10).story,
        talk=(),
        deeds=tuple(table.deeds(eyes, known)) if known else (),
    )
    page.evaluate(QUICKLY if known else "update => reach.show(update)", as_sent(update))
    return table.revision
