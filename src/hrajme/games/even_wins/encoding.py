"""How moves of Even Wins are numbers: a move of CHANCE is the throw itself (core/throw.py)."""

from __future__ import annotations

THROW = 0

DICE, THROWS, ROUNDS = 3, 3, 6


def counting_face(number: int) -> int:
    """EW-2: the face that counts in a throw, which is 0, 1 or 2."""
    return 2 * (number + 1)
