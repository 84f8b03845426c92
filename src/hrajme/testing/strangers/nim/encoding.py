"""How moves of Nim are numbers: 16 * heap + how many sticks are taken."""

from __future__ import annotations

WIDTH = 16


def encode(heap: int, sticks: int) -> int:
    return WIDTH * heap + sticks


def heap_and_sticks(move: int) -> tuple[int, int]:
    return divmod(move, WIDTH)
