"""Numbers from outside: published values of best play alone, against our rules and our tables."""

from __future__ import annotations

import pytest

from hrajme.core import CHANCE, Dice
from hrajme.games.flip7.encoding import DECK, HIT, TIMES_2, TOP_NUMBER
from hrajme.games.flip7.odds import ROUNDS_TABLE
from hrajme.games.flip7.rules import Flip7Position
from hrajme.games.flip7.tests.positions import flip7, with_deck
from hrajme.games.flip7.tests.solitaire import NUMBERS, Solitaire, fewest_rounds, points_of

PUBLISHED_NUMBERS_ONLY = 18.565218
PUBLISHED_WITH_MODIFIERS = 20.229105


def numbers_only() -> Flip7Position:
    """A round alone with a deck of nothing but numbers."""
    names = [str(number) for number in range(TOP_NUMBER + 1) for _ in range(DECK[number])]
    return with_deck(flip7(1), " ".join(names))


def solve(position: Flip7Position, known: dict[int, float]) -> float:
    """The mean score of best play, by the position's own chances and score."""
    row = position.numbers[0]
    if row not in known:
        drawing = position.copy()
        drawing.play(0, HIT)
        chances = drawing.chances()
        total = sum(weight * after_card(drawing, card, known) for card, weight in chances)
        known[row] = max(position.view(0).round_points[0], total / sum(weight for _, weight in chances))
    return known[row]


def after_card(drawing: Flip7Position, card: int, known: dict[int, float]) -> float:
    later = drawing.copy()
    later.play(CHANCE, card)
    return solve(later, known) if later.to_move() == (0,) else later.totals[0]


@pytest.mark.rule("F7-1", "F7-9", "F7-10", "F7-11")
def test_the_rules_give_the_published_value_of_a_round_of_numbers() -> None:
    assert solve(numbers_only(), {}) == pytest.approx(PUBLISHED_NUMBERS_ONLY, abs=5e-7)


def test_the_solver_gives_the_published_value_of_a_round_of_numbers() -> None:
    assert Solitaire(float, modifiers=False).value() == pytest.approx(PUBLISHED_NUMBERS_ONLY, abs=5e-7)


@pytest.mark.rule("F7-12", "F7-21")
def test_the_solver_gives_the_published_value_of_a_round_with_modifiers() -> None:
    assert Solitaire(float, modifiers=True).value() == pytest.approx(PUBLISHED_WITH_MODIFIERS, abs=5e-7)


@pytest.mark.rule("F7-21")
def test_the_solver_counts_points_as_the_rules_do() -> None:
    dice = Dice(7)
    for _ in range(300):
        position = flip7(1)
        modifiers = 0
        while position.to_move() == (0,):
            position.play(0, HIT)
            card = position.roll(dice)
            if card > TIMES_2:
                break
            if card > TOP_NUMBER:
                modifiers |= 1 << (card - TOP_NUMBER - 1)
            position.play(CHANCE, card)
        if position.view(None).status[0] != "bust":
            assert position.view(None).round_points[0] == points_of(position.numbers[0], modifiers)


def test_the_solver_knows_the_deck_s_table() -> None:
    assert list(NUMBERS.values()) == list(DECK[: TOP_NUMBER + 1])


def test_the_table_of_rounds_comes_from_the_solver() -> None:
    known = {0: 0.0}
    for need in range(1, 16):
        known[need] = fewest_rounds(need, known) if need > 1 else 1.0
    assert [known[need] for need in range(16)] == pytest.approx(ROUNDS_TABLE[:16], abs=1e-3)
