"""Exact odds against games that are really played: a difference of five standard errors is an error."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from math import sqrt
from statistics import fmean, stdev
from typing import Any

import hrajme
from hrajme.core import Dice, Game, Position
from hrajme.search.playout import Playout

# Chance goes as far as this about once in two million checks.
STANDARD_ERRORS = 5
# So many games are played in a test; the plain form is slower and makes do with fewer.
GAMES = 20_000 if hrajme.COMPILED else 2_000


def finished_games(
    game: Game, seats: int, count: int = GAMES, seed: int = 1, **options: Any
) -> Iterator[Position]:
    """The last positions of games between quick bots, every game with dice of its own."""
    start = game.start(seats, options)
    playout = Playout([game.level("normal").policy] * seats)
    for number in range(count):
        position = start.copy()
        playout.finish(position, Dice(seed, number))
        yield position


def share_error(hits: int, count: int, expected: Fraction) -> float:
    """How many standard errors lie between a share that was found and the one expected."""
    spread = sqrt(count * float(expected) * (1 - float(expected)))
    off = hits - count * float(expected)
    return off / spread if spread else (0.0 if off == 0 else float("inf"))


def mean_error(values: Sequence[float], expected: Fraction) -> float:
    """How many standard errors lie between the mean of *values* and the one expected."""
    off = fmean(values) - float(expected)
    spread = stdev(values) / sqrt(len(values))
    return off / spread if spread else (0.0 if abs(off) < 1e-9 else float("inf"))


def is_share(hits: int, count: int, expected: Fraction) -> bool:
    return abs(share_error(hits, count, expected)) < STANDARD_ERRORS


def is_mean(values: Sequence[float], expected: Fraction) -> bool:
    return abs(mean_error(values, expected)) < STANDARD_ERRORS


def has_rows(book: str, language: str, rows: Sequence[str]) -> bool:
    """Whether a rulebook shows these rows of a table, with the decimal sign of its language."""
    lines = book.splitlines()
    return all((row if language == "en" else row.replace(".", ",")) in lines for row in rows)
