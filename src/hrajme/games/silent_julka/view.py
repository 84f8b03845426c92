"""What a seat of Silent Julka may know: everything, for the die and the sheet lie open."""

from __future__ import annotations

from typing import Literal

import msgspec

Phase = Literal["turn", "throw", "over"]
Direction = Literal["up", "back"]
# ``waiting`` is at six, until the others are there; ``home`` has run both ways.
Status = Literal["running", "waiting", "home"]


class Throw(msgspec.Struct, frozen=True):
    """The die on the table."""

    seat: int
    die: int
    hit: bool  # whether it was the number that was wanted


class SilentJulkaView(msgspec.Struct, frozen=True):
    """The table as everybody sees it."""

    seat: int | None
    phase: Phase
    round: int
    rounds: int | None  # None: until somebody is home
    turned: bool  # everybody has been at six: the way back is open
    turn: int | None  # who is asked to throw, or whose die is rolling
    last: Throw | None
    stations: tuple[int, ...]  # 0 to 12: six up, six back
    direction: tuple[Direction, ...]
    wanted: tuple[int | None, ...]  # the number each seat throws for; None when it waits or is home
    status: tuple[Status, ...]
    throws: tuple[int, ...]  # that count
    reached_at: tuple[int, ...]  # with how many throws the last station was reached
    spoke: tuple[int, ...]  # how often
    # NJ-4: of every seat, what it threw in each round since the sheet was begun; 0 is a round it waited.
    sheet: tuple[tuple[int, ...], ...]
    sheet_from: int  # the round of the first column of the sheet
    leaders: tuple[int, ...]
    auto: bool
