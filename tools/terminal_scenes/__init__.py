"""Scenes of a terminal: tables as they are played there, on the screen and by lines."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from textual.pilot import Pilot
from textual.strip import Strip
from textual.widget import Widget

from hrajme.core import Game
from hrajme.language import Language
from hrajme.table import PersonId, Table, TableView, Told
from hrajme.table.talk import Spoken
from hrajme.terminal.access import Access, Ask
from hrajme.terminal.board import board_of, shown_view
from hrajme.terminal.plain import PlainFace
from hrajme.terminal.questions import label_moves
from hrajme.terminal.screen.app import TableApp
from hrajme.terminal.screen.layout import lay_out
from hrajme.terminal.screen.play import PlayApp
from hrajme.terminal.seats import name_sitters
from hrajme.testing.turns import OWN
from naming import PACKAGE

STYLE = str(PACKAGE / "terminal" / "screen" / "style.tcss")
SIZES = ((80, 24), (60, 20), (120, 40))
# As many lines as the choices usually take.
ASKED = 3
# As many events are in sight in any story.
NEWEST = 3


class Shown:
    """A table that is only looked at, by one pair of eyes."""

    def __init__(self, table: Table, person: PersonId) -> None:
        self.table = table
        self.persons: Sequence[PersonId] = (person,)

    @property
    def game(self) -> Game:
        return self.table.game

    def view(self, person: PersonId | None) -> TableView:
        return self.table.view(person)

    def now_ms(self) -> int:
        return 0

    def story(self, person: PersonId | None, since: int) -> list[Told]:
        return self.table.story(person, since)

    def talk(self, person: PersonId | None) -> Sequence[Spoken]:
        return self.table.heard(person)

    def send(self, person: PersonId, ask: Ask) -> None:
        self.table.apply(ask(key=f"sent {self.table.revision}", revision=self.table.revision), person, 0)


class Still:
    """A view of a table, and nothing but it."""

    persons: Sequence[PersonId] = (OWN,)

    def __init__(self, game: Game, view: TableView) -> None:
        self.game = game
        self.seen = view

    def view(self, person: PersonId | None) -> TableView:
        return self.seen

    def now_ms(self) -> int:
        return 0

    def story(self, person: PersonId | None, since: int) -> list[Told]:
        return []

    def talk(self, person: PersonId | None) -> Sequence[Spoken]:
        return ()

    def send(self, person: PersonId, ask: Ask) -> None:
        raise NotImplementedError


class Looking(PlayApp):
    """The screen of a terminal at which nobody moves by themselves."""

    CSS_PATH = STYLE

    def go_on(self) -> None:
        pass

    def watch_clock(self) -> None:
        pass


def look_at(table: Access, words: Language) -> Looking:
    anything: Any = table
    nothing: Any = None
    return Looking(nothing, anything, words, 0)


def speak(table: Shown, words: Language) -> None:
    """Say everything that a terminal of any size would say of a moment."""
    view, game = table.view(OWN), table.game
    board, names = board_of(game), name_sitters(view.seats, words)
    shown = shown_view(view, game)
    for width, height in SIZES[1:]:
        layout = lay_out(width, height, ASKED)
        board.draw(shown, words, names, layout.width, layout.height)
    board.describe(shown, words, names)
    if view.moves:
        label_moves(view, game, words, names)
    for told in table.table.story(OWN, max(0, table.table.revision - NEWEST)):
        for sentence in told.sentences:
            words.tell(sentence, names, view.seat)


def lines_of(table: Shown, words: Language) -> list[str]:
    """The same moment line by line."""
    lines: list[str] = []
    face = PlainFace(table, words, lines.append)
    face.heard = dict.fromkeys(face.heard, max(0, table.table.revision - 2))
    face.tell_new()
    if face.view.phase == "over":
        face.write_end()
    else:
        face.write_board()
        face.catch_up()
    return lines


def menus(app: TableApp) -> Iterator[None]:
    """The first step of what can be chosen, then a second one where there is any."""
    yield None
    menu = app.question.menu
    for label in menu.labels()[:1]:
        if menu.find(label) is None:
            menu.choose(label)
            app.draw()
            yield None
            menu.back()


async def settle(app: TableApp, pilot: Pilot[int]) -> None:
    app.screen.refresh(layout=True)
    await pilot.pause()


def screen_of(app: TableApp) -> list[str]:
    """The whole screen, then each of its parts by itself."""
    size = app.size
    strips: list[Strip] = app.screen._compositor.render_strips(size)
    lines = [strip.text for strip in strips]
    texts = ["\n".join(line.rstrip() for line in lines)]
    for widget in app.screen.walk_children():
        region = widget.region.intersection(size.region) if isinstance(widget, Widget) else None
        if region:
            rows = lines[region.y : region.bottom]
            texts.append("\n".join(row[region.x : region.right] for row in rows))
    return texts
