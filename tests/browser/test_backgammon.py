"""Backgammon under thumb, mouse and keys, against a real room."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import FloatRect, Locator, Page, ViewportSize, expect

from hrajme.games.backgammon.setup import START, Setup, write_setup
from hrajme.games.backgammon.tests import browser as player

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
SMALL: ViewportSize = {"width": 320, "height": 640}
YOURS = re.compile("Your turn")
LONGEST_SECONDS = 400

Visit = Callable[..., Page]
Pair = tuple[Page, Page]


@pytest.fixture
def play(
    room: Any,
    visit: Visit,
    open_table: Callable[..., str],
    join_table: Callable[[Page, str], None],
    start: Callable[[Page], None],
) -> Callable[..., Pair]:
    """Anna has the first seat, Bob the second; both have phones, one of them a small one."""

    def begin(position: str = "", match: int = 0) -> Pair:
        anna = visit(room.address, PHONE, reduced_motion="reduce")
        link = open_table(anna, "Backgammon", "Anna")
        bob = visit(link, PHONE, reduced_motion="reduce")
        join_table(bob, "Bob")
        expect(anna.get_by_text("Bob", exact=True)).to_be_visible()
        if position:
            set_rule(anna, "The starting position", position)
        if match:
            set_rule(anna, "How many points win the match", str(match))
        start(anna)
        expect(bob.get_by_role("grid")).to_be_visible()
        bob.set_viewport_size(SMALL)
        return anna, bob

    return begin


def set_rule(page: Page, label: str, value: str) -> None:
    field = page.get_by_label(label)
    field.fill(value)
    field.press("Enter")
    page.get_by_text("changed; standard").first.wait_for()


def at(page: Page, place: int) -> Locator:
    return page.locator(f'[data-at="{place}"]')


def stands(page: Page, place: int, what: str) -> None:
    expect(at(page, place)).to_have_attribute("aria-label", re.compile(re.escape(what)))


def press(page: Page, name: str) -> None:
    page.get_by_role("button", name=re.compile(f"^{name}")).click()


def is_asked(page: Page) -> bool:
    turn = page.get_by_test_id("turn")
    is_mine = turn.count() > 0 and YOURS.search(turn.inner_text()) is not None
    return is_mine and page.locator("[data-present=true]").count() > 0


def is_over(page: Page) -> bool:
    return page.get_by_role("button", name="Look at the board").count() > 0


def asked(pages: Pair) -> Page:
    """Whoever is asked next."""
    until = time.monotonic() + 60
    while time.monotonic() < until:
        for page in pages:
            if is_asked(page):
                return page
        pages[0].wait_for_timeout(30)
    raise AssertionError("nobody is asked")


def play_until(pages: Pair, is_there: Callable[[Page], bool]) -> None:
    until = time.monotonic() + LONGEST_SECONDS
    while not any(map(is_over, pages)):
        page = asked(pages)
        if is_there(page):
            return
        player.move(page)
        assert time.monotonic() < until, "the game does not end"


def may_double(page: Page) -> bool:
    return page.get_by_role("button", name=re.compile("^Double to")).count() > 0


def test_a_match_to_three_with_the_cube_on_two_phones(play: Callable[..., Pair]) -> None:
    pages = play(match=3)
    play_until(pages, may_double)
    doubler = asked(pages)
    taker = pages[1 - pages.index(doubler)]
    press(doubler, "Double to 2")
    expect(taker.get_by_role("button", name=re.compile("^Drop"))).to_contain_text("lose 1 point")
    press(taker, "Drop")
    # The next game has begun, and the score is on the board.
    for page in pages:
        expect(page.get_by_role("gridcell", name="1 point in the match")).to_have_count(1)
    play_until(pages, may_double)
    doubler = asked(pages)
    taker = pages[1 - pages.index(doubler)]
    press(doubler, "Double to 2")
    # Not the button that takes a move back.
    press(taker, "Take play for 2")
    expect(taker.get_by_role("img", name="Cube at 2, yours")).to_be_visible()
    # A game that is borne off to its end is played in test_games.py.
    taker.get_by_role("tab", name="Table").click()
    press(taker, re.escape("Resign (triple loss)"))
    press(taker, "Yes, resign")
    for page in pages:
        expect(page.get_by_role("button", name="Rematch")).to_be_visible()
        expect(page.get_by_text(re.compile("wins? the match [3-9]")).first).to_be_visible()


def opening(low: int, high: int) -> str:
    """The usual position; the first seat has rolled."""
    return write_setup(Setup((START, START), mover=0, dice=(low, high), length=0))


def slide(page: Page, start: int, end: int) -> None:
    """By thumb, without letting go."""
    line = page.context.new_cdp_session(page)
    (x, y), (to_x, to_y) = middle(page, start), middle(page, end)
    points = [(x + (to_x - x) * part / 5, y + (to_y - y) * part / 5) for part in range(6)]
    for index, (at_x, at_y) in enumerate(points):
        kind = "touchMove" if index else "touchStart"
        line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": at_x, "y": at_y}]})
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def middle(page: Page, place: int) -> tuple[float, float]:
    box = at(page, place).bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_steps_are_taken_back_until_the_play_is_confirmed(play: Callable[..., Pair]) -> None:
    anna, bob = play(opening(1, 3))
    at(anna, 8).tap()
    stands(anna, 5, "1 checker, yours")
    press(anna, "Take back the last step")
    stands(anna, 5, "empty")
    # The one comes first when the dice are swapped.
    press(anna, "Dice: 3 first, then 1")
    at(anna, 6).tap()
    at(anna, 8).tap()
    stands(anna, 5, "2 checkers, yours")
    stands(bob, 20, "empty")
    press(anna, "Confirm")
    stands(bob, 20, "2 checkers, your opponent’s")


def test_a_checker_is_dragged_by_both_numbers_and_home_again_where_it_may_not_stand(
    play: Callable[..., Pair],
) -> None:
    anna, _ = play(opening(1, 5))
    slide(anna, 24, 19)
    expect(anna.get_by_role("alert").get_by_role("button", name="BG-7.2")).to_be_visible()
    stands(anna, 24, "2 checkers, yours")
    # The refusal is in nobody's way.
    slide(anna, 13, 7)
    stands(anna, 7, "1 checker, yours")
    expect(anna.get_by_role("alert").get_by_role("button")).to_have_count(0)
    expect(anna.get_by_role("button", name="Confirm")).to_be_visible()


def test_keys_swap_the_dice_and_take_steps_back(play: Callable[..., Pair]) -> None:
    anna, _ = play(opening(1, 3))
    at(anna, 6).focus()
    anna.keyboard.press("s")
    anna.keyboard.press("Enter")
    stands(anna, 5, "1 checker, yours")
    anna.keyboard.press("u")
    stands(anna, 5, "empty")
    anna.keyboard.press("s")
    anna.keyboard.press("Enter")
    stands(anna, 3, "1 checker, yours")


def test_the_point_that_has_the_focus_lies_beneath_its_checkers(play: Callable[..., Pair]) -> None:
    anna, _ = play(opening(1, 3))
    box = at(anna, 13).bounding_box()
    assert box is not None
    # On a phone the point lies, and its second checker is away from the ring.
    clip = FloatRect(x=box["x"] + 1.2 * box["height"], y=box["y"] + box["height"] / 2 - 3, width=6, height=6)
    before = anna.screenshot(clip=clip)
    at(anna, 13).focus()
    anna.keyboard.press("Shift")
    expect(at(anna, 13)).to_have_css("outline-style", "solid")
    assert anna.screenshot(clip=clip) == before
