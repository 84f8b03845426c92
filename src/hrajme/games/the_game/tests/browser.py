"""How a player moves in a browser, for tests/browser."""

from __future__ import annotations

import re

from playwright.sync_api import Page

FITS = re.compile(r"fits (?:only )?piles?: ?(\d)")


def move(page: Page) -> None:
    """Begin or agree; else end the turn when allowed; else lay the highest card, which ends a game soon."""
    for words in ("I’ll start", "Agree"):
        button = page.get_by_role("button", name=words)
        if button.count() and button.first.is_enabled():
            button.first.click()
            page.wait_for_timeout(100)
            return
    end = page.get_by_role("button", name="End turn")
    if end.count() and end.is_enabled():
        end.click()
        page.wait_for_timeout(100)
    else:
        lay_a_card(page)


def lay_a_card(page: Page) -> None:
    cards = page.get_by_role("toolbar", name="Your hand").get_by_role("button").filter(visible=True)
    for index in reversed(range(cards.count())):
        card = cards.nth(index)
        fits = FITS.search(card.get_attribute("aria-label") or card.inner_text())
        if fits:
            card.click()
            page.get_by_role("button", name=re.compile(f"^Pile {fits[1]} ")).click()
            page.wait_for_timeout(100)
            return
