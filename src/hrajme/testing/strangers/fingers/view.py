"""What one seat of Fingers may know."""

from __future__ import annotations

import msgspec


class FingersView(msgspec.Struct, frozen=True):
    """Who has shown what: one's own fingers at once, the others' when all have shown."""

    seat: int | None
    own: int | None  # one's own fingers in this round
    has_shown: tuple[bool, ...]
    last: tuple[int, ...]  # everybody's fingers of the round before, none before the first is over
    totals: tuple[int, ...]
    target: int
