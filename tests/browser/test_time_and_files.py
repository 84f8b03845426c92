"""Chess and dáma against the clock, and as files: played, saved, brought back, looked through."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
DESKTOP = {"viewport": {"width": 1280, "height": 800}}
YOURS = re.compile("Your turn")
SCHOLAR = ["e4", "e5", "Qh5", "Nc6", "Bc4", "Nf6", "Qxf7"]
# White, with one man left, cannot move any more.
BLOCKED = [
    *["e3-f4", "d6-c5", "a3-b4", "c5xa3", "c3-b4", "h6-g5", "f4xh6", "c7-d6", "d2-c3", "d6-e5", "c1-d2"],
    *["a3xc1", "c3-d4", "c1xe3xc5xa3", "e1-d2", "f6-g5", "g3-f4", "e5xg3xe1", "a1-b2", "a3xc1xf4"],
    *["g1-f2", "e1xg3"],
]
DROP = """([name, text]) => {
  const carried = new DataTransfer();
  carried.items.add(new File([text], name));
  window.dispatchEvent(new DragEvent("drop", { dataTransfer: carried, cancelable: true, bubbles: true }));
}"""

Visit = Callable[..., Page]


@pytest.fixture
def begin(room: Any, visit: Visit, open_table: Any, join_table: Any, start: Any) -> Callable[..., list[Page]]:
    """Anna has a phone and the first seat, Bob a desktop and the second."""

    def sit_down(title: str, clock: str = "") -> list[Page]:
        anna = visit(room.address, PHONE, reduced_motion="reduce")
        bob = visit(open_table(anna, title, "Anna"), DESKTOP, reduced_motion="reduce")
        join_table(bob, "Bob")
        expect(anna.get_by_text("Bob", exact=True)).to_be_visible()
        if clock:
            choose_clock(anna, clock)
        start(anna)
        return [anna, bob]

    return sit_down


def choose_clock(page: Page, clock: str) -> None:
    page.get_by_role("combobox", name="Time").select_option("own")
    page.get_by_placeholder("5+3").fill(clock)
    page.get_by_role("button", name="Set", exact=True).click()
    expect(page.get_by_role("combobox", name="Time")).to_have_value(clock)


def write(page: Page, move: str) -> None:
    expect(page.get_by_test_id("turn")).to_have_text(YOURS)
    page.locator("[data-present=true]").wait_for()
    page.locator('[role=gridcell][tabindex="0"]').focus()
    page.keyboard.type(move)
    page.keyboard.press("Enter")


def play(pages: list[Page], moves: list[str]) -> None:
    for number, move in enumerate(moves):
        write(pages[number % 2], move)


@pytest.mark.parametrize(("title", "moves"), [("Chess", SCHOLAR), ("Dáma", BLOCKED)])
def test_a_whole_game_is_played_against_the_clock(
    begin: Callable[..., list[Page]], title: str, moves: list[str]
) -> None:
    pages = begin(title, "5+3")
    for page in pages:
        expect(page.get_by_role("timer")).to_have_count(2)
    play(pages, moves)
    for page in pages:
        expect(page.get_by_role("button", name="Rematch")).to_be_visible()
        times = page.get_by_role("timer").all_inner_texts()
        # Each move took less than the three seconds that it earned, or a little more.
        assert all(re.fullmatch(r"[456]:\d\d", time) for time in times), times


@pytest.mark.parametrize("title", ["Chess", "Dáma"])
def test_whose_time_is_over_has_lost(begin: Callable[..., list[Page]], title: str) -> None:
    anna, bob = begin(title, "5s")
    for page in (anna, bob):
        expect(page.get_by_role("heading", level=2).first).to_contain_text(re.compile("[Tt]ime"))
    expect(anna.get_by_role("button", name="Rematch")).to_be_visible()


def test_a_flag_falls_while_its_player_is_away(begin: Callable[..., list[Page]]) -> None:
    anna, bob = begin("Chess", "5s")
    expect(bob.get_by_role("timer")).to_have_count(2)
    link, device = anna.url, anna.context
    anna.close()
    expect(bob.get_by_role("heading", level=2).first).to_contain_text(re.compile("[Tt]ime"))
    again = device.new_page()
    again.goto(link)
    expect(again.get_by_role("heading", level=2).first).to_contain_text(re.compile("[Tt]ime"))
    expect(again.get_by_role("button", name="Rematch")).to_be_visible()


def test_clocks_are_stopped_by_both_and_then_stand(begin: Callable[..., list[Page]]) -> None:
    anna, bob = begin("Chess", "5+3")
    anna.get_by_role("button", name="Draw or resign").click()
    anna.get_by_role("button", name="Stop the clocks").click()
    bob.get_by_role("button", name="Agree").click()
    expect(bob.get_by_role("button", name="Resume")).to_be_visible()
    before = bob.get_by_role("timer").all_inner_texts()
    bob.wait_for_timeout(1200)
    assert bob.get_by_role("timer").all_inner_texts() == before


def test_a_game_is_saved_and_brought_back_by_dropping_its_file(
    room: Any, visit: Visit, begin: Callable[..., list[Page]], tmp_path: Path
) -> None:
    anna, bob = begin("Chess")
    play([anna, bob], SCHOLAR)
    bob.get_by_role("button", name="Look at the board").click()
    bob.get_by_role("tab", name="Table").click()
    with bob.expect_download() as saved:
        bob.get_by_role("link", name="Download pgn").click()
    path = tmp_path / saved.value.suggested_filename
    saved.value.save_as(path)
    assert path.name == "chess.pgn"

    clara = visit(room.address, DESKTOP, reduced_motion="reduce")
    expect(clara.get_by_role("button", name=re.compile("^Open a saved game"))).to_be_visible()
    clara.evaluate(DROP, [path.name, path.read_text(encoding="utf-8")])
    clara.get_by_role("button", name="Look at the board").click()
    moves = clara.get_by_role("list", name="Moves").get_by_role("listitem")
    expect(moves).to_have_count(len(SCHOLAR))
    clara.get_by_role("button", name="To the start").click()
    expect(clara.locator('[data-square="f7"]')).to_have_accessible_name(re.compile("black pawn"))


def test_the_moves_are_still_there_after_a_reload(begin: Callable[..., list[Page]]) -> None:
    anna, bob = begin("Chess")
    play([anna, bob], SCHOLAR[:3])
    anna.reload()
    moves = anna.get_by_role("list", name="Moves").get_by_role("listitem")
    expect(moves).to_have_count(3)
    write(bob, SCHOLAR[3])
    expect(moves).to_have_count(4)


def test_a_file_that_is_no_game_is_refused_with_a_reason(room: Any, visit: Visit) -> None:
    page = visit(room.address, PHONE)
    expect(page.get_by_role("button", name=re.compile("^Open a saved game"))).to_be_visible()
    page.evaluate(DROP, ["picture.png", "…"])
    expect(page.get_by_role("alert")).to_contain_text("picture.png is not a game we can open")
    expect(page.get_by_role("alert")).to_be_in_viewport()
    page.evaluate(DROP, ["broken.pgn", "1. e4 e5 2. Ke4 *"])
    expect(page.get_by_role("alert")).to_contain_text("Ke4")
    page.evaluate(DROP, ["collection.pgn", "1. e4 e5 *\n\n" * 100_000])
    expect(page.get_by_role("alert")).to_contain_text("too long")


def test_what_is_wrong_in_a_file_is_told_in_the_language_of_the_reader(room: Any, visit: Visit) -> None:
    page = visit(room.address, PHONE, locale="cs-CZ")
    page.locator("footer button").wait_for()
    page.evaluate(DROP, ["partie.pgn", "1. e4 e5 2. Ke4 *"])
    expect(page.get_by_role("alert")).to_contain_text("Ke4: Na e4 stojí tvůj vlastní kámen.")


ODD_FILES = {
    "ten megabytes": b"1. e4 e5 " * 1_200_000,
    "binary junk": bytes(range(256)) * 40,
    "nothing": b"",
}


@pytest.mark.parametrize("content", ODD_FILES.values(), ids=ODD_FILES)
def test_an_odd_file_is_refused_with_a_reason_and_the_page_goes_on(
    room: Any, visit: Visit, content: bytes, tmp_path: Path
) -> None:
    odd = tmp_path / "odd.pgn"
    odd.write_bytes(content)
    page = visit(room.address, DESKTOP)
    chooser = page.locator("input[type=file]")
    for _ in range(2):
        chooser.set_input_files(odd)
        alert = page.get_by_role("alert").filter(has_text=re.compile(r"\w"))
        expect(alert).to_be_visible()
        expect(alert).not_to_contain_text("cannot be reached")
        expect(page.get_by_role("button", name="Open a saved game")).to_be_enabled()


def test_a_folder_that_is_called_like_a_file_is_refused_with_a_reason(room: Any, visit: Visit) -> None:
    page = visit(room.address, DESKTOP)
    page.get_by_role("button", name="Open a saved game").wait_for()
    page.evaluate(
        """() => {
            // As Chromium hands a folder over: what is read of it fails.
            File.prototype.arrayBuffer = () => Promise.reject(new DOMException("", "NotFoundError"));
            const transfer = new DataTransfer();
            transfer.items.add(new File([], "games.pgn"));
            window.dispatchEvent(new DragEvent("drop", { dataTransfer: transfer }));
        }"""
    )
    expect(page.get_by_role("alert").filter(has_text="games.pgn")).to_be_visible()
