"""By keyboard and by ear: every game is played without a mouse, and the focus stays in the table.

A game that is played by other keys than most says so in its ``tests/browser.py``: ``act_by_keys(page)``.
"""

from __future__ import annotations

import re
import time
from collections import Counter
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page, expect

from hrajme import games
from hrajme.language import Sentence, language
from hrajme.server.to_client import Update
from hrajme.table import TableView
from hrajme.table.story import Told
from hrajme.testing.players import find_browser_player
from hrajme.testing.turns import keys_with_board, telling_turns

DESKTOP = {"viewport": {"width": 1280, "height": 800}}
YOURS = re.compile("Your turn")
# So many own actions of a game are watched; short games are over before.
ACTIONS = 10
PATIENCE_SECONDS = 60
IS_LOST = "document.activeElement === document.body"
Visit = Callable[..., Page]


def focused(page: Page) -> str:
    found = page.evaluate("document.activeElement.ariaLabel || document.activeElement.innerText || ''")
    return str(found).strip()


def has_focus(page: Page, selector: str) -> bool:
    return bool(page.evaluate("selector => document.activeElement.closest(selector) !== null", selector))


def tab_to(page: Page, is_there: Callable[[], bool]) -> None:
    for _ in range(80):
        if is_there():
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not lead there; the focus is on {focused(page)!r}")


def check_focus(page: Page) -> None:
    assert not page.evaluate(IS_LOST), "the focus has fallen out of the table"


def wait_for_turn(page: Page) -> bool:
    """Wait until one is asked; False when the game is over. The focus stays where it can be used."""
    until = time.monotonic() + PATIENCE_SECONDS
    while time.monotonic() < until:
        check_focus(page)
        if page.locator("#result").count():
            return False
        turn = page.get_by_test_id("turn")
        if turn.count() and YOURS.search(turn.inner_text()) and may_act(page):
            return True
        page.wait_for_timeout(30)
    raise AssertionError("nobody is asked")


def may_act(page: Page) -> bool:
    """Whether the board has come so far that something can be pressed."""
    things = "[data-actions] button:not([aria-disabled=true]), [role=toolbar] button, [data-dice] button"
    return page.locator("[data-board]").locator(f"{things}, [role=grid]").count() > 0


def act(page: Page, key: str) -> None:
    """As the game says; or a piece of a board, what can be done, a thing of the hand that fits, good dice."""
    player = find_browser_player(key)
    if player is not None and hasattr(player, "act_by_keys"):
        player.act_by_keys(page)
        return
    if page.locator("[data-board] [role=grid]").count():
        move_piece(page)
        return
    page.keyboard.press("a")
    if has_focus(page, "[data-actions]") and focused(page) != "What you can do":
        page.keyboard.press("Enter")
    elif page.locator("[data-board] [role=toolbar]").count():
        lay(page)
    else:
        choose_dice(page)
        page.keyboard.press("a")
        page.keyboard.press("Enter")


def lay(page: Page) -> None:
    """H leads to the hand, arrows to what fits, Enter takes it, and again puts it where it fits first."""
    page.keyboard.press("h")
    for _ in range(30):
        if re.search(r"fits (?!nowhere)", focused(page)) and "fits piles: –" not in focused(page):
            break
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    check_focus(page)
    page.keyboard.press("Enter")


def move_piece(page: Page) -> None:
    """H leads to the squares, arrows over them; Enter takes a piece that can move and puts it down."""
    if not has_focus(page, "[role=grid]"):
        page.keyboard.press("h")
    for name in squares_that(page, "white "):
        go_to(page, name)
        page.keyboard.press("Enter")
        if squares_that(page, "possible"):
            break
    while targets := squares_that(page, "possible"):
        go_to(page, targets[0])
        page.keyboard.press("Enter")
    if has_focus(page, "[role=dialog]"):
        page.keyboard.press("Enter")


def squares_that(page: Page, word: str) -> list[str]:
    labels = page.get_by_role("gridcell").evaluate_all("all => all.map(one => one.ariaLabel)")
    return [label[:2] for label in labels if f", {word}" in label]


def go_to(page: Page, name: str) -> None:
    """White looks from below."""
    at = page.evaluate("document.activeElement.dataset.square")
    across, up = ord(name[0]) - ord(at[0]), int(name[1]) - int(at[1])
    for _ in range(abs(across)):
        page.keyboard.press("ArrowRight" if across > 0 else "ArrowLeft")
    for _ in range(abs(up)):
        page.keyboard.press("ArrowUp" if up > 0 else "ArrowDown")


def choose_dice(page: Page) -> None:
    """A one or a five, else three alike, else all: by the number of their place."""
    dice = page.locator("[data-dice] button")
    faces = [str(face) for face in dice.evaluate_all("all => all.map(one => one.ariaLabel)")]
    single = [index for index, face in enumerate(faces) if face in "15"][:1]
    alike = [face for face, count in Counter(faces).items() if count >= 3][:1]
    triple = [index for index, face in enumerate(faces) if face in alike][:3]
    for index in single or triple or range(len(faces)):
        page.keyboard.press(str(index + 1))
        page.keyboard.press("Enter")


def begin(page: Page, key: str) -> None:
    title = language("en").say(f"{key}-name")
    tab_to(page, lambda: focused(page) == f"Play with bots: {title}")
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("turn")).to_be_visible()
    tab_to(page, lambda: has_focus(page, "[data-board]"))


@pytest.mark.parametrize("key", keys_with_board())
def test_the_focus_stays_in_the_table_whatever_is_pressed(key: str, room: Any, visit: Visit) -> None:
    page = visit(room.address, DESKTOP, reduced_motion="reduce")
    begin(page, key)
    for _ in range(ACTIONS):
        if not wait_for_turn(page):
            break
        act(page, key)
        check_focus(page)


def test_a_whole_game_and_another_one_by_keyboard(room: Any, visit: Visit) -> None:
    page = visit(room.address, DESKTOP, reduced_motion="reduce")
    begin(page, "xantipa")
    while wait_for_turn(page):
        act(page, "xantipa")
    expect(page.locator("#result")).to_be_focused()
    tab_to(page, lambda: focused(page) == "Rematch")
    page.keyboard.press("Enter")
    expect(page.locator("#result")).to_have_count(0)
    assert wait_for_turn(page)


def test_keys_are_shown_on_request(room: Any, visit: Visit) -> None:
    page = visit(room.address, DESKTOP, reduced_motion="reduce")
    begin(page, "the_game")
    page.keyboard.press("?")
    expect(page.get_by_text("H your hand")).to_be_visible()
    page.keyboard.press("h")
    assert has_focus(page, "[role=toolbar]")
    page.keyboard.press("3")
    assert focused(page).startswith("Pile 3 ")
    shown = "getComputedStyle(document.activeElement, '::before').content"
    assert page.evaluate(shown) == '"3"'
    labels = "[...document.querySelectorAll('[data-key]')].map((each) => each.dataset.key).sort()"
    assert page.evaluate(labels) == ["1", "2", "3", "4", "A", "H"]
    page.keyboard.press("?")
    expect(page.get_by_text("H your hand")).to_be_hidden()
    assert page.evaluate(shown) == "none"


def test_a_question_mark_that_is_written_is_only_written(
    room: Any, visit: Visit, open_table: Callable[..., str], start: Callable[[Page], None]
) -> None:
    page = visit(room.address, DESKTOP)
    open_table(page, "The Game", "Anna")
    start(page)
    page.get_by_role("tab", name=re.compile("^Chat")).click()
    page.get_by_role("textbox", name="Say something").press_sequentially("who?")
    expect(page.get_by_role("textbox", name="Say something")).to_have_value("who?")
    expect(page.get_by_text("H your hand")).to_be_hidden()


def test_the_same_sentence_twice_is_spoken_twice(
    visit: Visit, pretend_table: Callable[[Page, str], None]
) -> None:
    page = visit("about:blank", DESKTOP, reduced_motion="reduce")
    pretend_table(page, "domino")
    view = telling_turns(games.find("domino"), 2, {})[0]
    told = Told(view.revision + 1, 0, (Sentence("domino-story-pass", {"player": 1}),))
    spoken = page.get_by_test_id("spoken-story")
    page.evaluate("reach.isOpen()")
    page.evaluate("update => reach.show(update)", sent(view))
    page.evaluate("update => reach.show(update)", sent(view, told))
    expect(spoken).to_have_text("Bo passes.")
    page.evaluate(NOTE_CHANGES)
    again = msgspec.structs.replace(told, revision=told.revision + 1)
    page.evaluate("update => reach.show(update)", sent(view, again))
    expect(spoken).to_have_text("Bo passes.")
    assert page.evaluate("window.changes") > 0


# A screen reader speaks when the text of a live region becomes another one.
NOTE_CHANGES = """() => {
    const region = document.querySelector("[data-testid=spoken-story]");
    let before = region.textContent;
    window.changes = 0;
    new MutationObserver(() => {
        window.changes += Number(region.textContent !== before);
        before = region.textContent;
    }).observe(region, { characterData: true, childList: true, subtree: true });
}"""


def sent(view: TableView, *story: Told) -> Any:
    """What a room would send."""
    revision = story[-1].revision if story else view.revision
    update = Update(now_ms=0, table=msgspec.structs.replace(view, revision=revision), story=story, talk=())
    return msgspec.json.decode(msgspec.json.encode(update))
