"""What a seat of dáma may know: everything. Seat 0 is white."""

from __future__ import annotations

import msgspec


class Piece(msgspec.Struct, frozen=True):
    """A man or a queen and where it stands."""

    square: str
    owner: int  # the seat it belongs to
    is_queen: bool


class LastMove(msgspec.Struct, frozen=True):
    """What was moved last, by who is not to move now."""

    origin: str
    target: str
    taken: tuple[str, ...]  # the squares of the pieces that it took


class Step(msgspec.Struct, frozen=True):
    """From one square to another, taking nothing."""

    origin: str
    target: str


class DamaView(msgspec.Struct, frozen=True):
    """The board as everybody sees it."""

    seat: int | None
    pieces: tuple[Piece, ...]  # by their squares, a1 first and h8 last
    turn: int | None
    last: LastMove | None
    must_take: tuple[str, ...]  # the squares of the pieces that can take, of which one has to
    warned: bool  # who is to move has been warned that it has to take
    missed: Step | None  # what was tried instead of that
    quiet: int  # moves since a piece was taken or a man moved, of both sides together
    occurrences: int  # how often this position has been on the board, with the same side to move
    setup: str  # the position as text
