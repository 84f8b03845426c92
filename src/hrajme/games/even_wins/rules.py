"""The rules of Even Wins: EW-1 to EW-4.

A seat throws three dice three times: at first the twos count, then the fours, then the sixes. After six
rounds the most points win.

The only move of a seat is 0, throw; a move of CHANCE is the throw, 244 being a two and two fours.
"""

from __future__ import annotations

from hrajme.core.body import zeros
from hrajme.core.dice import Dice
from hrajme.core.moves import Moves
from hrajme.core.position import Position
from hrajme.core.seats import CHANCE, OVER
from hrajme.core.throw import all_throws, count_face, dice_of, throw_dice
from hrajme.games.even_wins.encoding import DICE, ROUNDS, THROW, THROWS, counting_face
from hrajme.games.even_wins.options import EvenWinsOptions
from hrajme.games.even_wins.view import EvenWinsView, Phase, Status, Throw

MAX_SEATS = 12
# Six rounds, and one column for all that break a tie.
COLUMNS = 7

TURN, ROLLING, DONE = 0, 1, 2
PHASES: tuple[Phase, ...] = ("turn", "throw", "over")

MOST, SHARED, AFTER_TIE = 0, 1, 2
NOBODY = -1


class EvenWinsPosition(Position):
    """One moment of Even Wins."""

    REASONS = ("most", "shared", "tie_round")

    def __init__(self, seats: int, options: EvenWinsOptions) -> None:
        super().__init__(seats, options)
        self.tie_round = options.tie_round
        self.auto = options.auto
        self.phase = TURN
        self.round = 1
        self.turn = NOBODY
        self.number = 0
        self.playing = [1 for _ in range(MAX_SEATS)]
        self.scores = zeros(MAX_SEATS * COLUMNS)
        self.totals = zeros(MAX_SEATS)
        self.throws = zeros(THROWS)
        self.thrower = NOBODY
        self.shown = 0
        self.next_turn()

    def chances(self) -> list[tuple[int, int]]:
        return list(all_throws(DICE)) if self.phase == ROLLING else []

    def view(self, seat: int | None) -> EvenWinsView:
        seats = range(self.seats)
        number = 0 if self.phase == DONE else self.number
        return EvenWinsView(
            seat=seat,
            phase=PHASES[self.phase],
            round=self.round,
            rounds=ROUNDS,
            turn=None if self.phase == DONE else self.turn,
            number=number + 1,
            face=counting_face(number),
            thrower=None if self.thrower == NOBODY else self.thrower,
            throws=tuple([self.throw_at(index) for index in range(self.shown)]),
            status=tuple([self.status_of(each) for each in seats]),
            scores=tuple([self.scores_of(each) for each in seats]),
            tie_points=tuple([self.scores[each * COLUMNS + ROUNDS] for each in seats]),
            totals=tuple([self.totals[each] for each in seats]),
            leaders=tuple([each for each in seats if self.leads(each)]),
            auto=self.auto,
        )

    def throw_at(self, index: int) -> Throw:
        throw = self.throws[index]
        return Throw(dice_of(throw), counting_face(index), self.value(throw, index))

    def status_of(self, seat: int) -> Status:
        if self.playing[seat] == 0:
            return "out"
        if seat == self.turn:
            return "throwing"
        return "done" if seat < self.turn else "waiting"

    def scores_of(self, seat: int) -> tuple[int, ...]:
        begun = self.round if seat <= self.turn else self.round - 1
        return tuple([self.scores[seat * COLUMNS + column] for column in range(min(begun, ROUNDS))])

    # The kernel

    def mover(self) -> int:
        if self.phase == TURN:
            return self.turn
        return CHANCE if self.phase == ROLLING else OVER

    def fill(self, moves: Moves, seat: int) -> None:
        moves.add(THROW)

    def play_unchecked(self, seat: int, move: int) -> None:
        if self.phase == ROLLING:
            self.count_throw(move)
        else:
            self.phase = ROLLING

    def count_throw(self, throw: int) -> None:
        points = self.value(throw, self.number)
        self.scores[self.turn * COLUMNS + min(self.round - 1, ROUNDS)] += points
        self.totals[self.turn] += points
        self.throws[self.number] = throw
        self.thrower = self.turn
        self.number += 1
        self.shown = self.number
        if self.number < THROWS:  # EW-1
            self.ask()
        else:
            self.next_turn()

    def value(self, throw: int, number: int) -> int:
        """EW-2: only twos, then only fours, then only sixes, and their pips are added."""
        face = 2 * (number + 1)
        return face * count_face(throw, face)

    def ask(self) -> None:
        """The seat on turn throws by its own press; `auto` throws for it."""
        self.phase = ROLLING if self.auto else TURN

    def next_turn(self) -> None:
        self.number = 0
        self.turn += 1
        while self.turn < self.seats and self.playing[self.turn] == 0:
            self.turn += 1
        if self.turn < self.seats:
            self.ask()
        else:
            self.end_round()

    def end_round(self) -> None:
        """EW-3: six rounds; EW-4: then the tied share the victory, or play one more."""
        if self.round >= ROUNDS and (not self.tie_round or self.count_leaders() == 1):
            self.phase = DONE
            return
        if self.round >= ROUNDS:
            self.leave_to_leaders()
        self.round += 1
        self.turn = NOBODY
        self.next_turn()

    def leave_to_leaders(self) -> None:
        best = self.best()
        for seat in range(self.seats):
            if self.totals[seat] != best:
                self.playing[seat] = 0

    def best(self) -> int:
        """The highest total of those who can win."""
        best = 0
        for seat in range(self.seats):
            if self.playing[seat]:
                best = max(best, self.totals[seat])
        return best

    def leads(self, seat: int) -> bool:
        return self.playing[seat] == 1 and self.totals[seat] == self.best()

    def count_leaders(self) -> int:
        leaders = 0
        for seat in range(self.seats):
            leaders += self.leads(seat)
        return leaders

    def draw(self, dice: Dice) -> int:
        return throw_dice(DICE, dice)

    def advise(self, seat: int, policy: int, moves: Moves, dice: Dice) -> int:
        return THROW

    def points(self, seat: int) -> int:
        return self.totals[seat]

    def wins(self, seat: int) -> bool:
        return self.leads(seat)

    def worth(self, seat: int) -> float:
        return 1.0 if self.leads(seat) else 0.0

    def reason(self) -> int:
        if self.round > ROUNDS:
            return AFTER_TIE
        return MOST if self.count_leaders() == 1 else SHARED
