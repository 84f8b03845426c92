"""What a seat may know: everything."""

from __future__ import annotations

import msgspec


class PocketView(msgspec.Struct, frozen=True):
    """The board as everybody sees it."""

    seat: int | None
    cells: tuple[int, ...]  # 0 empty, 1 and 2 a man and a king of the first seat, 3 and 4 of the second
    turn: int | None
    chain: int | None  # the cell of the piece that has to capture on
