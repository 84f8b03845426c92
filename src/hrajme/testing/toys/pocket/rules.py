"""The rules of pocket draughts.

      row 3   6   7       cells of the second seat's men at first: 6 7
      row 2     4   5
      row 1   2   3
      row 0     0   1     cells of the first seat's men at first: 0 1

A man steps one cell forward, a king in any direction. A piece captures by jumping over another; who can
capture must, and goes on with the same piece while it can. A man that comes to the last row becomes a king,
and its turn ends. Who cannot move has lost; sixty moves without a capture are a draw.
"""

from __future__ import annotations

from hrajme.core.moves import Moves
from hrajme.core.position import Position
from hrajme.core.seats import OVER
from hrajme.testing.toys.pocket.encoding import CELLS, DIRECTIONS, NOWHERE, reach
from hrajme.testing.toys.pocket.options import PocketOptions
from hrajme.testing.toys.pocket.view import PocketView

EMPTY = 0
# A seat's man is 2 * seat + 1, its king 2 * seat + 2.
NEAR = reach(1)
FAR = reach(2)
NOBODY = -1
MOST_QUIET = 60
STUCK, QUIET = 0, 1
MAN_VALUE, KING_VALUE = 100, 250


class PocketPosition(Position):
    """One moment of the game."""

    REASONS = ("stuck", "quiet")
    DRAWS = ("quiet",)

    def __init__(self, seats: int, options: PocketOptions) -> None:
        super().__init__(seats, options)
        self.cells = [1, 1, 0, 0, 0, 0, 3, 3]
        self.turn = 0
        self.chain = NOWHERE
        self.quiet = 0
        self.loser = NOBODY

    def chances(self) -> list[tuple[int, int]]:
        return []

    def view(self, seat: int | None) -> PocketView:
        cells = tuple([self.cells[cell] for cell in range(CELLS)])
        turn = None if self.mover() == OVER else self.turn
        return PocketView(seat, cells, turn, None if self.chain == NOWHERE else self.chain)

    # The kernel

    def mover(self) -> int:
        return OVER if self.loser != NOBODY or self.quiet == MOST_QUIET else self.turn

    def owner(self, cell: int) -> int:
        return NOBODY if self.cells[cell] == EMPTY else (self.cells[cell] - 1) // 2

    def may_go(self, cell: int, direction: int) -> bool:
        """Men go forward: the first two directions lead up."""
        is_king = self.cells[cell] % 2 == 0
        return is_king or direction // 2 == self.owner(cell)

    def can_step(self, cell: int, direction: int) -> bool:
        near = NEAR[DIRECTIONS * cell + direction]
        return near != NOWHERE and self.cells[near] == EMPTY and self.may_go(cell, direction)

    def can_capture(self, cell: int, direction: int) -> bool:
        near, far = NEAR[DIRECTIONS * cell + direction], FAR[DIRECTIONS * cell + direction]
        if far == NOWHERE or self.cells[far] != EMPTY or not self.may_go(cell, direction):
            return False
        return self.owner(near) == 1 - self.owner(cell)

    def fill(self, moves: Moves, seat: int) -> None:
        self.fill_captures(moves, seat)
        if moves.count == 0:
            self.fill_steps(moves, seat, False)

    def fill_captures(self, moves: Moves, seat: int) -> None:
        for cell in range(CELLS):
            if self.owner(cell) == seat and (self.chain == NOWHERE or self.chain == cell):
                for direction in range(DIRECTIONS):
                    if self.can_capture(cell, direction):
                        moves.add(CELLS * cell + FAR[DIRECTIONS * cell + direction])

    def fill_steps(self, moves: Moves, seat: int, only_crowning: bool) -> None:
        for cell in range(CELLS):
            if self.owner(cell) == seat:
                for direction in range(DIRECTIONS):
                    if self.can_step(cell, direction):
                        near = NEAR[DIRECTIONS * cell + direction]
                        if not only_crowning or self.is_crowned(cell, near):
                            moves.add(CELLS * cell + near)

    def is_crowned(self, cell: int, target: int) -> bool:
        """Whether a man of *cell* comes to the last row."""
        return self.cells[cell] % 2 == 1 and target // 2 == (3 if self.owner(cell) == 0 else 0)

    def captures_from(self, cell: int) -> bool:
        for direction in range(DIRECTIONS):
            if self.can_capture(cell, direction):
                return True
        return False

    def has_capture(self, seat: int) -> bool:
        for cell in range(CELLS):
            if self.owner(cell) == seat and self.captures_from(cell):
                return True
        return False

    def has_move(self, seat: int) -> bool:
        for cell in range(CELLS):
            if self.owner(cell) == seat:
                for direction in range(DIRECTIONS):
                    if self.can_step(cell, direction) or self.can_capture(cell, direction):
                        return True
        return False

    def play_unchecked(self, seat: int, move: int) -> None:
        cell, target = move // CELLS, move % CELLS
        crowned = self.is_crowned(cell, target)
        taken = self.between(cell, target)
        self.cells[target] = self.cells[cell] + crowned
        self.cells[cell] = EMPTY
        self.quiet += 1
        self.chain = NOWHERE
        if taken != NOWHERE:
            self.cells[taken] = EMPTY
            self.quiet = 0
            if not crowned and self.captures_from(target):
                self.chain = target
                return
        self.turn = 1 - seat
        if not self.has_move(self.turn):
            self.loser = self.turn

    def between(self, cell: int, target: int) -> int:
        """The cell that a capture jumps over; NOWHERE for a step."""
        for direction in range(DIRECTIONS):
            if FAR[DIRECTIONS * cell + direction] == target:
                return NEAR[DIRECTIONS * cell + direction]
        return NOWHERE

    def key(self) -> int:
        key = 2 * (self.chain + 1) + self.turn
        for cell in range(CELLS):
            key = 5 * key + self.cells[cell]
        return key

    def evaluate(self, seat: int) -> int:
        value = 0
        for cell in range(CELLS):
            if self.cells[cell] != EMPTY:
                worth = MAN_VALUE if self.cells[cell] % 2 == 1 else KING_VALUE
                value += worth if self.owner(cell) == seat else -worth
        return value

    def fill_loud(self, moves: Moves, seat: int) -> None:
        self.fill_steps(moves, seat, True)

    def is_pressed(self, seat: int) -> bool:
        return self.has_capture(seat)

    def urgency(self, seat: int, move: int) -> int:
        return 1 if self.is_crowned(move // CELLS, move % CELLS) else 0

    def wins(self, seat: int) -> bool:
        return self.loser == 1 - seat

    def reason(self) -> int:
        return QUIET if self.loser == NOBODY else STUCK
