"""Tally: what finished games add up to.

It holds whole counts only, so games added in any order, by any number of processes, give the same tally,
and every mean and interval can be worked out from it exactly.
"""

from __future__ import annotations

from typing import Any

from hrajme.core.body import zeros
from hrajme.core.dice import Dice
from hrajme.core.position import Position
from hrajme.search.playout import Playout


class Tally:
    """The results of some games. Place p of the tally is the player on seat (p + shift) in each game."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.games = 0
        self.points: list[dict[int, int]] = [{} for _ in range(seats)]
        self.wins = zeros(seats)
        self.shared_wins = zeros(seats)
        # Games in which not all seats fared alike: there is none in a game that is won or lost together.
        self.divided = 0
        self.reasons: dict[int, int] = {}
        self.moves: dict[int, int] = {}
        self.rounds: dict[int, int] = {}

    def add(self, position: Position, shift: int, moves: int) -> None:
        """Count a finished game of so many moves, chance and opening included."""
        winners = 0
        level = True
        for seat in range(self.seats):
            winners += position.wins(seat)
            level = level and position.points(seat) == position.points(0)
        self.divided += not level or 0 < winners < self.seats
        for place in range(self.seats):
            seat = (place + shift) % self.seats
            count(self.points[place], position.points(seat))
            if position.wins(seat):
                self.wins[place] += 1
                self.shared_wins[place] += winners > 1
        count(self.reasons, position.reason())
        count(self.moves, moves)
        self.games += 1

    def add_round(self, position: Position) -> None:
        """Count the round in which a game ended, where its view tells it."""
        last = getattr(position.view(None), "round", None)
        if last is not None:
            count(self.rounds, last)

    def add_quick_games(
        self, start: Position, policies: list[int], rotate: bool, seed: int, chosen: range
    ) -> None:
        """Play the games *chosen* from *start* inside the kernel, place p by policies[p], and count them."""
        turns = self.seats if rotate else 1
        playouts = [Playout(turned(policies, shift)) for shift in range(turns)]
        has_rounds = hasattr(start.view(None), "round")
        position = start.copy()
        for index in chosen:
            shift = index % turns
            playout = playouts[shift]
            position.assign(start)
            self.add(position, shift, playout.finish(position, Dice(seed, index)))
            if has_rounds:
                self.add_round(position)

    def merge(self, other: Tally) -> None:
        """Add another tally of the same game and seats."""
        self.games += other.games
        self.divided += other.divided
        for place in range(self.seats):
            self.wins[place] += other.wins[place]
            self.shared_wins[place] += other.shared_wins[place]
            add_counts(self.points[place], other.points[place])
        add_counts(self.reasons, other.reasons)
        add_counts(self.moves, other.moves)
        add_counts(self.rounds, other.rounds)


def turned(players: list[Any], shift: int) -> list[Any]:
    """Who sits on seat 0, 1, 2 … when everybody has moved on by *shift* seats."""
    seats = len(players)
    return [players[(seat - shift) % seats] for seat in range(seats)]


def count(counts: dict[int, int], value: int) -> None:
    counts[value] = counts.get(value, 0) + 1


def add_counts(counts: dict[int, int], more: dict[int, int]) -> None:
    for value, times in more.items():
        counts[value] = counts.get(value, 0) + times
