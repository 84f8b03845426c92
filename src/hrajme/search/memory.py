"""Memory: what a search has found out about positions, for when it meets them again by another way.

A position has two slots, side by side; the one that knows less makes room. Forgetting is counting up an age:
every question begins with an empty memory, and nothing is allocated again.
"""

from __future__ import annotations

from array import array

from hrajme.search.values import NOWHERE


class Memory:
    """A table of 2 ** bits positions."""

    def __init__(self, bits: int) -> None:
        size = 1 << bits
        self.mask = size - 2
        self.age = 0
        self.ages = array("i", bytes(4 * size))
        self.keys = array("q", bytes(8 * size))
        self.values = array("i", bytes(4 * size))
        self.moves = array("i", bytes(4 * size))
        # How many moves deep was looked.
        self.depths = array("i", bytes(4 * size))
        self.bounds = array("i", bytes(4 * size))

    # The kernel

    def forget(self) -> None:
        self.age += 1

    def slot_of(self, key: int) -> int:
        """The first of the two slots; keys that count up are spread."""
        return (key ^ key >> 15 ^ key >> 31 ^ key >> 47) & self.mask

    def find(self, key: int) -> int:
        """The slot that knows this position, or NOWHERE."""
        slot = self.slot_of(key)
        for place in range(slot, slot + 2):
            if self.keys[place] == key and self.ages[place] == self.age:
                return place
        return NOWHERE

    def keep(self, key: int, value: int, move: int, depth: int, bound: int) -> None:
        place = self.place_for(key)
        self.ages[place] = self.age
        self.keys[place] = key
        self.values[place] = value
        self.moves[place] = move
        self.depths[place] = depth
        self.bounds[place] = bound

    def place_for(self, key: int) -> int:
        """Its own slot, an empty one, or the one that was looked at less deeply."""
        slot = self.slot_of(key)
        for place in range(slot, slot + 2):
            if self.ages[place] != self.age or self.keys[place] == key:
                return place
        return slot if self.depths[slot] <= self.depths[slot + 1] else slot + 1
