"""What a seat of Flip 7 may know: everything, for all cards lie open and the deck has no order."""

from __future__ import annotations

from typing import Literal

import msgspec

Phase = Literal["dealer", "turn", "draw", "give", "between", "over"]
Status = Literal["in", "stopped", "frozen", "bust", "finished"]


class Action(msgspec.Struct, frozen=True):
    """An action card and the seat that decides who gets it."""

    card: str
    seat: int


class FlipThree(msgspec.Struct, frozen=True):
    """The seat that gets cards one after another, and how many are still to come."""

    seat: int
    left: int


class Flip7View(msgspec.Struct, frozen=True):
    """The table as everybody sees it; cards are named as in the notation, numbers are numbers."""

    seat: int | None
    phase: Phase
    round: int
    dealer: int | None
    turn: int | None  # who is asked now, or whose card comes up
    rows: tuple[tuple[int, ...], ...]  # in the order they came
    modifiers: tuple[tuple[str, ...], ...]
    second_chances: tuple[bool, ...]
    status: tuple[Status, ...]
    bust_by: tuple[int | None, ...]  # the number that came twice
    lucky: int | None  # who has seven different numbers
    round_points: tuple[int, ...]  # what each row is worth now
    totals: tuple[int, ...]
    target: int
    rounds_left: int | None  # of a challenge, with this one
    deck: tuple[int, ...]  # how many of each kind, in the order of CARD_NAMES
    deck_size: int
    set_aside: int  # from earlier rounds
    action: Action | None
    flip_three: FlipThree | None
    waiting: tuple[Action, ...]
    candidates: tuple[int, ...]  # who can still win a tie
    bust_chance: tuple[int, int] | None  # of the next card for `turn`: so many of so many
    may_stop: bool


# What the rules put together: some fields after one another, rows … lucky, round_points … rounds_left,
# deck … set_aside and action … may_stop.
RowsPart = tuple[
    tuple[tuple[int, ...], ...],
    tuple[tuple[str, ...], ...],
    tuple[bool, ...],
    tuple[Status, ...],
    tuple[int | None, ...],
    int | None,
]
PointsPart = tuple[tuple[int, ...], tuple[int, ...], int, int | None]
DeckPart = tuple[tuple[int, ...], int, int]
QuestionPart = tuple[
    Action | None, FlipThree | None, tuple[Action, ...], tuple[int, ...], tuple[int, int] | None, bool
]
