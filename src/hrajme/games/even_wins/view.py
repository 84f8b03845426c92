"""What a seat of Even Wins may know: everything, for all dice lie open."""

from __future__ import annotations

from typing import Literal

import msgspec

Phase = Literal["turn", "throw", "over"]
# In this round; ``out`` is who was not tied and watches.
Status = Literal["waiting", "throwing", "done", "out"]


class Throw(msgspec.Struct, frozen=True):
    """Three dice of one throw, and what they brought."""

    dice: tuple[int, ...]
    face: int  # that counts: 2, 4 or 6
    points: int


class EvenWinsView(msgspec.Struct, frozen=True):
    """The table as everybody sees it."""

    seat: int | None
    phase: Phase
    round: int  # beyond `rounds` the tied play on
    rounds: int
    turn: int | None  # who is asked to throw, or whose dice are rolling
    number: int  # of the throw that comes next: 1, 2 or 3
    face: int  # that counts in it
    thrower: int | None  # whose throws lie on the table
    throws: tuple[Throw, ...]  # of that turn so far
    status: tuple[Status, ...]
    scores: tuple[tuple[int, ...], ...]  # of every seat: points in each of the six rounds it has begun
    tie_points: tuple[int, ...]  # in rounds that broke a tie
    totals: tuple[int, ...]
    leaders: tuple[int, ...]  # who has the most points of those who can win
    auto: bool
