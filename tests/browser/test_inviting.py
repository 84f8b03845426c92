"""Coming in: by a code that was read aloud, and home, where games and tables are found."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
SMALL = {"viewport": {"width": 320, "height": 640}, "has_touch": True, "is_mobile": True}
DESKTOP = {"viewport": {"width": 1280, "height": 800}}
Visit = Callable[..., Page]
Check = Callable[[Page], None]
Open = Callable[..., str]

# The letters of a short code as somebody else may write down what was said.
MISHEARD = str.maketrans("BTMFWJKZ", "PDNSVGQC")
# How many of these are in sight, from their first line to their last.
COUNT_SEEN = """(all) => all.filter((each) => {
    const { top, bottom } = each.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
}).length"""


def short_code(page: Page) -> str:
    code = page.get_by_test_id("code")
    expect(code).to_have_text(re.compile("^[A-Z]{3} [A-Z]{3}$"))
    return code.inner_text()


def join(page: Page, code: str) -> None:
    page.get_by_role("textbox", name="Do you have a code?").fill(code)
    page.get_by_role("button", name="Join").click()


@pytest.mark.parametrize("hear", [str, str.lower, lambda code: code.translate(MISHEARD)])
def test_a_code_that_was_read_aloud_leads_to_the_table(
    room: Any, visit: Visit, open_table: Open, hear: Callable[[str], str]
) -> None:
    anna, bob = visit(room.address), visit(room.address)
    link = open_table(anna, "The Game", "Anna")
    join(bob, hear(short_code(anna)))
    expect(bob.get_by_text("Anna", exact=True)).to_be_visible()
    assert bob.url == link


def test_the_address_of_a_short_code_leads_to_the_table_and_back_home(
    room: Any, visit: Visit, open_table: Open
) -> None:
    anna, bob = visit(room.address), visit(room.address)
    link = open_table(anna, "The Game", "Anna")
    bob.goto(f"{room.address}/t/{short_code(anna).replace(' ', '')}")
    expect(bob.get_by_text("Anna", exact=True)).to_be_visible()
    assert bob.url == link
    bob.go_back()
    expect(bob.get_by_role("heading", level=1)).to_have_text("Have a seat. Let’s play.")


def test_a_code_that_nobody_waits_under_is_told_where_it_was_typed(room: Any, visit: Visit) -> None:
    page = visit(room.address)
    join(page, "hello")
    expect(page.get_by_role("alert")).to_contain_text("That is not a table code")
    join(page, "BFH JKL")
    expect(page.get_by_role("alert")).to_contain_text("No table is waiting with this code")
    expect(page.get_by_role("textbox", name="Do you have a code?")).to_have_value("BFH JKL")


def test_on_a_phone_the_qr_code_is_behind_a_tap_and_the_seats_are_in_sight(
    room: Any, visit: Visit, open_table: Open, check_accessible: Check
) -> None:
    anna = visit(room.address, reduced_motion="reduce")
    open_table(anna, "Dominoes", "Anna")
    expect(anna.get_by_role("listitem").filter(has_text="Seat 2")).to_be_in_viewport()
    expect(anna.get_by_role("img", name="The link as a QR code")).to_have_count(0)
    anna.get_by_role("button", name="QR code").click()
    expect(anna.get_by_role("img", name="The link as a QR code")).to_be_in_viewport()
    check_accessible(anna)
    wide = visit(anna.url, DESKTOP)
    expect(wide.get_by_role("img", name="The link as a QR code")).to_be_in_viewport()
    expect(wide.get_by_role("listitem").filter(has_text="Seat 2")).to_be_in_viewport()


def test_what_a_link_says_of_its_table_is_in_the_page(room: Any, visit: Visit, open_table: Open) -> None:
    anna = visit(room.address, locale="en-GB")
    link = open_table(anna, "Chess", "Anna")
    page = anna.request.get(link).text()
    assert 'content="Chess – Anna is waiting for you"' in page
    picture = re.search(r'og:image" content="([^"]+)"', page)
    assert picture is not None
    answer = anna.request.get(picture[1])
    assert (answer.status, answer.headers["content-type"]) == (200, "image/png")


@pytest.mark.parametrize(("size", "games"), [(PHONE, 4), (SMALL, 3)], ids=["390", "320"])
def test_several_games_are_seen_without_scrolling(
    own_room: Any, visit: Visit, size: dict[str, Any], games: int
) -> None:
    """In a room where no table is open to all: that would stand above them."""
    for locale in ("cs-CZ", "pl-PL", "sk-SK", "en-GB"):
        page = visit(own_room.address, size, locale=locale)
        expect(page.locator("article")).to_have_count(12)
        page.locator("#public-game").wait_for()
        assert page.locator("article").evaluate_all(COUNT_SEEN) >= games, locale
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), locale


def test_every_game_has_a_picture_of_its_board(room: Any, visit: Visit) -> None:
    page = visit(room.address)
    pictures = page.locator("article img")
    expect(pictures).to_have_count(12)
    for picture in pictures.all():
        picture.scroll_into_view_if_needed()
        expect(picture).to_have_js_property("naturalWidth", 240)


def test_games_are_found_by_players_time_and_luck(room: Any, visit: Visit, check_accessible: Check) -> None:
    page = visit(room.address, reduced_motion="reduce")
    games = page.locator("article")
    expect(games).to_have_count(12)
    page.get_by_role("combobox", name="What decides the game").select_option("skill")
    expect(games).to_have_count(2)
    expect(page.get_by_role("status")).to_have_text("2 games fit.")
    page.get_by_role("combobox", name="How many play").select_option("7 or more")
    expect(games).to_have_count(0)
    expect(page.get_by_text("No game fits. Try fewer filters.")).to_be_visible()
    check_accessible(page)
    page.get_by_role("combobox", name="What decides the game").select_option("luck")
    expect(games).to_have_count(4)
    page.get_by_role("combobox", name="How long it takes").select_option("up to 10 min")
    expect(games).to_have_count(4)
    page.get_by_role("button", name="Show all games").click()
    expect(games).to_have_count(12)
    expect(page.get_by_role("combobox", name="How many play")).to_have_value("0")


def test_a_game_is_found_with_keys_alone(room: Any, visit: Visit) -> None:
    page = visit(room.address, DESKTOP)
    page.get_by_role("combobox", name="How many play").focus()
    # Five downwards is a choice of five players.
    for _ in range(5):
        page.keyboard.press("ArrowDown")
    expect(page.locator("article")).to_have_count(7)
    page.keyboard.press("Tab")
    expect(page.get_by_role("combobox", name="How long it takes")).to_be_focused()


def test_ones_own_tables_come_first_and_say_whose_turn_it_is(
    room: Any, visit: Visit, open_table: Open, check_accessible: Check
) -> None:
    page = visit(room.address, reduced_motion="reduce")
    open_table(page, "Dominoes", "Anna")
    page.goto(room.address)
    page.get_by_role("button", name="Play with bots: Chess").click()
    expect(page.get_by_test_id("turn")).to_contain_text("Your turn")
    page.goto(room.address)
    tables = page.get_by_role("region", name="Keep playing").get_by_role("link")
    expect(tables).to_have_count(2)
    expect(tables.first).to_have_text(re.compile("Chess.*with Bruno.*Your turn"))
    expect(tables.last).to_have_text(re.compile("Dominoes.*1 of 4 seats"))
    assert is_above(tables.first, page.locator("article").first)
    check_accessible(page)
    tables.first.click()
    expect(page.get_by_test_id("turn")).to_contain_text("Your turn")


def test_open_tables_are_above_the_games(own_room: Any, visit: Visit, open_table: Open) -> None:
    anna, bob = visit(own_room.address), visit(own_room.address)
    open_table(anna, "Dominoes", "Anna")
    anna.get_by_role("switch", name="Open to all").check()
    expect(anna.get_by_text("The table is now open to all")).to_have_count(1)
    bob.reload()
    table = bob.get_by_role("region", name="Open tables").get_by_role("listitem")
    expect(table).to_have_text(re.compile("Dominoes.*Anna"))
    assert is_above(table, bob.locator("article").first)


def is_above(one: Any, other: Any) -> bool:
    return bool(one.bounding_box()["y"] < other.bounding_box()["y"])
