"""What a seat of backgammon may know: everything."""

from __future__ import annotations

from typing import Literal

import msgspec

Phase = Literal["opening", "ready", "offered", "throw", "play", "over"]


class PlayedStep(msgspec.Struct, frozen=True):
    """One checker by one number, in the numbering of who moved it: 25 is the bar, 0 off the board."""

    origin: int
    target: int
    hits: bool


class BackgammonView(msgspec.Struct, frozen=True):
    """The board as everybody sees it."""

    seat: int | None
    phase: Phase
    turn: int | None  # whose turn it is, even while the other answers a double
    points: tuple[tuple[int, ...], tuple[int, ...]]  # of either seat in its own numbering: off, 1 to 24, bar
    pips: tuple[int, int]
    dice: tuple[int, ...]  # what is to be played now, the lower first
    beginnings: tuple[tuple[int, ...], ...]  # for whose turn it is, how a play may begin (beginnings.py)
    opening: tuple[int, int] | None  # the die of either seat, while these are the last that fell
    last: tuple[PlayedStep, ...]  # what was played last
    last_seat: int | None
    cube: int
    cube_owner: int | None  # None where the cube is in the middle or not used
    has_cube: bool
    may_double: bool
    match: int  # points to win, 0 for one game
    score: tuple[int, int]
    game: int  # which game of the match, from 1
    is_crawford: bool
    jacoby: bool
    id: str  # position and match as GNU Backgammon writes them
