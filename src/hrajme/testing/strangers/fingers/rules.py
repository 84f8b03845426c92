"""The rules of Fingers: FI-1 to FI-3.

A move is the number of fingers, 0 to 5. All seats that have not shown yet may move, in any order; nobody sees
what another has shown before all have.
"""

from __future__ import annotations

from hrajme.core.body import zeros
from hrajme.core.dice import Dice
from hrajme.core.moves import Moves
from hrajme.core.position import Position
from hrajme.core.seats import OVER
from hrajme.testing.strangers.fingers.options import FingersOptions
from hrajme.testing.strangers.fingers.view import FingersView

MAX_SEATS = 4
MOST = 5
HIDDEN = -1


class FingersPosition(Position):
    """One moment of Fingers."""

    REASONS = ("reached",)

    def __init__(self, seats: int, options: FingersOptions) -> None:
        super().__init__(seats, options)
        self.shown = [HIDDEN for _ in range(MAX_SEATS)]
        self.last = [HIDDEN for _ in range(MAX_SEATS)]
        self.totals = zeros(MAX_SEATS)
        self.target = options.target
        self.is_over = False

    def to_move(self) -> tuple[int, ...]:
        """FI-1: everybody who has not shown yet."""
        if self.is_over:
            return ()
        return tuple([seat for seat in range(self.seats) if self.shown[seat] == HIDDEN])

    def chances(self) -> list[tuple[int, int]]:
        return []

    def view(self, seat: int | None) -> FingersView:
        seats = range(self.seats)
        own = HIDDEN if seat is None else self.shown[seat]
        return FingersView(
            seat=seat,
            own=None if own == HIDDEN else own,
            has_shown=tuple([self.shown[each] != HIDDEN for each in seats]),
            last=() if self.last[0] == HIDDEN else tuple([self.last[each] for each in seats]),
            totals=tuple([self.totals[each] for each in seats]),
            target=self.target,
        )

    # The kernel

    def mover(self) -> int:
        if self.is_over:
            return OVER
        seat = 0
        while self.shown[seat] != HIDDEN:
            seat += 1
        return seat

    def fill(self, moves: Moves, seat: int) -> None:
        for count in range(MOST + 1):
            moves.add(count)

    def play_unchecked(self, seat: int, move: int) -> None:
        self.shown[seat] = move
        total = 0
        for each in range(self.seats):
            if self.shown[each] == HIDDEN:
                return
            total += self.shown[each]
        self.score(total % self.seats)

    def score(self, winner: int) -> None:
        """FI-2: counted from the first seat on, the sum ends at who scores. FI-3: enough is enough."""
        for seat in range(self.seats):
            self.last[seat] = self.shown[seat]
            self.shown[seat] = HIDDEN
        self.totals[winner] += 1
        self.is_over = self.totals[winner] == self.target

    def deal_anew(self, seat: int, dice: Dice) -> None:
        for other in range(self.seats):
            if other != seat and self.shown[other] != HIDDEN:
                self.shown[other] = dice.below(MOST + 1)

    def points(self, seat: int) -> int:
        return self.totals[seat]

    def wins(self, seat: int) -> bool:
        return self.totals[seat] == self.target

    def worth(self, seat: int) -> float:
        return 1.0 if self.wins(seat) else 0.0
