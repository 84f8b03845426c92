"""Scenes of the gallery: the room cannot be reached, answers late or wrongly; and being called by it."""

from __future__ import annotations

from collections.abc import Iterator

from playwright.sync_api import Page, Route

from hrajme.core import Game
from hrajme.language import Sentence
from hrajme.server.to_client import Leaving
from scenes.telling import running_view, show, tell
from screenshots import bring_to_table

CALLABLE = "Object.defineProperty(Notification, 'permission', { configurable: true, get: () => 'default' })"
# What a browser may be like, one after another; whoever asks then is answered so.
ANSWERS = ("new Promise(() => {})", "Promise.resolve('denied')")
OBSTACLES = (
    "delete window.PushManager",
    "Object.defineProperty(navigator, 'standalone', { value: false })",
    "Object.defineProperty(window, 'isSecureContext', { value: false })",
)


def lines(page: Page, room: str, game: Game, code: str) -> Iterator[None]:
    """Everything that takes its time, or does not come."""
    page.route("**/api/**", lambda route: route.abort())
    page.goto(room)
    page.locator("main button").wait_for()
    yield
    page.unroute("**/api/**")
    page.route("**/api/**", lambda route: route.fulfill(status=502, body="Bad Gateway"))
    page.goto(room)
    page.locator("main button").wait_for()
    yield
    page.unroute("**/api/**")
    page.route("**/api/tables**", hold)
    page.goto(f"{room}/try/{game.key}")
    page.get_by_role("status").wait_for()
    yield
    page.unroute("**/api/tables**")
    page.route("**/api/tables/*", hold)
    page.goto(f"{room}/t/bcdf-ghjk-mnpq")
    page.get_by_role("status").wait_for()
    yield
    page.unroute("**/api/tables/*")
    yield from lose_line(page, room, game)


def hold(route: Route) -> None:
    """Never answer."""


def lose_line(page: Page, room: str, game: Game) -> Iterator[None]:
    """In the middle of a game; and for good."""
    bring_to_table(page, room, game)
    show(page, running_view(game, max(2, game.seats[0])))
    page.evaluate("reach.lose()")
    yield
    page.wait_for_timeout(1000)
    tell(page, Leaving(code="wire/shutdown", sentence=Sentence("server-error-shutdown"), again=False))
    yield
    page.locator("[role=alert] button").last.click()
    yield


def calls(page: Page, room: str, game: Game, code: str) -> Iterator[None]:
    """The settings, and why somebody can be called or cannot."""
    page.goto(room)
    page.locator("article").first.wait_for()
    page.evaluate(f"() => void ({CALLABLE})")
    yield from open_settings(page)
    for answer in ANSWERS:
        page.evaluate(f"() => void (Notification.requestPermission = () => {answer})")
        page.get_by_role("dialog").get_by_role("switch").last.click()
        yield
        page.keyboard.press("Escape")
        yield from open_settings(page)
    for obstacle in OBSTACLES:
        page.keyboard.press("Escape")
        page.evaluate(f"() => void ({obstacle})")
        yield from open_settings(page)


def open_settings(page: Page) -> Iterator[None]:
    page.locator("header button:visible").last.click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("switch").last.wait_for()
    dialog.evaluate("node => node.scrollTo(0, node.scrollHeight)")
    yield
