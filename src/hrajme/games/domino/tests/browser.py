"""How a player moves in a browser, for tests/browser."""

from __future__ import annotations

import re

from playwright.sync_api import Page

FITS = re.compile(r"fits (?:at|on the) (both|left|right)")


def shorten(page: Page) -> None:
    """Whoever runs out has won, whatever lies in the stock."""
    page.get_by_role("switch", name="Nobody wins while the stock has tiles").uncheck()


def move(page: Page) -> None:
    """Lay the first tile that fits; else draw; else pass."""
    close = page.get_by_role("button", name="Close")
    if close.count():
        close.first.click()
    tiles = page.get_by_role("toolbar", name="Your tiles").get_by_role("button", name=FITS)
    if tiles.count():
        lay(page, tiles.first.get_attribute("aria-label") or "")
        return
    for words in ("Draw a tile", "Pass"):
        button = page.get_by_role("button", name=words, disabled=False)
        if button.count():
            button.first.click()
            page.wait_for_timeout(100)
            return


def lay(page: Page, label: str) -> None:
    fits = FITS.search(label)
    assert fits is not None
    page.get_by_role("button", name=label, exact=True).click()
    side = "Right" if fits[1] == "right" else "Left"
    page.get_by_role("button", name=f"{side} end of the line").click()
    page.wait_for_timeout(100)
