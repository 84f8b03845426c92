"""How a player moves in a browser, for tests/browser."""

from __future__ import annotations

import re

from playwright.sync_api import Page

PAUSE_MS = 150


def move(page: Page) -> None:
    """Give an action card to the first who can have it; else stop as soon as it is allowed."""
    targets = page.locator("#flip7-give").locator("xpath=ancestor::*[@role='group']").get_by_role("button")
    stop = page.get_by_role("button", name=re.compile("^STOP"))
    if targets.count():
        targets.first.click()
    elif stop.count():
        may_stop = "nothing in front" not in stop.inner_text()
        (stop if may_stop else page.get_by_role("button", name=re.compile("^One more"))).click()
    page.wait_for_timeout(PAUSE_MS)
