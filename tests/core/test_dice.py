"""The generator of simulations: fair, reproducible, and the same in both forms."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hrajme.core import Dice


def test_the_stream_of_a_seed_never_changes() -> None:
    dice = Dice(2026)
    assert [dice.roll(1000) for _ in range(8)] == [583, 285, 908, 123, 933, 3, 901, 890]


@given(st.lists(st.integers(-(2**70), 2**70), min_size=1, max_size=3), st.integers(1, 2**31 - 1))
def test_any_seeds_give_numbers_below_the_limit(seeds: list[int], limit: int) -> None:
    dice = Dice(*seeds)
    assert all(0 <= dice.roll(limit) < limit for _ in range(50))


@pytest.mark.parametrize("sides", [2, 6, 7, 98])
def test_all_sides_come_equally_often(sides: int) -> None:
    dice = Dice(7)
    counts = Counter(dice.roll(sides) for _ in range(60_000))
    expected = 60_000 / sides
    chi_square = sum((counts[side] - expected) ** 2 / expected for side in range(sides))
    # Five standard deviations of the chi-square distribution.
    assert abs(chi_square - (sides - 1)) < 5 * (2 * (sides - 1)) ** 0.5


def test_neighbouring_seeds_are_unrelated() -> None:
    first = Counter(Dice(5, seed).roll(6) for seed in range(12_000))
    assert all(abs(first[side] - 2000) < 250 for side in range(6))
    equal = sum(Dice(seed).roll(6) == Dice(seed + 1).roll(6) for seed in range(12_000))
    assert abs(equal - 2000) < 250
