"""A peg board for people who play with real cards: a page that needs the room only once."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

SMALL = {"viewport": {"width": 320, "height": 640}, "has_touch": True, "is_mobile": True}
Visit = Callable[..., Page]


def pegs(page: Page) -> Any:
    """What the peg board says of everybody's points."""
    return page.get_by_role("img", name=re.compile(r"Anna: \d+"))


@pytest.fixture
def scorer(room: Any, visit: Visit) -> Page:
    """Anna and her friend have come by the rulebook."""
    page = visit(f"{room.address}/rules/cribbage", SMALL)
    page.get_by_role("link", name="Cribbage board for real cards").click()
    page.get_by_role("textbox", name="Name of player 1").fill("Anna")
    return page


def test_points_are_pegged_and_taken_back_without_the_room(
    scorer: Page, check_accessible: Callable[[Page], None]
) -> None:
    scorer.context.set_offline(True)
    scorer.get_by_role("button", name="Anna: 8 points").click()
    scorer.get_by_role("button", name="Player 2: 2 points").click()
    scorer.get_by_label("Anna: More").select_option("24")
    expect(pegs(scorer)).to_have_attribute("aria-label", "Anna: 32, Player 2: 2")
    scorer.get_by_role("button", name="Take back").click()
    expect(pegs(scorer)).to_have_attribute("aria-label", "Anna: 8, Player 2: 2")
    expect(scorer.get_by_role("status")).to_have_text("Player 2 +2")
    scorer.context.set_offline(False)
    check_accessible(scorer)


def test_the_device_remembers_the_game(scorer: Page) -> None:
    scorer.get_by_role("button", name="3 players").click()
    scorer.get_by_role("button", name="Player 3: 5 points").click()
    scorer.reload()
    expect(pegs(scorer)).to_have_attribute("aria-label", "Anna: 0, Player 2: 0, Player 3: 5")


def test_who_reaches_the_last_hole_has_won(scorer: Page) -> None:
    scorer.get_by_role("button", name="To 61").click()
    for _ in range(6):
        scorer.get_by_role("button", name="Anna: 12 points").click()
        if scorer.get_by_text("Anna wins with 61!").count():
            break
    expect(scorer.get_by_role("status")).to_have_text("Anna wins with 61!")
    expect(scorer.get_by_role("button", name="Player 2: 1 point")).to_be_disabled()
    scorer.get_by_role("button", name="New game").click()
    expect(pegs(scorer)).to_have_attribute("aria-label", "Anna: 0, Player 2: 0")


def test_no_page_keeps_the_score_of_a_game_without_a_scorer(room: Any, visit: Visit) -> None:
    page = visit(f"{room.address}/score/domino")
    expect(page.get_by_role("heading", level=1)).to_have_text("There is nothing here")
