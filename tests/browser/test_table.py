"""A table in the browser: inviting, talking, refusals, reloading, a room that goes away, the keyboard."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
DESKTOP = {"viewport": {"width": 1280, "height": 800}}
SIZES = pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
YOURS = re.compile("Your turn")
PATIENCE_SECONDS = 15
Visit = Callable[..., Page]
Check = Callable[[Page], None]


def play_alone(page: Page, title: str = "The Game") -> None:
    """Two taps, and the game runs; the third is a move."""
    page.get_by_role("button", name=f"Play with bots: {title}").click()
    expect(page.get_by_test_id("turn")).to_have_text(YOURS)


def hand(page: Page) -> list[str]:
    cards = page.get_by_role("toolbar", name="Your hand").get_by_role("button")
    expect(cards.first).to_be_visible()
    return [name.partition(",")[0] for name in cards.evaluate_all("all => all.map(one => one.ariaLabel)")]


def card(page: Page, number: str) -> Any:
    return page.get_by_role("toolbar", name="Your hand").get_by_role("button", name=re.compile(f"^{number},"))


def pile(page: Page, number: int) -> Any:
    return page.get_by_role("button", name=re.compile(f"^Pile {number} "))


def open_tab(page: Page, name: str) -> None:
    page.get_by_role("tab", name=re.compile(f"^{name}")).click()


def test_a_newcomer_plays_within_three_taps(room: Any, visit: Visit) -> None:
    page = visit(room.address)
    play_alone(page)
    page.get_by_role("button", name="I’ll start").click()
    expect(page.get_by_role("button", name="I’ll start")).to_have_count(0)


@SIZES
def test_a_table_shuts_nobody_out(
    room: Any, visit: Visit, check_accessible: Check, open_table: Callable[..., str], size: dict[str, Any]
) -> None:
    page = visit(room.address, size, reduced_motion="reduce")
    open_table(page, "The Game", "Anna")
    check_accessible(page)
    page.get_by_role("button", name="Fill the seats with bots").click()
    page.get_by_role("button", name="Start the game").click()
    expect(page.get_by_test_id("turn")).to_have_text(YOURS)
    check_accessible(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_phone_on_its_side_shows_piles_and_hand_together(room: Any, visit: Visit) -> None:
    page = visit(room.address, {**PHONE, "viewport": {"width": 844, "height": 390}})
    play_alone(page)
    boxes = [pile(page, 1).bounding_box(), pile(page, 4).bounding_box()]
    assert all(box is not None and box["width"] > 40 for box in boxes)
    expect(pile(page, 1)).to_be_in_viewport()
    for each in page.get_by_role("toolbar", name="Your hand").get_by_role("button").all():
        expect(each).to_be_in_viewport()
    expect(page.get_by_role("button", name="I’ll start")).to_be_in_viewport()


def test_friends_see_each_other_and_each_reads_their_own_language(
    room: Any, visit: Visit, open_table: Callable[..., str]
) -> None:
    anna = visit(room.address)
    link = open_table(anna, "The Game", "Anna")
    jiri = visit(link, DESKTOP, locale="cs-CZ")
    expect(jiri.get_by_text("Anna", exact=True)).to_be_visible()
    jiri.get_by_role("textbox", name="Jak ti mají ostatní říkat?").fill("Jiří")
    jiri.get_by_role("button", name="Sednout si").first.click()
    expect(anna.get_by_text("Jiří", exact=True)).to_be_visible()
    expect(jiri.get_by_text("Čeká se, až hostitel spustí hru.")).to_be_visible()


def test_the_code_can_be_typed(room: Any, visit: Visit, open_table: Callable[..., str]) -> None:
    link = open_table(visit(room.address), "The Game", "Anna")
    code = link.rpartition("/")[2]
    bob = visit(room.address)
    bob.get_by_role("textbox", name="Do you have a code?").fill(f" {code.upper().replace('-', ' ')} ")
    bob.get_by_role("button", name="Join").click()
    expect(bob.get_by_text("Anna", exact=True)).to_be_visible()


def test_a_refusal_shows_the_rule(room: Any, visit: Visit) -> None:
    page = visit(room.address)
    play_alone(page)
    page.get_by_role("button", name="I’ll start").click()
    lowest, highest = sorted(hand(page), key=int)[:: len(hand(page)) - 1]
    card(page, highest).click()
    pile(page, 1).click()
    expect(card(page, highest)).to_have_count(0)
    # What is pressed while one's card still flies means that one has seen it.
    page.locator("[data-present=true]").wait_for()
    card(page, lowest).click()
    pile(page, 1).click()
    page.get_by_role("button", name="Show rule TG-5").click()
    expect(page.locator("#TG-5")).to_be_in_viewport()
    assert lowest in hand(page)


def test_numbers_are_not_spoken_and_other_words_are(
    room: Any, visit: Visit, open_table: Callable[..., str], join_table: Any, start: Any
) -> None:
    anna = visit(room.address, DESKTOP)
    bob = visit(open_table(anna, "The Game", "Anna"))
    join_table(bob, "Bob")
    start(anna)
    open_tab(anna, "Chat")
    say(anna, "I have the 37")
    expect(anna.get_by_role("button", name="Show rule TG-13")).to_be_visible()
    say(anna, "leave the first pile to me")
    open_tab(bob, "Chat")
    expect(bob.get_by_role("log", name="Chat")).to_contain_text("leave the first pile to me")
    expect(bob.get_by_role("log", name="Chat")).not_to_contain_text("37")


@pytest.mark.rule("NJ-6")
def test_silence_is_broken_on_purpose_only_and_the_story_tells_it(
    room: Any, visit: Visit, open_table: Callable[..., str], join_table: Any, start: Any
) -> None:
    anna = visit(room.address, DESKTOP)
    link = open_table(anna, "Silent Julka", "Anna")
    bob = visit(link)
    join_table(bob, "Bob")
    start(anna)
    open_tab(bob, "Chat")
    say(bob, "good luck")
    expect(bob.get_by_role("button", name="Show rule NJ-6")).to_be_visible()
    open_tab(anna, "Chat")
    expect(anna.get_by_role("log", name="Chat")).not_to_contain_text("good luck")
    bob.get_by_role("button", name="Say it anyway").click()
    expect(anna.get_by_role("log", name="Chat")).to_contain_text("good luck")
    open_tab(anna, "Story")
    story = anna.get_by_role("tabpanel", name="Story")
    expect(story).to_contain_text("Bob speaks! Luckily, they are still at the start.")


@pytest.mark.rule("NJ-6")
def test_spectators_talk_among_themselves_while_seated_players_are_silent(
    room: Any, visit: Visit, open_table: Callable[..., str], start: Any
) -> None:
    anna = visit(room.address, DESKTOP)
    link = open_table(anna, "Silent Julka", "Anna")
    start(anna)
    cyril, dana = visit(link, DESKTOP), visit(link)
    open_tab(cyril, "Chat")
    say(cyril, "Anna is lucky")
    open_tab(dana, "Chat")
    expect(dana.get_by_role("log", name="Chat")).to_contain_text("Anna is lucky")
    open_tab(anna, "Chat")
    expect(anna.get_by_role("log", name="Chat")).not_to_contain_text("Anna is lucky")


def say(page: Page, words: str) -> None:
    page.get_by_role("textbox", name="Say something").fill(words)
    page.get_by_role("button", name="Send").click()


def test_words_of_others_are_text_and_never_markup(
    room: Any, visit: Visit, open_table: Callable[..., str]
) -> None:
    anna = visit(room.address)
    bob = visit(open_table(anna, "The Game", "<b>Anna</b>"), DESKTOP)
    say(anna, "<img src=x onerror=alert(1)>")
    expect(bob.get_by_role("log", name="Chat")).to_contain_text("<img src=x onerror=alert(1)>")
    expect(bob.get_by_text("<b>Anna</b>", exact=True).first).to_be_visible()


def test_a_reload_in_the_middle_changes_nothing(room: Any, visit: Visit) -> None:
    page = visit(room.address)
    play_alone(page)
    page.get_by_role("button", name="I’ll start").click()
    highest = max(hand(page), key=int)
    card(page, highest).click()
    pile(page, 1).click()
    expect(card(page, highest)).to_have_count(0)
    before = hand(page)
    page.reload()
    assert hand(page) == before
    expect(pile(page, 1)).to_have_attribute("aria-label", re.compile(f"{highest} is on top"))


def test_a_room_that_is_killed_comes_back_with_everything(own_room: Any, visit: Visit) -> None:
    page = visit(own_room.address)
    play_alone(page)
    page.get_by_role("button", name="I’ll start").click()
    for place in (1, 2):
        highest = max(hand(page), key=int)
        card(page, highest).click()
        pile(page, place).click()
        expect(card(page, highest)).to_have_count(0)
        before = hand(page)
        own_room.kill()
        expect(page.get_by_text(re.compile("Reconnecting|Connecting|Not connected")).first).to_be_visible()
        own_room.start()
        expect(page.get_by_text(re.compile("Reconnecting|Connecting|Not connected"))).to_have_count(0)
        assert hand(page) == before


def test_a_whole_turn_by_keyboard_alone(room: Any, visit: Visit) -> None:
    page = visit(room.address, DESKTOP, reduced_motion="reduce")
    press_until(page, "Tab", lambda: focused(page) == "Play with bots: The Game")
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("turn")).to_have_text(YOURS)
    press_until(page, "Tab", lambda: focused(page) == "I’ll start")
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="I’ll start")).to_have_count(0)
    cards = len(hand(page))
    for left in (cards - 1, cards - 2):
        press_until(page, "Tab", lambda: "fits" in focused(page))
        page.keyboard.press("Enter")
        page.keyboard.press("1")
        page.keyboard.press("Enter")
        expect(page.get_by_role("toolbar", name="Your hand").get_by_role("button")).to_have_count(left)


def focused(page: Page) -> str:
    found = page.evaluate("document.activeElement.ariaLabel || document.activeElement.innerText || ''")
    return str(found).strip()


def press_until(page: Page, key: str, reached: Callable[[], bool]) -> None:
    """Round and round, since what is looked for may come only when the others have moved."""
    until = time.monotonic() + PATIENCE_SECONDS
    while time.monotonic() < until:
        if reached():
            return
        page.keyboard.press(key)
    raise AssertionError(f"{key} does not lead there; the focus is on {focused(page)!r}")


def test_a_bot_plays_on_for_who_wants_a_rest(
    room: Any, visit: Visit, open_table: Callable[..., str], join_table: Any, start: Any
) -> None:
    anna = visit(room.address, DESKTOP)
    bob = visit(open_table(anna, "The Game", "Anna"))
    join_table(bob, "Bob")
    start(anna)
    open_tab(anna, "Table")
    anna.get_by_role("button", name="Let a bot play for me").click()
    # The bot waits for Bob, who may still say who begins.
    anna.get_by_role("button", name="Take over from the bot").first.click()
    expect(anna.get_by_role("button", name="Let a bot play for me")).to_be_visible()
