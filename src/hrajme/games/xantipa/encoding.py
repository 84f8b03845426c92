"""How moves of Xantipa are numbers: a move of CHANCE is the throw itself (core/throw.py)."""

from __future__ import annotations

THROW, STOP = 0, 1

DICE = 2
# XA-1: what the two dice have to make.
SEVEN = 7
