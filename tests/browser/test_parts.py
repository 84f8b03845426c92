"""Parts of the page that do not come."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

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
