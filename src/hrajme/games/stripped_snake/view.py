"""What a seat of Stripped Snake may know: everything, for all dice lie open."""

from __future__ import annotations

from typing import Literal

import msgspec

Phase = Literal["first", "attack", "attack_throw", "defence", "defence_throw", "over"]


class Duel(msgspec.Struct, frozen=True):
    """One attack; what has not happened yet is empty or None."""

    attacker: int
    target: int
    attack: tuple[int, ...]
    defence: tuple[int, ...]
    attack_sum: int | None
    defence_sum: int | None
    difference: int | None  # the target's sum less the attacker's: 0 or below strips the target
    loser: int | None


class StrippedSnakeView(msgspec.Struct, frozen=True):
    """The table as everybody sees it."""

    seat: int | None
    phase: Phase
    turn: int | None  # who is asked to throw, or whose dice are rolling
    duel: Duel | None  # the one that is on
    duels: tuple[Duel, ...]  # those that are over, the latest last
    # Of every seat, the how many-th it was stripped; None is still in.
    out: tuple[int | None, ...]
    # After an attack: how many of how many ways the target's dice can fall strip the target.
    strip_chance: tuple[int, int] | None
    auto: bool
