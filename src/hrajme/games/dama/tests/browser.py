"""How a player moves in a browser, for tests/browser."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page

# White wins in four moves, the last but one a capture of two: b8xe5xh8.
NEARLY_OVER = "W:Wa1,a7,f2:Bb8,c5,g7"
POSSIBLE = re.compile(r", possible")
LONGEST_WAY = 12


def shorten(page: Page) -> None:
    field = page.get_by_label("The starting position")
    field.fill(NEARLY_OVER)
    field.press("Enter")
    page.get_by_text("changed; standard: the usual one").wait_for()


def move(page: Page) -> None:
    """Take the first piece that can move, and go to the first square shown, until the way is whole."""
    board = page.get_by_role("grid", name="Draughtboard")
    targets = board.get_by_role("gridcell", name=POSSIBLE)
    for cell in own_pieces(board):
        cell.click()
        if targets.count():
            break
    for _ in range(LONGEST_WAY):
        if not targets.count():
            break
        targets.first.click()
    page.wait_for_timeout(100)


def own_pieces(board: Locator) -> list[Locator]:
    """White looks from below, so a8 comes first on the page."""
    cells = board.get_by_role("gridcell")
    side = "white" if (cells.first.get_attribute("aria-label") or "").startswith("a8") else "black"
    own = board.get_by_role("gridcell", name=re.compile(f", {side} "))
    labels = sorted(cell.get_attribute("aria-label") or "" for cell in own.all())
    return [board.locator(f'[data-square="{label[:2]}"]') for label in labels]
