"""What a seat of Xantipa may know: everything, for all dice lie open."""

from __future__ import annotations

from typing import Literal

import msgspec

Phase = Literal["turn", "throw", "over"]
# ``out`` is who was not tied and watches the play-off.
Status = Literal["waiting", "throwing", "seven", "stopped", "out"]


class Throw(msgspec.Struct, frozen=True):
    """Two dice on the table."""

    seat: int
    dice: tuple[int, ...]
    sum: int
    number: int  # the how many-th of its go


class XantipaView(msgspec.Struct, frozen=True):
    """The table as everybody sees it."""

    seat: int | None
    phase: Phase
    round: int
    rounds: int
    playoff: int  # the how many-th play-off is on, 0 is none
    turn: int | None  # who is asked to throw, or whose dice are rolling
    last: Throw | None
    trail: tuple[int, ...]  # sums of the go that `last` belongs to, the latest ones, `last` too
    status: tuple[Status, ...]  # in this round or play-off
    used: tuple[int, ...]  # throws in this round or play-off
    goes: tuple[tuple[int, ...], ...]  # of every seat: throws in each round it has begun
    totals: tuple[int, ...]  # throws in all rounds, without play-offs
    gave_up: tuple[bool, ...]  # who stopped in the last round, beaten
    best: int | None  # what there is to beat: the fewest throws of who has finished
    may_stop: bool
    auto: bool
