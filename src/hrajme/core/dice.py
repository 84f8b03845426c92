"""Dice: the fast seeded generator of simulations and bots.

Multiply with carry: one 64-bit word holds a 32-bit value and a 32-bit carry. It never passes 63 bits, so
plain Python and C give the same stream. It is not for games between people, where chance must be
verifiable.
"""

from __future__ import annotations

MULTIPLIER = 1992412680
LOW = 0xFFFFFFFF
MASK_64 = 0xFFFFFFFFFFFFFFFF


def mix(*seeds: int) -> int:
    """One well-spread 62-bit number from several (splitmix64), so that streams 1, 2, 3 … are unrelated."""
    spread = 0
    for seed in seeds:
        spread = (spread + (seed & MASK_64) + 0x9E3779B97F4A7C15) & MASK_64
        spread = ((spread ^ (spread >> 30)) * 0xBF58476D1CE4E5B9) & MASK_64
        spread = ((spread ^ (spread >> 27)) * 0x94D049BB133111EB) & MASK_64
        spread ^= spread >> 31
    return spread >> 2


class Dice:
    """A stream of chance, the same for the same seeds on every machine."""

    def __init__(self, *seeds: int) -> None:
        spread = mix(*seeds)
        # The word must not be 0 and the carry must stay below the multiplier.
        self.word = ((spread >> 32) % (MULTIPLIER - 2) + 1) << 32 | (spread & LOW)

    def bits(self) -> int:
        """The next 32 bits."""
        self.word = MULTIPLIER * (self.word & LOW) + (self.word >> 32)
        return (self.word & LOW) ^ (self.word >> 32)

    def below(self, limit: int) -> int:
        """A number from 0 to *limit* - 1, each equally likely; *limit* is at least 1 and below 2**31."""
        product = self.bits() * limit
        while (product & LOW) < limit and (product & LOW) < (LOW - limit + 1) % limit:
            product = self.bits() * limit
        return product >> 32

    def roll(self, limit: int) -> int:
        """`below`, for callers outside the compiled code."""
        return self.below(limit)

    def follow(self, other: Dice) -> None:
        """Begin a stream of its own, seeded from *other*, which goes on by two steps."""
        self.word = ((other.bits() >> 2) + 1) << 32 | other.bits()
