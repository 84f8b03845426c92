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
from importlib.machinery import SourceFileLoader
from itertools import product
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from bootstrap import browser

ROOT = Path(__file__).resolve().parents[1]
PICTURES = ROOT / "docs" / "pictures"
GAMES = ROOT / "src" / "hrajme" / "games"
PHONE = {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True}
DESKTOP = {"viewport": {"width": 1280, "height": 800}}
SIZES: dict[str, dict[str, Any]] = {"phone": PHONE, "desktop": DESKTOP}
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-sync"]
START_SECONDS = 180
SETTLED_MS = 1500
# So many a picture shows already made.
MOVES = 5


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
    """A table in the middle of the game, played as the tests do, in English."""
    show_table(page, key)
    player = SourceFileLoader(f"browser_{key}", str(GAMES / key / "tests" / "browser.py")).load_module()
    mine = page.get_by_test_id("turn").get_by_text("Your turn")
    for _ in range(MOVES):
        mine.wait_for()
        player.move(page)
    # What came of it is seen when one is asked again.
    page.wait_for_timeout(SETTLED_MS)
    mine.wait_for()


def show_invitation(page: Page, key: str) -> None:
    """A table that waits for friends."""
    page.locator(f'[aria-labelledby="game-{key}"] button').nth(1).click()
    page.get_by_role("textbox").first.wait_for()


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
    ("chess-phone", "table", "chess", "phone", "en-GB", "dark"),
    ("cribbage-phone", "play", "cribbage", "phone", "en-GB", "light"),
    ("the_game-phone", "play", "the_game", "phone", "en-GB", "dark"),
    ("silent_julka-phone", "table", "silent_julka", "phone", "cs-CZ", "light"),
    ("stripped_snake-phone", "table", "stripped_snake", "phone", "pl-PL", "dark"),
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
    from hrajme import games

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
