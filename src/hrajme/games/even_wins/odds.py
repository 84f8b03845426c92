"""The exact odds of Even Wins with the usual rules, as fractions.

A game is a chain of 18 throws a seat whose states are the points so far; all seats walk it alone and alike.
"""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from math import comb

from hrajme.core import Position
from hrajme.core.throw import all_throws, count_face
from hrajme.games.even_wins.encoding import DICE, ROUNDS, THROWS, counting_face

# How likely each number of points is.
Spread = dict[int, Fraction]


def spread_of_throw(number: int) -> Spread:
    """The points of a throw, which is 0, 1 or 2."""
    face = counting_face(number)
    spread: Spread = {}
    for throw, weight in all_throws(DICE):
        points = face * count_face(throw, face)
        spread[points] = spread.get(points, Fraction()) + Fraction(weight, 6**DICE)
    return spread


def add(one: Spread, other: Spread) -> Spread:
    """The sum of two that do not depend on each other."""
    spread: Spread = {}
    for points, chance in one.items():
        for more, share in other.items():
            spread[points + more] = spread.get(points + more, Fraction()) + chance * share
    return spread


@cache
def spread_of_turn() -> Spread:
    spread: Spread = {0: Fraction(1)}
    for number in range(THROWS):
        spread = add(spread, spread_of_throw(number))
    return spread


@cache
def spread_of_game() -> Spread:
    """The points of one seat after six rounds."""
    spread: Spread = {0: Fraction(1)}
    for _ in range(ROUNDS):
        spread = add(spread, spread_of_turn())
    return spread


def mean(spread: Spread) -> Fraction:
    return sum((points * chance for points, chance in spread.items()), Fraction())


def chance_of_leaders(seats: int, leaders: int) -> Fraction:
    """That so many share the most points."""
    below = Fraction()
    found = Fraction()
    for _, chance in sorted(spread_of_game().items()):
        found += comb(seats, leaders) * chance**leaders * below ** (seats - leaders)
        below += chance
    return found


def chance_to_win(seats: int) -> Fraction:
    """Of each seat, alone."""
    return chance_of_leaders(seats, 1) / seats


def chance_to_share(seats: int) -> Fraction:
    """That the victory is shared."""
    return 1 - chance_of_leaders(seats, 1)


def winning_points(seats: int) -> Fraction:
    """The mean of the most points."""
    most = Fraction()
    below = Fraction()
    for points, chance in sorted(spread_of_game().items()):
        most += points * ((below + chance) ** seats - below**seats)
        below += chance
    return most


def expect(seats: int) -> dict[str, Fraction]:
    wins = {f"seat {seat + 1} wins alone": chance_to_win(seats) for seat in range(seats)}
    return {**wins, "shared": chance_to_share(seats), "most points": winning_points(seats)}


def observe(position: Position) -> dict[str, float]:
    outcome = position.outcome()
    assert outcome is not None
    wins = {
        f"seat {seat + 1} wins alone": float(outcome.winners == (seat,)) for seat in range(position.seats)
    }
    return {**wins, "shared": float(outcome.reason == "shared"), "most points": max(outcome.points)}


def rows() -> list[str]:
    """The table of the rulebook: seats, win %, shared %, winning points, throws."""
    return [
        f"| {seats} | {100 * float(chance_to_win(seats)):.1f} | {100 * float(chance_to_share(seats)):.1f} "
        f"| {float(winning_points(seats)):.1f} | {seats * ROUNDS * THROWS} |"
        for seats in (2, 3, 4, 6)
    ]
