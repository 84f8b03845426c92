"""The first steps of every game are played in a real browser, from the rulebook to the last sentence."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from hrajme.core import Game
from hrajme.language import UNNAMED, Sentence, language
from hrajme.testing.shelf import OWN

DESKTOP = {"viewport": {"width": 1280, "height": 800}}
ON_ITS_SIDE = {"viewport": {"width": 844, "height": 390}, "has_touch": True, "is_mobile": True}
SMALLEST = {"viewport": {"width": 320, "height": 568}, "has_touch": True, "is_mobile": True}
LEAST_SQUARE_PX = 26
STILL = {"reduced_motion": "reduce"}
Visit = Callable[..., Page]


def say(id: str) -> str:
    """The words of a sentence without the name that a bot's words begin with."""
    return language("en").tell(Sentence(id, {"player": 0}), UNNAMED).removeprefix(UNNAMED[0])


def guide_of(page: Page) -> Locator:
    return page.get_by_role("region", name="First steps")


@pytest.mark.parametrize("game", OWN, ids=lambda game: game.key)
def test_a_learner_is_led_from_the_rulebook_to_the_end_of_the_first_steps(
    game: Game, room: Any, visit: Visit, check_accessible: Callable[[Page], None]
) -> None:
    script = game.first_steps
    assert script is not None
    page = visit(f"{room.address}/rules/{game.key}", **STILL)
    expect(page.get_by_text(say(f"{game.key}-how-{script.pictures[0].says}"))).to_be_visible()
    expect(page.locator("[data-picture]").first).to_be_visible()
    check_accessible(page)
    page.get_by_role("link", name="Try it").click()
    guide = guide_of(page)
    for step in script.steps:
        if step.is_learners:
            expect(guide).to_have_attribute("data-state", "on")
            if step.asks:
                expect(guide).to_contain_text(say(f"{game.key}-steps-{step.asks}"))
            guide.get_by_role("button", name="Show me").click()
        elif step.says:
            expect(guide).to_contain_text(say(f"{game.key}-steps-{step.says}"))
    expect(guide).to_contain_text(say(f"{game.key}-steps-done"))
    expect(guide).to_have_attribute("data-state", "done")
    expect(guide.get_by_role("button", name="Play with bots")).to_be_visible()


def test_what_is_suggested_can_be_done_on_the_board_itself(room: Any, visit: Visit) -> None:
    page = visit(f"{room.address}/try/even_wins", **STILL)
    guide = guide_of(page)
    for name in ("twos", "fours", "sixes"):
        expect(guide).to_contain_text(say(f"even_wins-steps-{name}"))
        page.get_by_role("button", name="Throw").click()
    expect(guide).to_contain_text(say("even_wins-steps-done"))


@pytest.mark.parametrize(
    ("key", "pointed", "count"),
    [
        ("chess", ".marks path", 1),
        ("dama", ".marks path", 1),
        ("backgammon", ".checker.open", 1),
        ("the_game", "[data-pointed]", 1),
        ("domino", "[data-pointed]", 1),
        ("cribbage", "[data-pointed]", 2),
    ],
)
def test_what_has_to_be_touched_is_pointed_at(
    key: str, pointed: str, count: int, room: Any, visit: Visit
) -> None:
    page = visit(f"{room.address}/try/{key}", **STILL)
    expect(guide_of(page).get_by_role("button", name="Show me")).to_be_enabled()
    expect(page.locator("[data-board]").locator(pointed)).to_have_count(count)


@pytest.mark.parametrize("key", ["backgammon", "chess", "the_game"])
def test_the_whole_board_is_seen_beside_the_guide_on_a_phone_on_its_side(
    key: str, room: Any, visit: Visit
) -> None:
    page = visit(f"{room.address}/try/{key}", ON_ITS_SIDE, **STILL)
    expect(guide_of(page).get_by_role("button", name="Show me")).to_be_enabled()
    hidden = "board => board.scrollHeight - board.clientHeight"
    assert page.locator("[data-board]").evaluate(hidden) <= 1


def test_a_finger_meets_a_square_on_the_smallest_phone(room: Any, visit: Visit) -> None:
    page = visit(f"{room.address}/try/chess", SMALLEST, **STILL)
    expect(guide_of(page).get_by_role("button", name="Show me")).to_be_enabled()
    square = page.get_by_role("gridcell").first.bounding_box()
    assert square is not None
    assert square["width"] >= LEAST_SQUARE_PX
    cut = "cloth => cloth.scrollHeight - cloth.clientHeight"
    assert page.locator("[data-cloth]").evaluate(cut) <= 1


def test_nothing_is_pointed_at_in_a_position_of_before(room: Any, visit: Visit) -> None:
    page = visit(f"{room.address}/try/chess", DESKTOP, **STILL)
    arrows = page.locator("[data-board] .marks path")
    guide_of(page).get_by_role("button", name="Show me").click()
    expect(guide_of(page)).to_contain_text(say("chess-steps-queen"))
    expect(arrows).to_have_count(1)
    page.get_by_role("button", name=say("chess-web-first")).click()
    expect(arrows).to_have_count(0)


def test_when_no_table_can_be_opened_after_the_first_steps_the_reason_is_told(
    room: Any, visit: Visit
) -> None:
    page = visit(f"{room.address}/try/even_wins", **STILL)
    guide = guide_of(page)
    for _ in range(3):
        guide.get_by_role("button", name="Show me").click()
    page.route("**/api/tables", lambda route: route.abort())
    guide.get_by_role("button", name="Play with bots").click()
    expect(page.get_by_role("alert")).to_contain_text("The room cannot be reached.")


def test_whoever_goes_another_way_is_told_kindly_and_can_come_back(room: Any, visit: Visit) -> None:
    page = visit(f"{room.address}/try/chess", DESKTOP, **STILL)
    guide = guide_of(page)
    expect(guide).to_contain_text(say("chess-steps-pawn"))
    for square in ("a2", "a3"):
        page.get_by_role("gridcell", name=re.compile(f"^{square},")).click()
    expect(guide).to_contain_text(say("table-guide-strayed"))
    # The bot has answered; what is pressed while it does is about another position, and refused.
    expect(page.get_by_test_id("turn")).to_contain_text("Your turn")
    guide.get_by_role("button", name="Take back").click()
    expect(guide).to_contain_text(say("chess-steps-pawn"))
    expect(guide.get_by_role("button", name="Show me")).to_be_visible()


def test_first_steps_are_not_among_the_tables_to_come_back_to(room: Any, visit: Visit) -> None:
    page = visit(f"{room.address}/try/chess", **STILL)
    expect(guide_of(page)).to_contain_text(say("chess-steps-pawn"))
    code = page.url.rpartition("/")[2]
    page.goto(room.address)
    expect(page.get_by_role("heading", name="Games")).to_be_visible()
    assert page.locator(f"a[href='/t/{code}']").count() == 0
