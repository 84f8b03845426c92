"""The rules of the race.

On turn a seat strides two fields, or leaps one (3 times of 6), two (2 of 6) or five (1 of 6). Who
first reaches the end of the track wins. A move of a seat is 0, stride, or 1, leap; one of CHANCE is how far.
"""

from __future__ import annotations

from hrajme.core.body import zeros
from hrajme.core.dice import Dice
from hrajme.core.moves import Moves
from hrajme.core.position import Position
from hrajme.core.seats import CHANCE, OVER
from hrajme.testing.toys.race.encoding import LEAP, LEAPS, STRIDE
from hrajme.testing.toys.race.options import RaceOptions
from hrajme.testing.toys.race.view import RaceView

MAX_SEATS = 4


class RacePosition(Position):
    """One moment of the race."""

    REASONS = ("arrived",)

    def __init__(self, seats: int, options: RaceOptions) -> None:
        super().__init__(seats, options)
        self.places = zeros(MAX_SEATS)
        self.length = options.length
        self.turn = 0
        self.is_leaping = False

    def chances(self) -> list[tuple[int, int]]:
        return list(LEAPS) if self.is_leaping else []

    def view(self, seat: int | None) -> RaceView:
        places = tuple([self.places[each] for each in range(self.seats)])
        return RaceView(seat, places, self.length, None if self.mover() == OVER else self.turn)

    # The kernel

    def mover(self) -> int:
        if self.is_leaping:
            return CHANCE
        return OVER if self.places[self.turn] >= self.length else self.turn

    def fill(self, moves: Moves, seat: int) -> None:
        moves.add(STRIDE)
        moves.add(LEAP)

    def fill_chances(self, moves: Moves, weights: Moves) -> None:
        moves.add(1)
        weights.add(3)
        moves.add(2)
        weights.add(2)
        moves.add(5)
        weights.add(1)

    def play_unchecked(self, seat: int, move: int) -> None:
        if self.is_leaping:
            self.is_leaping = False
            self.advance(move)
        elif move == LEAP:
            self.is_leaping = True
        else:
            self.advance(2)

    def advance(self, fields: int) -> None:
        self.places[self.turn] += fields
        # Who arrives stays on turn: the race is over.
        if self.places[self.turn] < self.length:
            self.turn = (self.turn + 1) % self.seats

    def draw(self, dice: Dice) -> int:
        die = dice.below(6)
        if die < 3:
            return 1
        return 2 if die < 5 else 5

    def points(self, seat: int) -> int:
        return self.places[seat]

    def wins(self, seat: int) -> bool:
        return self.places[seat] >= self.length

    def worth(self, seat: int) -> float:
        """On the way: the share of all that has been run."""
        if self.mover() == OVER:
            return 1.0 if self.wins(seat) else 0.0
        run = 0
        for other in range(self.seats):
            run += 1 + self.places[other]
        return (1.0 + self.places[seat]) / run
