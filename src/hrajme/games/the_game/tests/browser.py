"""How a player moves in a browser, for tests/browser."""

from __future__ import annotations

import re

from playwright.sync_api import Page

FITS = re.compile(r"fits (?:only )?piles?: ?(\d)")
BEGINS = ("I’ll start", "Agree", "End turn")
# Looked at as a whole: asking for every button and card by its role takes most of the time of a game.
BUTTONS = """[...document.querySelectorAll("[data-actions] button")]
  .filter((each) => !each.disabled && each.ariaDisabled !== "true").map((each) => each.textContent.trim())"""
CARDS = "[role=toolbar][aria-label='Your hand'] button"
LABELS = "all => all.map((card) => card.ariaLabel ?? card.innerText)"


def move(page: Page) -> None:
    """Begin or agree; else end the turn when allowed; else lay the highest card, which ends a game soon."""
    allowed = [words for words in page.evaluate(BUTTONS) if words.startswith(BEGINS)]
    if allowed:
        page.get_by_role("button", name=allowed[0]).first.click()
        page.wait_for_timeout(100)
    else:
        lay_a_card(page)


def lay_a_card(page: Page) -> None:
    cards = page.locator(CARDS)
    for index, label in reversed(list(enumerate(cards.evaluate_all(LABELS)))):
        if fits := FITS.search(label):
            cards.nth(index).click()
            page.get_by_role("button", name=re.compile(f"^Pile {fits[1]} ")).click()
            page.wait_for_timeout(100)
            return
