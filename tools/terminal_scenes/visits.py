"""Scenes of a terminal that somebody plays at: dialogs, refusals, first steps, a device that goes round."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import cache, partial
from pathlib import Path
from typing import TYPE_CHECKING

from textual.pilot import Pilot

from hrajme import games
from hrajme.core import Game
from hrajme.table.commands import Offer
from hrajme.table.timing import read_control
from hrajme.terminal.local import LocalTable
from hrajme.terminal.screen.app import TableApp
from hrajme.terminal.screen.play import PlayApp
from hrajme.terminal.seats import read_chairs
from hrajme.terminal.setup import Setup, learn_setup
from occasions import Forms, Occasion, Occasions, find_refusals
from terminal_scenes import SIZES, Still, look_at, screen_of, settle
from terminal_scenes.hearing import overhear

if TYPE_CHECKING:
    from terminal_gallery import Book

USUAL = (80, 24)
TOO_SMALL = (50, 15)
SEED = 5
# Longer than any first steps are.
MOST_STEPS = 40
MOST_FORMS = "pl"
# Keys that are pressed one after another at a new table.
AT_A_TABLE: tuple[tuple[str, ...], ...] = (
    (),
    ("slash",),
    ("a", "b", "c", "enter"),
    ("r",),
    ("escape",),
    ("escape",),
    ("e",),
    ("escape",),
    ("enter",),
    ("enter",),
    ("asterisk",),
    ("u",),
    ("q",),
    ("escape",),
)
Size = tuple[int, int]


async def show_visits(book: Book, chosen: Sequence[Game], place: Path) -> None:
    for number, game in enumerate(chosen):
        folder = place / f"{book.words.code}-{number}"
        folder.mkdir()
        for size in SIZES:
            await press_keys(book, game, folder / f"keys-{size[0]}.jsonl", size)
            await learn(book, game, folder / f"learn-{size[0]}.jsonl", size)
        await go_round(book, game, folder / "round.jsonl")
        await give_up(book, game, folder)
        await refuse(book, game)


@asynccontextmanager
async def visit(book: Book, setup: Setup, size: Size) -> AsyncIterator[tuple[PlayApp, Pilot[int]]]:
    app = PlayApp(setup, setup.open(), book.words, 0)
    with overhear(book.words) as said:
        async with app.run_test(size=size) as pilot:
            await follow(book, setup, app, pilot, said)
            yield app, pilot
    app.table.close()


async def follow(
    book: Book, setup: Setup, app: TableApp, pilot: Pilot[int], said: list[tuple[str, str]]
) -> None:
    """Until all have moved, then look."""
    app.said_so_far = said  # type: ignore[attr-defined]
    await pilot.pause()
    if isinstance(app, PlayApp) and len(app.screen_stack) == 1:
        await app.workers.wait_for_complete()
    await look(book, setup.game.key, app, pilot)


async def look(book: Book, title: str, app: TableApp, pilot: Pilot[int]) -> None:
    await settle(app, pilot)
    size = f"{app.size.width} × {app.size.height}"
    book.add(f"{title}, {size}", app.said_so_far, screen_of(app))  # type: ignore[attr-defined]


def set_up(game: Game, path: Path, *seats: str) -> Setup:
    """With as many bots as it needs."""
    chairs = [*seats, *["bot"] * (game.seats[0] - len(seats))]
    return Setup(game, read_chairs(game, chairs), game.options(), path, SEED)


async def press_keys(book: Book, game: Game, path: Path, size: Size) -> None:
    control = read_control("5+3") if size == USUAL else None
    setup = replace(set_up(game, path, "you", "bot"), clock=control)
    async with visit(book, setup, size) as (app, pilot):
        for keys in AT_A_TABLE:
            await pilot.press(*keys)
            await look(book, f"{game.key} {' '.join(keys)}", app, pilot)
        await pilot.resize_terminal(*TOO_SMALL)
        await look(book, game.key, app, pilot)


async def learn(book: Book, game: Game, path: Path, size: Size) -> None:
    """The first steps, by Enter alone."""
    async with visit(book, replace(learn_setup(game.key), path=path), size) as (app, pilot):
        for _ in range(MOST_STEPS):
            await pilot.press("enter")
            await app.workers.wait_for_complete()
            await look(book, f"learn {game.key}", app, pilot)
            if app.view.phase == "over" or not app.view.first_steps or not app.view.first_steps.suggested:
                break


async def go_round(book: Book, game: Game, path: Path) -> None:
    """Two at one device."""
    if game.seats[-1] < 2:
        return
    setup = set_up(game, path, "you:Anna", "you:Petr")
    app = PlayApp(setup, setup.open(), book.words, 0)
    with overhear(book.words) as said:
        async with app.run_test(size=USUAL) as pilot:
            app.said_so_far = said  # type: ignore[attr-defined]
            for _ in range(4):
                await look(book, f"{game.key}, two at one device", app, pilot)
                await pilot.press("enter")
    app.table.close()


async def give_up(book: Book, game: Game, folder: Path) -> None:
    """Every way to end a game early, and what is asked after it."""
    path = folder / "first.jsonl"
    table = started(set_up(game, path, "you", "bot"))
    endings = table.view(table.persons[0]).endings
    table.close()
    for number, ending in enumerate(endings):
        setup = set_up(game, folder / f"end-{number}.jsonl", "you", "bot")
        async with visit(book, setup, USUAL) as (app, pilot):
            app.send(partial(Offer, ending.kind, ending.size))
            await app.workers.wait_for_complete()
            await look(book, f"{game.key}, {ending.kind}", app, pilot)


def started(setup: Setup) -> LocalTable:
    table = setup.open()
    while table.step():
        pass
    return table


async def refuse(book: Book, game: Game) -> None:
    """Every refusal over a board at which it is told, and those that no play brings about over another."""
    found = refusals_of(game.key)
    # At which whoever an invented sentence names has a seat.
    view = max((each.table for each in found.values()), key=lambda table: len(table.seats))
    forms = Forms(book.words.code)
    named = {forms.name(each.sentence, each.table): each for each in found.values()}
    said = {**named, **forms.invent(f"{game.key}-refuse-", named, view)}
    app = look_at(Still(game, view), book.words)
    async with app.run_test(size=SIZES[0]) as pilot:
        for number, occasion in enumerate(said.values()):
            await pilot.resize_terminal(*SIZES[number % len(SIZES)])
            await show_refusal(book, game, occasion, app, pilot)


@cache
def refusals_of(key: str) -> Occasions:
    """Found once for all languages, by the one that has most forms."""
    return find_refusals(games.find(key), Forms(MOST_FORMS))


async def show_refusal(book: Book, game: Game, occasion: Occasion, app: TableApp, pilot: Pilot[int]) -> None:
    with overhear(book.words) as said:
        app.sit_at(Still(game, occasion.table))
        words = app.teller().say(occasion.sentence)
        app.notice(words, rule=occasion.rule or "", is_refusal=True)
        app.draw()
        app.said_so_far = said  # type: ignore[attr-defined]
        await look(book, f"{game.key}, refused", app, pilot)
