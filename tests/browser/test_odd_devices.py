"""A page that is enlarged, printed, without scripts, or in a browser that keeps nothing."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from hrajme import games
from hrajme.testing.turns import keys_with_board

Visit = Callable[..., Page]
# 1280 × 800, enlarged to 400 %.
ENLARGED = {"viewport": {"width": 320, "height": 200}}
# Whoever blocks cookies blocks all storage, and the mere word throws.
NO_STORAGE = """
Object.defineProperty(window, "localStorage", {
  get() { throw new DOMException("Access is denied for this document.", "SecurityError"); },
});
"""
FULL_STORAGE = """
Storage.prototype.setItem = () => { throw new DOMException("No room is left.", "QuotaExceededError"); };
"""
IS_WITHIN = (
    "nodes => nodes.length > 0 && nodes.every(node => node.getBoundingClientRect().right <= innerWidth)"
)
# Of no more than a third of the page can be said that it leaves room for the rest.
MOST_OF_THE_PAGE = 1 / 3


def play_alone(page: Page, key: str) -> None:
    page.locator(f'[aria-labelledby="game-{key}"] button').first.click()
    page.get_by_test_id("turn").wait_for()


@pytest.mark.parametrize("storage", [NO_STORAGE, FULL_STORAGE], ids=["forbidden", "full"])
def test_a_browser_that_keeps_nothing_plays_all_the_same(storage: str, room: Any, visit: Visit) -> None:
    page = visit("about:blank")
    page.add_init_script(storage)
    page.goto(room.address)
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("radio", name="Dark").check()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.get_by_role("radio", name="Polski").check()
    expect(page.locator("html")).to_have_attribute("lang", "pl")
    page.keyboard.press("Escape")
    play_alone(page, "backgammon")
    expect(page.locator("[data-cloth]")).to_be_visible()


def test_where_no_picture_comes_the_shelf_shows_none_that_is_broken(room: Any, visit: Visit) -> None:
    page = visit("about:blank")
    page.route(re.compile(r"\.(webp|svg)$"), lambda route: route.fulfill(status=204))
    page.goto(room.address)
    page.locator("article").last.scroll_into_view_if_needed()
    expect(page.locator("article svg[viewBox='0 0 72 72']")).to_have_count(len(games.keys()))
    expect(page.locator("article img")).to_have_count(0)


def test_without_scripts_the_page_says_so_in_every_language(
    room: Any, new_context: Callable[..., BrowserContext]
) -> None:
    page = new_context(java_script_enabled=False).new_page()
    page.goto(room.address)
    said = page.locator("noscript p")
    assert sorted(str(each.get_attribute("lang")) for each in said.all()) == ["cs", "en", "pl", "sk"]
    for each in said.all():
        expect(each).to_be_in_viewport()


@pytest.mark.parametrize("key", keys_with_board())
def test_a_page_enlarged_to_400_percent_is_scrolled_to_the_board(key: str, room: Any, visit: Visit) -> None:
    page = visit(room.address, ENLARGED, reduced_motion="reduce")
    play_alone(page, key)
    bar = page.get_by_role("region", name="Whose turn").bounding_box()
    assert bar is not None
    assert bar["height"] <= ENLARGED["viewport"]["height"] * MOST_OF_THE_PAGE
    page.locator("[data-cloth] button:visible").last.scroll_into_view_if_needed()
    assert page.evaluate("scrollY") > 0
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.get_by_role("tab", name="Rules").click()
    close = page.get_by_role("tabpanel").get_by_role("button", name="Close")
    expect(close).to_be_in_viewport(ratio=1)
    close.click()


@pytest.mark.parametrize("key", games.keys())
def test_a_rulebook_on_paper_is_a_rule_sheet(key: str, room: Any, visit: Visit) -> None:
    page = visit(f"{room.address}/rules/{key}", color_scheme="dark")
    page.locator("[data-picture]").first.wait_for()
    page.emulate_media(media="print", color_scheme="dark")
    expect(page.locator("header, .button").locator("visible=true")).to_have_count(0)
    expect(page.locator("html")).to_have_css("color", "rgb(42, 33, 25)")
    expect(page.locator("html")).to_have_css("color-scheme", "light")
    assert page.locator("[data-picture]").evaluate_all(IS_WITHIN)
    expect(page.get_by_role("heading", level=1)).to_be_visible()


def test_steps_that_were_made_differ_without_any_colour(room: Any, visit: Visit) -> None:
    page = visit(f"{room.address}/try/xantipa", forced_colors="active")
    guide = page.get_by_test_id("first-steps")
    guide.get_by_role("button", name=re.compile("Show me")).click()
    made = guide.locator(".made").first
    expect(made).to_have_css("border-top-width", "4px")
    expect(guide.locator(".progress i:not(.made)").first).not_to_have_css("border-top-width", "4px")
