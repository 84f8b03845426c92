"""Outcome: how a game ended."""

from __future__ import annotations

import msgspec


class Outcome(msgspec.Struct, frozen=True, repr_omit_defaults=True):
    """Points per seat, the seats that won, and why the game ended.

    ``reason`` is a word of the game; its sentence has the id ``<game>-end-<reason>``. Where nobody has won,
    all have lost together, unless the game is ``drawn``.
    """

    points: tuple[int, ...]
    winners: tuple[int, ...]
    reason: str
    drawn: bool = False
