"""Sets of up to 64 things as the bits of a number; `bits.pxd` does the same in an instruction or two."""

from __future__ import annotations


def lowest(bits: int) -> int:
    """The number of the lowest bit of a set that is not empty."""
    return (bits & -bits).bit_length() - 1


def count(bits: int) -> int:
    """How many are in the set."""
    return bits.bit_count()


def swap(bits: int) -> int:
    """The eight bytes in the other order: the first row of a board becomes the last."""
    return int.from_bytes(bits.to_bytes(8, "little"), "big")
