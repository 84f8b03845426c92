"""Draws the icons of the room as an app, from ``app.svg`` and ``badge.svg`` in ``web/src/design``.

    python tools/icons.py

They lie in ``web/public/icons``, from where Vite takes them as they are: others remember their addresses.
Needs Chromium, like the tests.
"""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Page, sync_playwright

from bootstrap import browser
from screenshots import FLAGS

WEB = Path(__file__).resolve().parents[1] / "web"
DESIGN = WEB / "src" / "design"
ICONS = WEB / "public" / "icons"


class Icon(NamedTuple):
    name: str
    drawing: str
    size: int
    # Of its corners, in parts of its size; a telephone that masks an icon or rounds it wants all of it.
    radius: float = 0.0
    # How much larger than it is drawn, where nothing is masked.
    zoom: float = 1.0


DRAWN = (
    Icon("icon-192", "app.svg", 192, 0.22, 1.2),
    Icon("icon-512", "app.svg", 512, 0.22, 1.2),
    Icon("maskable-512", "app.svg", 512),
    Icon("apple-touch", "app.svg", 180, zoom=1.15),
    Icon("badge", "badge.svg", 96),
)


def draw(page: Page, icon: Icon) -> None:
    svg = (DESIGN / icon.drawing).read_text(encoding="utf-8")
    page.set_viewport_size({"width": icon.size, "height": icon.size})
    style = f"width: {icon.size}px; border-radius: {icon.radius * icon.size}px; overflow: hidden"
    page.set_content(f"<body style='margin: 0; background: none'><div style='{style}'>{svg}</div></body>")
    zoomed = f"transform: scale({icon.zoom}); transform-origin: center"
    page.add_style_tag(content=f"svg {{ display: block }} .cards {{ {zoomed} }}")
    page.screenshot(path=ICONS / f"{icon.name}.png", omit_background=True)


def main() -> None:
    ICONS.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=browser.find(), args=FLAGS)
        page = chromium.new_page()
        for icon in DRAWN:
            draw(page, icon)
            print(f"web/public/icons/{icon.name}.png")
        chromium.close()


if __name__ == "__main__":
    main()
