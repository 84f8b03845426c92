"""Intervals: how far a simulated number can be trusted. All are 95 % intervals."""

from __future__ import annotations

from collections.abc import Mapping
from math import sqrt

import msgspec

Z = 1.959963984540054
# Student's t for 1, 2, 3 and 4 degrees of freedom, where the series below is not exact enough.
FEW_GAMES = (12.706205, 4.302653, 3.182446, 2.776445)


class Estimate(msgspec.Struct, frozen=True):
    """A measured value and its 95 % interval; a single observation has none."""

    value: float
    low: float | None
    high: float | None


def mean_of(counts: Mapping[int, int]) -> float:
    return sum(value * times for value, times in counts.items()) / sum(counts.values())


def estimate_mean(counts: Mapping[int, int]) -> Estimate:
    """The mean of whole numbers that came up so many times, with Student's interval."""
    total = sum(counts.values())
    mean = mean_of(counts)
    if total < 2:
        return Estimate(mean, None, None)
    # In whole numbers, so that the order of counting cannot change the last digit.
    first = sum(value * times for value, times in counts.items())
    second = sum(value * value * times for value, times in counts.items())
    variance = (second * total - first * first) / (total * (total - 1))
    reach = student(total - 1) * sqrt(variance / total)
    return Estimate(mean, mean - reach, mean + reach)


def estimate_share(hits: int, total: int) -> Estimate:
    """A share of all games, with Wilson's interval, which holds near 0 and 1 as well."""
    share = hits / total
    square = Z * Z
    middle = (share + square / (2 * total)) / (1 + square / total)
    reach = Z / (1 + square / total) * sqrt(share * (1 - share) / total + square / (4 * total * total))
    low = 0.0 if hits == 0 else middle - reach
    high = 1.0 if hits == total else middle + reach
    return Estimate(share, low, high)


def student(freedom: int) -> float:
    """The 97.5 % quantile of Student's t, by the series in 1 / *freedom* (Abramowitz and Stegun 26.7.5)."""
    if freedom <= len(FEW_GAMES):
        return FEW_GAMES[freedom - 1]
    terms = (
        (Z**3 + Z) / 4,
        (5 * Z**5 + 16 * Z**3 + 3 * Z) / 96,
        (3 * Z**7 + 19 * Z**5 + 17 * Z**3 - 15 * Z) / 384,
        (79 * Z**9 + 776 * Z**7 + 1482 * Z**5 - 1920 * Z**3 - 945 * Z) / 92160,
    )
    return Z + sum(term / float(freedom) ** power for power, term in enumerate(terms, start=1))
