"""Driving: a random game through the contract for everybody: every move asked for, chosen and checked."""

from __future__ import annotations

import random
from typing import Any


def drive(position: Any, luck: random.Random, dice: Any) -> int:
    """Play *position* to its end; the number of moves."""
    from hrajme.core import CHANCE

    moves = 0
    while to_move := position.to_move():
        seat = to_move[0]
        move = position.roll(dice) if seat == CHANCE else luck.choice(position.moves(seat))
        position.play(seat, move)
        moves += 1
    return moves
