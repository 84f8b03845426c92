"""Moves of Nim as text: ``2: 3`` takes three sticks from the second heap, ``- 3`` from the only one that can.

For eyes it is written with what is left of the heap: ``2: 5-3``.
"""

from __future__ import annotations

import re

from hrajme.core import Refusal
from hrajme.testing.strangers.nim.encoding import encode, heap_and_sticks
from hrajme.testing.strangers.nim.rules import NimPosition

TAKEN = re.compile(r"(\d{1,2})\s*:\s*(?:\d{1,2}\s*-\s*)?(\d{1,2})")
SHORT = re.compile(r"-?\s*(\d{1,2})")


def read(position: NimPosition, seat: int, text: str) -> int | Refusal | None:
    if found := TAKEN.fullmatch(text.strip()):
        return read_taking(position, int(found[1]) - 1, int(found[2]))
    found = SHORT.fullmatch(text.strip())
    return None if found is None else read_short(position, int(found[1]))


def read_taking(position: NimPosition, heap: int, sticks: int) -> int | Refusal:
    heaps = position.view(None).heaps
    if not 0 <= heap < len(heaps):
        return Refusal("NI-1", "nim-refuse-no_such_heap", {"heaps": len(heaps)})
    if not 1 <= sticks <= heaps[heap]:
        return Refusal("NI-1", "nim-refuse-not_so_many", {"sticks": heaps[heap]})
    return encode(heap, sticks)


def read_short(position: NimPosition, sticks: int) -> int | Refusal:
    """Without a heap, only one may have so many sticks."""
    fitting = [heap for heap, size in enumerate(position.view(None).heaps) if size >= sticks > 0]
    if len(fitting) == 1:
        return encode(fitting[0], sticks)
    return Refusal("NI-1", "nim-refuse-which_heap" if fitting else "nim-refuse-nowhere_so_many")


def write(position: NimPosition, seat: int, move: int) -> str:
    heap, sticks = heap_and_sticks(move)
    return f"{heap + 1}: {sticks}"


def show(position: NimPosition, seat: int, move: int) -> str:
    heap, sticks = heap_and_sticks(move)
    return f"{heap + 1}: {position.view(None).heaps[heap]}-{sticks}"
