"""Many at one table, small phones, and several who decide at once."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, WebSocketRoute, expect

DESKTOP = {"viewport": {"width": 1280, "height": 800}}
SMALL = {"viewport": {"width": 320, "height": 640}, "has_touch": True, "is_mobile": True}
Visit = Callable[..., Page]
CROWD = 18


def fits_its_page(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


def test_a_crowd_of_eighteen_sits_down_at_one_tap_and_plays_on_a_small_phone(
    room: Any, visit: Visit, open_table: Callable[..., str], check_accessible: Callable[[Page], None]
) -> None:
    page = visit(room.address, SMALL, reduced_motion="reduce")
    open_table(page, "Flip 7", "Anna")
    count = page.get_by_role("group", name="Number of seats")
    for seats in range(5, CROWD + 1):
        page.get_by_role("button", name="Add a seat").click()
        expect(count).to_contain_text(f"{seats} seats")
    page.get_by_role("button", name="Fill the seats with bots").click()
    begin = page.get_by_role("button", name="Start the game")
    expect(begin).to_be_visible()
    assert len(set(page.get_by_role("listitem").locator("strong").all_inner_texts())) == CROWD
    begin.click()
    expect(page.get_by_test_id("turn")).to_be_visible()
    hit = page.get_by_role("button", name=re.compile("^One more"), disabled=False)
    expect(hit).to_be_in_viewport(ratio=1)
    assert fits_its_page(page)
    check_accessible(page)
    hit.click()
    expect(page.get_by_role("alert")).to_have_text("")


class Line:
    """What the room sends to one page; it can be held back for a while."""

    def __init__(self) -> None:
        self.is_held = False
        self.waiting: list[str | bytes] = []
        self.socket: WebSocketRoute | None = None

    def connect(self, socket: WebSocketRoute) -> None:
        self.socket = socket
        server = socket.connect_to_server()
        server.on_message(self.bring)

    def bring(self, message: str | bytes) -> None:
        assert self.socket is not None
        if self.is_held:
            self.waiting.append(message)
        else:
            self.socket.send(message)

    def release(self) -> None:
        self.is_held = False
        for message in self.waiting:
            self.bring(message)


def test_two_decide_at_once_and_neither_is_too_late(
    room: Any, visit: Visit, open_table: Callable[..., str], join_table: Callable[[Page, str], None]
) -> None:
    """Bob names himself before he has seen that Anna has named herself."""
    anna, line = visit(room.address), Line()
    link = open_table(anna, "The Game", "Anna")
    bob = visit("about:blank", DESKTOP)
    bob.route_web_socket(re.compile("/api/"), line.connect)
    bob.goto(link)
    join_table(bob, "Bob")
    anna.get_by_role("button", name="Start with 2").click()
    for page in (anna, bob):
        expect(page.get_by_test_id("turn")).to_have_text("▶ Your turn too")
    line.is_held = True
    anna.get_by_role("button", name="I’ll start").click()
    expect(anna.get_by_test_id("turn")).to_have_text("Bob is thinking…")
    bob.get_by_role("button", name="I’ll start").click()
    expect(anna.get_by_role("button", name="Agree")).to_be_visible()
    line.release()
    expect(bob.get_by_test_id("turn")).to_have_text("Anna is thinking…")
    expect(bob.get_by_role("alert").filter(has_text=re.compile("."))).to_have_count(0)
    anna.get_by_role("button", name="Agree").click()
    expect(bob.get_by_test_id("turn")).to_have_text("▶ Your turn")
