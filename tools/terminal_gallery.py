"""Shows what terminals say where it is said, to be read: whole screens, lines, and answers of commands.

    python tools/terminal_gallery.py DIR                     in all languages
    python tools/terminal_gallery.py DIR --lang cs --game chess --scene tables

For each language it writes every screen that showed something for the first time, with that above it; and
which texts of terminals were shown, which were cut off, and which were never said.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import sys
import tempfile
from collections.abc import Iterable, Iterator
from itertools import islice
from pathlib import Path

from textual.pilot import Pilot

from hrajme import games
from hrajme.core import Dice, Game
from hrajme.language import LANGUAGES, Language, language
from hrajme.table import Table
from hrajme.testing.turns import OWN
from occasions import kinds_of_table, plays
from terminal_scenes import SIZES, Looking, Shown, lines_of, look_at, menus, screen_of, settle, speak
from terminal_scenes.commands import run_all
from terminal_scenes.hearing import Heard, Said, overhear
from terminal_scenes.room import show_room
from terminal_scenes.visits import show_visits

SCENES = ("tables", "visits", "room", "commands")
# About one moment of so many is looked at; after so many that said nothing new there will be nothing.
LOOKED_EVERY, PATIENCE = 8, 60


class Book:
    """What was shown in one language."""

    def __init__(self, code: str, folder: Path) -> None:
        self.words: Language = language(code)
        self.heard = Heard(code)
        self.pages = folder / f"{code}-terminal.txt"
        self.texts = folder / f"{code}-terminal-texts.txt"
        # What earlier runs have shown counts, too, and is not shown again.
        self.kept = folder / f"{code}-terminal-texts.json"
        if self.kept.exists():
            self.heard.recall(json.loads(self.kept.read_text(encoding="utf-8")))

    def add(self, title: str, said: Iterable[Said], texts: list[str]) -> None:
        """A page, where it shows something new; the first of *texts* is all of it."""
        news = self.heard.see(said, texts)
        if news:
            ids = ", ".join(dict.fromkeys(saying.id for saying in news))
            with self.pages.open("a", encoding="utf-8") as pages:
                pages.write(f"==== {title}\n==== {ids}\n{texts[0]}\n\n")

    def has_seen(self, said: Iterable[Said]) -> bool:
        """Whether all of it has been on some screen."""
        return all(form in self.heard.shown for form, _ in self.heard.forms(said))

    def save(self) -> None:
        report = self.heard.report()
        self.kept.write_text(json.dumps(self.heard.keep()), encoding="utf-8")
        self.texts.write_text(report + "\n", encoding="utf-8")
        print(self.words.code, report.partition("\n")[0], flush=True)


def chosen_moments(game: Game) -> Iterator[tuple[str, Shown]]:
    """Tables of all kinds, at some of their moments and at their end."""
    dice, kinds = Dice(1), 2 * len(list(kinds_of_table(game)))
    for table, play in islice(plays(game), kinds):
        seen = Shown(table, OWN)
        for _ in play:
            if dice.roll(LOOKED_EVERY) == 0:
                yield describe(table), seen
        yield describe(table), seen


def describe(table: Table) -> str:
    options = ", ".join(f"{name}={value}" for name, value in table.opened.options.items())
    return f"{table.game.key} {options}".strip()


async def show_tables(books: list[Book], chosen: list[Game]) -> None:
    for game in chosen:
        first = next(chosen_moments(game))[1]
        app = look_at(first, books[0].words)
        async with app.run_test(size=SIZES[0]) as pilot:
            await settle(app, pilot)
            await show_game(books, game, app, pilot)
        print(game.key, flush=True)
        for book in books:
            book.save()


async def show_game(books: list[Book], game: Game, app: Looking, pilot: Pilot[int]) -> None:
    idle = 0
    for title, seen in chosen_moments(game):
        speaking = [book for book in books if says_news(book, seen)]
        for book in speaking:
            await show_moment(book, title, seen, app, pilot)
        idle = 0 if speaking else idle + 1
        if idle > PATIENCE:
            return


def says_news(book: Book, seen: Shown) -> bool:
    with overhear(book.words) as said:
        speak(seen, book.words)
    return book.heard.has_news(said)


async def show_moment(book: Book, title: str, seen: Shown, app: Looking, pilot: Pilot[int]) -> None:
    with overhear(book.words) as said:
        lines = lines_of(seen, book.words)
    book.add(f"{title}, lines", said, ["\n".join(lines)])
    app.words = book.words
    for size in SIZES:
        if app.size != size:
            await pilot.resize_terminal(*size)
        with overhear(book.words) as said:
            app.sit_at(seen)
            app.draw()
            for _ in menus(app):
                await settle(app, pilot)
                book.add(f"{title}, {size[0]} × {size[1]}", said, screen_of(app))
        if book.has_seen(said):
            return


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("folder", type=Path, help="where the texts go")
    parser.add_argument("--game", nargs="+", choices=games.keys(), default=sorted(games.keys()))
    parser.add_argument("--lang", nargs="+", choices=LANGUAGES, default=list(LANGUAGES))
    parser.add_argument("--scene", nargs="+", choices=SCENES, default=list(SCENES))
    args = parser.parse_args()
    args.folder.mkdir(parents=True, exist_ok=True)
    books, chosen = [Book(code, args.folder) for code in args.lang], [games.find(key) for key in args.game]
    with tempfile.TemporaryDirectory() as place:
        os.environ |= {"XDG_DATA_HOME": place, "COLUMNS": "80", "HRAJME_FAST": "1"}
        if "tables" in args.scene:
            asyncio.run(show_tables(books, chosen))
        for book in books:
            if "visits" in args.scene:
                asyncio.run(show_visits(book, chosen, Path(place)))
            if "room" in args.scene:
                asyncio.run(show_room(book, chosen))
            if "commands" in args.scene:
                run_all(book, chosen, Path(place))
            book.save()
    return 0


if __name__ == "__main__":
    sys.exit(main())
