"""Takes every page of every game as a person would see it, laid out side by side to be looked at.

    python tools/gallery.py DIR                     in all languages, on a phone
    python tools/gallery.py DIR --lang cs --wide    in Czech, on a desktop
    python tools/gallery.py DIR --scene result learn chess domino

Home and settings, and of each game the invitation, one's own turn with the story, the result, the how-to-play, and
the first steps at their beginning and at their end. Needs what the tests need: the built pages
(``./hrajme build``) and Chromium.
"""

from __future__ import annotations

import argparse
import base64
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
from playwright.sync_api import Browser, Page, sync_playwright

from bootstrap import browser
from hrajme import games
from hrajme.core import Dice, Game
from hrajme.server.to_client import Update
from hrajme.table import Table
from hrajme.testing.turns import OWN, play_on, seat_all
from looks import SHEET, bring_to_table, fullest_turn
from screenshots import FLAGS, SETTLED_MS, SIZES, open_room, show_invitation

LOCALES = {"cs": "cs-CZ", "sk": "sk-SK", "pl": "pl-PL", "en": "en-GB"}
# So many pictures a sheet, so that its words can be read.
ON_A_SHEET = {"phone": 4, "desktop": 2}
STORY = 40
GAP = 8


def final_update(game: Game) -> Any:
    """What the room would send when the game of most players that comes to an end is over."""
    for seats in reversed(game.seats):
        table: Table = seat_all(game, seats, {})
        for _ in play_on(table, Dice(1)):
            pass
        if table.phase == "over":
            update = Update(now_ms=0, table=table.view(OWN), story=table.page(OWN, 0, None, STORY).story, talk=())
            return msgspec.json.decode(msgspec.json.encode(update))
    raise AssertionError(f"{game.key} does not end")


def show_turn(page: Page, room: str, game: Game) -> None:
    bring_to_table(page, room, game)
    page.evaluate("update => reach.show(update)", fullest_turn(game, game.seats[len(game.seats) // 2]))
    story = page.get_by_role("tab").first
    if page.viewport_size and page.viewport_size["width"] < 600 and story.count():
        story.click()


def show_result(page: Page, room: str, game: Game) -> None:
    bring_to_table(page, room, game)
    page.evaluate("update => reach.show(update)", final_update(game))


def invite(page: Page, room: str, game: Game) -> None:
    page.goto(room)
    page.locator("article").first.wait_for()
    show_invitation(page, game.key)


def explain(page: Page, room: str, game: Game) -> None:
    page.goto(f"{room}/rules/{game.key}")
    page.locator("[data-picture]").first.wait_for()


def learn(page: Page, room: str, game: Game) -> None:
    page.goto(f"{room}/try/{game.key}")
    page.get_by_test_id("first-steps").wait_for()


def have_learned(page: Page, room: str, game: Game) -> None:
    """By pressing what is suggested."""
    learn(page, room, game)
    guide = page.get_by_test_id("first-steps")
    while guide.get_attribute("data-state") != "done":
        button = guide.locator("button:enabled")
        if button.count():
            button.first.click()
        page.wait_for_timeout(100)


Scene = Callable[[Page, str, Game], None]
SCENES: dict[str, Scene] = {
    "invitation": invite,
    "turn": show_turn,
    "result": show_result,
    "how": explain,
    "learn": learn,
    "learned": have_learned,
}


def take(chromium: Browser, size: str, locale: str, look: str, show: Callable[[Page], None]) -> str:
    context = chromium.new_context(
        locale=locale,
        color_scheme=look,  # type: ignore[arg-type]
        reduced_motion="reduce",
        service_workers="block",
        **SIZES[size],
    )
    page = context.new_page()
    show(page)
    page.wait_for_timeout(SETTLED_MS)
    picture = base64.b64encode(page.screenshot()).decode()
    context.close()
    return picture


def save_sheet(chromium: Browser, path: Path, pictures: list[str]) -> None:
    page = chromium.new_page()
    path.write_bytes(base64.b64decode(page.evaluate(SHEET, [[pictures], 1, GAP, "image/png"])))
    page.close()
    print(path, flush=True)


def home_pages(room: str) -> Iterator[Callable[[Page], None]]:
    def home(page: Page) -> None:
        page.goto(room)
        page.locator("article").first.wait_for()

    def settings(page: Page) -> None:
        home(page)
        page.locator("header button:visible").last.click()

    def foot(page: Page) -> None:
        home(page)
        page.keyboard.press("End")

    def lost(page: Page) -> None:
        page.goto(f"{room}/t/{'bcdf-ghjk-mnpq'}")

    yield from (home, foot, settings, lost)


def take_scene(
    chromium: Browser, folder: Path, scene: str, keys: list[str], size: str, code: str, look: str
) -> None:
    """In a room of its own, since a room lets one address open only so many tables."""
    with open_room() as room:
        each = ON_A_SHEET[size]
        for number, some in enumerate((keys[at : at + each] for at in range(0, len(keys), each)), start=1):
            pictures = [
                take(chromium, size, LOCALES[code], look, lambda page, key=key: SCENES[scene](page, room, games.find(key)))
                for key in some
            ]
            save_sheet(chromium, folder / f"{code}-{size}-{scene}-{number}.png", pictures)


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("folder", type=Path, help="where the sheets go")
    parser.add_argument("game", nargs="*", help="its key; all without any")
    parser.add_argument("--lang", nargs="+", choices=LOCALES, default=list(LOCALES))
    parser.add_argument("--scene", nargs="+", choices=["home", *SCENES], default=["home", *SCENES])
    parser.add_argument("--wide", action="store_true", help="on a desktop")
    parser.add_argument("--dark", action="store_true")
    args = parser.parse_args()
    args.folder.mkdir(parents=True, exist_ok=True)
    size, look = "desktop" if args.wide else "phone", "dark" if args.dark else "light"
    keys = args.game or sorted(games.keys())
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=browser.find(), args=FLAGS)
        for code in args.lang:
            for scene in args.scene:
                if scene == "home":
                    with open_room() as room:
                        pictures = [take(chromium, size, LOCALES[code], look, show) for show in home_pages(room)]
                        save_sheet(chromium, args.folder / f"{code}-{size}-home.png", pictures)
                else:
                    take_scene(chromium, args.folder, scene, keys, size, code, look)
        chromium.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
