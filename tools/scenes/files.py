"""Scenes of the gallery: what a game reads and writes besides its moves.

Files of other programs, positions that are written down, ready-made phrases, a score for real cards.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace
from playwright.sync_api import Page

from hrajme.core import Game
from hrajme.core.options import longest_text, option_kinds
from hrajme.language import Sentence
from hrajme.table.talk import Spoken
from occasions import forms_of
from scenes.moments import IF_NEW
from scenes.room import open_with_friends, sit_down
from scenes.telling import running_view, show
from screenshots import bring_to_table

DRAG = """([kind, name, text]) => {
    const carried = new DataTransfer();
    carried.items.add(new File([text], name));
    dispatchEvent(new DragEvent(kind, { dataTransfer: carried, cancelable: true, bubbles: true }));
}"""
# What is in a file that somebody takes for a game: nothing, a move that cannot be, what is no move at all.
CONTENTS = (
    "",
    "1. e4 e5 2. Ke4 *",
    "1. c3-d4 f6-g5 2. c3-d4 *",
    '[GameType "20"]\n1. 32-28 *',
    " 7 point match\n\n Game 1\n Hana : 0    Bo : 0\n  1) 61: 13/4 6/5\n",
    "4HPwATDgc/ABMA\nhello\n",
    "4k3/8/8/8/8/8/8/4K3 w KQ - 0 1\n",
)
# Positions with which no game could begin: each breaks another rule of how they are written.
POSITIONS = (
    "hello",
    "4k3/8/8/8/8/8/4K3 w - - 0 1",
    "4k3/8/8/8/8/8/8/4K21 w - - 0 1",
    "4k3/8/8/8/8/8/8/4K3 x - - 0 1",
    "4k3/8/8/8/8/8/8/8 w - - 0 1",
    "3kk3/8/8/8/8/8/8/4K3 w - - 0 1",
    "4k3/pppppppp/p7/8/8/8/8/4K3 w - - 0 1",
    "4k3/8/8/8/8/P7/PPPPPPPP/4K3 w - - 0 1",
    "4k3/pppppppp/8/8/8/8/8/qq2K3 w - - 0 1",
    "qq2k3/8/8/8/8/8/PPPPPPPP/QQ2K3 w - - 0 1",
    "4k2p/8/8/8/8/8/8/4K3 w - - 0 1",
    "4k3/8/8/8/8/8/8/4K3 w QK - 0 1",
    "4k3/8/8/8/8/8/8/4K3 w KQ - 0 1",
    "4k3/8/8/8/8/8/8/4K3 w - e6 0 1",
    "4k3/8/8/8/8/8/8/4K3 w - - 150 1",
    "4k3/4R3/8/8/8/8/8/4K3 w - - 0 1",
)


def files(page: Page, room: str, game: Game, code: str) -> Iterator[str | None]:
    """Files that are opened, are not, and are saved."""
    if not game.files:
        return
    yield from save(page, room, game)
    page.unroute("**/api/tables/*")
    for kind in game.files:
        for content in CONTENTS:
            page.goto(room)
            page.locator("footer button").wait_for()
            page.evaluate(DRAG, ["dragover", "", ""])
            page.evaluate(DRAG, ["drop", f"partie.{kind}", content])
            page.wait_for_timeout(400)
            if page.locator("footer [role=alert]").count():
                yield IF_NEW
    page.goto(room)
    page.locator("footer button").wait_for()
    page.evaluate(DRAG, ["drop", "dovolená 2024.jpeg", "…"])
    yield None
    page.evaluate(DRAG, ["dragover", "", ""])
    yield None


def save(page: Page, room: str, game: Game) -> Iterator[str | None]:
    bring_to_table(page, room, game)
    show(page, running_view(game, game.seats[0], least=10))
    page.get_by_role("tab").last.click()
    page.locator("[role=tabpanel] a[download]").first.scroll_into_view_if_needed()
    yield None


def positions(page: Page, room: str, game: Game, code: str) -> Iterator[str]:
    """A house rule that is a text may be written wrongly."""
    if not any(map(longest_text, option_kinds(game.options).values())):
        return
    open_with_friends(page, room, game.key)
    sit_down(page, "Hana")
    field = page.locator("section[aria-labelledby=house-rules] input.text").first
    for text in POSITIONS:
        field.fill(text)
        field.press("Tab")
        page.locator("footer .notice p").wait_for()
        yield IF_NEW
        page.locator("footer .notice button").last.click()


def signals(page: Page, room: str, game: Game, code: str) -> Iterator[None]:
    """Ready-made phrases: to be given, and as they are heard."""
    ids = [id for id in forms_of(code).patterns if id.startswith(f"{game.key}-signal-")]
    if not ids:
        return
    bring_to_table(page, room, game)
    running = running_view(game, game.seats[-1])
    args: dict[str, int | str] = {"pile": 2, "target": 0, "player": 1}
    heard = [
        Spoken(30 + at, 0, running.seats[(at + 1) % 2].name, (at + 1) % 2, signal=Sentence(id, args))
        for at, id in enumerate(ids)
    ]
    show(page, replace(running, revision=99), talk=heard)
    page.get_by_role("tab").nth(1).click()
    yield


def aloud(page: Page, room: str, game: Game, code: str) -> Iterator[None]:
    """Who speaks where nobody may is asked whether it is meant."""
    page.goto(room)
    page.locator(f'[aria-labelledby="game-{game.key}"] button').first.click()
    page.get_by_test_id("turn").wait_for()
    page.get_by_role("tab").nth(1).click()
    page.locator("[role=tabpanel] form input").fill("Ahoj!")
    page.keyboard.press("Enter")
    page.wait_for_timeout(600)
    if page.locator("[role=alert] button").count() or page.locator("[role=log] p.own").count() == 0:
        yield


def scorer(page: Page, room: str, game: Game, code: str) -> Iterator[None]:
    """For who plays with real things."""
    page.goto(f"{room}/score/{game.key}")
    page.locator("h1").wait_for()
    if page.locator(".scorer").count() == 0:
        return
    yield
    first = page.locator(".scorer section").first
    first.locator("input").fill("Bartoloměj")
    first.locator(".points button").first.click()
    page.locator(".scorer .bar button").last.click()
    yield
    page.locator(".scorer .bar .quiet").nth(1).click()
    while first.locator(".points button").last.is_enabled():
        first.locator(".points button").last.click()
    yield


def strayed(page: Page, room: str, game: Game, code: str) -> Iterator[None]:
    """First steps, but the learner goes another way."""
    page.goto(f"{room}/try/{game.key}")
    guide = page.get_by_test_id("first-steps")
    guide.locator("button:enabled").first.wait_for()
    if stray(page, game):
        page.wait_for_timeout(900)
        yield


def stray(page: Page, game: Game) -> bool:
    """By a move that was not suggested, where there is one to be pressed."""
    for button in page.locator("[data-board] button:enabled").all():
        before = page.get_by_test_id("first-steps").get_attribute("data-state")
        if button.is_visible():
            button.click(force=True)
            page.wait_for_timeout(150)
        if page.get_by_test_id("first-steps").get_attribute("data-state") != before:
            break
    return page.get_by_test_id("first-steps").get_attribute("data-state") == "strayed"
