"""From an open table to a running one: who came is seen, and those who are there may begin."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

DESKTOP = {"viewport": {"width": 1280, "height": 800}}
Visit = Callable[..., Page]


def seat_names(page: Page) -> list[str]:
    return page.get_by_role("listitem").locator("strong").all_inner_texts()


def test_two_friends_begin_without_the_empty_seats(
    room: Any, visit: Visit, open_table: Callable[..., str], join_table: Callable[[Page, str], None]
) -> None:
    anna = visit(room.address)
    link = open_table(anna, "Dominoes", "Anna")
    expect(anna.get_by_text("One more player is needed")).to_be_visible()
    expect(anna.get_by_role("button", name=re.compile("^Start"))).to_have_count(0)
    bob = visit(link, DESKTOP)
    join_table(bob, "Bob")
    expect(anna.get_by_test_id("arrivals")).to_have_text("Bob has joined the table.")
    expect(anna.get_by_test_id("arrivals")).to_be_in_viewport()
    anna.get_by_role("button", name="Start with 2").click()
    for page in (anna, bob):
        expect(page.get_by_test_id("turn")).to_be_visible()


def test_the_host_sees_who_looks_in_and_who_speaks(
    room: Any, visit: Visit, open_table: Callable[..., str], join_table: Callable[[Page, str], None]
) -> None:
    anna = visit(room.address)
    link = open_table(anna, "Dominoes", "Anna")
    bob = visit(link)
    arrivals = anna.get_by_test_id("arrivals")
    expect(arrivals).to_have_text("One person is watching")
    join_table(bob, "Bob")
    expect(arrivals).to_have_text("Bob has joined the table.")
    bob.get_by_role("textbox", name="Say something").fill("shall we?")
    bob.get_by_role("button", name="Send").click()
    expect(arrivals).to_have_text("Bob: shall we?")
    expect(bob.get_by_test_id("arrivals")).to_have_text("")


def test_two_annas_and_a_bot_have_the_same_names_for_everybody(
    room: Any, visit: Visit, open_table: Callable[..., str], join_table: Callable[[Page, str], None]
) -> None:
    first = visit(room.address)
    link = open_table(first, "Flip 7", "Anna")
    second = visit(link, DESKTOP)
    join_table(second, "Anna")
    first.get_by_role("button", name="Fill the seats with bots").click()
    expect(first.get_by_text("Dan", exact=True)).to_be_visible()
    czech = visit(link, DESKTOP, locale="cs-CZ")
    expect(czech.get_by_text("Dan", exact=True)).to_be_visible()
    for page in (first, second, czech):
        assert seat_names(page) == ["Anna", "Anna 2", "Cora", "Dan"]
