"""What a seat of the race may know: everything."""

from __future__ import annotations

import msgspec


class RaceView(msgspec.Struct, frozen=True):
    """The track as everybody sees it."""

    seat: int | None
    places: tuple[int, ...]
    length: int
    turn: int | None
