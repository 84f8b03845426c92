"""The rules of noughts and crosses.

    0 1 2
    3 4 5       a move is the number of an empty cell
    6 7 8

Three in a line win; a full board without one is a draw.
"""

from __future__ import annotations

from hrajme.core.moves import Moves
from hrajme.core.position import Position
from hrajme.core.seats import OVER
from hrajme.testing.toys.noughts.options import NoughtsOptions
from hrajme.testing.toys.noughts.view import NoughtsView

CELLS = 9
LINES = 8
# Three cells each.
LINE = [0, 1, 2, 3, 4, 5, 6, 7, 8, 0, 3, 6, 1, 4, 7, 2, 5, 8, 0, 4, 8, 2, 4, 6]
EMPTY = -1
NOBODY = -1
IN_A_LINE, FULL = 0, 1


class NoughtsPosition(Position):
    """One moment of the game."""

    REASONS = ("line", "full")
    DRAWS = ("full",)

    def __init__(self, seats: int, options: NoughtsOptions) -> None:
        super().__init__(seats, options)
        self.cells = [EMPTY for _ in range(CELLS)]
        self.marks = 0
        self.winner = NOBODY

    def chances(self) -> list[tuple[int, int]]:
        return []

    def view(self, seat: int | None) -> NoughtsView:
        cells = [self.cells[cell] for cell in range(CELLS)]
        turn = None if self.mover() == OVER else self.mover()
        return NoughtsView(seat, tuple([None if mark == EMPTY else mark for mark in cells]), turn)

    # The kernel

    def mover(self) -> int:
        return OVER if self.winner != NOBODY or self.marks == CELLS else self.marks % 2

    def fill(self, moves: Moves, seat: int) -> None:
        for cell in range(CELLS):
            if self.cells[cell] == EMPTY:
                moves.add(cell)

    def play_unchecked(self, seat: int, move: int) -> None:
        self.cells[move] = seat
        self.marks += 1
        for line in range(LINES):
            if self.has_line(seat, 3 * line):
                self.winner = seat

    def has_line(self, seat: int, first: int) -> bool:
        for index in range(first, first + 3):
            if self.cells[LINE[index]] != seat:
                return False
        return True

    def key(self) -> int:
        key = 1
        for cell in range(CELLS):
            key = 3 * key + self.cells[cell] + 1
        return key

    def points(self, seat: int) -> int:
        return 1 if self.wins(seat) else 0

    def wins(self, seat: int) -> bool:
        return seat == self.winner

    def worth(self, seat: int) -> float:
        if self.winner == NOBODY:
            return 0.5
        return 1.0 if self.wins(seat) else 0.0

    def reason(self) -> int:
        return FULL if self.winner == NOBODY else IN_A_LINE
