"""The rules of Nim.

    heap      0   1   2 …       sticks left in each, 15 at most

On turn a seat takes one stick or more from one heap. A move is 16 * heap + sticks. Who takes the last stick
of all wins, or loses (`last`). With `again`, who clears a heap moves again.
"""

from __future__ import annotations

from hrajme.core.body import zeros
from hrajme.core.moves import Moves
from hrajme.core.position import Position
from hrajme.core.seats import OVER
from hrajme.testing.strangers.nim.encoding import WIDTH
from hrajme.testing.strangers.nim.options import NimOptions
from hrajme.testing.strangers.nim.view import NimView

MAX_HEAPS = 4


class NimPosition(Position):
    """One moment of Nim."""

    REASONS = ("last_taken",)

    def __init__(self, seats: int, options: NimOptions) -> None:
        super().__init__(seats, options)
        sizes = [int(size) for size in options.heaps.split("-")]
        self.heaps = sizes + zeros(MAX_HEAPS - len(sizes))
        self.count = len(sizes)
        self.sticks = sum(sizes)
        self.turn = 0
        self.last_wins = options.last == "wins"
        self.again = options.again

    def chances(self) -> list[tuple[int, int]]:
        return []

    def view(self, seat: int | None) -> NimView:
        heaps = tuple([self.heaps[heap] for heap in range(self.count)])
        return NimView(seat, heaps, self.turn if self.sticks else None)

    # The kernel

    def mover(self) -> int:
        return self.turn if self.sticks else OVER

    def fill(self, moves: Moves, seat: int) -> None:
        for heap in range(self.count):
            for sticks in range(1, self.heaps[heap] + 1):
                moves.add(WIDTH * heap + sticks)

    def play_unchecked(self, seat: int, move: int) -> None:
        heap = move // WIDTH
        self.heaps[heap] -= move % WIDTH
        self.sticks -= move % WIDTH
        # Who has taken the last stick stays on turn, so that everybody knows who it was.
        if self.sticks and (self.heaps[heap] or not self.again):
            self.turn = 1 - seat

    def key(self) -> int:
        key = 1
        for heap in range(MAX_HEAPS):
            key = WIDTH * key + self.heaps[heap]
        return 2 * key + self.turn

    def points(self, seat: int) -> int:
        return 1 if self.wins(seat) else 0

    def wins(self, seat: int) -> bool:
        return (seat == self.turn) == self.last_wins
