"""The rules of Silent Julka: NJ-1 to NJ-6.

    stations        0   1   2   3   4   5   6   7   8   9  10  11  12
    wanted next     1   2   3   4   5   6   6   5   4   3   2   1   –
                    up ──────────────────►  back ────────────────► home

Everybody throws one die a round. Who is at station 6 waits there until all are, and then, from the next round
on, everybody goes back.

A move of a seat is 0, throw, or at any moment, on turn or not, 1: it has spoken (NJ-6). A move of CHANCE is
the die.
"""

from __future__ import annotations

from hrajme.core.body import zeros
from hrajme.core.dice import Dice
from hrajme.core.moves import Moves
from hrajme.core.position import Position
from hrajme.core.seats import CHANCE, OVER
from hrajme.games.silent_julka.encoding import HOME, SPEAK, THROW, TOP, wanted
from hrajme.games.silent_julka.options import SilentJulkaOptions
from hrajme.games.silent_julka.view import Phase, SilentJulkaView, Status, Throw

MAX_SEATS = 12
# The sheet shows so many rounds, the latest ones.
COLUMNS = 24
FACES = 6

TURN, ROLLING, DONE = 0, 1, 2
PHASES: tuple[Phase, ...] = ("turn", "throw", "over")

CAME_HOME, FURTHEST, SHARED = 0, 1, 2
NOBODY = -1


class SilentJulkaPosition(Position):
    """One moment of Silent Julka."""

    REASONS = ("home", "furthest", "shared")

    def __init__(self, seats: int, options: SilentJulkaOptions) -> None:
        super().__init__(seats, options)
        self.rounds = 0 if options.to_the_end else options.rounds
        self.no_waiting = options.no_waiting
        self.auto = options.auto
        self.phase = TURN
        self.round = 1
        self.turn = NOBODY
        self.turned = options.no_waiting
        self.stations = zeros(MAX_SEATS)
        self.throws = zeros(MAX_SEATS)
        self.reached_at = zeros(MAX_SEATS)
        self.spoke = zeros(MAX_SEATS)
        self.sheet = zeros(MAX_SEATS * COLUMNS)
        self.last_seat = NOBODY
        self.last_die = 0
        self.last_hit = False
        self.next_turn()

    def chances(self) -> list[tuple[int, int]]:
        return [(die, 1) for die in range(1, FACES + 1)] if self.phase == ROLLING else []

    def interrupts(self, seat: int) -> tuple[int, ...]:
        """NJ-6: anybody can speak, as long as the game runs."""
        return (SPEAK,) if 0 <= seat < self.seats and self.phase != DONE else ()

    def view(self, seat: int | None) -> SilentJulkaView:
        seats = range(self.seats)
        return SilentJulkaView(
            seat=seat,
            phase=PHASES[self.phase],
            round=self.round,
            rounds=self.rounds or None,
            turned=self.turned,
            turn=None if self.phase == DONE else self.turn,
            last=self.last_throw(),
            stations=tuple([self.stations[each] for each in seats]),
            direction=tuple(["up" if self.stations[each] < TOP else "back" for each in seats]),
            wanted=tuple([self.wanted_by(each) for each in seats]),
            status=tuple([self.status_of(each) for each in seats]),
            throws=tuple([self.throws[each] for each in seats]),
            reached_at=tuple([self.reached_at[each] for each in seats]),
            spoke=tuple([self.spoke[each] for each in seats]),
            sheet=tuple([self.sheet_of(each) for each in seats]),
            sheet_from=max(1, self.round - COLUMNS + 1),
            leaders=tuple([each for each in seats if self.leads(each)]),
            auto=self.auto,
        )

    def last_throw(self) -> Throw | None:
        return Throw(self.last_seat, self.last_die, self.last_hit) if self.last_die else None

    def wanted_by(self, seat: int) -> int | None:
        return None if self.is_waiting(seat) else wanted(self.stations[seat]) or None

    def status_of(self, seat: int) -> Status:
        if self.stations[seat] == HOME:
            return "home"
        return "waiting" if self.is_waiting(seat) else "running"

    def sheet_of(self, seat: int) -> tuple[int, ...]:
        """The rounds that the seat has had its turn in, this one too if it has thrown."""
        begun = self.round if self.has_had_turn(seat) else self.round - 1
        first = max(1, self.round - COLUMNS + 1)
        columns = [(number - 1) % COLUMNS for number in range(first, begun + 1)]
        return tuple([self.sheet[seat * COLUMNS + column] for column in columns])

    def has_had_turn(self, seat: int) -> bool:
        return self.phase == DONE or seat < self.turn

    # The kernel

    def mover(self) -> int:
        if self.phase == TURN:
            return self.turn
        return CHANCE if self.phase == ROLLING else OVER

    def fill(self, moves: Moves, seat: int) -> None:
        moves.add(THROW)

    def play_unchecked(self, seat: int, move: int) -> None:
        if seat == CHANCE:
            self.count_throw(move)
        elif move == SPEAK:
            self.speak(seat)
        else:
            self.phase = ROLLING

    def count_throw(self, die: int) -> None:
        """NJ-2: only the next number in order brings a station; NJ-4: every throw is written down."""
        seat = self.turn
        self.throws[seat] += 1
        self.sheet[seat * COLUMNS + (self.round - 1) % COLUMNS] = die
        self.last_seat = seat
        self.last_die = die
        self.last_hit = die == self.next_number(seat)
        if self.last_hit:
            self.stations[seat] += 1
            self.reached_at[seat] = self.throws[seat]
        self.next_turn()

    def next_number(self, seat: int) -> int:
        if self.stations[seat] < TOP:
            return self.stations[seat] + 1
        return HOME - self.stations[seat]

    def is_waiting(self, seat: int) -> bool:
        """NJ-3: who has reached 6 waits for the others, and throws nothing meanwhile."""
        return self.stations[seat] == TOP and not self.turned

    def speak(self, seat: int) -> None:
        """NJ-6: who speaks begins again, at the very first station and going up."""
        self.stations[seat] = 0
        self.reached_at[seat] = self.throws[seat]
        self.spoke[seat] += 1

    def next_turn(self) -> None:
        """NJ-1: one throw a round for each who does not wait."""
        self.turn += 1
        while self.turn < self.seats and self.is_waiting(self.turn):
            self.sheet[self.turn * COLUMNS + (self.round - 1) % COLUMNS] = 0
            self.turn += 1
        if self.turn < self.seats:
            self.phase = ROLLING if self.auto else TURN
        else:
            self.end_round()

    def end_round(self) -> None:
        """NJ-5: over when somebody is home; NJ-1: or after the last round."""
        if self.is_somebody_home() or self.round == self.rounds:
            self.phase = DONE
            return
        if self.are_all_up():
            self.turned = True  # NJ-3
        self.round += 1
        self.turn = NOBODY
        self.next_turn()

    def is_somebody_home(self) -> bool:
        for seat in range(self.seats):
            if self.stations[seat] == HOME:
                return True
        return False

    def are_all_up(self) -> bool:
        for seat in range(self.seats):
            if self.stations[seat] < TOP:
                return False
        return True

    def leads(self, seat: int) -> bool:
        """NJ-1, NJ-5: the furthest; of those who got as far, who needed the fewest throws."""
        for other in range(self.seats):
            if self.is_ahead(other, seat):
                return False
        return True

    def is_ahead(self, one: int, other: int) -> bool:
        if self.stations[one] != self.stations[other]:
            return self.stations[one] > self.stations[other]
        return self.reached_at[one] < self.reached_at[other]

    def count_leaders(self) -> int:
        leaders = 0
        for seat in range(self.seats):
            leaders += self.leads(seat)
        return leaders

    def draw(self, dice: Dice) -> int:
        return 1 + dice.below(FACES)

    def advise(self, seat: int, policy: int, moves: Moves, dice: Dice) -> int:
        return THROW

    def points(self, seat: int) -> int:
        """Stations."""
        return self.stations[seat]

    def wins(self, seat: int) -> bool:
        return self.leads(seat)

    def worth(self, seat: int) -> float:
        return 1.0 if self.leads(seat) else 0.0

    def reason(self) -> int:
        if self.count_leaders() > 1:
            return SHARED
        return CAME_HOME if self.is_somebody_home() else FURTHEST
