"""The exact odds of Xantipa with the usual rules, as fractions.

Nobody's dice touch anybody else's, so the goes can be looked at side by side: all who take part throw at
once until somebody has seven. If it is one, that is the winner; if there are more, they begin again. That is
an absorbing chain whose states are how many take part.
"""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from math import comb

from hrajme.core import Position
from hrajme.core.throw import all_throws, pips
from hrajme.games.xantipa.encoding import DICE, SEVEN

WAYS = sum(weight for _, weight in all_throws(DICE))
HIT = Fraction(sum(weight for throw, weight in all_throws(DICE) if pips(throw) == SEVEN), WAYS)
MISS = 1 - HIT


def chance_of_leaders(seats: int, leaders: int) -> Fraction:
    """That of *seats* who take part so many share the fewest throws."""
    together = comb(seats, leaders) * HIT**leaders * MISS ** (seats - leaders)
    return together / (1 - MISS**seats)


@cache
def chance_to_win(seats: int) -> Fraction:
    """Of each seat: alone at the front, or among the tied and then in the play-off."""
    if seats == 1:
        return Fraction(1)
    again = chance_of_leaders(seats, seats)
    ahead = [
        chance_of_leaders(seats, leaders) * Fraction(leaders, seats) * chance_to_win(leaders)
        for leaders in range(1, seats)
    ]
    return sum(ahead, Fraction()) / (1 - again)


def chance_of_playoff(seats: int) -> Fraction:
    return 1 - chance_of_leaders(seats, 1)


def fewest_throws(seats: int) -> Fraction:
    """The mean of the fewest throws in the first round."""
    return 1 / (1 - MISS**seats)


def throws_of_round(seats: int) -> Fraction:
    """The mean of all throws in a round where everybody stops as soon as beaten.

    The n-th seat makes its throw t + 1 if it has missed t times, and all before it at least t - 1 times;
    summed over t that is 1 + MISS / (1 - MISS ** n).
    """
    return sum((1 + MISS / (1 - MISS**number) for number in range(1, seats + 1)), Fraction())


@cache
def throws_of_game(seats: int) -> Fraction:
    """The mean of all throws, with the play-offs."""
    if seats == 1:
        return Fraction(0)
    later = [chance_of_leaders(seats, leaders) * throws_of_game(leaders) for leaders in range(2, seats)]
    again = chance_of_leaders(seats, seats)
    return (throws_of_round(seats) + sum(later, Fraction())) / (1 - again)


def expect(seats: int) -> dict[str, Fraction]:
    wins = {f"seat {seat + 1} wins": chance_to_win(seats) for seat in range(seats)}
    throws = {"fewest throws": fewest_throws(seats), "throws of the round": throws_of_round(seats)}
    return {**wins, "play-off": chance_of_playoff(seats), **throws}


def observe(position: Position) -> dict[str, float]:
    outcome = position.outcome()
    assert outcome is not None
    wins = {f"seat {seat + 1} wins": float(outcome.winners == (seat,)) for seat in range(position.seats)}
    throws = {"fewest throws": min(outcome.points), "throws of the round": sum(outcome.points)}
    return {**wins, "play-off": float(outcome.reason == "playoff"), **throws}


def rows() -> list[str]:
    """The table of the rulebook: seats, win %, play-off %, fewest throws, all throws."""
    return [
        f"| {seats} | {100 * float(chance_to_win(seats)):.1f} | {100 * float(chance_of_playoff(seats)):.1f} "
        f"| {float(fewest_throws(seats)):.2f} | {float(throws_of_game(seats)):.2f} |"
        for seats in (2, 3, 4, 6)
    ]
