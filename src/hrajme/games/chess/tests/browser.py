"""How a player moves in a browser, for tests/browser."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page

# Black pushes the first pawn, and White's first pawn becomes a queen and mates.
NEARLY_OVER = "6k1/p3Pppp/8/8/8/8/8/4K3 b - - 0 1"
POSSIBLE = re.compile(r", possible")


def shorten(page: Page) -> None:
    field = page.get_by_label("The starting position")
    field.fill(NEARLY_OVER)
    field.press("Enter")
    page.get_by_text("changed; standard: the usual one").wait_for()


def move(page: Page) -> None:
    """Take the first man that can move, pawns first, and put him on the first square that is shown."""
    board = page.get_by_role("grid", name="Chessboard")
    for cell in own_men(board):
        cell.click()
        targets = board.get_by_role("gridcell", name=POSSIBLE)
        if targets.count():
            targets.first.click()
            break
    queen = page.get_by_role("dialog").get_by_role("button", name="queen")
    if queen.count():
        queen.click()
    page.wait_for_timeout(100)


def own_men(board: Locator) -> list[Locator]:
    """Pawns before others, and both by their squares. White looks from below: a8 comes first on the page."""
    cells = board.get_by_role("gridcell")
    side = "white" if (cells.first.get_attribute("aria-label") or "").startswith("a8") else "black"
    own = board.get_by_role("gridcell", name=re.compile(f", {side} "))
    labels = [cell.get_attribute("aria-label") or "" for cell in own.all()]
    labels.sort(key=lambda label: ("pawn" not in label, label))
    return [board.locator(f'[data-square="{label[:2]}"]') for label in labels]
