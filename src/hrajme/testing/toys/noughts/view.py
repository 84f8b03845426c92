"""What a seat may know: everything."""

from __future__ import annotations

import msgspec


class NoughtsView(msgspec.Struct, frozen=True):
    """The board as everybody sees it."""

    seat: int | None
    cells: tuple[int | None, ...]  # the seat whose mark it is
    turn: int | None
