"""How moves of the race are numbers: a move of CHANCE is how far a leap goes."""

from __future__ import annotations

STRIDE, LEAP = 0, 1
# The fields of a leap, with their weights.
LEAPS = ((1, 3), (2, 2), (5, 1))
