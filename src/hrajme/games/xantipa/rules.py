"""The rules of Xantipa: XA-1 to XA-3.

A seat has one go a round: it throws two dice again and again until they make seven. In the last round, and
in every play-off, there is a best so far: the fewest throws of those who have finished. Who has used more
is beaten and may stop.

A move of a seat is 0, throw, or 1, stop; a move of CHANCE is the throw, 34 being a three and a four.
"""

from __future__ import annotations

from hrajme.core.body import zeros
from hrajme.core.dice import Dice
from hrajme.core.moves import Moves
from hrajme.core.position import Position
from hrajme.core.seats import CHANCE, OVER
from hrajme.core.throw import all_throws, dice_of, pips, throw_dice
from hrajme.games.xantipa.encoding import DICE, SEVEN, STOP, THROW
from hrajme.games.xantipa.options import XantipaOptions
from hrajme.games.xantipa.view import Phase, Status, Throw, XantipaView

MAX_SEATS, MAX_ROUNDS = 12, 10
# So many sums of a go are remembered for the board.
TRAIL = 10

TURN, ROLLING, DONE = 0, 1, 2
PHASES: tuple[Phase, ...] = ("turn", "throw", "over")

WAITING, HAS_SEVEN, STOPPED, OUT = 0, 1, 2, 3
STATUS: tuple[Status, ...] = ("waiting", "seven", "stopped", "out")

FEWEST, PLAYOFF = 0, 1
NOBODY = -1


class XantipaPosition(Position):
    """One moment of Xantipa."""

    REASONS = ("fewest", "playoff")

    def __init__(self, seats: int, options: XantipaOptions) -> None:
        super().__init__(seats, options)
        self.rounds = options.rounds
        self.auto = options.auto
        self.phase = TURN
        self.round = 0
        self.playoff = 0
        self.turn = NOBODY
        self.status = zeros(MAX_SEATS)
        self.used = zeros(MAX_SEATS)
        self.totals = zeros(MAX_SEATS)
        self.goes = zeros(MAX_SEATS * MAX_ROUNDS)
        self.gave_up = zeros(MAX_SEATS)
        self.best = 0
        self.last = 0
        self.last_seat = NOBODY
        self.last_number = 0
        self.trail = zeros(TRAIL)
        self.begin_round()

    def chances(self) -> list[tuple[int, int]]:
        return list(all_throws(DICE)) if self.phase == ROLLING else []

    def view(self, seat: int | None) -> XantipaView:
        seats = range(self.seats)
        rolled = min(self.last_number, TRAIL)
        return XantipaView(
            seat=seat,
            phase=PHASES[self.phase],
            round=self.round,
            rounds=self.rounds,
            playoff=self.playoff,
            turn=None if self.phase == DONE else self.turn,
            last=self.last_throw(),
            trail=tuple([self.trail[index] for index in range(rolled)]),
            status=tuple([self.status_of(each) for each in seats]),
            used=tuple([self.used[each] for each in seats]),
            goes=tuple([self.goes_of(each) for each in seats]),
            totals=tuple([self.totals[each] for each in seats]),
            gave_up=tuple([self.gave_up[each] == 1 for each in seats]),
            best=self.best or None,
            may_stop=self.phase == TURN and self.may_stop(),
            auto=self.auto,
        )

    def last_throw(self) -> Throw | None:
        if self.last == 0:
            return None
        return Throw(self.last_seat, dice_of(self.last), pips(self.last), self.last_number)

    def status_of(self, seat: int) -> Status:
        is_throwing = seat == self.turn and self.phase != DONE
        return "throwing" if is_throwing else STATUS[self.status[seat]]

    def goes_of(self, seat: int) -> tuple[int, ...]:
        begun = self.round if self.playoff or seat <= self.turn else self.round - 1
        return tuple([self.goes[seat * MAX_ROUNDS + index] for index in range(begun)])

    # The kernel

    def mover(self) -> int:
        if self.phase == TURN:
            return self.turn
        return CHANCE if self.phase == ROLLING else OVER

    def fill(self, moves: Moves, seat: int) -> None:
        moves.add(THROW)
        if self.may_stop():
            moves.add(STOP)

    def may_stop(self) -> bool:
        """XA-3: who has used more throws than the best so far."""
        return self.best > 0 and self.compared(self.turn) > self.best

    def compared(self, seat: int) -> int:
        """The throws that decide: of all rounds, or of the play-off alone."""
        return self.used[seat] if self.playoff > 0 else self.totals[seat]

    def play_unchecked(self, seat: int, move: int) -> None:
        if self.phase == ROLLING:
            self.count_throw(move)
        elif move == STOP:
            self.end_go(STOPPED)
        else:
            self.phase = ROLLING

    def count_throw(self, throw: int) -> None:
        seat = self.turn
        self.used[seat] += 1
        if self.playoff == 0:
            self.totals[seat] += 1
            self.goes[seat * MAX_ROUNDS + self.round - 1] += 1
        self.remember(throw)
        if pips(throw) == SEVEN:  # XA-1
            if self.is_deciding() and (self.best == 0 or self.compared(seat) < self.best):
                self.best = self.compared(seat)
            self.end_go(HAS_SEVEN)
        else:
            self.ask()

    def remember(self, throw: int) -> None:
        """For the board: the throw, and the last sums of its go."""
        self.last = throw
        self.last_seat = self.turn
        self.last_number = self.used[self.turn]
        if self.last_number > TRAIL:
            for index in range(TRAIL - 1):
                self.trail[index] = self.trail[index + 1]
        self.trail[min(self.last_number, TRAIL) - 1] = pips(throw)

    def is_deciding(self) -> bool:
        """Whether who finishes now has thrown all that counts."""
        return self.playoff > 0 or self.round == self.rounds

    def ask(self) -> None:
        """The seat on turn throws by its own press; `auto` throws for it, and stops when it is beaten."""
        self.phase = TURN
        if self.auto:
            if self.may_stop():
                self.end_go(STOPPED)
            else:
                self.phase = ROLLING

    def end_go(self, status: int) -> None:
        self.status[self.turn] = status
        if status == STOPPED and self.playoff == 0:
            self.gave_up[self.turn] = 1
        self.next_go(self.turn + 1)

    def next_go(self, first: int) -> None:
        """The next seat from *first* on that takes part; after the last one the round is over."""
        self.turn = first
        while self.turn < self.seats and self.status[self.turn] == OUT:
            self.turn += 1
        if self.turn < self.seats:
            self.ask()
        elif self.is_deciding():
            self.decide()
        else:
            self.begin_round()

    def begin_round(self) -> None:
        """XA-3: everybody has one go."""
        self.round += 1
        for seat in range(self.seats):
            self.status[seat] = WAITING
            self.used[seat] = 0
        self.next_go(0)

    def decide(self) -> None:
        """XA-2: the fewest throws win; XA-3: the tied throw again."""
        leaders = 0
        for seat in range(self.seats):
            leaders += self.leads(seat)
        if leaders == 1:
            self.phase = DONE
            return
        for seat in range(self.seats):
            self.status[seat] = WAITING if self.leads(seat) else OUT
            self.used[seat] = 0
        self.playoff += 1
        self.best = 0
        self.next_go(0)

    def leads(self, seat: int) -> bool:
        return self.status[seat] == HAS_SEVEN and self.compared(seat) == self.best

    def draw(self, dice: Dice) -> int:
        return throw_dice(DICE, dice)

    def advise(self, seat: int, policy: int, moves: Moves, dice: Dice) -> int:
        if not self.may_stop():
            return THROW
        return STOP if policy > 0 or dice.below(2) else THROW

    def points(self, seat: int) -> int:
        """Throws: the fewest win."""
        return self.totals[seat]

    def wins(self, seat: int) -> bool:
        return self.leads(seat)

    def worth(self, seat: int) -> float:
        return 1.0 if self.leads(seat) else 0.0

    def reason(self) -> int:
        return PLAYOFF if self.playoff > 0 else FEWEST
