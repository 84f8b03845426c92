"""How a player moves in a browser, for tests/browser."""

from __future__ import annotations

import re

from playwright.sync_api import Page

from hrajme.games.cribbage.encoding import read_card
from hrajme.games.cribbage.parts import show_parts

FITS = re.compile("fits and makes")
CARD = re.compile(r"(\w+) of (\w+)")
FIVE_CARDS = re.compile(r"^(\w+ of \w+, ){4}")
RANK_OF = {"ace": "a", "jack": "j", "queen": "q", "king": "k"}
# One look, and what a hand does then: two cards are laid away, one is laid, or “go” is said. What can be said
# of points is left to who can count.
ACT = """async () => {
  const cards = [...document.querySelectorAll("[role=toolbar][aria-label='Your cards'] button")];
  const main = () => document.querySelector("[data-actions] button.main");
  const said = main()?.textContent.trim() ?? "";
  if (said.startsWith("I count")) return "count";
  if (/^(Nothing was missed|Muggins)/.test(said)) return "claim";
  const isAway = /^(Choose two cards|One more card|Lay away)$/.test(said);
  const fits = (card) => card.ariaLabel.includes("fits and makes");
  const isLeft = (card) => card.ariaPressed !== "true";
  const pressed = isAway ? cards.slice(0, 2).filter(isLeft) : cards.filter(fits).slice(0, 1);
  for (const card of pressed) card.click();
  await new Promise(requestAnimationFrame);
  if (isAway || said.startsWith("Say")) main()?.click();
  return "";
}"""


def shorten(page: Page) -> None:
    page.get_by_role("radio", name="61, once around").check()


def move(page: Page) -> None:
    """The first two cards are laid away, the first that fits is laid; points are counted, and some missed."""
    asked = page.evaluate(ACT)
    if asked:
        say(page, asked)
    # What was pressed is answered before the next look.
    page.wait_for_timeout(30)


def say(page: Page, asked: str) -> None:
    points = points_counted(page) if asked == "count" else points_missed(page)
    for _ in range(points // 4):
        page.get_by_role("button", name="+4", exact=True).click()
    if points % 4:
        page.get_by_role("button", name=f"+{points % 4}", exact=True).click()
    page.get_by_role("button", name=re.compile("^(I count|Nothing was missed|Muggins)")).click()


def points_counted(page: Page) -> int:
    """An odd number is said one too high, of a good even one two are missed."""
    worth = worth_shown(page)
    return worth + worth % 2 if worth % 2 or worth < 8 else worth - 2


def points_missed(page: Page) -> int:
    counted = int(re.findall(r"^\d+", page.get_by_text(re.compile(r"^\d+ were counted")).inner_text())[0])
    worth = worth_shown(page)
    return worth - counted if counted <= worth else worth


def worth_shown(page: Page) -> int:
    """What the cards on the table are worth, by what the page says of them."""
    shown = page.get_by_role("img", name=FIVE_CARDS)
    *hand, starter = [card_called(*each) for each in CARD.findall(shown.get_attribute("aria-label") or "")]
    is_crib = "crib" in page.locator("section .title").inner_text()
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
