"""What a seat of chess may know: everything."""

from __future__ import annotations

import msgspec


class ChessView(msgspec.Struct, frozen=True):
    """The board as everybody sees it. Squares are 0 for a1, 1 for b1 … 63 for h8."""

    seat: int | None  # 0 is White, 1 is Black
    squares: str  # a letter a square: P N B R Q K White's, p n b r q k Black's, . nobody
    turn: int | None
    number: int  # of the move, from 1
    last: tuple[int, int] | None  # from, to
    check: int | None  # the square of the king in check
    quiet: int  # moves of one side since a pawn moved or something was taken
    repeated: int  # how many times this position has been on the board
    touched: tuple[int, ...]  # in this order, where touched pieces must move
    is_adjusting: bool  # the next touch does not count
    is_touch_move: bool
    fen: str  # the position in one line
    start: str  # the first position in one line
