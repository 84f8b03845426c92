"""The exact odds of Stripped Snake, as fractions.

The chain's states are who is still in and who attacks. Every duel takes one player away, so it is absorbed
after one duel less than there are players.
"""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from functools import cache

from hrajme.core.throw import all_throws, pips
from hrajme.games.stripped_snake.encoding import DICE
from hrajme.games.stripped_snake.rules import StrippedSnakePosition


@cache
def ways_of_sums() -> Counter[int]:
    """In how many ways four dice make each sum."""
    ways: Counter[int] = Counter()
    for throw, weight in all_throws(DICE):
        ways[pips(throw)] += weight
    return ways


@cache
def chance_of_difference(least: int) -> Fraction:
    """That the attacker's sum is higher by at least so many."""
    ways = ways_of_sums()
    found = sum(one * other for a, one in ways.items() for b, other in ways.items() if a - b >= least)
    return Fraction(found, ways.total() ** 2)


def chance_to_strip() -> Fraction:
    """SH-2: that an attack succeeds; an equal sum is enough."""
    return chance_of_difference(0)


def chance_of_equal_sums() -> Fraction:
    return chance_of_difference(0) - chance_of_difference(1)


@cache
def chances_to_win(still_in: tuple[bool, ...], attacker: int) -> tuple[Fraction, ...]:
    """Of every seat, with these still in and this one attacking."""
    if sum(still_in) == 1:
        return tuple([Fraction(int(each)) for each in still_in])
    target = neighbour(still_in, attacker, 1)
    won = after(still_in, target, attacker)
    lost = after(still_in, attacker, attacker)
    strip = chance_to_strip()
    return tuple([strip * one + (1 - strip) * other for one, other in zip(won, lost, strict=True)])


def after(still_in: tuple[bool, ...], loser: int, attacker: int) -> tuple[Fraction, ...]:
    """SH-4: without *loser* the first who is still in to the right of *attacker* attacks."""
    left = tuple([each and seat != loser for seat, each in enumerate(still_in)])
    return chances_to_win(left, neighbour(left, attacker, -1))


def neighbour(still_in: tuple[bool, ...], seat: int, step: int) -> int:
    seat = (seat + step) % len(still_in)
    while not still_in[seat]:
        seat = (seat + step) % len(still_in)
    return seat


def chances_by_seat(seats: int) -> tuple[Fraction, ...]:
    """Of the first attacker, the left neighbour, the next to the left …"""
    return chances_to_win((True,) * seats, 0)


def expect(seats: int) -> dict[str, Fraction]:
    return {f"{steps} to the left wins": chance for steps, chance in enumerate(chances_by_seat(seats))}


def observe(position: StrippedSnakePosition) -> dict[str, float]:
    outcome = position.outcome()
    assert outcome is not None
    winner = (outcome.winners[0] - position.attackers[0]) % position.seats
    return {f"{steps} to the left wins": float(steps == winner) for steps in range(position.seats)}


def rows() -> list[str]:
    """The table of the rulebook: seats, the win % of the first attacker and on to the left, duels."""
    return [row(seats) for seats in (2, 3, 4, 5)]


def row(seats: int) -> str:
    shares = [f"{100 * float(chance):.1f}" for chance in chances_by_seat(seats)]
    shares += ["–"] * (5 - seats)
    return f"| {seats} | {' | '.join(shares)} | {seats - 1} |"
