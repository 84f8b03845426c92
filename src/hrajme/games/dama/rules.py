"""The rules of dáma, DA-1 to DA-17.

      8     32    33    34    35      the places of black's men at first: 23 to 35
      7  27    28    29    30
      6     23    24    25    26
      5  18    19    20    21
      4     14    15    16    17
      3   9    10    11    12
      2      5     6     7     8
      1   0     1     2     3         the places of white's men at first: 0 to 12
          a  b  c  d  e  f  g  h

Seat 0 is white. A step up to the left adds 4 to a place, up to the right 5; the places 4, 13, 22 and 31 are
gaps that nothing ever stands on. A set of squares is a number with the bits of their places. A move is two
places and the pieces that it takes (encoding.py); movement.py finds what is possible.
"""

from __future__ import annotations

from hrajme.core import bits
from hrajme.core.body import zeros
from hrajme.core.dice import Dice
from hrajme.core.moves import Moves
from hrajme.core.position import Position
from hrajme.core.seats import DRAWN, OVER
from hrajme.games.dama import endgame, judgement, movement
from hrajme.games.dama.encoding import BOARD, NAMES, TAKEN_BITS, TARGET_BITS, places_in
from hrajme.games.dama.numbers import BLACKS_TURN, MEN, PIECE_NUMBERS, PLACES, QUEENS, WARNED, number_of
from hrajme.games.dama.options import DamaOptions
from hrajme.games.dama.setup import (
    LAST_RANK,
    Setup,
    last_move,
    missed_step,
    pieces_of,
    read_setup,
    write_setup,
)
from hrajme.games.dama.view import DamaView

# For the compiled code: the squares of the board, and where a man becomes a queen.
SQUARES = BOARD
CROWNING = list(LAST_RANK)
NUMBERS = list(PIECE_NUMBERS)
ONE = 1

RUNNING = -1
TAKEN, BLOCKED, FORFEITED, REPETITION, QUIET = 0, 1, 2, 3, 4
NOBODY, NOWHERE = -1, -1
# DA-17: thirty moves by each side, and how often a position may be on the board.
MOST_QUIET = 60
OFTEN = 3
# From here on positions that only the count of quiet moves tells apart are different to a search.
NEARLY_QUIET = 40
QUIET_SHIFT = 56
CAREFUL = 1


class DamaPosition(Position):
    """One moment of dáma."""

    REASONS = ("taken", "blocked", "forfeited", "repetition", "quiet")
    DRAWS = ("repetition", "quiet")

    def __init__(self, seats: int, options: DamaOptions) -> None:
        super().__init__(seats, options)
        setup = read_setup(options.start)
        self.men = list(setup.men)
        self.queens = list(setup.queens)
        self.turn = setup.turn
        # DA-16: whether a move that should have taken is answered with a warning first, and which one was.
        self.warns = options.missed_capture == "warning"
        self.missed = NOWHERE
        self.quiet = 0
        # The numbers of all positions since the last capture or move of a man, and whether one came twice.
        self.number = number_of(setup)
        self.past = [self.number, *zeros(MOST_QUIET)]
        self.has_repeated = False
        self.ended = RUNNING
        self.loser = NOBODY
        self.last_origin = NOWHERE
        self.last_target = NOWHERE
        self.last_taken = 0

    def chances(self) -> list[tuple[int, int]]:
        return []

    def view(self, seat: int | None) -> DamaView:
        return DamaView(
            seat=seat,
            pieces=pieces_of(self.setup()),
            turn=self.turn if self.ended == RUNNING else None,
            last=last_move(self.last_origin, self.last_target, self.last_taken),
            must_take=tuple([NAMES[place] for place in places_in(self.takers())]),
            warned=self.missed != NOWHERE,
            missed=missed_step(self.missed),
            quiet=self.quiet,
            occurrences=self.occurrences(),
            setup=write_setup(self.setup()),
        )

    def setup(self) -> Setup:
        """Who is to move, and where everything stands."""
        return Setup(self.turn, (self.men[0], self.men[1]), (self.queens[0], self.queens[1]))

    def takers(self) -> int:
        """DA-14: the pieces of who is to move that may take, queens only if one of them can."""
        if self.ended != RUNNING:
            return 0
        enemies, free = self.enemies_of(self.turn), self.free()
        queens = movement.find_takers(self.queens[self.turn], enemies, free)
        return queens or movement.find_jumpers(self.turn, self.men[self.turn], enemies, free)

    def is_legal(self, seat: int, move: int) -> bool:
        """Of a step this is known without a list."""
        if move < 0 or move >> TAKEN_BITS != 0:
            return Position.is_legal(self, seat, move)
        if not self.warns and self.has_capture(seat):
            return False
        return movement.can_step(move, seat, self.men[seat], self.queens[seat], self.free())

    def occurrences(self) -> int:
        """DA-17: how often this position has been on the board."""
        return self.count_occurrences()

    def obey(self) -> None:
        """From now on there are no warnings: what DA-16 forbids is no move."""
        self.warns = False

    # The kernel

    def mover(self) -> int:
        return self.turn if self.ended == RUNNING else OVER

    def enemies_of(self, seat: int) -> int:
        return self.men[1 - seat] | self.queens[1 - seat]

    def free(self) -> int:
        return SQUARES & ~(self.men[0] | self.men[1] | self.queens[0] | self.queens[1])

    def fill(self, moves: Moves, seat: int) -> None:
        """DA-16: taking is compulsory; where that is only warned of, other moves can be made."""
        self.fill_lawful(moves, seat)
        if self.warns and moves.items[0] >> TAKEN_BITS != 0:
            movement.fill_steps(moves, seat, self.men[seat], self.queens[seat], self.free())

    def fill_lawful(self, moves: Moves, seat: int) -> None:
        men, queens, free = self.men[seat], self.queens[seat], self.free()
        movement.fill_captures(moves, seat, men, queens, self.enemies_of(seat), free)
        if moves.count == 0:
            movement.fill_steps(moves, seat, men, queens, free)

    def has_capture(self, seat: int) -> bool:
        enemies = self.enemies_of(seat)
        return movement.has_capture(seat, self.men[seat], self.queens[seat], enemies, self.free())

    def play_unchecked(self, seat: int, move: int) -> None:
        if self.warns and move >> TAKEN_BITS == 0 and self.has_capture(seat):
            self.miss_capture(seat, move)
            return
        self.last_origin = move >> TARGET_BITS & 63
        self.last_target = move & 63
        self.last_taken = 0
        if move >> TAKEN_BITS != 0:
            self.last_taken = movement.spread(move >> TAKEN_BITS, self.enemies_of(seat))
            self.remove_taken(1 - seat)
        is_man = self.men[seat] >> self.last_origin & 1 != 0
        self.carry(seat, is_man)
        self.quiet = 0 if is_man or self.last_taken != 0 else self.quiet + 1
        self.pass_turn(seat)

    def miss_capture(self, seat: int, move: int) -> None:
        """DA-16: the first time it is a warning, and who does not take even then forfeits the game."""
        if self.missed != NOWHERE:
            self.ended = FORFEITED
            self.loser = seat
        self.missed = move

    def remove_taken(self, other: int) -> None:
        """DA-12: now that the move is over."""
        taken = self.last_taken
        while taken:
            piece = taken & -taken
            taken ^= piece
            kind = MEN if self.men[other] & piece else QUEENS
            self.number ^= NUMBERS[PLACES * (2 * other + kind) + bits.lowest(piece)]
        self.men[other] &= ~self.last_taken
        self.queens[other] &= ~self.last_taken

    def carry(self, seat: int, is_man: bool) -> None:
        """The piece to its new place. DA-6, DA-10: a man on the last rank is a queen from then on."""
        origin, target = ONE << self.last_origin, ONE << self.last_target
        kind = MEN if is_man else QUEENS
        self.number ^= NUMBERS[PLACES * (2 * seat + kind) + self.last_origin]
        self.men[seat] &= ~origin
        self.queens[seat] &= ~origin
        if is_man and target & CROWNING[seat] == 0:
            self.men[seat] |= target
        else:
            self.queens[seat] |= target
            kind = QUEENS
        self.number ^= NUMBERS[PLACES * (2 * seat + kind) + self.last_target]

    def pass_turn(self, seat: int) -> None:
        self.turn = 1 - seat
        self.missed = NOWHERE
        self.number ^= BLACKS_TURN
        self.past[self.quiet] = self.number
        self.has_repeated = self.has_repeated and self.quiet > 0
        self.find_end(1 - seat)

    def find_end(self, seat: int) -> None:
        """DA-1 goes before DA-17."""
        enemies = self.enemies_of(seat)
        if not movement.can_move(seat, self.men[seat], self.queens[seat], enemies, self.free()):
            self.loser = seat
            self.ended = BLOCKED if self.men[seat] | self.queens[seat] else TAKEN
        elif self.quiet > 3:
            self.find_draw(self.count_occurrences())

    def find_draw(self, times: int) -> None:
        """DA-17: after how many quiet moves, and how often this position has been on the board."""
        self.has_repeated = self.has_repeated or times > 1
        if times == OFTEN:
            self.ended = REPETITION
        elif self.quiet == MOST_QUIET:
            self.ended = QUIET

    def count_occurrences(self) -> int:
        """Since the last capture or move of a man: there is no way back beyond it."""
        times, index = 0, self.quiet
        while index >= 0:
            if self.past[index] == self.number:
                times += 1
            index -= 2
        return times

    def advise(self, seat: int, policy: int, moves: Moves, dice: Dice) -> int:
        """Policy 0 is any move, 1 a careful one. No bot leaves a capture that it has to make (DA-16)."""
        moves.clear()
        self.fill_lawful(moves, seat)
        if policy == CAREFUL and moves.items[0] >> TAKEN_BITS == 0:
            self.keep_careful(moves, seat)
        return moves.items[dice.below(moves.count)]

    def shortlist(self, moves: Moves, seat: int) -> None:
        """DA-16: what only brings a warning is not worth a thought. Captures come first in the list."""
        if moves.items[0] >> TAKEN_BITS != 0:
            while moves.items[moves.count - 1] >> TAKEN_BITS == 0:
                moves.count -= 1

    def keep_careful(self, moves: Moves, seat: int) -> None:
        """Of these steps, only those after which the other seat can take nothing, if there are any."""
        men, queens, other, kept = self.men[seat], self.queens[seat], 1 - seat, 0
        for index in range(moves.count):
            move = moves.items[index]
            if not movement.loses(move, seat, men, queens, self.men[other], self.queens[other]):
                moves.items[index] = moves.items[kept]
                moves.items[kept] = move
                kept += 1
        if kept > 0:
            moves.count = kept

    def key(self) -> int:
        key = self.number if self.missed == NOWHERE else self.number ^ WARNED
        return key ^ ONE * self.quiet << QUIET_SHIFT if self.quiet >= NEARLY_QUIET else key

    def foresee(self, seat: int) -> int:
        """What the endgame database knows, as far as the rules about draws cannot spoil it (DA-17).

        Who wins in n moves comes to no position twice on the way. That can only be drawn if the sixtieth
        quiet move comes before, or if some position has been on the board twice already.
        """
        known = self.look_up(seat)
        if known != DRAWN and (self.has_repeated or self.quiet + abs(known) > MOST_QUIET):
            return 0
        return known

    def look_up(self, seat: int) -> int:
        """How it ends for who is to move by the database, which knows no DA-17; 0 where it does not know."""
        other = 1 - seat
        if not endgame.knows(self.enemies_of(other), self.enemies_of(seat)) or self.has_capture(seat):
            return 0
        return endgame.look_up(self.men[seat], self.queens[seat], self.men[other], self.queens[other], seat)

    def evaluate(self, seat: int) -> int:
        turn, other, known = self.turn, 1 - self.turn, self.look_up(self.turn)
        if known != 0:
            value = judgement.value_of_end(known)
        else:
            men, queens, free = self.men[turn], self.queens[turn], self.free()
            value = judgement.judge(men, queens, self.men[other], self.queens[other], turn, free)
        return value if seat == turn else -value

    def fill_loud(self, moves: Moves, seat: int) -> None:
        """A man that becomes a queen. Captures are compulsory: who has one is pressed."""
        movement.fill_crownings(moves, seat, self.men[seat], self.free() & CROWNING[seat])

    def is_pressed(self, seat: int) -> bool:
        return self.has_capture(seat)

    def urgency(self, seat: int, move: int) -> int:
        """What takes most, then a new queen."""
        if move >> TAKEN_BITS != 0:
            return 1 + bits.count(move >> TAKEN_BITS)
        is_man = self.men[seat] >> (move >> TARGET_BITS & 63) & 1 != 0
        return 1 if is_man and (ONE << (move & 63)) & CROWNING[seat] else 0

    def points(self, seat: int) -> int:
        return 1 if self.wins(seat) else 0

    def wins(self, seat: int) -> bool:
        return self.loser == 1 - seat

    def reason(self) -> int:
        return self.ended
