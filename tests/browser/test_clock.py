"""One clock on the page: bar, board, story and voice tell the same at every moment, and nobody waits long.

What lasts a moment only is seen by the page itself, in every frame that it paints; others would miss it.
"""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, TimeoutError, expect

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
DESKTOP = {"viewport": {"width": 1280, "height": 800}}
THINKS = re.compile(r"^(.*) is thinking…$")
DECIDES = re.compile(r"^(.*) decides$")
SUM = re.compile(r"= (\d+)\.")
YOURS = re.compile("Your turn")
LONGEST_SECONDS = 240
# Seconds, not minutes; also on a machine that has much else to do.
LONGEST_WAIT_SECONDS = 120
DECISIONS = 2
ENOUGH_CARDS = 3
PRESS_MS = 1000
# Whether the reader is asked, in the page.
ASKED = """document.querySelector("[data-present=true]") !== null &&
  (document.querySelector("[data-testid=turn]")?.textContent ?? "").includes("Your turn")"""
# Counts how often the reader is asked anew: after one's own move something is shown, however briefly.
COUNT_QUESTIONS = f"""() => {{
  window.questions = 0;
  let was_asked = false;
  const look = () => {{
    const is_asked = {ASKED};
    if (is_asked && !was_asked) window.questions += 1;
    was_asked = is_asked;
    requestAnimationFrame(look);
  }};
  look();
}}"""
# Does something to a page that is behind; whether it is at the present then. Null where it was not behind.
SKIP = """async (way) => {
  const stage = document.querySelector("[data-present]");
  const button = [...document.querySelectorAll("button")].find((each) => each.ariaLabel === "Skip ahead");
  if (stage?.dataset.present === "true" || !stage || button === undefined) return null;
  if (way === "tap") stage.querySelector(".head").click();
  const escape = new KeyboardEvent("keydown", { key: "Escape", bubbles: true });
  if (way === "key") document.body.dispatchEvent(escape);
  if (way === "button") button.click();
  await new Promise(requestAnimationFrame);
  return stage.dataset.present === "true";
}"""
Visit = Callable[..., Page]

# Looks at every frame that is painted, and keeps each that is different from the one before.
WATCH = """() => {
  const text = (selector) =>
    [...document.querySelectorAll(selector)].map((each) => each.textContent.replace(/\\s+/g, " ").trim());
  window.frames_seen = [];
  let last = "";
  const look = () => {
    const frame = {
      bar: text("[data-testid=turn]")[0] ?? "",
      marked: text("[data-present] [aria-current=true] .name"),
      line: text("[data-present] .choice .line p")[0] ?? "",
      caption: text("[data-present] .caption").join(" "),
      sums: text("[data-present] .fighter b:not(.open)"),
      told: text(".story li:last-child p").join(" "),
      spoken: text("[data-testid=spoken-story]")[0] ?? "",
    };
    const now = JSON.stringify(frame);
    if (now !== last) window.frames_seen.push(frame);
    last = now;
    requestAnimationFrame(look);
  };
  look();
}"""


def watch(page: Page) -> None:
    page.evaluate(WATCH)


def frames_of(page: Page) -> list[dict[str, Any]]:
    frames: list[dict[str, Any]] = page.evaluate("window.frames_seen")
    assert len({frame["told"] for frame in frames}) > 3, "next to nothing was seen"
    return frames


def player_in(bar: str, own: str) -> str | None:
    """Whom the bar names; nobody while cards are dealt and when it is over."""
    if YOURS.search(bar):
        return own
    found = THINKS.match(bar)
    return found[1] if found else None


def check_frame(frame: dict[str, Any], own: str) -> None:
    """Who is on turn is the same everywhere, and what is spoken is what is told."""
    player = player_in(frame["bar"], own)
    assert player is None or frame["marked"] == [player], frame
    decides = DECIDES.match(frame["line"])
    assert player is None or decides is None or decides[1] == player, frame
    assert frame["spoken"] == "" or frame["spoken"].endswith(frame["told"]), frame


def check_caption(frame: dict[str, Any]) -> None:
    """What stands beside the card is what the story tells of it, or how the round stands."""
    caption = frame["caption"].removesuffix("The round is over.").strip()
    assert caption.startswith("Round ") or caption in frame["told"], frame


def check_sums(frame: dict[str, Any]) -> None:
    """Dice are added up on the board when the story tells their sum, and not before."""
    told = SUM.findall(frame["told"])
    if " attacks: " in frame["told"] or "You attack: " in frame["told"]:
        assert frame["sums"] == told, frame
    elif frame["sums"] and told:
        # A duel is over; while the dice of the next one tumble nothing is added up.
        assert frame["sums"][-1:] == told, frame


def press_first(page: Page) -> None:
    press(page.get_by_role("group", name="What you can do").get_by_role("button", disabled=False))


def take_cards(page: Page) -> None:
    """Three cards, then no more; an action card goes to the first who can get it."""
    targets = page.locator("#flip7-give").locator("xpath=ancestor::*[@role='group']").get_by_role("button")
    word = "^STOP" if page.locator(".own .mat .slot").count() >= ENOUGH_CARDS else "^One more"
    wanted = page.get_by_role("button", name=re.compile(word), disabled=False)
    press(targets if targets.count() else wanted)


def press(buttons: Locator) -> None:
    """The first, unless it has just gone because the last press was answered."""
    if buttons.count():
        with suppress(TimeoutError):
            buttons.first.click(timeout=PRESS_MS)


def is_asked(page: Page) -> bool:
    bar = page.get_by_test_id("turn")
    is_turn = bar.count() > 0 and YOURS.search(bar.inner_text()) is not None
    return is_turn and page.locator("[data-present=true]").count() > 0


def play(pages: list[Page], move: Callable[[Page], None]) -> None:
    """To the end, seen in full by everybody."""
    until = time.monotonic() + LONGEST_SECONDS
    while not all(page.get_by_role("button", name="Look at the board").count() for page in pages):
        assert time.monotonic() < until, "the game does not end"
        for page in pages:
            if is_asked(page):
                move(page)
        pages[0].wait_for_timeout(40)


@pytest.fixture
def two_watched(
    room: Any, visit: Visit, open_table: Any, join_table: Any, start: Any, set_seats: Any, choose_speed: Any
) -> Any:
    """Anna's phone and Bob's desktop at one table with bots; both are watched from the first frame on."""

    def begin(title: str, seats: int, prepare: Callable[[Page], None]) -> dict[str, Page]:
        anna = visit(room.address)
        choose_speed(anna, "brisk")
        bob = visit(open_table(anna, title, "Anna"), DESKTOP)
        choose_speed(bob, "brisk")
        join_table(bob, "Bob")
        expect(anna.get_by_text("Bob", exact=True)).to_be_visible()
        set_seats(anna, seats)
        prepare(anna)
        start(anna)
        for page in (anna, bob):
            expect(page.locator("[data-present] [aria-current=true]").first).to_be_visible()
            watch(page)
        return {"Anna": anna, "Bob": bob}

    return begin


def test_a_whole_game_of_flip_7_never_disagrees_with_itself(two_watched: Any) -> None:
    def shorten(page: Page) -> None:
        field = page.get_by_role("spinbutton", name="How many points end the game.")
        field.fill("25")
        field.press("Enter")

    pages = two_watched("Flip 7", 3, shorten)
    play(list(pages.values()), take_cards)
    for name, page in pages.items():
        for frame in frames_of(page):
            check_frame(frame, name)
            if "over" not in frame["bar"]:
                check_caption(frame)


def test_a_whole_game_of_stripped_snake_never_disagrees_with_itself(two_watched: Any) -> None:
    pages = two_watched("Stripped Snake", 3, lambda page: None)
    play(list(pages.values()), press_first)
    for name, page in pages.items():
        for frame in frames_of(page):
            check_frame(frame, name)
            check_sums(frame)


def test_at_a_table_of_eighteen_a_person_decides_within_seconds(
    room: Any,
    visit: Visit,
    open_table: Callable[..., str],
    start: Callable[[Page], None],
    set_seats: Callable[[Page, int], None],
) -> None:
    page = visit(room.address)
    open_table(page, "Flip 7", "Anna")
    set_seats(page, 18)
    start(page)
    page.evaluate(COUNT_QUESTIONS)
    for number in range(1, DECISIONS + 1):
        begun = time.monotonic()
        while page.evaluate("window.questions") < number:
            assert time.monotonic() - begun < LONGEST_WAIT_SECONDS, f"a long wait for decision {number}"
            page.wait_for_timeout(40)
        while page.evaluate(f"window.questions === {number} && {ASKED}"):
            take_cards(page)


@pytest.mark.parametrize("way", ["tap", "key", "button"])
def test_a_tap_a_key_and_a_button_skip_to_the_present(
    room: Any,
    visit: Visit,
    open_table: Callable[..., str],
    start: Callable[[Page], None],
    set_seats: Callable[[Page, int], None],
    way: str,
) -> None:
    page = visit(room.address)
    open_table(page, "Silent Julka", "Anna")
    set_seats(page, 12)
    start(page)
    until = time.monotonic() + LONGEST_WAIT_SECONDS
    while (is_present := page.evaluate(SKIP, way)) is None:
        assert time.monotonic() < until, "never so far behind that it could be skipped"
        if is_asked(page):
            press_first(page)
    assert is_present


def test_the_pace_is_chosen_in_the_settings_and_remembered(
    room: Any, visit: Visit, choose_speed: Callable[[Page, str], None]
) -> None:
    page = visit(room.address)
    choose_speed(page, "instant")
    page.get_by_role("button", name="Play with bots: Silent Julka").click()
    expect(page.locator("[data-present=true]")).to_be_attached()
    page.evaluate(
        "() => new MutationObserver((all) => (window.was_behind = true))"
        ".observe(document.querySelector('[data-present]'), {attributeFilter: ['data-present']})"
    )
    told = page.locator(".story li")
    before = told.count()
    until = time.monotonic() + LONGEST_WAIT_SECONDS
    while told.count() < before + 6:
        assert time.monotonic() < until
        if is_asked(page):
            press_first(page)
        page.wait_for_timeout(40)
    assert page.evaluate("window.was_behind") is None
    page.reload()
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("radio", name="instant", exact=True)).to_be_checked()
