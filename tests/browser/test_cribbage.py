"""Cribbage to 121 in two browsers, counted by the page and by the players, and what the coach says."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from hrajme.games.cribbage.tests import browser as player

DESKTOP = {"viewport": {"width": 1280, "height": 800}}
LONGEST_SECONDS = 200
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
            anna.get_by_role("switch", name=re.compile("^You count your own cards")).click()
        start(anna)
        for page in (anna, bob):
            expect(page.get_by_role("toolbar", name="Your cards").get_by_role("button")).to_have_count(6)
        return anna, bob

    return begin


def choose_instant(page: Page) -> None:
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("radio", name="instant", exact=True).check()
    page.keyboard.press("Escape")


def play_to_the_end(pages: Pair) -> None:
    until = time.monotonic() + LONGEST_SECONDS
    while "over" not in (stand := [page.evaluate(STANDS) for page in pages]):
        assert time.monotonic() < until, "the game does not end"
        for page, what in zip(pages, stand, strict=True):
            if what:
                player.move(page)


def check_won(pages: Pair) -> None:
    for page in pages:
        expect(page.get_by_role("button", name="Rematch")).to_be_visible()
        page.get_by_role("button", name="Look at the board").click()
        expect(page.get_by_role("img", name=re.compile("(Anna|Bob): 121 points"))).to_be_visible()


def test_a_whole_game_to_121(play: Callable[..., Pair]) -> None:
    pages = play()
    play_to_the_end(pages)
    check_won(pages)


def test_a_whole_game_of_muggins(play: Callable[..., Pair]) -> None:
    """Both count for themselves, miss points and say too much; who comes back is asked again."""
    pages = play(muggins=True)
    claimer = next_asked(pages, re.compile("were counted. Was something missed"))
    claimer.reload()
    expect(claimer.get_by_text(re.compile("were counted. Was something missed"))).to_be_visible()
    play_to_the_end(pages)
    check_won(pages)
    told = pages[1].locator(".story")
    expect(told.get_by_text("Muggins!").first).to_be_attached()
    expect(told.get_by_text("more than there is").first).to_be_attached()


def next_asked(pages: Pair, question: re.Pattern[str]) -> Page:
    """Play on until one of them is asked this."""
    until = time.monotonic() + LONGEST_SECONDS
    while time.monotonic() < until:
        for page in pages:
            if page.evaluate(STANDS) != "asked":
                continue
            if page.get_by_text(question).count():
                return page
            player.move(page)
    raise AssertionError("nobody is asked")


def test_two_who_lay_away_at_the_same_instant(play: Callable[..., Pair]) -> None:
    pages = play()
    for page in pages:
        cards = page.get_by_role("toolbar", name="Your cards").get_by_role("button")
        cards.nth(0).click()
        cards.nth(1).click()
    for page in pages:
        page.evaluate(PRESS_SOON)
    for page in pages:
        expect(page.get_by_role("img", name="Crib: 4 cards")).to_be_visible()
        expect(page.get_by_role("alert").get_by_role("button")).to_have_count(0)


def test_the_coach_weighs_all_fifteen_ways_to_lay_away(
    room: Any, visit: Visit, check_accessible: Callable[[Page], None]
) -> None:
    page = visit(room.address)
    choose_instant(page)
    page.get_by_role("button", name="Play with bots: Cribbage").click()
    page.get_by_role("button", name="Coach").click()
    ways = page.get_by_role("group", name="What laying away is worth on average").get_by_role("button")
    expect(ways).to_have_count(15)
    labels = [str(way.get_attribute("aria-label")) for way in ways.all()]
    found = [re.search(r": hand (\S+), crib (\S+), play (\S+), total (\S+)$", label) for label in labels]
    numbers = [tuple(map(float, each.groups())) for each in found if each]
    assert all(hand + crib + play == pytest.approx(total, abs=0.2) for hand, crib, play, total in numbers)
    assert [each[3] for each in numbers] == sorted([each[3] for each in numbers], reverse=True)
    check_accessible(page)
    ways.first.click()
    page.get_by_role("button", name="Lay away", exact=True).click()
    expect(ways).to_have_count(0)
    expect(page.get_by_role("toolbar", name="Your cards").get_by_role("button")).to_have_count(4)
