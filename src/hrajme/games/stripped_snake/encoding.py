"""Moves of Stripped Snake as numbers: a throw is itself (core/throw.py), the first attacker FIRST + seat."""

from __future__ import annotations

THROW = 0
FIRST = 7000

DICE = 4
