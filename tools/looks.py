"""Takes every game at every width, and lays the pictures out as docs/looks.md.

    python tools/looks.py               of all games
    python tools/looks.py chess domino  of these

Each sheet shows one's own turn with most on the table: above with the fewest players, below with the most.
The page is the real one; only its line to the table is replaced, as in tests/browser/test_reach.py. Needs
what the tests need: the built pages (``./hrajme build``) and Chromium.
"""

from __future__ import annotations

import argparse
import base64
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, TypeVar

from playwright.sync_api import Browser, Page, sync_playwright

from bootstrap import browser
from hrajme import games
from hrajme.core import Dice, Game
from hrajme.language import language
from hrajme.testing.turns import fullest_turns, play_on, seat_all, size_of
from screenshots import FLAGS, ROOT, bring_to_table, open_room, update_of

Item = TypeVar("Item")

DOCS = ROOT / "docs"
PICTURES = DOCS / "looks"
SIZES = [(320, 640), (390, 844), (768, 1024), (1280, 800), (1920, 1080)]
PHONES = 2
# The languages take turns: each look with the fewest players, and with the most.
LOOKS = {"light": ("en-GB", "pl-PL"), "dark": ("cs-CZ", "sk-SK")}
SCALE, GAP = 0.4, 12
STILL_MS = 700
# Whoever plays at random often stops early: of so many plays the fullest moment is shown.
PLAYS = range(1, 21)
SHEET = """async ([rows, scale, gap, kind]) => {
    const load = async (png) => {
        const image = new Image();
        image.src = "data:image/png;base64," + png;
        await image.decode();
        return image;
    };
    const drawn = await Promise.all(rows.map((row) => Promise.all(row.map(load))));
    const high = Math.max(...drawn[0].map((image) => image.height * scale));
    const wide = drawn[0].reduce((sum, image) => sum + image.width * scale + gap, gap);
    const height = gap + (high + gap) * rows.length;
    const canvas = Object.assign(document.createElement("canvas"), { width: wide, height });
    const pen = canvas.getContext("2d");
    pen.imageSmoothingQuality = "high";
    pen.fillStyle = "#888";
    pen.fillRect(0, 0, wide, height);
    drawn.forEach((row, number) => {
        let left = gap;
        for (const image of row) {
            const [width, tall] = [image.width * scale, image.height * scale];
            pen.drawImage(image, left, gap + number * (high + gap), width, tall);
            left += width + gap;
        }
    });
    return canvas.toDataURL(kind, 0.75).split(",")[1];
}"""


def in_rows(items: Sequence[Item], length: int) -> list[list[Item]]:
    return [list(items[at : at + length]) for at in range(0, len(items), length)]


def fullest_turn(game: Game, seats: int) -> Any:
    """What the room would send on the own turn with most on the table."""
    turns = [(seed, view) for seed in PLAYS for view in fullest_turns(game, seats, {}, seed)]
    seed, fullest = max(turns, key=lambda turn: size_of(turn[1]))
    moments = play_on(seat_all(game, seats, {}), Dice(seed))
    table = next(table for table in moments if table.revision == fullest.revision)
    return update_of(table)


def open_page(
    chromium: Browser, room: str, game: Game, size: tuple[int, int], look: str, locale: str
) -> Page:
    width, height = size
    is_phone = size in SIZES[:PHONES]
    context = chromium.new_context(
        viewport={"width": width, "height": height},
        is_mobile=is_phone,
        has_touch=is_phone,
        color_scheme=look,  # type: ignore[arg-type]
        locale=locale,
        reduced_motion="reduce",
    )
    page = context.new_page()
    bring_to_table(page, room, game)
    return page


def take_row(chromium: Browser, room: str, game: Game, seats: int, look: str, locale: str) -> Iterator[str]:
    update = fullest_turn(game, seats)
    for size in SIZES:
        page = open_page(chromium, room, game, size, look, locale)
        page.evaluate("update => reach.show(update)", update)
        page.wait_for_timeout(STILL_MS)
        yield base64.b64encode(page.screenshot()).decode()
        page.context.close()


def take_sheet(chromium: Browser, room: str, game: Game, look: str) -> None:
    counts = [game.seats[0], game.seats[-1]]
    rows = [
        list(take_row(chromium, room, game, seats, look, locale))
        for seats, locale in dict(zip(counts, LOOKS[look], strict=True)).items()
    ]
    page = chromium.new_page()
    sheet = base64.b64decode(page.evaluate(SHEET, [rows, SCALE, GAP, "image/webp"]))
    page.close()
    path = sheet_of(game, look)
    path.write_bytes(sheet)
    print(f"{path.relative_to(ROOT)}: {len(sheet) / 1024:.0f} KB", flush=True)


def sheet_of(game: Game, look: str) -> Path:
    return PICTURES / f"{game.key}-{look}.webp"


def write_document() -> str:
    widths = ", ".join(str(width) for width, _ in SIZES)
    lines = [
        "# Looks",
        "",
        f"Every game on one's own turn with most on the table, {widths} pixels wide: above with the fewest",
        "players, below with the most, in languages that take turns. Made by `python tools/looks.py`.",
    ]
    english = language("en")
    for game in sorted(map(games.find, games.keys()), key=lambda game: english.say(f"{game.key}-name")):
        name = english.say(f"{game.key}-name")
        lines += ["", f"## {name}", ""]
        for look in LOOKS:
            lines.append(f"![{name}, {look}](looks/{sheet_of(game, look).name})")
    return "\n".join([*lines, ""])


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game", nargs="*", help="its key; all without any")
    keys = parser.parse_args().game or sorted(games.keys())
    PICTURES.mkdir(exist_ok=True)
    with sync_playwright() as playwright, open_room() as room:
        chromium = playwright.chromium.launch(executable_path=browser.find(), args=FLAGS)
        for game in map(games.find, keys):
            for look in LOOKS:
                take_sheet(chromium, room, game, look)
        chromium.close()
    (DOCS / "looks.md").write_text(write_document(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
