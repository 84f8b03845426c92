"""Takes the pictures of the README from a real room in a real browser.

    python tools/screenshots.py            into docs/pictures/
    python tools/screenshots.py --all DIR  every page, both sizes, light and dark, Czech and English, to see

Needs what the tests need: the built pages (``./hrajme build``) and Chromium.
"""

from __future__ import annotations

import argparse
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import islice, product
from pathlib import Path
from typing import Any

import msgspec
from playwright.sync_api import Browser, Page, sync_playwright

from bootstrap import browser
from hrajme import games
from hrajme.core import Dice, Game
from hrajme.server.lobby import TableLine
from hrajme.server.to_client import Update
from hrajme.table import Table
from hrajme.testing.turns import OWN, seat_all
from occasions import play_with_bots

ROOT = Path(__file__).resolve().parents[1]
PICTURES = ROOT / "docs" / "pictures"
PHONE = {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True}
DESKTOP = {"viewport": {"width": 1280, "height": 800}}
SIZES: dict[str, dict[str, Any]] = {"phone": PHONE, "desktop": DESKTOP}
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-sync"]
START_SECONDS = 180
SETTLED_MS = 1500
# The page's line to the table is replaced by this where a table is only shown.
PAGE = ROOT / "tests" / "browser" / "reach.js"
CODE = "bcdf-ghjk-mnpq"
STORY = 40
# What the README shows of a game: how many play, and which of one's own turns.
MIDDLES = {
    "backgammon": (2, 12),
    "chess": (2, 14),
    "cribbage": (2, 14),
    "the_game": (3, 14),
    "silent_julka": (5, 8),
    "stripped_snake": (4, 1),
}
SEED = 7


@contextmanager
def open_room() -> Iterator[str]:
    """A room of its own on a free port; its address."""
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        port = one.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "hrajme", "serve", "--host", "127.0.0.1", "--port", str(port)]
        room = subprocess.Popen([*command, "--db", f"sqlite:///{folder}/room.db"], stdout=subprocess.DEVNULL)
        try:
            wait_for(f"http://127.0.0.1:{port}")
            yield f"http://127.0.0.1:{port}"
        finally:
            room.terminate()
            room.wait()


def wait_for(address: str) -> None:
    until = time.monotonic() + START_SECONDS
    while True:
        try:
            with urllib.request.urlopen(f"{address}/health", timeout=10):
                return
        except OSError:
            if time.monotonic() > until:
                raise
            time.sleep(0.1)


def show_home(page: Page, key: str) -> None:
    """The first page."""


def show_table(page: Page, key: str) -> None:
    """A table with bots, after the cards are dealt."""
    page.locator(f'[aria-labelledby="game-{key}"] button').nth(0).click()
    page.get_by_test_id("turn").wait_for()


def show_play(page: Page, key: str) -> None:
    """A table in the middle of the game, on one's own turn, played by bots until then."""
    game = games.find(key)
    seats, turn = MIDDLES[key]
    tables = play_with_bots(seat_all(game, seats, {}), Dice(SEED))
    mine = (table for table in tables if 0 in table.line.to_move())
    bring_to_table(page, page.url.rstrip("/"), game)
    page.evaluate("update => reach.show(update)", update_of(next(islice(mine, turn, None))))


def update_of(table: Table) -> Any:
    """What the room would send of it to the one whose page it is."""
    story = table.page(OWN, 0, None, STORY).story
    update = Update(now_ms=0, table=table.view(OWN), story=story, talk=())
    return msgspec.json.decode(msgspec.json.encode(update))


def bring_to_table(page: Page, room: str, game: Game) -> None:
    """To a table that does not exist: `reach.show(update)` shows what a room would have sent."""
    line = msgspec.json.encode(TableLine(CODE, game.key, "running", "Hana", 2, 2, 1)).decode()
    page.route("**/api/tables/*", lambda route: route.fulfill(body=line))
    page.add_init_script(path=PAGE)
    page.goto(f"{room}/t/{CODE}")
    page.evaluate("reach.isOpen()")


def show_invitation(page: Page, key: str) -> None:
    """A table at which somebody waits for friends, with its code."""
    page.locator(f'[aria-labelledby="game-{key}"] button').nth(1).click()
    page.wait_for_url("**/t/*")
    page.get_by_role("textbox").first.fill("Hana")
    page.keyboard.press("Enter")
    page.get_by_test_id("code").wait_for()
    page.evaluate("document.activeElement?.blur()")


def show_rules(page: Page, key: str) -> None:
    page.goto(page.url.rstrip("/") + f"/rules/{key}")


SCENES: dict[str, Callable[[Page, str], None]] = {
    "home": show_home,
    "table": show_table,
    "play": show_play,
    "invitation": show_invitation,
    "rules": show_rules,
}
# What the README shows: file, scene, game, size, locale, look.
SHOWN = [
    ("home-phone", "home", "", "phone", "cs-CZ", "light"),
    ("invitation-phone", "invitation", "the_game", "phone", "sk-SK", "light"),
    ("backgammon-phone", "play", "backgammon", "phone", "en-GB", "light"),
    ("chess-phone", "play", "chess", "phone", "en-GB", "dark"),
    ("cribbage-phone", "play", "cribbage", "phone", "en-GB", "light"),
    ("the_game-phone", "play", "the_game", "phone", "en-GB", "dark"),
    ("silent_julka-phone", "play", "silent_julka", "phone", "cs-CZ", "light"),
    ("stripped_snake-phone", "play", "stripped_snake", "phone", "pl-PL", "dark"),
    ("the_game-desktop", "play", "the_game", "desktop", "en-GB", "light"),
]


def take(
    chromium: Browser, room: str, path: Path, scene: str, key: str, size: str, locale: str, look: str
) -> None:
    context = chromium.new_context(locale=locale, color_scheme=look, **SIZES[size])  # type: ignore[arg-type]
    page = context.new_page()
    page.goto(room)
    page.locator("article").first.wait_for()
    SCENES[scene](page, key)
    page.wait_for_timeout(SETTLED_MS)
    page.screenshot(path=path)
    context.close()
    print(path)


def take_all(chromium: Browser, folder: Path, keys: list[str]) -> None:
    """Each size and look in a room of its own, since a room lets one address open only so many tables."""
    for size in SIZES:
        for look, locale in (("light", "cs-CZ"), ("dark", "en-GB")):
            with open_room() as room:
                take(chromium, room, folder / f"home-{size}-{look}.png", "home", "", size, locale, look)
                for key, scene in product(keys, ("table", "invitation")):
                    path = folder / f"{key}-{scene}-{size}-{look}.png"
                    take(chromium, room, path, scene, key, size, locale, look)


def take_shown(chromium: Browser, folder: Path) -> None:
    with open_room() as room:
        for name, *what in SHOWN:
            take(chromium, room, folder / f"{name}.png", *what)


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--all", type=Path, metavar="DIR", help="every page, to look at")
    args = parser.parse_args()
    folder = args.all or PICTURES
    folder.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=browser.find(), args=FLAGS)
        if args.all:
            take_all(chromium, folder, list(games.keys()))
        else:
            take_shown(chromium, folder)
        chromium.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
