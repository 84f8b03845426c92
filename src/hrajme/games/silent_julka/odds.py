"""The exact odds of Silent Julka with the usual rules and not a word spoken, as fractions.

A seat's way is a chain whose states are the stations and the throws it took to the last one; every throw goes
on with a chance of 1 in 6. Seats walk alone but for the waiting at six: the round in which the last of them
gets there decides how many rounds are left for the way back, and given that round they are alone again.
"""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from math import comb
from typing import TypeVar

from hrajme.core import Position
from hrajme.games.silent_julka.encoding import HOME, TOP

ROUNDS = 12
HIT = Fraction(1, 6)
MISS = 1 - HIT

# How a seat stands at the end: its stations, and the throws to the last one, of which fewer are better.
Standing = tuple[int, int]
Spread = dict[Standing, Fraction]
Key = TypeVar("Key")


def walk(start: Spread, rounds: int, top: int) -> Spread:
    """Where a seat is after so many more rounds; at station *top* it throws no more.

    A state is the stations, the throws to the last of them, and those since, which do not count in the end.
    """
    states = {(stations, throws, 0): chance for (stations, throws), chance in start.items()}
    for _ in range(rounds):
        later: dict[tuple[int, int, int], Fraction] = {}
        for (stations, throws, since), chance in states.items():
            if stations == top:
                add(later, (stations, throws, since), chance)
            else:
                add(later, (stations + 1, throws + since + 1, 0), chance * HIT)
                add(later, (stations, throws, since + 1), chance * MISS)
        states = later
    spread: Spread = {}
    for (stations, throws, _), chance in states.items():
        add(spread, (stations, throws), chance)
    return spread


def add(spread: dict[Key, Fraction], key: Key, chance: Fraction) -> None:
    spread[key] = spread.get(key, Fraction()) + chance


@cache
def ways_up(rounds: int) -> Spread:
    """A seat after so many rounds of the way up."""
    return walk({(0, 0): Fraction(1)}, rounds, TOP)


def at_top(rounds: int) -> Spread:
    """Only the ways that reach six in so many rounds."""
    return {standing: chance for standing, chance in ways_up(rounds).items() if standing[0] == TOP}


@cache
def cases() -> list[tuple[int, Spread]]:
    """Signs and spreads that make the game up: in each all seats stand alike, and the terms are added.

    Without the way back; less those where all are at six with rounds left; and these again with the way back,
    by the round in which the last one gets to six.
    """
    found = [(1, ways_up(ROUNDS)), (-1, at_top(ROUNDS - 1))]
    for last in range(TOP, ROUNDS):
        left = ROUNDS - last
        found.append((1, walk(at_top(last), left, HOME)))
        found.append((-1, walk(at_top(last - 1), left, HOME)))
    return found


def chance_of_leaders(seats: int, leaders: int) -> Fraction:
    """That so many share the best standing."""
    return sum((sign * leaders_of(spread, seats, leaders) for sign, spread in cases()), Fraction())


def leaders_of(spread: Spread, seats: int, leaders: int) -> Fraction:
    behind = Fraction()
    found = Fraction()
    for _, chance in sorted(spread.items(), key=lambda item: (item[0][0], -item[0][1])):
        found += comb(seats, leaders) * chance**leaders * behind ** (seats - leaders)
        behind += chance
    return found


def chance_to_win(seats: int) -> Fraction:
    """Of each seat, alone."""
    return chance_of_leaders(seats, 1) / seats


def chance_to_share(seats: int) -> Fraction:
    return 1 - chance_of_leaders(seats, 1)


def winning_stations(seats: int) -> Fraction:
    """The mean of the stations of who got furthest."""
    total = Fraction()
    for sign, spread in cases():
        everything = sum(spread.values(), Fraction()) ** seats
        for least in range(1, HOME + 1):
            below = sum((chance for (stations, _), chance in spread.items() if stations < least), Fraction())
            total += sign * (everything - below**seats)
    return total


def chance_of_stations(stations: int) -> Fraction:
    """That a seat that need not wait gets at least so far in twelve rounds."""
    return sum(
        (comb(ROUNDS, hits) * HIT**hits * MISS ** (ROUNDS - hits) for hits in range(stations, ROUNDS + 1)),
        Fraction(),
    )


@cache
def rounds_until(stations: tuple[int, ...], *, all_of_them: bool) -> Fraction:
    """The mean of rounds until one seat, or all of them, have gone six stations, from how far each is.

    An absorbing chain: in a round each seat that is not there goes on with 1 in 6.
    """
    there = sum(each == TOP for each in stations)
    if there == len(stations) or (there and not all_of_them):
        return Fraction(0)
    later = Fraction(1)
    stay = Fraction(1)
    for hits, chance in steps(stations):
        if not any(hits):
            stay = chance
        else:
            moved = tuple(sorted([each + hit for each, hit in zip(stations, hits, strict=True)]))
            later += chance * rounds_until(moved, all_of_them=all_of_them)
    return later / (1 - stay)


def steps(stations: tuple[int, ...]) -> list[tuple[tuple[int, ...], Fraction]]:
    """Every way a round can go, with its chance."""
    found: list[tuple[tuple[int, ...], Fraction]] = [((), Fraction(1))]
    for each in stations:
        choices = [(0, Fraction(1))] if each == TOP else [(0, MISS), (1, HIT)]
        found = [((*hits, hit), chance * share) for hits, chance in found for hit, share in choices]
    return found


def rounds_to_the_end(seats: int) -> Fraction:
    """The mean of rounds with `to_the_end`: all get to six, then the first one gets home."""
    start = (0,) * seats
    return rounds_until(start, all_of_them=True) + rounds_until(start, all_of_them=False)


def expect(seats: int) -> dict[str, Fraction]:
    wins = {f"seat {seat + 1} wins alone": chance_to_win(seats) for seat in range(seats)}
    return {**wins, "shared": chance_to_share(seats), "most stations": winning_stations(seats)}


def observe(position: Position) -> dict[str, float]:
    outcome = position.outcome()
    assert outcome is not None
    wins = {
        f"seat {seat + 1} wins alone": float(outcome.winners == (seat,)) for seat in range(position.seats)
    }
    return {**wins, "shared": float(outcome.reason == "shared"), "most stations": max(outcome.points)}


def rows() -> list[str]:
    """The table of the rulebook: seats, win %, shared %, stations of the winner, rounds to the end."""
    return [
        f"| {seats} | {100 * float(chance_to_win(seats)):.1f} | {100 * float(chance_to_share(seats)):.1f} "
        f"| {float(winning_stations(seats)):.2f} | {float(rounds_to_the_end(seats)):.1f} |"
        for seats in (2, 3, 4)
    ]
