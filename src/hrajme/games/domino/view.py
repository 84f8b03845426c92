"""What one seat of Domino may know."""

from __future__ import annotations

from typing import Literal

import msgspec

Phase = Literal["start", "deal", "turn_up", "turn", "draw", "count", "between", "over"]
End = Literal["left", "right"]
Ended = Literal["out", "blocked"]
# Two halves: in the line as they lie from left to right, in a hand the lower one first.
Tile = tuple[int, int]


class DominoView(msgspec.Struct, frozen=True):
    """Everything a seat sees; a spectator has no hand. Of a match it shows the present hand."""

    seat: int | None
    phase: Phase
    round: int  # which hand of the match this is, from 1
    starter: int | None
    turn: int | None  # who lays, draws or passes now; while tiles are dealt, who gets them
    line: tuple[Tile, ...]
    first: int | None  # where in the line the tile lies that was turned up
    last: End | None  # at which end the latest tile was laid
    ends: tuple[int, int] | None
    hand: tuple[Tile, ...]
    drawn: tuple[Tile, ...]  # what this seat has drawn in its present turn
    fits_left: tuple[Tile, ...]  # tiles of the hand that could be laid at this end
    fits_right: tuple[Tile, ...]
    may_draw: bool  # this seat is on turn and may draw now
    must_draw: bool  # … and can do nothing else
    must_pass: bool  # … and can neither lay nor draw
    hand_sizes: tuple[int, ...]
    stock: int
    drawn_count: int  # how many tiles `turn` has drawn in this turn
    passed: tuple[bool, ...]  # who has passed since the latest tile was laid
    lacks: tuple[tuple[int, ...], ...]  # pips that a seat, as all have seen, cannot hold
    totals: tuple[int, ...]
    highest: int  # the pips of the highest double
    draws_one: bool
    win_needs_empty_stock: bool
    draws_voluntarily: bool
    target: int | None  # None when a single hand is played
    ended: Ended | None  # how the hand ended
    winners: tuple[int, ...]  # of the hand; of a blocked one when it is counted
    gains: tuple[int, ...]  # points of the hand
    open_hands: tuple[tuple[Tile, ...], ...] | None
    pips: tuple[int, ...] | None  # in the open hands


# What the rules put together: some fields after one another, line … ends, hand … fits_right,
# may_draw … must_pass, hand_sizes … totals, highest … target and ended … pips.
LinePart = tuple[tuple[Tile, ...], int | None, End | None, tuple[int, int] | None]
HandPart = tuple[tuple[Tile, ...], tuple[Tile, ...], tuple[Tile, ...], tuple[Tile, ...]]
ChoicePart = tuple[bool, bool, bool]
SeatsPart = tuple[tuple[int, ...], int, int, tuple[bool, ...], tuple[tuple[int, ...], ...], tuple[int, ...]]
HouseRulesPart = tuple[int, bool, bool, bool, int | None]
EndingPart = tuple[
    Ended | None,
    tuple[int, ...],
    tuple[int, ...],
    tuple[tuple[Tile, ...], ...] | None,
    tuple[int, ...] | None,
]
