"""Every game is played to its end by two browsers, a phone and a desktop, through what is on the page.

How a player of a game moves is said in its own folder: ``tests/browser.py`` has ``move(page)``, which makes
one move for whoever's page it is, and may have ``shorten(page)``, which sets house rules for a short game. A
game without that file is played by pressing the first button that can be pressed.
"""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from types import ModuleType
from typing import Any

import pytest
from playwright.sync_api import Page, TimeoutError, expect

from hrajme import games
from hrajme.language import language
from hrajme.testing.players import find_browser_player
from hrajme.testing.shelf import OWN

DESKTOP = {"viewport": {"width": 1280, "height": 800}}
LONGEST_SECONDS = 240
LOOKS = 3
PRESS_MS = 4_000
# These are asked a hundred times in a game, so they are as quick as can be.
IS_OVER = "document.querySelector('#result') !== null"
IS_ASKED = """document.querySelector("[data-testid=turn]")?.textContent.includes("Your turn")
  && document.querySelector("[data-present=true]") !== null"""
# Looks at every frame in which something has changed; keeps those where bar and board name different players.
WATCH = """(own) => {
  window.disagreements = [];
  window.agreements = 0;
  const names = () => [...document.querySelectorAll("[data-board] [aria-current=true] .name")].map((each) =>
    each.firstChild.textContent.trim(),
  );
  const look = () => {
    const bar = document.querySelector("[data-testid=turn]")?.textContent.trim() ?? "";
    const named = bar.includes("Your turn") ? own : /^(.*) is thinking…$/.exec(bar)?.[1];
    const marked = names();
    // Some boards have no badge for the reader; who decides at once with others may stand beside them.
    const others = marked.filter((name) => name !== own);
    const isOwn = others.length === 0 || bar.includes("too");
    const isDrawn = document.querySelector("[data-cloth]") !== null;
    const agrees = named === own ? isOwn : marked.length === 1 && marked[0] === named;
    if (isDrawn && named !== undefined && agrees) window.agreements += 1;
    if (isDrawn && named !== undefined && !agrees) window.disagreements.push([bar, ...marked]);
  };
  look();
  // A frame that nobody waits for is not painted, and tests are quicker.
  let isDue = false;
  new MutationObserver(() => {
    if (!isDue) requestAnimationFrame(() => { isDue = false; look(); });
    isDue = true;
  }).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
}"""


class PressFirst:
    """Plays a game in which there is always one plain thing to do."""

    @staticmethod
    def move(page: Page) -> None:
        buttons = page.get_by_role("group", name="What you can do").get_by_role("button", disabled=False)
        if buttons.count():
            buttons.first.click()
            page.wait_for_timeout(100)


def is_over(page: Page) -> bool:
    return bool(page.evaluate(IS_OVER))


def is_on_turn(page: Page) -> bool:
    """Whether this visitor is asked; not while something is still being shown."""
    return bool(page.evaluate(IS_ASKED))


def make_move(page: Page, player: ModuleType | type[PressFirst]) -> bool:
    """One move, if it is this visitor's turn.

    A button can vanish between being seen and being pressed, when the answer to the last press comes just
    then. A person looks again and presses what is there now; so does this.
    """
    for look in range(LOOKS):
        if not is_on_turn(page):
            break
        try:
            player.move(page)
            return True
        except TimeoutError:
            if look == LOOKS - 1:
                raise
    return False


def play_to_the_end(pages: list[Page], player: ModuleType | type[PressFirst]) -> int:
    """How many moves it took."""
    until, made = time.monotonic() + LONGEST_SECONDS, 0
    while not all(is_over(page) for page in pages):
        assert time.monotonic() < until, "the game does not end"
        moved = [make_move(page, player) for page in pages if not is_over(page)]
        made += sum(moved)
        if not any(moved):
            pages[0].wait_for_timeout(50)
            # Nobody waits for what is still being shown.
            pages[0].keyboard.press("Escape")
    return made


@pytest.mark.parametrize("key", [game.key for game in OWN])
def test_two_browsers_play_a_game_to_its_end(
    key: str,
    room: Any,
    visit: Callable[..., Page],
    open_table: Callable[..., str],
    join_table: Callable[[Page, str], None],
    start: Callable[[Page], None],
    set_seats: Callable[[Page, int], None],
    choose_speed: Callable[[Page, str], None],
    check_accessible: Callable[[Page], None],
) -> None:
    """Things move on Anna's phone, briskly, and she skips a lot; Bob's desktop is dark and still.

    Axe looks over his shoulder. No page ever disagrees with itself about whose turn it is.
    """
    player = find_browser_player(key) or PressFirst
    anna = visit(room.address)
    choose_speed(anna, "brisk")
    link = open_table(anna, language("en").say(f"{key}-name"), "Anna")
    bob = visit(link, DESKTOP, reduced_motion="reduce", color_scheme="dark")
    join_table(bob, "Bob")
    expect(anna.get_by_text("Bob", exact=True)).to_be_visible()
    if len(games.find(key).seats) > 1:
        set_seats(anna, max(2, games.find(key).seats[0]))
    if hasattr(player, "shorten"):
        player.shorten(anna)
    start(anna)
    for page, name in ((anna, "Anna"), (bob, "Bob")):
        page.set_default_timeout(PRESS_MS)
        page.evaluate(WATCH, name)
    expect(bob.get_by_test_id("turn")).to_be_visible()
    check_accessible(bob)
    assert play_to_the_end([anna, bob], player) > 0
    check_accessible(bob)
    for page in (anna, bob):
        assert page.evaluate("window.agreements") > 0
        assert page.evaluate("window.disagreements") == []
        expect(page.get_by_role("heading", level=2).first).to_be_visible()
        expect(page.get_by_role("button", name=re.compile("^(Rematch|Play again)$"))).to_be_visible()
