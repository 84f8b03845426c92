"""Takes the picture of each game's board: for the previews of links and for the shelf at home.

    python tools/board_pictures.py               of all games
    python tools/board_pictures.py chess domino  of these

Bots play in a real room and a browser looks on. Look at what it took: ``board.png`` (previews) and
``board.webp`` (the shelf) in the folder of the game; a second try shows another moment. Needs what the tests
need: the built pages (``./hrajme build``) and Chromium.
"""

from __future__ import annotations

import argparse
import base64
import struct
import sys
import zlib
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from bootstrap import browser
from hrajme.table.names import BOTS
from screenshots import FLAGS, SETTLED_MS, open_room

PREVIEW = (600, 315)
SHELF = (240, 240)
# In which windows the boards fit these shapes.
WIDE: Any = {"width": 840, "height": 560}
NARROW: Any = {"width": 400, "height": 600}
# Colours a preview may have: each channel in steps of so much, which a palette would do no better.
STEP = 8
LOOK_ON_MS = 14_000
MOST_SEATS = 4

OPEN = """async ([game, seats, level]) => {
    const ask = (method, path, body) => fetch(path, {
        method, headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
    await ask("PUT", "/api/me", { name: "Hana" });
    const opening = { key: crypto.randomUUID(), game, seats };
    const { code } = await (await ask("POST", "/api/tables", opening)).json();
    const socket = new WebSocket(`${location.origin.replace("http", "ws")}/api/tables/${code}/socket`);
    await new Promise((done) => (socket.onopen = done));
    const send = (message) => socket.send(JSON.stringify(message));
    send({ command: "watch", since: 0 });
    send({ command: "seat_bots", level, key: "bots" });
    send({ command: "start", key: "start" });
    await new Promise((done) => (socket.onmessage = ({ data }) => data.includes('"key":"start"') && done()));
    return code;
}"""
SHRINK = """async ([picture, width, height, type]) => {
    const image = new Image();
    image.src = picture;
    await image.decode();
    const canvas = Object.assign(document.createElement("canvas"), { width, height });
    const pen = canvas.getContext("2d");
    pen.imageSmoothingQuality = "high";
    pen.drawImage(image, 0, 0, width, height);
    if (type) return canvas.toDataURL(type, 0.8).split(",")[1];
    const { data } = pen.getImageData(0, 0, width, height);
    let text = "";
    for (let at = 0; at < data.length; at += 4) text += String.fromCharCode(...data.slice(at, at + 3));
    return btoa(text);
}"""
# Whoever sees the picture may read another language: names and numbers stay, words and what is pressed go.
HIDE_WORDS = """(names) => {
    const board = document.querySelector("[data-board]");
    const texts = document.createTreeWalker(board, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
        const { data, parentElement } = texts.currentNode;
        if (!/\\p{L}{2}/u.test(data) || names.includes(data.trim())) continue;
        const isScore = parentElement.closest(".scores") !== null;
        if (isScore) texts.currentNode.data = data.replace(/\\p{L}{2,}[:,]?/gu, "");
        else (parentElement.closest("button") ?? parentElement).style.visibility = "hidden";
    }
}"""


def take(chromium: Browser, room: str, game: Any) -> None:
    context = chromium.new_context(
        base_url=room,
        viewport=WIDE,
        device_scale_factor=2,
        locale="cs-CZ",
        color_scheme="light",
    )
    page = context.new_page()
    page.goto(room)
    milliseconds = LOOK_ON_MS
    pictures = look_on(page, game, milliseconds)
    while page.locator(".result").count():
        # It was over too soon, or while it was looked at.
        milliseconds //= 2
        pictures = look_on(page, game, milliseconds)
    for name, content in pictures.items():
        (game.folder / name).write_bytes(content)
        print(f"{game.folder.name}/{name}: {len(content) / 1024:.0f} KB")
    context.close()


def look_on(page: Page, game: Any, milliseconds: float) -> dict[str, bytes]:
    level = "easy" if "easy" in game.levels else "random"
    code = page.evaluate(OPEN, [game.key, min(game.seats[-1], MOST_SEATS), level])
    page.goto(f"/t/{code}")
    page.locator("[data-board]").wait_for()
    page.wait_for_timeout(milliseconds)
    pixels = show(page, WIDE, PREVIEW, "")
    return {"board.png": make_png(pixels), "board.webp": show(page, NARROW, SHELF, "image/webp")}


def show(page: Page, window: Any, size: tuple[int, int], media_type: str) -> bytes:
    """The board in a window of this size; its pixels, or a file of this type."""
    page.set_viewport_size(window)
    page.wait_for_timeout(SETTLED_MS)
    page.evaluate(HIDE_WORDS, [*BOTS, "Hana"])
    png = page.screenshot(clip=find_clip(page, size))
    picture = "data:image/png;base64," + base64.b64encode(png).decode()
    return base64.b64decode(page.evaluate(SHRINK, [picture, *size, media_type]))


def find_clip(page: Page, size: tuple[int, int]) -> Any:
    """The middle of the board, in this shape."""
    box = page.locator("[data-board]").bounding_box()
    assert box is not None
    ratio = size[0] / size[1]
    width, height = min(box["width"], box["height"] * ratio), min(box["height"], box["width"] / ratio)
    x, y = box["x"] + (box["width"] - width) / 2, box["y"] + (box["height"] - height) / 2
    return {"x": x, "y": y, "width": width, "height": height}


def make_png(pixels: bytes) -> bytes:
    """In fewer colours, each row as the difference to the one above."""
    width, height = PREVIEW
    table = bytes([min(255, (value + STEP // 2) // STEP * STEP) for value in range(256)])
    plain = pixels.translate(table)
    rows = [plain[start : start + 3 * width] for start in range(0, len(plain), 3 * width)]
    above = [bytes(3 * width), *rows]
    told = b"".join(
        b"\2" + bytes([(here - up) % 256 for here, up in zip(row, over, strict=True)])
        for row, over in zip(rows, above, strict=False)
    )
    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    parts = [(b"IHDR", head), (b"IDAT", zlib.compress(told, 9)), (b"IEND", b"")]
    return b"\x89PNG\r\n\x1a\n" + b"".join(make_part(kind, data) for kind, data in parts)


def make_part(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def main() -> int:
    from hrajme import games

    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game", nargs="*", help="its key; all without any")
    keys = parser.parse_args().game or sorted(games.keys())
    with sync_playwright() as playwright, open_room() as room:
        chromium = playwright.chromium.launch(executable_path=browser.find(), args=FLAGS)
        for key in keys:
            take(chromium, room, games.find(key))
        chromium.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
