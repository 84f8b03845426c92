"""Somebody goes: the others see it and need not wait. Who comes back, on any device, has the seat back."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

DESKTOP = {"viewport": {"width": 1280, "height": 800}}
SMALL = {"viewport": {"width": 320, "height": 640}, "has_touch": True, "is_mobile": True}
AWAY = re.compile(r"^Anna is away: a bot takes over in \d+ s$")
Visit = Callable[..., Page]
Begin = Callable[..., tuple[Page, Page]]


@pytest.fixture
def two(
    room: Any, visit: Visit, open_table: Callable[..., str], join_table: Callable[[Page, str], None]
) -> Begin:
    """Anna, whose turn it is, and Bob at a running table."""

    def begin(title: str = "Xantipa", size: dict[str, Any] = DESKTOP) -> tuple[Page, Page]:
        anna = visit(room.address)
        bob = visit(open_table(anna, title, "Anna"), size)
        join_table(bob, "Bob")
        anna.get_by_role("button", name="Start with 2").click()
        expect(anna.get_by_test_id("turn")).to_have_text("▶ Your turn")
        expect(bob.get_by_test_id("turn")).to_have_text("Anna is thinking…")
        return anna, bob

    return begin


def bar(page: Page) -> Any:
    return page.get_by_test_id("turn")


@pytest.mark.parametrize("size", [DESKTOP, SMALL], ids=["desktop", "small phone"])
def test_who_has_closed_the_browser_is_seen_to_be_away_and_a_bot_plays_at_one_tap(
    two: Begin, size: dict[str, Any]
) -> None:
    anna, bob = two(size=size)
    expect(bob.locator("[data-away]")).to_have_count(0)
    anna.close()
    expect(bar(bob)).to_have_text(AWAY)
    expect(bob.locator("[data-away]")).to_have_count(1)
    now = bob.get_by_role("button", name="Let a bot play for Anna")
    expect(now).to_be_in_viewport(ratio=1)
    assert bob.evaluate("document.documentElement.scrollWidth <= innerWidth")
    now.click()
    expect(bar(bob)).to_have_text("▶ Your turn")
    expect(bob.locator("[data-away]")).to_have_count(0)


def test_who_comes_back_on_another_device_has_the_seat_back(two: Begin, visit: Visit) -> None:
    """Another browser is the same guest when it has the cookie of the first."""
    anna, bob = two()
    address, known = anna.url, anna.context.storage_state()
    anna.close()
    bob.get_by_role("button", name="Let a bot play for Anna").click()
    expect(bar(bob)).to_have_text("▶ Your turn")
    again = visit(address, DESKTOP, storage_state=known)
    expect(bar(again)).to_have_text("Bob is thinking…")
    again.get_by_role("tab", name="Table").click()
    expect(again.get_by_role("tabpanel").get_by_role("listitem").filter(has_text="Anna")).to_contain_text(
        "you"
    )
    expect(bob.get_by_text("Anna is back.").first).to_be_visible()
    expect(again.get_by_text("A bot is playing for you.")).to_have_count(0)


def test_leaving_by_the_logo_says_what_will_happen(two: Begin) -> None:
    anna, bob = two()
    anna.get_by_role("link", name="hrajme – home").click()
    sheet = anna.get_by_role("dialog", name="Leave the table?")
    expect(sheet).to_contain_text("a bot will play for you")
    expect(sheet).to_contain_text("come back with the same link")
    sheet.get_by_role("button", name="Stay").click()
    expect(sheet).to_be_hidden()
    expect(bar(anna)).to_have_text("▶ Your turn")
    anna.get_by_role("link", name="hrajme – home").click()
    sheet.get_by_role("button", name="Leave", exact=True).click()
    expect(anna.get_by_role("button", name="Play with bots: Xantipa")).to_be_visible()
    expect(bar(bob)).to_have_text(AWAY)
    anna.go_back()
    expect(bar(anna)).to_have_text("▶ Your turn")
    expect(bar(bob)).to_have_text("Anna is thinking…")


def test_who_plays_alone_leaves_without_a_question(room: Any, visit: Visit) -> None:
    page = visit(room.address)
    page.get_by_role("button", name="Play with bots: Xantipa").click()
    expect(bar(page)).to_have_text("▶ Your turn")
    page.get_by_role("link", name="hrajme – home").click()
    expect(page.get_by_role("button", name="Play with bots: Xantipa")).to_be_visible()


def test_standing_up_in_a_running_game_stalls_nobody(two: Begin) -> None:
    anna, bob = two()
    anna.get_by_role("tab", name="Table").click()
    anna.get_by_role("button", name="Stand up").click()
    expect(anna.get_by_role("alert").filter(has_text="A bot will take your place")).to_be_visible()
    anna.get_by_role("button", name="Stand up").click()
    expect(bar(bob)).to_have_text("▶ Your turn")


def test_the_host_chooses_how_long_somebody_may_be_away_and_all_see_it(
    room: Any, visit: Visit, open_table: Callable[..., str], join_table: Callable[[Page, str], None]
) -> None:
    anna = visit(room.address)
    bob = visit(open_table(anna, "Xantipa", "Anna"), DESKTOP)
    join_table(bob, "Bob")
    anna.get_by_label("When somebody is away").select_option("never")
    expect(bob.get_by_label("When somebody is away")).to_have_value("0")
    expect(bob.get_by_label("When somebody is away")).to_be_disabled()
    anna.get_by_role("button", name="Start with 2").click()
    expect(bar(bob)).to_have_text("Anna is thinking…")
    anna.close()
    expect(bar(bob)).to_have_text("Anna is away")
