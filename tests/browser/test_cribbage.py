"""Cribbage in two browsers, counted by the page and by the players, and what the coach says.

``HRAJME_DEALS=99`` plays whole games to 121.
"""

from __future__ import annotations

import os
import re
import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from hrajme.games.cribbage.tests import browser as player

DESKTOP = {"viewport": {"width": 1280, "height": 800}}
DEALS = int(os.environ.get("HRAJME_DEALS", "1"))
LONGEST_SECONDS = 280
# What a page is about, at one look.
STANDS = """() => {
  if (document.querySelector("#result") !== null) return "over";
  const turn = document.querySelector("[data-testid=turn]")?.textContent ?? "";
  const isPresent = document.querySelector("[data-present=true]") !== null;
  return isPresent && turn.includes("Your turn") ? "asked" : "";
}"""
PRESS_SOON = "() => void setTimeout(() => document.querySelector('[data-actions] button.main').click(), 300)"

Visit = Callable[..., Page]
Pair = tuple[Page, Page]


@pytest.fixture
def play(
    room: Any,
    visit: Visit,
    open_table: Callable[..., str],
    join_table: Callable[[Page, str], None],
    start: Callable[[Page], None],
) -> Callable[..., Pair]:
    """Anna with a phone and Bob with a desktop, who both want to see everything at once."""

    def begin(*, muggins: bool = False) -> Pair:
        anna = visit(room.address)
        choose_instant(anna)
        bob = visit(open_table(anna, "Cribbage", "Anna"), DESKTOP)
        choose_instant(bob)
        join_table(bob, "Bob")
        expect(anna.get_by_text("Bob", exact=True)).to_be_visible()
        if muggins:
            anna.get_by_role("switch", name=re.compile("^Muggins: you count your own cards")).click()
        start(anna)
        for page in (anna, bob):
            expect(page.get_by_role("toolbar", name="Your cards").get_by_role("button")).to_have_count(6)
        return anna, bob

    return begin


def choose_instant(page: Page) -> None:
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("radio", name="instant", exact=True).check()
    page.keyboard.press("Escape")


def play_deals(pages: Pair, count: int) -> bool:
    """Play so many deals; whether the game is over before that. Bob's page tells the story."""
    until = time.monotonic() + LONGEST_SECONDS
    next_deal = pages[1].locator(".story").get_by_text(f"Deal {count + 1}:")
    while next_deal.count() == 0:
        assert time.monotonic() < until, "the game does not end"
        for page in pages:
            stands = page.evaluate(STANDS)
            if stands == "over":
                return True
            if stands == "asked":
                player.move(page)
    return False


def check_won(pages: Pair) -> None:
    for page in pages:
        expect(page.get_by_role("button", name="Rematch")).to_be_visible()
        page.get_by_role("button", name="Look at the board").click()
        expect(page.get_by_role("img", name=re.compile("(Anna|Bob): 121 points"))).to_be_visible()


def lay_away_at_once(pages: Pair) -> None:
    for page in pages:
        cards = page.get_by_role("toolbar", name="Your cards").get_by_role("button")
        cards.nth(0).click()
        cards.nth(1).click()
    for page in pages:
        page.evaluate(PRESS_SOON)
    for page in pages:
        expect(page.get_by_role("img", name="Crib: 4 cards")).to_be_visible()
        expect(page.get_by_role("alert").get_by_role("button")).to_have_count(0)


def reload_when_asked(pages: Pair, question: re.Pattern[str]) -> None:
    """Whoever is the first to be asked this goes away, and is asked it again."""
    until = time.monotonic() + LONGEST_SECONDS
    while not (asked := [page for page in pages if page.get_by_text(question).count()]):
        assert time.monotonic() < until, "nobody is asked"
        for page in pages:
            if page.evaluate(STANDS) == "asked" and page.get_by_text(question).count() == 0:
                player.move(page)
    asked[0].reload()
    expect(asked[0].get_by_text(question)).to_be_visible()


def test_muggins_is_counted_and_claimed_in_two_browsers(play: Callable[..., Pair]) -> None:
    """They lay away at the same instant, count for themselves, say too much or miss points, and claim."""
    pages = play(muggins=True)
    lay_away_at_once(pages)
    reload_when_asked(pages, re.compile("^Counted: .* What do you claim"))
    if play_deals(pages, DEALS):
        check_won(pages)
    told = pages[1].locator(".story")
    expect(told.get_by_text(re.compile("claims? (nothing|\\d+ points?)")).first).to_be_attached()


@pytest.mark.skipif(DEALS == 1, reason="test_games.py plays to 61 every time; this goes around twice")
def test_a_whole_game_to_121(play: Callable[..., Pair]) -> None:
    pages = play()
    if play_deals(pages, DEALS):
        check_won(pages)


def test_the_coach_weighs_all_fifteen_ways_to_lay_away(
    room: Any, visit: Visit, check_accessible: Callable[[Page], None]
) -> None:
    page = visit(room.address)
    choose_instant(page)
    page.get_by_role("button", name="Play with bots: Cribbage").click()
    page.get_by_role("button", name="Coach").click()
    ways = page.get_by_role("group", name="What each discard is worth on average").get_by_role("button")
    expect(ways).to_have_count(15)
    labels = [str(way.get_attribute("aria-label")) for way in ways.all()]
    found = [re.search(r": hand (\S+), crib (\S+), pegging (\S+), total (\S+)$", label) for label in labels]
    numbers = [tuple([float(each.replace("−", "-")) for each in some.groups()]) for some in found if some]
    assert all(hand + crib + play == pytest.approx(total, abs=0.2) for hand, crib, play, total in numbers)
    assert [each[3] for each in numbers] == sorted([each[3] for each in numbers], reverse=True)
    check_accessible(page)
    ways.first.click()
    page.get_by_role("button", name="Discard", exact=True).click()
    expect(ways).to_have_count(0)
    expect(page.get_by_role("toolbar", name="Your cards").get_by_role("button")).to_have_count(4)
