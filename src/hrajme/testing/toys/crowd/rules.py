"""A game of one move, which is any of so many numbers; the highest wins."""

from __future__ import annotations

from hrajme.core.moves import Moves
from hrajme.core.position import Position
from hrajme.core.seats import OVER
from hrajme.testing.toys.crowd.options import CrowdOptions

NOTHING = -1


class CrowdPosition(Position):
    """Before or after the one move."""

    REASONS = ("moved",)

    def __init__(self, seats: int, options: CrowdOptions) -> None:
        super().__init__(seats, options)
        self.most = options.moves
        self.played = NOTHING

    def chances(self) -> list[tuple[int, int]]:
        return []

    def view(self, seat: int | None) -> int:
        return self.played

    # The kernel

    def mover(self) -> int:
        return 0 if self.played == NOTHING else OVER

    def fill(self, moves: Moves, seat: int) -> None:
        for move in range(self.most):
            moves.add(move)

    def play_unchecked(self, seat: int, move: int) -> None:
        self.played = move

    def wins(self, seat: int) -> bool:
        return (self.played == self.most - 1) == (seat == 0)
