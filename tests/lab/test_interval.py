"""The intervals against published values."""

from __future__ import annotations

import statistics
from math import sqrt

import pytest

from hrajme.lab.interval import estimate_mean, estimate_share, student


@pytest.mark.parametrize(
    ("hits", "total", "low", "high"),
    [(81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0.0, 0.1611), (1, 29, 0.0061, 0.1718)],
    ids=str,
)
def test_wilson_interval_is_that_of_newcombe_1998(hits: int, total: int, low: float, high: float) -> None:
    estimate = estimate_share(hits, total)
    assert estimate.value == hits / total
    assert [estimate.low, estimate.high] == pytest.approx([low, high], abs=5e-5)


def test_wilson_interval_mirrors_hits_and_misses() -> None:
    few, many = estimate_share(2, 50), estimate_share(48, 50)
    assert few.low is not None
    assert many.high == pytest.approx(1 - few.low)
    assert estimate_share(50, 50).high == 1.0


@pytest.mark.parametrize(
    ("freedom", "quantile"),
    [(1, 12.7062), (2, 4.3027), (4, 2.7764), (5, 2.5706), (10, 2.2281), (30, 2.0423), (120, 1.9799)],
)
def test_student_quantile_is_that_of_the_printed_tables(freedom: int, quantile: float) -> None:
    assert student(freedom) == pytest.approx(quantile, abs=5e-4)


def test_mean_and_its_interval_are_those_of_the_single_values() -> None:
    counts = {-3: 2, 0: 5, 7: 4, 200: 1}
    values = [value for value, times in counts.items() for _ in range(times)]
    reach = student(len(values) - 1) * statistics.stdev(values) / sqrt(len(values))
    estimate = estimate_mean(counts)
    assert estimate.value == pytest.approx(statistics.mean(values))
    assert estimate.low == pytest.approx(statistics.mean(values) - reach)
    assert estimate.high == pytest.approx(statistics.mean(values) + reach)


def test_one_game_has_a_mean_but_no_interval() -> None:
    estimate = estimate_mean({42: 1})
    assert (estimate.value, estimate.low, estimate.high) == (42, None, None)
