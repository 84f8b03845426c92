"""Exact odds against games that are really played: a difference of five standard errors is an error.

The module ``odds`` of a game says what it expects of the mean game, a share being the mean of 0 and 1, and
what of that can be read off a finished one.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from fractions import Fraction
from math import inf, sqrt
from statistics import fmean
from typing import Any, Protocol

import hrajme
from hrajme.core import Dice, Game, Position
from hrajme.search.playout import Playout

# Chance goes as far as this about once in two million checks.
STANDARD_ERRORS = 5
# So many games are played in a test; the plain form is slower and makes do with fewer.
GAMES = 20_000 if hrajme.COMPILED else 2_000


class Odds(Protocol):
    """The module ``odds`` of a game."""

    def expect(self, seats: int) -> dict[str, Fraction]:
        """Exact means of a game at this table with the usual rules."""

    def observe(self, position: Any) -> dict[str, float]:
        """The same of one finished game."""


def finished_games(
    game: Game, seats: int, count: int = GAMES, seed: int = 1, **options: Any
) -> Iterator[Position]:
    """The last positions of games between quick bots, every game with dice of its own."""
    start = game.start(seats, options)
    playout = Playout([game.level("normal").policy] * seats)
    for number in range(count):
        position = start.copy()
        playout.finish(position, Dice(seed, seats, number))
        yield position


def find_errors(
    game: Game, odds: Odds, seats: int, count: int = GAMES, seed: int = 1, **options: Any
) -> dict[str, float]:
    """For everything that is expected, by how many standard errors the played games differ from it."""
    sums: defaultdict[str, float] = defaultdict(float)
    squares: defaultdict[str, float] = defaultdict(float)
    for position in finished_games(game, seats, count, seed, **options):
        for name, value in odds.observe(position).items():
            sums[name] += value
            squares[name] += value * value
    expected = odds.expect(seats)
    assert set(expected) == set(sums)
    return {
        name: standard_errors(sums[name] / count, squares[name] / count, count, float(expected[name]))
        for name in expected
    }


def standard_errors(mean: float, mean_square: float, count: int, expected: float) -> float:
    variance = max(mean_square - mean * mean, 0.0)
    if variance == 0.0:
        return 0.0 if mean == expected else inf
    return (mean - expected) / sqrt(variance / count)


def is_mean(values: Sequence[float], expected: Fraction) -> bool:
    """Whether *values* can well have this mean."""
    squares = fmean(value * value for value in values)
    error = standard_errors(fmean(values), squares, len(values), float(expected))
    return abs(error) < STANDARD_ERRORS


def has_rows(book: str, language: str, rows: Sequence[str]) -> bool:
    """Whether a rulebook shows these rows of a table, with the decimal sign of its language."""
    lines = book.splitlines()
    return all((row if language == "en" else row.replace(".", ",")) in lines for row in rows)
