"""Scenes of a terminal at a table of a room: its lobby, its menus, offers, talk, and a lost connection."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any

import msgspec
from textual.pilot import Pilot

from hrajme.core import Game
from hrajme.server.to_client import Away, Present, Update
from hrajme.table import PersonId, Table
from hrajme.table import commands as ask
from hrajme.terminal.remote.link import Link
from hrajme.terminal.remote.plain import RoomFace
from hrajme.terminal.remote.table import RemoteTable, own_ms
from hrajme.terminal.screen.join import JoinApp
from hrajme.testing.turns import OWN, house_rules
from terminal_scenes import SIZES, STYLE, screen_of, settle
from terminal_scenes.hearing import overhear

if TYPE_CHECKING:
    from terminal_gallery import Book

OTHER = PersonId("person 1")
LINK = Link("http://192.168.1.20:7777", "abcd-efgh-jkmn")
# Keys that open menus and what is written.
KEYS: tuple[tuple[str, ...], ...] = ((), ("m",), ("escape", "t"), ("escape", "escape", "q"))


class Joined(JoinApp):
    CSS_PATH = STYLE


class Party:
    """A table of a room, and how it comes to its moments."""

    def __init__(self, game: Game, seats: int, **options: Any) -> None:
        self.table = Table.open(ask.Open(game.key, seats, options, key="open"), OWN, 0)
        self.do(OWN, ask.Introduce, "Hana")
        self.do(OTHER, ask.Introduce, "Bartoloměj")

    def do(self, by: PersonId, kind: Callable[..., ask.Command], *args: Any, **more: Any) -> None:
        command = kind(*args, **more, key=f"k{self.table.revision} {kind}", revision=self.table.revision)
        self.table.apply(command, by, 0)

    def seen(self, by: PersonId | None, present: Present, *, is_connected: bool = True) -> RemoteTable:
        remote = RemoteTable(LINK, "")
        view: Any = self.table.view(by)
        story = tuple(self.table.story(by, 0))
        talk = self.table.heard(by)
        remote.take_update(Update(now_ms=own_ms(), table=view, story=story, talk=talk))
        remote.present = present
        remote.socket = object() if is_connected else None  # type: ignore[assignment]
        return remote


def parties(game: Game) -> Iterator[tuple[str, RemoteTable]]:
    """Moments at tables of rooms, each as somebody sees it."""
    here = Present(seats=(0, 1), watchers=0, short="lfmkrt")
    seats = min(max(3, game.seats[0]), game.seats[-1])
    party = Party(game, seats)
    yield "a new table", party.seen(OWN, here)
    yield "a new table, a guest", party.seen(OTHER, msgspec.structs.replace(here, watchers=1))
    party.do(OWN, ask.Sit, 0)
    yield "the host sits", party.seen(OWN, msgspec.structs.replace(here, watchers=2))
    if seats > 1:
        yield from with_company(game, party, seats, here)
    for options in house_rules(game):
        yield "house rules", Party(game, seats, **options).seen(OWN, here)


def with_company(game: Game, party: Party, seats: int, here: Present) -> Iterator[tuple[str, RemoteTable]]:
    party.do(OTHER, ask.Sit, 1)
    yield "two sit", party.seen(OWN, here)
    yield "two sit, the guest", party.seen(OTHER, msgspec.structs.replace(here, watchers=5))
    party.do(OTHER, ask.Say, "Ahoj!")
    if seats > 2:
        party.do(OWN, ask.SeatBots, next(iter(game.bots)))
    yield "bots sit", party.seen(OWN, here)
    party.do(OWN, ask.Start)
    yield from running(game, party, here)


def running(game: Game, party: Party, here: Present) -> Iterator[tuple[str, RemoteTable]]:
    yield "it begins", party.seen(OWN, here)
    yield "it begins, the guest", party.seen(OTHER, here)
    yield "it begins, a spectator", party.seen(None, here)
    gone = Present(seats=(0,), watchers=0, away=(Away(1, own_ms()),))
    for _ in range(60):
        due = party.table.due()
        if not due or due[0].kind == "person":
            break
        play_due(party.table, due[0].seat)
    yield "it goes on", party.seen(OWN, here)
    yield "the other is away", party.seen(OWN, gone)
    yield "the connection is lost", party.seen(OWN, here, is_connected=False)
    party.do(OWN, ask.SetAway, 0)
    yield "the other is away, no bot comes", party.seen(OWN, gone)
    own_away = Present(seats=(1,), watchers=0, away=(Away(0, own_ms()),))
    yield "the first is away", party.seen(OTHER, own_away)
    for ending in party.table.view(OWN).endings:
        yield from offering(game, ending.kind, ending.size, here)
    party.do(OWN, ask.HandOver, 0, next(iter(game.bots)))
    yield "a bot plays on", party.seen(OWN, here)


def offering(game: Game, kind: str, size: int, here: Present) -> Iterator[tuple[str, RemoteTable]]:
    """An offer as both see it, and what comes of it."""
    party = Party(game, 2 if 2 in game.seats else game.seats[0])
    for by, seat in ((OWN, 0), (OTHER, 1)):
        party.do(by, ask.Sit, seat)
    party.do(OWN, ask.Start)
    party.do(OTHER, ask.Offer, kind, size)
    yield f"offered: {kind}", party.seen(OWN, here)
    yield f"offered: {kind}, the guest", party.seen(OTHER, here)
    if party.table.view(OWN).offers:
        party.do(OWN, ask.Accept, kind)
    if party.table.phase == "over":
        yield "it is over", party.seen(OWN, here)
        yield "it is over, a spectator", party.seen(None, here)
        party.do(OWN, ask.Offer, "rematch")
        yield "a rematch is asked for", party.seen(OWN, here)


def play_due(table: Table, seat: int) -> None:
    from hrajme.core import CHANCE, Dice
    from hrajme.table import ROOM
    from hrajme.table import events as tell

    position, dice = table.line.now(), Dice(table.revision)
    moves = position.moves(seat) if seat != CHANCE else []
    move = position.roll(dice) if seat == CHANCE else moves[0]
    table.record(tell.Played(seat, table.game.write(position, seat, move)), "", ROOM, 0)


async def show_room(book: Book, chosen: Sequence[Game]) -> None:
    for game in chosen:
        for number, (title, remote) in enumerate(parties(game)):
            before = len(book.heard.said)
            show_lines(book, f"{game.key}, {title}", remote)
            if len(book.heard.said) > before:
                await show_screen(book, f"{game.key}, {title}", remote, SIZES[number % len(SIZES)])


def show_lines(book: Book, title: str, remote: RemoteTable) -> None:
    lines: list[str] = []
    with overhear(book.words) as said:
        face = RoomFace(remote, book.words, lines.append)
        face.changed()
        for line in ("?", "seats", "back", "say", "1"):
            face.take(line)
            if remote.pending:
                break
            face.catch_up()
    book.add(f"{title}, lines", said, ["\n".join(lines)])


async def show_screen(book: Book, title: str, remote: RemoteTable, size: tuple[int, int]) -> None:
    remote.pending.clear()
    with overhear(book.words) as said:
        app = Joined(remote, book.words)
        async with app.run_test(size=size) as pilot:
            for keys in KEYS:
                await pilot.press(*keys)
                await open_menus(book, f"{title}, {size[0]} × {size[1]}", app, pilot, said)


async def open_menus(
    book: Book, title: str, app: JoinApp, pilot: Pilot[int], said: list[tuple[str, str]]
) -> None:
    """What is asked, and one step into everything that has more steps."""
    await settle(app, pilot)
    if not app.is_running:
        return
    book.add(title, said, screen_of(app))
    menu = app.question.menu
    if app.asking.topic and not menu.path:
        for label in menu.labels():
            if menu.find(label) is None:
                menu.choose(label)
                app.draw()
                await settle(app, pilot)
                book.add(f"{title}, {label}", said, screen_of(app))
                menu.back()
        app.draw()
