"""The board of squares under mouse, thumb and keys, against a real room."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
SMALL: ViewportSize = {"width": 320, "height": 640}
DESKTOP = {"viewport": {"width": 1280, "height": 800}}
YOURS = re.compile("Your turn")

Visit = Callable[..., Page]
Pair = tuple[Page, Page]


def square(page: Page, name: str) -> Locator:
    return page.locator(f'[data-square="{name}"]')


def middle(page: Page, name: str) -> tuple[float, float]:
    box = square(page, name).bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def await_turn(page: Page) -> None:
    expect(page.get_by_test_id("turn")).to_have_text(YOURS)
    page.locator("[data-present=true]").wait_for()


def drag(page: Page, *names: str) -> None:
    """By mouse, from square to square."""
    await_turn(page)
    page.mouse.move(*middle(page, names[0]))
    page.mouse.down()
    for name in names[1:]:
        page.mouse.move(*middle(page, name), steps=4)
    page.mouse.up()


def tap(page: Page, *names: str) -> None:
    """By thumb, one square after another."""
    await_turn(page)
    for name in names:
        square(page, name).tap()


def slide(page: Page, start: str, end: str) -> None:
    """By thumb, without letting go."""
    await_turn(page)
    line = page.context.new_cdp_session(page)
    (x, y), (to_x, to_y) = middle(page, start), middle(page, end)
    points = [(x + (to_x - x) * part / 5, y + (to_y - y) * part / 5) for part in range(6)]
    for index, (at_x, at_y) in enumerate(points):
        kind = "touchMove" if index else "touchStart"
        line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": at_x, "y": at_y}]})
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def walk(page: Page, start: str, end: str, *, is_flipped: bool) -> None:
    """By keys: the focus goes there by arrows, Enter picks up and puts down."""
    await_turn(page)
    page.locator('[role=gridcell][tabindex="0"]').focus()
    for name in (start, end):
        go_to(page, name, is_flipped=is_flipped)
        page.keyboard.press("Enter")


def go_to(page: Page, name: str, *, is_flipped: bool) -> None:
    at = page.evaluate("document.activeElement.dataset.square")
    across, up = ord(name[0]) - ord(at[0]), int(name[1]) - int(at[1])
    if is_flipped:
        across, up = -across, -up
    for _ in range(abs(across)):
        page.keyboard.press("ArrowRight" if across > 0 else "ArrowLeft")
    for _ in range(abs(up)):
        page.keyboard.press("ArrowUp" if up > 0 else "ArrowDown")
    expect(square(page, name)).to_be_focused()


def write(page: Page, text: str) -> None:
    """Letters that are pressed on the board are a move."""
    await_turn(page)
    page.locator('[role=gridcell][tabindex="0"]').focus()
    page.keyboard.type(text)
    page.keyboard.press("Enter")


@pytest.fixture
def play(
    room: Any,
    visit: Visit,
    open_table: Callable[..., str],
    join_table: Callable[[Page, str], None],
    start: Callable[[Page], None],
) -> Callable[..., Pair]:
    """Anna has the first seat and a phone, Bob the second and a desktop."""

    def begin(
        title: str, position: tuple[str, str] | None = None, *, rule: str = "", is_small: bool = False
    ) -> Pair:
        anna = visit(room.address, PHONE, reduced_motion="reduce")
        link = open_table(anna, title, "Anna")
        bob = visit(link, DESKTOP, reduced_motion="reduce")
        join_table(bob, "Bob")
        expect(anna.get_by_text("Bob", exact=True)).to_be_visible()
        if position is not None:
            field = anna.get_by_label(position[0])
            field.fill(position[1])
            field.press("Enter")
            anna.get_by_text("changed; standard: the usual one").wait_for()
        if rule:
            anna.get_by_role("switch", name=rule).check()
        start(anna)
        expect(bob.get_by_role("grid")).to_be_visible()
        if is_small:
            anna.set_viewport_size(SMALL)
        return anna, bob

    return begin


def begins_with(text: str) -> tuple[str, str]:
    return "The starting position", text


def stands(page: Page, name: str, what: str) -> None:
    expect(square(page, name)).to_have_attribute("aria-label", re.compile(f"^{name}, {what}"))


def test_a_game_of_chess_by_thumb_mouse_keys_and_letters(play: Callable[..., Pair]) -> None:
    anna, bob = play("Chess")
    tap(anna, "e2", "e4")
    drag(bob, "e7", "e5")
    slide(anna, "f1", "c4")
    walk(bob, "b8", "c6", is_flipped=True)
    slide(anna, "d1", "h5")
    stood = middle(bob, "a1")
    write(bob, "Nf6")
    # The line for letters has room beside the board, which stays where it is.
    assert middle(bob, "a1") == stood
    tap(anna, "h5", "f7")
    for page in (anna, bob):
        expect(page.get_by_text("Checkmate!").first).to_be_visible()
    anna.get_by_role("button", name="Look at the board").click()
    stands(anna, "f7", "white queen")
    stands(anna, "e8", "black king")


def test_a_pawn_becomes_what_is_chosen_at_its_square(play: Callable[..., Pair]) -> None:
    anna, bob = play("Chess", begins_with("k7/4P3/8/8/8/8/8/K7 w - - 0 1"), is_small=True)
    slide(anna, "e7", "e8")
    chooser = anna.get_by_role("dialog", name="What should the pawn become?")
    expect(chooser.get_by_role("button", name="white queen")).to_be_focused()
    anna.keyboard.press("Escape")
    stands(anna, "e7", "white pawn")
    tap(anna, "e7", "e8")
    chooser.get_by_role("button", name="white rook").tap()
    stands(bob, "e8", "white rook")
    stands(bob, "a8", "black king")


def test_a_move_that_was_planned_is_played_when_it_can_be(play: Callable[..., Pair]) -> None:
    anna, bob = play("Chess")
    bob.mouse.move(*middle(bob, "e7"))
    bob.mouse.down()
    bob.mouse.move(*middle(bob, "e5"), steps=4)
    bob.mouse.up()
    expect(bob.locator(".planned")).to_have_count(2)
    stands(bob, "e7", "black pawn")
    tap(anna, "e2", "e4")
    stands(anna, "e5", "black pawn")


def test_a_planned_move_that_the_answer_forbids_is_dropped(play: Callable[..., Pair]) -> None:
    anna, bob = play("Chess", begins_with("4k3/4p3/8/8/4P3/8/8/4K3 w - - 0 1"))
    bob.mouse.move(*middle(bob, "e7"))
    bob.mouse.down()
    bob.mouse.move(*middle(bob, "e5"), steps=4)
    bob.mouse.up()
    expect(bob.locator(".planned")).to_have_count(2)
    tap(anna, "e4", "e5")
    await_turn(bob)
    expect(bob.locator(".planned")).to_have_count(0)
    stands(bob, "e7", "black pawn")
    expect(bob.get_by_role("alert")).to_have_text("")


def test_what_is_not_possible_is_explained_and_the_man_goes_home(play: Callable[..., Pair]) -> None:
    anna, _ = play("Chess")
    slide(anna, "e2", "e5")
    expect(anna.get_by_role("alert").get_by_role("button", name="CH-3.3")).to_be_visible()
    stands(anna, "e2", "white pawn")
    tap(anna, "e2", "e4")
    stands(anna, "e4", "white pawn")


def test_a_king_castles_onto_his_rook(play: Callable[..., Pair]) -> None:
    anna, bob = play("Chess")
    for white, black in (("e2e4", "e7e5"), ("g1f3", "b8c6"), ("f1e2", "a7a6")):
        tap(anna, white[:2], white[2:])
        drag(bob, black[:2], black[2:])
    tap(anna, "e1", "h1")
    stands(bob, "g1", "white king")
    stands(bob, "f1", "white rook")


def test_a_touched_man_must_move_unless_it_is_adjusted(play: Callable[..., Pair]) -> None:
    anna, bob = play("Chess", rule="Touch-move")
    await_turn(anna)
    anna.get_by_role("button", name="I adjust").tap()
    expect(anna.get_by_text("the next touch does not count")).to_be_visible()
    square(anna, "g1").tap()
    expect(anna.get_by_role("button", name="I adjust")).to_be_visible()
    square(anna, "e2").tap()
    expect(anna.get_by_text("Touched: e2")).to_be_visible()
    square(anna, "g1").tap()
    square(anna, "f3").tap()
    expect(anna.get_by_role("alert").get_by_role("button", name="CH-4.2")).to_be_visible()
    tap(anna, "e2", "e4")
    stands(bob, "e4", "white pawn")


def test_a_draw_is_claimed_with_the_move_that_brings_it(play: Callable[..., Pair]) -> None:
    anna, bob = play("Chess", begins_with("k7/8/8/8/8/8/p7/K6R w - - 99 80"))
    await_turn(anna)
    anna.get_by_role("button", name="Claim a draw with a move").tap()
    tap(anna, "h1", "h5")
    for page in (anna, bob):
        expect(page.get_by_text("It is a draw").first).to_be_visible()


def test_arrows_to_think_with_are_drawn_by_the_right_button_and_by_a_thumb(play: Callable[..., Pair]) -> None:
    anna, bob = play("Chess")
    bob.mouse.move(*middle(bob, "e7"))
    bob.mouse.down(button="right")
    bob.mouse.move(*middle(bob, "e5"), steps=4)
    bob.mouse.up(button="right")
    expect(bob.locator(".marks path")).to_have_count(1)
    anna.get_by_role("button", name="Draw arrows and circles").tap()
    slide(anna, "g1", "f3")
    square(anna, "e4").tap()
    expect(anna.locator(".marks path")).to_have_count(1)
    expect(anna.locator(".marks circle")).to_have_count(1)
    stands(anna, "g1", "white knight")


def test_the_board_can_be_turned_and_earlier_moves_looked_at(play: Callable[..., Pair]) -> None:
    anna, bob = play("Chess")
    tap(anna, "e2", "e4")
    drag(bob, "e7", "e5")
    await_turn(anna)
    for _ in range(2):
        anna.get_by_role("button", name="One move back").tap()
    stands(anna, "e2", "white pawn")
    anna.get_by_role("button", name="To the latest move").tap()
    stands(anna, "e4", "white pawn")
    anna.get_by_role("button", name="Turn the board").tap()
    first = anna.get_by_role("gridcell").first
    expect(first).to_have_attribute("data-square", "h1")


def test_in_a_low_window_earlier_moves_come_where_the_tools_are(play: Callable[..., Pair]) -> None:
    anna, bob = play("Chess")
    tap(anna, "e2", "e4")
    drag(bob, "e7", "e5")
    await_turn(anna)
    anna.set_viewport_size({"width": 390, "height": 500})
    back, turn = (anna.get_by_role("button", name=name) for name in ("One move back", "Turn the board"))
    expect(back).to_be_hidden()
    anna.get_by_role("button", name="Moves", exact=True).tap()
    expect(turn).to_be_hidden()
    for _ in range(2):
        back.tap()
    stands(anna, "e2", "white pawn")
    assert anna.locator("[data-cloth]").evaluate("node => node.scrollHeight <= node.clientHeight + 1.5")
    anna.locator("[data-board]").get_by_role("button", name="Close").tap()
    stands(anna, "e4", "white pawn")
    expect(turn).to_be_visible()


def test_a_capture_of_dama_goes_from_square_to_square(play: Callable[..., Pair]) -> None:
    position = ("The starting position", "W:Wa1,c3,h2:Bd4,f6,h8,a7")
    anna, bob = play("Dáma", position, is_small=True)
    tap(anna, "h2", "g3")
    notice = anna.get_by_role("alert").get_by_role("button", name="DA-16")
    expect(notice).to_be_visible()
    expect(square(anna, "c3")).to_have_class(re.compile("lit"))
    expect(square(anna, "g7")).to_have_class(re.compile("lit"))
    slide(anna, "c3", "e5")
    # The first piece is grey until the whole move is done.
    expect(anna.locator(".man.taken")).to_have_count(1)
    stands(anna, "d4", "black man")
    square(anna, "g7").tap()
    stands(bob, "g7", "white man")
    stands(bob, "d4", "empty")
    stands(bob, "f6", "empty")
    drag(bob, "h8", "f6")
    stands(anna, "f6", "black man")


def test_a_draw_is_offered_from_the_board(play: Callable[..., Pair]) -> None:
    anna, bob = play("Dáma")
    tap(anna, "c3", "d4")
    await_turn(bob)
    anna.get_by_role("button", name="Draw or resign").tap()
    anna.get_by_role("dialog").get_by_role("button", name="draw").tap()
    expect(bob.get_by_role("button", name="Agree")).to_be_visible()
    expect(bob.get_by_role("group", name="Anna offers a draw.")).to_be_visible()
    expect(anna.get_by_role("dialog")).to_have_count(0)
    expect(anna.get_by_role("group", name="You’ve offered a draw.")).to_be_visible()
    bob.get_by_role("button", name="No", exact=True).click()
    expect(anna.get_by_text("The answer is no.")).to_be_visible()
    drag(bob, "b6", "a5")
    expect(anna.get_by_text("The answer is no.")).to_have_count(0)


def test_squares_differ_where_the_system_has_colours_of_its_own(room: Any, visit: Visit) -> None:
    page = visit(f"{room.address}/try/chess", forced_colors="active")
    colour = "square => getComputedStyle(square).backgroundColor"
    dark, light = (page.locator(f"[data-square='{name}']").evaluate(colour) for name in ("a1", "b1"))
    assert dark != light
