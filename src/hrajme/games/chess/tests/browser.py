"""How a player moves in a browser, for tests/browser."""

from __future__ import annotations

from playwright.sync_api import Page

# Black pushes the first pawn, and White's first move mates.
NEARLY_OVER = "6k1/p3Pppp/8/8/8/8/8/4K3 b - - 0 1"


def shorten(page: Page) -> None:
    field = page.get_by_label("The position the game begins with")
    field.fill(NEARLY_OVER)
    field.press("Enter")
    page.get_by_text("changed; in the box: the usual one").wait_for()


def move(page: Page) -> None:
    """Press the first move of the list."""
    buttons = page.get_by_role("region", name="Moves").get_by_role("button", disabled=False)
    if buttons.count():
        buttons.first.click()
        page.wait_for_timeout(100)
