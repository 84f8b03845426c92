"""Takes the pictures of the terminal in the README: games on the real screen, drawn by a browser.

    python tools/terminal_pictures.py           into docs/pictures/
    python tools/terminal_pictures.py --all DIR every game with fewest and most players, light and dark

Needs Chromium, as the tests do.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import re
import sys
import tempfile
from collections.abc import Iterator
from functools import partial
from itertools import product
from pathlib import Path

from playwright.sync_api import Browser, ViewportSize, sync_playwright

from bootstrap import browser
from hrajme import games
from hrajme.core import Game
from hrajme.language import language
from hrajme.table.commands import Play
from hrajme.terminal.background import Look
from hrajme.terminal.local import LocalTable
from hrajme.terminal.screen.play import PlayApp
from hrajme.terminal.seats import Chair, usual_level
from hrajme.terminal.setup import Setup

ROOT = Path(__file__).resolve().parents[1]
PICTURES = ROOT / "docs" / "pictures"
FLAGS = ["--no-sandbox", "--disable-gpu"]
SIZES = ((80, 24), (120, 40), (200, 60))
SEED, MOVES = 5, 5
# Name, game, seats, language, look, size.
Scene = tuple[str, str, int, str, Look, tuple[int, int]]
SHOWN: tuple[Scene, ...] = (
    ("terminal-chess", "chess", 2, "en", "dark", (120, 40)),
    ("terminal-silent_julka", "silent_julka", 5, "cs", "light", (120, 40)),
)
WIDTH = re.compile(r'viewBox="0 0 ([0-9]+)')
LARGEST: ViewportSize = {"width": 2600, "height": 1600}
# The fonts that the drawing would fetch from elsewhere.
FETCHED = re.compile(r"@font-face \{.*?\}", re.DOTALL)


def open_table(game: Game, seats: int, folder: str) -> tuple[Setup, LocalTable]:
    """A table some moves after its start."""
    chairs = [Chair(name="Anna"), *[Chair(level=usual_level(game))] * (seats - 1)]
    setup = Setup(game, chairs, game.options(), Path(folder) / "log.jsonl", SEED)
    table = setup.open()
    for _ in range(MOVES):
        while table.step():
            pass
        view = table.view(table.persons[0])
        if view.moves and view.seat is not None:
            table.send(table.persons[0], partial(Play, view.seat, view.moves[len(view.moves) // 2]))
    return setup, table


async def draw(key: str, seats: int, code: str, look: Look, size: tuple[int, int]) -> str:
    with tempfile.TemporaryDirectory() as folder:
        os.environ["XDG_DATA_HOME"] = folder
        setup, table = open_table(games.find(key), seats, folder)
        app = PlayApp(setup, table, language(code), 0, look)
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            await app.workers.wait_for_complete()
            await pilot.pause()
            drawing = app.export_screenshot(title="hrajme")
        table.close()
    return FETCHED.sub("", drawing)


def all_scenes() -> Iterator[Scene]:
    for key, size in product(games.keys(), SIZES):
        seats = games.find(key).seats
        name = f"{key}-{size[0]}x{size[1]}"
        yield f"{name}-fewest", key, seats[0], "cs", "light", size
        yield f"{name}-most", key, seats[-1], "pl", "dark", size


def take(chromium: Browser, path: Path, drawing: str) -> None:
    page = chromium.new_page(viewport=LARGEST)
    page.set_content(drawing)
    # As wide as it says itself.
    page.add_style_tag(content=f"svg {{ width: {WIDTH.search(drawing)[1]}px }}")  # type: ignore[index]
    page.locator("svg").first.screenshot(path=path)
    page.close()
    print(path)


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--all", type=Path, metavar="DIR", help="every game, to look at")
    args = parser.parse_args()
    folder = args.all or PICTURES
    folder.mkdir(parents=True, exist_ok=True)
    scenes = all_scenes() if args.all else SHOWN
    drawings = {name: asyncio.run(draw(*what)) for name, *what in scenes}  # type: ignore[arg-type]
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=browser.find(), args=FLAGS)
        for name, drawing in drawings.items():
            take(chromium, folder / f"{name}.png", drawing)
        chromium.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
