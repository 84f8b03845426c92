"""How a player moves in a browser, for tests/browser."""

from __future__ import annotations

import re

from playwright.sync_api import Page

FITS = re.compile(r"fits (?:only )?piles?: ?(\d)")
RISING = "12"
BEGINS = ("I’ll start", "Agree", "End turn")
# Looked at as a whole: asking for every button and card by its role takes most of the time of a game.
BUTTONS = """[...document.querySelectorAll("[data-actions] button")]
  .filter((each) => !each.disabled && each.ariaDisabled !== "true").map((each) => each.textContent.trim())"""
CARDS = "[role=toolbar][aria-label='Your hand'] button"
LABELS = "all => all.map((card) => card.ariaLabel ?? card.innerText)"


def move(page: Page) -> None:
    """Begin or agree; else end the turn when allowed; else lay a card."""
    allowed = [words for words in page.evaluate(BUTTONS) if words.startswith(BEGINS)]
    if allowed:
        page.get_by_role("button", name=allowed[0]).first.click()
        page.wait_for_timeout(100)
    else:
        lay_a_card(page)


def lay_a_card(page: Page) -> None:
    """The highest on a pile that rises, the lowest on one that falls: so a game is soon over."""
    cards = page.locator(CARDS)
    fitting = [
        (index, found[1])
        for index, label in enumerate(cards.evaluate_all(LABELS))
        if (found := FITS.search(label))
    ]
    rising = [(index, pile) for index, pile in fitting if pile in RISING]
    if fitting:
        index, pile = rising[-1] if rising else fitting[0]
        cards.nth(index).click()
        page.get_by_role("button", name=re.compile(f"^Pile {pile} ")).click()
        page.wait_for_timeout(100)
