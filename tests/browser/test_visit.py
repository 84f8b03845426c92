"""A visitor's way through the pages: home, languages, looks, rulebooks, wrong addresses."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
DESKTOP = {"viewport": {"width": 1280, "height": 800}}
SIZES = pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
LOOKS = pytest.mark.parametrize("look", ["light", "dark"])
GREETINGS = {
    "cs-CZ": "Sedni si, hrajeme.",
    "sk-SK": "Sadni si, hráme.",
    "pl-PL": "Siadaj, gramy.",
    "en-GB": "Have a seat. Let’s play.",
}
Visit = Callable[..., Page]
Check = Callable[[Page], None]


@pytest.mark.parametrize(("locale", "greeting"), GREETINGS.items())
def test_the_room_speaks_the_visitors_language(room: Any, visit: Visit, locale: str, greeting: str) -> None:
    page = visit(room.address, locale=locale)
    expect(page.get_by_role("heading", level=1)).to_have_text(greeting)
    expect(page.locator("html")).to_have_attribute("lang", locale[:2])


def test_a_language_we_do_not_speak_is_answered_in_english(room: Any, visit: Visit) -> None:
    page = visit(room.address, locale="fr-FR")
    expect(page.get_by_role("heading", level=1)).to_have_text(GREETINGS["en-GB"])


def test_the_language_is_switched_without_a_reload_and_remembered(room: Any, visit: Visit) -> None:
    page = visit(room.address)
    page.evaluate("window.stays = true")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("radio", name="Čeština").check()
    expect(page.get_by_role("heading", level=1)).to_have_text(GREETINGS["cs-CZ"])
    assert page.evaluate("window.stays")
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text(GREETINGS["cs-CZ"])


@SIZES
@LOOKS
def test_nothing_on_the_pages_shuts_anybody_out(
    room: Any, visit: Visit, check_accessible: Check, size: dict[str, Any], look: str
) -> None:
    page = visit(room.address, size, color_scheme=look, reduced_motion="reduce")
    expect(page.get_by_role("button", name="Play with bots: The Game")).to_be_visible()
    check_accessible(page)
    page.goto(f"{room.address}/rules/the_game")
    expect(page.get_by_text("TG-11").first).to_be_visible()
    check_accessible(page)


def test_a_rule_has_its_own_address(room: Any, visit: Visit) -> None:
    page = visit(f"{room.address}/rules/the_game#TG-11")
    expect(page.locator("#TG-11")).to_be_in_viewport()


@pytest.mark.parametrize("path", ["/nowhere", "/t/bcdf-ghjk-mnpq", "/t/x", "/rules/ludo"])
def test_a_wrong_address_leads_back_to_the_games(room: Any, visit: Visit, path: str) -> None:
    page = visit(room.address)
    page.goto(room.address + path)
    page.get_by_role("link", name="To the games").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(GREETINGS["en-GB"])


def test_nothing_is_wider_than_a_phone(room: Any, visit: Visit) -> None:
    page = visit(room.address)
    for path in ("/", "/rules/the_game"):
        page.goto(room.address + path)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@SIZES
def test_the_host_opens_a_table_to_all_and_closes_it_again(
    own_room: Any, visit: Visit, check_accessible: Check, open_table: Callable[..., str], size: dict[str, Any]
) -> None:
    host, guest = visit(own_room.address, size, reduced_motion="reduce"), visit(own_room.address)
    link = open_table(host, "The Game", "Anna")
    switch = host.get_by_role("switch", name="Open to all")
    expect(switch).not_to_be_checked()
    expect(guest.get_by_text("Nobody is waiting for players right now.")).to_be_visible()
    switch.check()
    expect(host.get_by_text("The table is now open to all")).to_have_count(1)
    check_accessible(host)
    guest.reload()
    guest.get_by_role("listitem").filter(has_text="Anna").get_by_role("link", name="Sit down").click()
    expect(guest.get_by_text("Open to all: anybody can find this table")).to_be_visible()
    expect(guest.get_by_role("switch", name="Open to all")).to_have_count(0)
    assert guest.url == link
    switch.uncheck()
    expect(guest.get_by_text("Open to all: anybody")).to_have_count(0)
    guest.goto(own_room.address)
    expect(guest.get_by_text("Nobody is waiting for players right now.")).to_be_visible()
