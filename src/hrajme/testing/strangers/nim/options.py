"""The house rules of Nim."""

from __future__ import annotations

from typing import Literal

from hrajme.core.options import Options


class NimOptions(Options, frozen=True):
    heaps: Literal["3-4-5", "1-3-5-7", "6-9"] = "3-4-5"
    last: Literal["wins", "loses"] = "wins"  # who takes the last stick
    again: bool = False  # who clears a heap, but not the last one, moves again
