"""Takes every page of every game as a person would see it, laid out side by side to be looked at.

    python tools/gallery.py DIR                     in all languages, on a phone
    python tools/gallery.py DIR --lang cs --wide    in Czech, on a desktop
    python tools/gallery.py DIR --scene result steps --game chess domino

Beside the sheets it writes which texts of a language were in its pictures and which were not. Needs what
the tests need: the built pages (``./hrajme build``) and Chromium.
"""

from __future__ import annotations

import argparse
import base64
import json
import sys
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, FloatRect, sync_playwright

from bootstrap import browser
from hrajme import games
from hrajme.core import Game
from looks import SHEET, in_rows
from sayings import SHOWN, Coverage
from scenes import HIGH, OF_THE_ROOM, SCENES, SHOWN_BY
from scenes.moments import IF_NEW
from screenshots import FLAGS, SIZES, open_room

LOCALES = {"cs": "cs-CZ", "sk": "sk-SK", "pl": "pl-PL", "en": "en-GB"}
# So many pictures stand side by side, so that their words can be read.
BESIDE = {"phone": 4, "desktop": 2}
ROWS_OF_LOW = 2
GAP = 8
STILL_MS = 350
# After so many looks that showed nothing new there will be nothing.
PATIENCE = 600


def batched(pictures: Iterator[str], length: int) -> Iterator[list[str]]:
    while some := list(islice(pictures, length)):
        yield some


class Gallery:
    """Pictures of one language, size and look."""

    def __init__(
        self, chromium: Browser, folder: Path, code: str, size: str, look: str, patience: int
    ) -> None:
        self.chromium = chromium
        self.folder = folder
        self.code = code
        self.size = size
        self.look: Any = look
        self.patience = patience
        self.coverage = Coverage(code)
        # What earlier runs have shown counts, too.
        self.texts = folder / f"{code}-texts.json"
        if self.texts.exists():
            self.coverage.add(json.loads(self.texts.read_text(encoding="utf-8")))

    def take_scene(self, scene: str, chosen: list[Game]) -> None:
        """In a room of its own, since a room lets one address open only so many tables."""
        beside = BESIDE[self.size]
        rows = ROWS_OF_LOW if scene in HIGH else 1
        with open_room() as room:
            pictures = (each for game in chosen for each in self.take(scene, room, game))
            # A sheet is there to be looked at as soon as it is full.
            for number, some in enumerate(batched(pictures, beside * rows), start=1):
                self.save(f"{self.code}-{self.size}-{scene}-{number:02}.png", in_rows(some, beside))

    def take(self, scene: str, room: str, game: Game) -> Iterator[str]:
        options = SIZES[self.size]
        context = self.chromium.new_context(
            locale=LOCALES[self.code],
            color_scheme=self.look,
            reduced_motion="reduce",
            service_workers="block",
            **options,
        )
        page = context.new_page()
        viewport = options["viewport"]
        clip = FloatRect(x=0, y=0, width=viewport["width"], height=HIGH.get(scene, viewport["height"]))
        idle = 0
        for worth in SCENES[scene](page, room, game, self.code):
            if worth == IF_NEW and not self.coverage.add(page.evaluate(SHOWN)):
                idle += 1
                if idle > self.patience:
                    break
                continue
            idle = 0
            page.wait_for_timeout(STILL_MS)
            self.coverage.add(page.evaluate(SHOWN))
            yield base64.b64encode(page.screenshot(clip=clip)).decode()
        context.close()

    def save(self, name: str, rows: list[list[str]]) -> None:
        page = self.chromium.new_page()
        sheet = base64.b64decode(page.evaluate(SHEET, [rows, 1, GAP, "image/png"]))
        page.close()
        (self.folder / name).write_bytes(sheet)
        print(name, flush=True)

    def report(self) -> None:
        self.texts.write_text(json.dumps(sorted(self.coverage.texts)), encoding="utf-8")
        report = self.folder / f"{self.code}-texts.txt"
        report.write_text(self.coverage.report() + "\n", encoding="utf-8")


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("folder", type=Path, help="where the sheets go")
    parser.add_argument("--game", nargs="+", choices=games.keys(), default=sorted(games.keys()))
    parser.add_argument("--lang", nargs="+", choices=LOCALES, default=list(LOCALES))
    parser.add_argument("--scene", nargs="+", choices=SCENES, default=list(SCENES))
    parser.add_argument("--wide", action="store_true", help="on a desktop")
    parser.add_argument("--dark", action="store_true")
    parser.add_argument("--patience", type=int, default=PATIENCE, help="looks without news that end a game")
    args = parser.parse_args()
    args.folder.mkdir(parents=True, exist_ok=True)
    size, look = "desktop" if args.wide else "phone", "dark" if args.dark else "light"
    chosen = [games.find(key) for key in args.game]
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=browser.find(), args=FLAGS)
        for code in args.lang:
            gallery = Gallery(chromium, args.folder, code, size, look, args.patience)
            for scene in args.scene:
                gallery.take_scene(
                    scene, chosen if SCENES[scene] not in OF_THE_ROOM else [games.find(SHOWN_BY)]
                )
                gallery.report()
        chromium.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
