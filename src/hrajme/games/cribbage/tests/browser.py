"""How a player moves in a browser, for tests/browser.

Once around the board is enough for every day; ``HRAJME_WHOLE=121`` and ``HRAJME_WHOLE=muggins`` go around
twice.
"""

from __future__ import annotations

import os
import re

from playwright.sync_api import Page

PAUSE_MS = 100
FITS = re.compile("fits and makes")
SAYS = re.compile("^(I count|Nothing was missed|Muggins)")


def shorten(page: Page) -> None:
    whole = os.environ.get("HRAJME_WHOLE", "")
    if whole == "muggins":
        page.get_by_role("switch", name=re.compile("^Muggins: you count your own cards")).click()
    elif whole != "121":
        page.get_by_role("radio", name="61, once around").check()


def move(page: Page) -> None:
    """Lay the first two cards away; lay the first card that fits, say go, or say a number of points."""
    away = page.get_by_role("button", name=re.compile("^(Choose two cards|One more card|Discard)$"))
    fitting = page.get_by_role("toolbar", name="Your cards").get_by_role("button", name=FITS)
    others = page.get_by_role("button", name=re.compile("^Say “go”$")).or_(
        page.get_by_role("button", name=SAYS)
    )
    if away.count():
        lay_away(page)
    elif fitting.count():
        fitting.first.click()
    elif others.count():
        others.first.click()
    page.wait_for_timeout(PAUSE_MS)


def lay_away(page: Page) -> None:
    cards = page.get_by_role("toolbar", name="Your cards").get_by_role("button")
    for card in (0, 1):
        if cards.nth(card).get_attribute("aria-pressed") != "true":
            cards.nth(card).click()
    page.get_by_role("button", name="Discard", exact=True).click()


def act_by_keys(page: Page) -> None:
    """Two cards of the hand and what can be done then; else the first card that fits, or what can be done."""
    if page.get_by_role("button", name="Choose two cards").count():
        page.keyboard.press("h")
        page.keyboard.press("Enter")
        page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
        page.keyboard.press("a")
        page.keyboard.press("Enter")
        return
    page.keyboard.press("a" if page.locator("[data-actions] button").count() else "h")
    for _ in range(4):
        if FITS.search(str(page.evaluate("document.activeElement.ariaLabel || ''"))):
            break
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
