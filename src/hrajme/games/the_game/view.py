"""What one seat of The Game may know."""

from __future__ import annotations

from typing import Literal

import msgspec

Phase = Literal["deal", "opening", "turn", "draw", "over"]


class TheGameView(msgspec.Struct, frozen=True):
    """Everything a seat sees; a spectator has no hand."""

    seat: int | None
    phase: Phase
    tops: tuple[int, ...]
    hand: tuple[int, ...]
    hand_sizes: tuple[int, ...]
    draw_pile: int
    turn: int | None
    minimum: int
    placed: int
    on_fire: bool
    burning: tuple[bool, ...]
    candidate: int | None
    eagerness: int | None
    agreed: tuple[int, ...]
    nominated: tuple[int, ...]
    open_hands: tuple[tuple[int, ...], ...] | None
    piles: tuple[tuple[int, ...], ...] | None
