"""Several people on one page: hands are covered while it goes from one to the other, dice need no cover."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import Page, TimeoutError, WebSocket, expect

from hrajme.language import language
from hrajme.testing.players import find_browser_player

LONGEST_SECONDS = 240
PRESS_MS = 4_000
TURN = re.compile("^(Anna|Eva), your turn$")


class Overheard:
    """All tables that the room sends to a page, each with the seat that it is for."""

    def __init__(self, page: Page) -> None:
        self.tables: list[dict[str, Any]] = []
        page.on("websocket", self.listen)

    def listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda data: self.take(str(data)))

    def take(self, data: str) -> None:
        message = json.loads(data)
        if message["message"] == "update":
            self.tables.append(message["table"])


def bring(page: Page, name: str) -> None:
    form = page.get_by_role("textbox", name="Another player’s name")
    if not form.is_visible():
        page.get_by_text("Playing on one device").click()
    form.fill(name)
    page.get_by_role("button", name="Add", exact=True).click()
    expect(page.get_by_role("listitem").filter(has_text=name)).to_contain_text("on this device")


def move(page: Page, player: Any) -> None:
    """One move. What was to be pressed may go just then, when the page is covered; a person looks again."""
    with suppress(TimeoutError):
        player.move(page)


def is_over(page: Page) -> bool:
    return page.get_by_role("button", name="Look at the board").count() > 0


def who_is_asked(page: Page) -> str | None:
    """Whose turn the bar says it is; None while something is still being shown."""
    turn = page.get_by_test_id("turn")
    if turn.count() == 0 or page.locator("[data-present=true]").count() == 0:
        return None
    found = TURN.search(turn.inner_text().removeprefix("▶").strip())
    return found and found[1]


def begin(page: Page, game: str, open_table: Callable[..., str]) -> Any:
    """Anna opens a table, Eva sits beside her, and they begin."""
    open_table(page, language("en").say(f"{game}-name"), "Anna")
    bring(page, "Eva")
    player: Any = find_browser_player(game)
    if hasattr(player, "shorten"):
        player.shorten(page)
    page.get_by_role("button", name=re.compile("^Start ")).click()
    page.set_default_timeout(PRESS_MS)
    return player


@pytest.mark.parametrize("game", ["domino", "cribbage"])
def test_two_people_play_with_hidden_hands_on_one_page(
    game: str,
    room: Any,
    visit: Callable[..., Page],
    open_table: Callable[..., str],
    check_accessible: Callable[[Page], None],
) -> None:
    page = visit(room.address, reduced_motion="reduce")
    heard = Overheard(page)
    player = begin(page, game, open_table)
    covers, players, until = 0, set(), time.monotonic() + LONGEST_SECONDS
    # Long enough for both to have had several turns, or to the end.
    while covers < 8 and not is_over(page):
        assert time.monotonic() < until
        button = page.get_by_role("button", name=re.compile("^I am "))
        if button.count():
            name = button.first.inner_text().removeprefix("I am ").strip()
            expect(page.get_by_role("heading", name=f"{name} is next")).to_be_visible()
            expect(page.locator("[data-board]")).to_have_count(0)
            expect(button.first).to_be_enabled()
            assert heard.tables[-1]["seat"] is None
            assert not heard.tables[-1]["view"].get("hand")
            if covers == 0:
                check_accessible(page)
            button.first.click()
            covers += 1
            expect(page.locator("[data-board]")).to_have_count(1)
            assert heard.tables[-1]["seats"][heard.tables[-1]["seat"]]["name"] == name
        elif (asked := who_is_asked(page)) is not None:
            players.add(asked)
            move(page, player)
        else:
            page.wait_for_timeout(50)
    assert players == {"Anna", "Eva"}
    # Each hand was sent only while its owner was looking.
    assert all(
        table["seat"] is not None for table in heard.tables if table["view"] and table["view"].get("hand")
    )


def test_two_people_throw_dice_on_one_page(
    room: Any, visit: Callable[..., Page], open_table: Callable[..., str]
) -> None:
    page = visit(room.address, reduced_motion="reduce")
    player = begin(page, "ones_and_fives", open_table)
    players: list[str] = []
    until = time.monotonic() + LONGEST_SECONDS
    while not is_over(page) and len(set(players)) * 4 > len(players) - 20:
        assert time.monotonic() < until
        expect(page.get_by_role("button", name=re.compile("^I am "))).to_have_count(0)
        if (name := who_is_asked(page)) is None:
            page.wait_for_timeout(50)
            continue
        players.append(name)
        move(page, player)
    assert {"Anna", "Eva"} <= set(players)


def test_a_reload_covers_the_hands(
    room: Any, visit: Callable[..., Page], open_table: Callable[..., str]
) -> None:
    page = visit(room.address, reduced_motion="reduce")
    begin(page, "domino", open_table)
    page.get_by_role("button", name=re.compile("^I am ")).click()
    expect(page.locator("[data-board]")).to_have_count(1)
    page.reload()
    expect(page.get_by_role("button", name=re.compile("^I am "))).to_be_visible()
    expect(page.locator("[data-board]")).to_have_count(0)


def test_a_name_that_was_begun_stays_when_one_sits_down(room: Any, visit: Callable[..., Page]) -> None:
    page = visit(room.address)
    page.get_by_role("button", name=f"With friends: {language('en').say('domino-name')}").click()
    page.get_by_text("Playing on one device").click()
    begun = page.get_by_role("textbox", name="Another player’s name")
    begun.fill("Eva")
    page.get_by_role("textbox", name="What should the others call you?").fill("Anna")
    page.get_by_role("button", name="Sit down").click()
    page.locator("#invite").wait_for()
    expect(begun).to_have_value("Eva")


def test_one_takes_another_look_and_hands_the_page_on(
    room: Any, visit: Callable[..., Page], open_table: Callable[..., str]
) -> None:
    page = visit(room.address, reduced_motion="reduce")
    begin(page, "domino", open_table)
    name = page.get_by_role("button", name=re.compile("^I am ")).inner_text().removeprefix("I am ").strip()
    page.get_by_role("button", name=re.compile("have another look")).click()
    expect(page.locator("[data-board]")).to_have_count(1)
    expect(page.get_by_text(f"{name} is next")).to_be_visible()
    page.get_by_role("button", name="Pass it on").click()
    expect(page.get_by_role("button", name=f"I am {name}")).to_be_visible()


def test_while_the_page_is_covered_nothing_on_it_tells_what_was_drawn(
    room: Any, visit: Callable[..., Page], open_table: Callable[..., str]
) -> None:
    """Whoever ends a turn is told, aloud too, what they draw; neither is for who has the page next."""
    page = visit(room.address, reduced_motion="reduce")
    player = begin(page, "the_game", open_table)
    button = page.get_by_role("button", name=re.compile("^I am "))
    first = page.get_by_role("button", name="Anna starts")
    covers, until = 0, time.monotonic() + LONGEST_SECONDS
    while covers < 4:
        assert time.monotonic() < until
        if button.count():
            expect(button.first).to_be_enabled()
            assert "You draw" not in page.evaluate("document.body.textContent")
            button.first.click()
            expect(page.locator("[data-board]")).to_have_count(1)
            covers += 1
        elif first.count():
            first.click()
            expect(first).to_have_count(0)
        elif who_is_asked(page) is not None:
            move(page, player)
        else:
            page.wait_for_timeout(50)


def test_who_leaves_with_the_page_in_hand_does_not_see_the_hand_of_who_stays(
    room: Any, visit: Callable[..., Page], open_table: Callable[..., str]
) -> None:
    page = visit(room.address, reduced_motion="reduce")
    overheard = Overheard(page)
    page.reload()
    begin(page, "domino", open_table)
    page.get_by_role("button", name=re.compile("Eva")).click()
    expect(page.locator("[data-board]")).to_have_count(1)
    page.get_by_role("tab", name="Table").click()
    for _ in range(2):
        page.get_by_role("button", name="Stand up").click()
    anna = page.get_by_role("button", name="I am Anna")
    expect(anna).to_be_visible()
    assert all(table["seat"] != 0 for table in overheard.tables if table["phase"] == "running")
    anna.click()
    expect(page.locator("[data-board]")).to_have_count(1)
