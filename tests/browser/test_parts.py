"""Parts of the page that do not come, and a browser that keeps nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

Visit = Callable[..., Page]


def refuse(route: Route) -> None:
    route.abort("connectionrefused")


def test_a_page_that_is_older_than_its_room_loads_itself_anew(room: Any, visit: Visit) -> None:
    page = visit(room.address)
    expect(page.get_by_role("heading", name="Games")).to_be_attached()
    newer = page.request.get(room.address).text().replace("/assets/index-", "/assets/newer-")
    page.route(f"{room.address}/", lambda route: route.fulfill(body=newer, content_type="text/html"), times=1)
    page.route("**/assets/Rules-*.js", refuse, times=1)
    page.get_by_role("link", name="Rules").first.click()
    expect(page.locator("main h1")).to_be_visible()
    assert "/rules/" in page.url


def test_a_page_that_did_not_come_says_so_and_comes_when_the_room_is_back(room: Any, visit: Visit) -> None:
    page = visit(room.address)
    expect(page.get_by_role("heading", name="Games")).to_be_attached()
    page.route("**/*", refuse)
    page.get_by_role("link", name="Rules").first.click()
    expect(page.get_by_role("button", name="Try again")).to_be_visible()
    page.unroute("**/*")
    expect(page.locator("main h1")).to_be_visible()
    expect(page.get_by_role("button", name="Try again")).to_have_count(0)


FULL = """Storage.prototype.setItem = () => {
    throw new DOMException("full", "QuotaExceededError");
};"""
FORBIDDEN = """Object.defineProperty(window, "localStorage", {
    get: () => { throw new DOMException("forbidden", "SecurityError"); },
});"""


@pytest.mark.parametrize("storage", [FULL, FORBIDDEN], ids=["full", "forbidden"])
def test_a_table_opens_in_a_browser_that_keeps_nothing(room: Any, visit: Visit, storage: str) -> None:
    page = visit("about:blank")
    page.add_init_script(storage)
    page.goto(f"{room.address}/try/chess")
    expect(page.get_by_role("button", name="Show me")).to_be_enabled()
    page.get_by_role("button", name="Show me").click()
    expect(page.locator("[data-board]")).to_have_count(1)
