"""Scenes of the gallery that are the same in every game: a real room, with friends and without a line."""

from __future__ import annotations

from collections.abc import Iterator

from playwright.sync_api import Locator, Page

from hrajme.core import Game

# Limits of time as people write them, so that every unit and every plural is read.
CLOCKS = ("1+1", "5d1", "60+30", "120+5", "5d5", "1m", "2m", "1h", "3h", "1d", "3d", "8d", "45s", "no clock")
NOBODYS_CODE = "BCD FGH"
# Choices of players, minutes and luck that leave many games, some, and none.
FOUND = ((1, 0, 0), (2, 0, 0), (3, 1, 1), (5, 1, 2))


def hands(page: Page, room: str, game: Game, code: str) -> Iterator[None]:
    """Several people on one device, from the table that waits to the next one's hand."""
    open_with_friends(page, room, game.key)
    sit_down(page, "Hana")
    page.locator("details summary").first.click()
    for name in ("Bartoloměj", "Žofie"):
        company = page.locator("details form").first
        company.locator("input").fill(name)
        company.locator("button").click()
        yield
    page.locator("footer .primary").click()
    page.locator("main h1").wait_for()
    yield
    page.locator("main .primary").click()
    page.locator("[data-board]").wait_for()
    yield
    page.get_by_role("tab").last.click()
    yield


def opening(page: Page, room: str, game: Game, code: str) -> Iterator[None]:
    """A table before its start: bots, limits of time, house rules, a friend who comes."""
    open_with_friends(page, room, game.key)
    yield
    sit_down(page, "Hana")
    page.locator("section[aria-labelledby=seats] li button").last.click()
    page.locator("section[aria-labelledby=seats] li select").first.wait_for()
    yield
    page.get_by_role("switch").first.click()
    yield
    yield from choose_clocks(page)
    page.locator("section[aria-labelledby=invite] button[aria-expanded]").click()
    yield
    friend = page.context.browser
    assert friend is not None
    other = friend.new_context(locale=page.evaluate("navigator.language")).new_page()
    other.goto(page.url)
    other.locator("section[aria-labelledby=seats]").wait_for()
    yield
    other.context.close()


def choose_clocks(page: Page) -> Iterator[None]:
    clock = page.locator("section[aria-labelledby=clock]")
    for text in CLOCKS:
        clock.locator("select").select_option("own")
        clock.locator("input").fill(text)
        clock.locator("form button").click()
        page.wait_for_timeout(150)
        clock.scroll_into_view_if_needed()
        yield


def lobby(page: Page, room: str, game: Game, code: str) -> Iterator[None]:
    """What home shows to who has been here: tables to come back to, open ones, codes and filters."""
    open_with_friends(page, room, game.key)
    sit_down(page, "Hana")
    page.get_by_role("switch").first.click()
    page.goto(room)
    page.locator("article").first.wait_for()
    yield
    field = page.locator("form input").first
    for text in ("!", NOBODYS_CODE):
        field.fill(text)
        field.press("Enter")
        page.locator("form [role=alert]").first.wait_for()
        yield
    for choice in FOUND:
        for at, chosen in enumerate(choice):
            page.locator("main select").nth(at).select_option(index=chosen)
        yield
    page.goto(f"{room}/rules/nothing")
    yield


def offline(page: Page, room: str, game: Game, code: str) -> Iterator[None]:
    """The line to the room is lost."""
    page.goto(f"{room}/try/{game.key}")
    page.get_by_test_id("first-steps").wait_for()
    page.route("**/api/**", lambda route: route.abort())
    page.context.set_offline(True)
    page.wait_for_timeout(1500)
    yield
    page.evaluate("history.pushState(null, '', '/'), dispatchEvent(new PopStateEvent('popstate'))")
    page.wait_for_timeout(500)
    yield


def open_with_friends(page: Page, room: str, key: str) -> None:
    page.goto(room)
    page.locator("article").first.wait_for()
    page.locator(f'[aria-labelledby="game-{key}"] button').nth(1).click()
    page.get_by_role("textbox").first.wait_for()


def sit_down(page: Page, name: str) -> None:
    form: Locator = page.locator("section[aria-labelledby=seats] form").first
    form.locator("input").fill(name)
    form.locator("button").click()
    page.locator("section[aria-labelledby=seats] li.you").wait_for()
