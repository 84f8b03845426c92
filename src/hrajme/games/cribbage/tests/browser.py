"""How a player moves in a browser, for tests/browser."""

from __future__ import annotations

import re

from playwright.sync_api import Page

from hrajme.games.cribbage.encoding import read_card
from hrajme.games.cribbage.parts import show_parts

FITS = re.compile("fits and makes")
CARD = re.compile(r"(\w+) of (\w+)")
PAUSE_MS = 30
GOOD = 8
RANK_OF = {"ace": "a", "jack": "j", "queen": "q", "king": "k"}
# One look, and what a hand does then: two cards are laid away, one is laid, or “go” is said. Where points are
# asked for, all that is read on the page to find them.
ACT = """async () => {
  const cards = [...document.querySelectorAll("[role=toolbar][aria-label='Your cards'] button")];
  const text = (selector) => document.querySelector(selector)?.textContent.trim() ?? "";
  const main = "[data-actions] button.main";
  if (/^(I count|Claim nothing|Muggins)/.test(text(main)))
    return [text(".title"), document.querySelector(".title + [role=img]").ariaLabel, text(".asked")];
  const isAway = /^(Choose two cards|One more card|Discard)$/.test(text(main));
  const fits = (card) => card.ariaLabel.includes("fits and makes");
  const isLeft = (card) => card.ariaPressed !== "true";
  const pressed = isAway ? cards.slice(0, 2).filter(isLeft) : cards.filter(fits).slice(0, 1);
  for (const card of pressed) card.click();
  await new Promise(requestAnimationFrame);
  if (isAway || text(main).startsWith("Say")) document.querySelector(main)?.click();
  return null;
}"""
# So many points are added up and said, if that is still what is asked.
SAY = """async ([asked, points]) => {
  const steps = [...document.querySelectorAll("[aria-label='Add up'] button")];
  const press = (sign) => steps.find((step) => step.textContent === sign)?.click();
  if (document.querySelector(".asked")?.textContent.trim() !== asked) return;
  for (let count = 0; count < 40; count += 1) press("−1");
  for (let count = 0; count < points; count += 1) press("+1");
  await new Promise(requestAnimationFrame);
  document.querySelector("[data-actions] button.main")?.click();
}"""


def shorten(page: Page) -> None:
    page.get_by_role("radio", name="61, once around").check()


def move(page: Page) -> None:
    """The first two cards are laid away, the first that fits is laid; points are counted, and some missed."""
    read = page.evaluate(ACT)
    if read is not None:
        title, cards, asked = read
        page.evaluate(SAY, [asked, points_said(asked, worth_of(cards, is_crib="crib" in title))])
    # What was pressed is answered before the next look, mostly.
    page.wait_for_timeout(PAUSE_MS)


def points_said(asked: str, worth: int) -> int:
    """An odd number is counted one too high, of a good even one two are missed; the other claims it all."""
    counted = re.match(r"Counted: (\d+)\.", asked)
    if counted is not None:
        return worth - int(counted[1]) if int(counted[1]) <= worth else worth
    return worth + 1 if worth % 2 else worth if worth < GOOD else worth - 2


def worth_of(spoken: str, *, is_crib: bool) -> int:
    """What cards are worth, by what the page says of them."""
    *hand, starter = [card_called(*each) for each in CARD.findall(spoken)]
    return sum(part.points for part in show_parts(hand, starter, is_crib=is_crib, min_run=2))


def card_called(rank: str, suit: str) -> int:
    found = read_card(RANK_OF.get(rank, rank) + suit[0])
    assert found is not None
    return found


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
