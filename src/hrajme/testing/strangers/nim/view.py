"""What a seat of Nim may know: everything."""

from __future__ import annotations

import msgspec


class NimView(msgspec.Struct, frozen=True):
    """The table as everybody sees it."""

    seat: int | None
    heaps: tuple[int, ...]  # sticks left in each
    turn: int | None
