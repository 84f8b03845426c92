"""Answers that come late, and whoever has gone on meanwhile."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, Route, expect

Visit = Callable[..., Page]


def hold(page: Page, path: str) -> list[Route]:
    """What is asked there is answered when the test lets it go."""
    held: list[Route] = []
    page.route(path, lambda route: held.append(route))
    return held


def let_go(page: Page, held: list[Route]) -> None:
    with page.expect_response(held[0].request.url):
        held[0].continue_()
    # Whatever the answer leads to has begun before this.
    page.evaluate("() => new Promise((done) => setTimeout(done, 100))")


def test_who_goes_back_before_first_steps_are_open_stays_at_the_rules(room: Any, visit: Visit) -> None:
    page = visit(f"{room.address}/rules/chess")
    held = hold(page, "**/api/tables")
    with page.expect_request("**/api/tables"):
        page.get_by_role("link", name="Try it").click()
    page.go_back()
    let_go(page, held)
    expect(page).to_have_url(f"{room.address}/rules/chess")


def test_who_goes_back_before_a_table_is_here_is_not_at_it(room: Any, visit: Visit) -> None:
    page = visit(f"{room.address}/try/chess")
    expect(page.get_by_role("button", name="Show me")).to_be_enabled()
    page.locator('a[href="/"]').first.click()
    expect(page.get_by_role("heading", name="Games")).to_be_attached()
    held = hold(page, "**/api/tables/*-*")
    with page.expect_request("**/api/tables/*-*"):
        page.evaluate("() => history.back()")
    sockets: list[object] = []
    page.on("websocket", lambda socket: sockets.append(socket))
    page.evaluate("() => history.forward()")
    expect(page).to_have_url(f"{room.address}/")
    let_go(page, held)
    expect(page).to_have_url(f"{room.address}/")
    assert sockets == []


def test_a_rulebook_opens_whatever_stands_behind_its_address(room: Any, visit: Visit) -> None:
    page = visit(f"{room.address}/rules/chess#100%")
    expect(page.get_by_role("heading", name="Chess", exact=True)).to_be_visible()
