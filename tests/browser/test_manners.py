"""A table open to all: anybody mutes for themselves, the host removes, by hand and by keyboard."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from hrajme.language import language

SMALL_PHONE = {"viewport": {"width": 320, "height": 640}, "has_touch": True, "is_mobile": True}
TITLE = language("en").say("domino-name")

Visit = Callable[..., Page]
Open = Callable[..., str]
Join = Callable[[Page, str], None]


@pytest.fixture
def three(room: Any, visit: Visit, open_table: Open, join_table: Join) -> tuple[Page, Page, Page]:
    """Anna is the host, Bob sits with her, Cyril only watches."""
    anna = visit(room.address, SMALL_PHONE, reduced_motion="reduce")
    link = open_table(anna, TITLE, "Anna")
    bob, cyril = (visit(link, reduced_motion="reduce") for _ in range(2))
    join_table(bob, "Bob")
    expect(anna.get_by_role("button", name="Bob: more")).to_be_visible()
    return anna, bob, cyril


def say(page: Page, text: str) -> None:
    page.get_by_role("textbox", name="Say something").fill(text)
    page.keyboard.press("Enter")


def talk(page: Page) -> Any:
    return page.get_by_role("log")


def fits(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


def test_who_is_muted_is_not_read_until_unmuted(
    three: tuple[Page, Page, Page], check_accessible: Callable[[Page], None]
) -> None:
    anna, bob, cyril = three
    say(bob, "first noise")
    expect(talk(anna)).to_contain_text("first noise")
    anna.get_by_role("button", name="Bob: more").first.focus()
    anna.keyboard.press("Enter")
    sheet = anna.get_by_role("dialog", name="Bob")
    sheet.get_by_role("switch", name="Mute").focus()
    anna.keyboard.press("Space")
    check_accessible(anna)
    assert fits(anna)
    anna.keyboard.press("Escape")
    expect(sheet).to_be_hidden()
    say(bob, "more noise")
    say(cyril, "a word")
    expect(talk(anna)).to_contain_text("a word")
    expect(talk(anna)).not_to_contain_text("noise")
    expect(talk(cyril)).to_contain_text("more noise")
    anna.reload()
    expect(talk(anna)).to_contain_text("a word")
    expect(talk(anna)).not_to_contain_text("noise")
    assert fits(anna)
    anna.get_by_role("group", name="Muted").get_by_role("button").click()
    sheet.get_by_role("switch", name="Mute").click()
    anna.keyboard.press("Escape")
    expect(talk(anna)).to_contain_text("more noise")


def test_the_host_removes_who_sits_and_who_watches(three: tuple[Page, Page, Page], room: Any) -> None:
    anna, bob, cyril = three
    link = bob.url
    anna.get_by_role("button", name="Bob: more").first.click()
    anna.get_by_role("dialog").get_by_role("button", name="Remove from the table").click()
    expect(anna.get_by_role("button", name="Bob: more")).to_have_count(0)
    told = "The host would rather play at this table without you"
    expect(bob.get_by_text(told)).to_be_visible()
    bob.reload()
    expect(bob.get_by_text(told)).to_be_visible()
    bob.get_by_role("link", name="To the games").click()
    expect(bob.get_by_role("button", name=f"With friends: {TITLE}")).to_be_visible()
    expect(bob.locator(f"a[href='{link.removeprefix(room.address)}']")).to_have_count(0)
    say(cyril, "buy now")
    anna.get_by_role("log").get_by_role("button", name="Spectator: more").click()
    anna.get_by_role("dialog").get_by_role("button", name="Remove from the table").click()
    expect(cyril.get_by_text(told)).to_be_visible()


def test_in_a_running_game_a_bot_plays_on_for_who_is_removed(
    three: tuple[Page, Page, Page], start: Callable[[Page], None]
) -> None:
    anna, bob, _ = three
    start(anna)
    expect(bob.locator("[data-board]")).to_have_count(1)
    anna.get_by_role("tab", name="Table").click()
    anna.get_by_role("button", name="Bob: more").click()
    assert fits(anna)
    anna.get_by_role("dialog").get_by_role("button", name="Remove from the table").click()
    expect(bob.locator("[data-board]")).to_have_count(0)
    expect(bob.get_by_text("without you")).to_be_visible()
    expect(anna.get_by_role("button", name="Bob: more")).to_have_count(0)
