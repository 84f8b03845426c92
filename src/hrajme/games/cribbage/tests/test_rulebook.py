"""What the rulebook says of hands is true, in all languages."""

from __future__ import annotations

import pytest

from hrajme.games.cribbage import GAME
from hrajme.games.cribbage.parts import show_parts
from hrajme.games.cribbage.tests.positions import card, cards
from hrajme.language import LANGUAGES

EXAMPLES = [
    ("4♥ 4♦ 5♠ 6♣", "5♥", {3: 24}),
    ("5♥ 5♦ 5♠ J♣", "5♣", {3: 29}),
    ("7♣ 7♦ 8♥ 8♠", "7♥", {2: 32}),
    ("5♣ 6♣ K♦ K♠", "3♠", {3: 6, 2: 8}),
]


@pytest.mark.rule("CR-13")
@pytest.mark.parametrize(("hand", "starter", "worth"), EXAMPLES)
@pytest.mark.parametrize("code", LANGUAGES)
def test_hands_of_the_rulebook_are_worth_what_it_says(
    code: str, hand: str, starter: str, worth: dict[int, int]
) -> None:
    told = (GAME.folder / "rulebook" / f"{code}.md").read_text(encoding="utf-8")
    assert hand in told
    example = told[told.index(hand) :].partition("\n")[0]
    assert starter in example
    for min_run, points in worth.items():
        assert str(points) in example
        parts = show_parts(cards(hand), card(starter), is_crib=False, min_run=min_run)
        assert sum(part.points for part in parts) == points


@pytest.mark.rule("CR-14")
@pytest.mark.parametrize("code", LANGUAGES)
def test_the_flush_of_the_crib_is_told_with_its_numbers(code: str) -> None:
    told = (GAME.folder / "rulebook" / f"{code}.md").read_text(encoding="utf-8")
    example = told[told.index("6♥ 7♥ 8♥ 9♥") :].partition("\n")[0]
    for is_crib, points in ((False, 13), (True, 9)):
        parts = show_parts(cards("6♥ 7♥ 8♥ 9♥"), card("10♦"), is_crib=is_crib, min_run=3)
        assert sum(part.points for part in parts) == points
        assert str(points) in example
