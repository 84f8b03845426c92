"""Dice thrown together."""

from __future__ import annotations

from collections import Counter
from math import factorial, prod

import pytest

from hrajme.core import Dice
from hrajme.core.throw import all_throws, count_face, dice_of, make_throw, parse_throw, pips, throw_dice


@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_every_throw_weighs_as_much_as_its_dice_can_be_ordered(count: int) -> None:
    throws = all_throws(count)
    assert sum(weight for _, weight in throws) == 6**count
    for throw, weight in throws:
        repeats = Counter(dice_of(throw)).values()
        assert weight == factorial(count) // prod(factorial(repeat) for repeat in repeats)


def test_a_throw_is_read_in_any_order_and_written_in_one() -> None:
    assert parse_throw("6414", 4) == parse_throw("1 4 4 6", 4) == make_throw((4, 6, 1, 4)) == 1446
    assert dice_of(1446) == (1, 4, 4, 6)


@pytest.mark.parametrize("text", ["", "144", "14466", "1 4 4 7", "1-44", "¹446", "144x"])
def test_what_is_not_a_throw_of_four_dice_is_not_read(text: str) -> None:
    assert parse_throw(text, 4) is None


def test_dice_are_added_and_counted() -> None:
    assert (pips(1446), pips(6), pips(11)) == (15, 6, 2)
    assert [count_face(1446, face) for face in range(1, 7)] == [1, 0, 0, 2, 0, 1]


@pytest.mark.parametrize("count", [1, 2, 3])
def test_dice_are_fair(count: int) -> None:
    dice = Dice(5)
    thrown = Counter(throw_dice(count, dice) for _ in range(60_000))
    for throw, weight in all_throws(count):
        expected = 60_000 * weight / 6**count
        assert abs(thrown[throw] - expected) < 5 * expected**0.5
