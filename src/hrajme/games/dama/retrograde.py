"""Works out the endgame database from its end: what is lost at once, what wins by that, and so on.

Sweep by sweep the positions of a table are found that end after exactly so many moves; the tables it can
lead to by captures and new queens are finished before, so where somebody can take the first sweep knows the
end. Of the others a sweep looks only at those that have a new answer: what is found calls all positions from
which a step leads to it. Two tables whose sides are exchanged lead to each other and are swept in turn.
"""

from __future__ import annotations

from hrajme.core.moves import Moves
from hrajme.games.dama import endgame, movement
from hrajme.games.dama.encoding import BOARD, PLACES, TAKEN_BITS, TARGET_BITS
from hrajme.games.dama.setup import LAST_RANK
from hrajme.games.dama.tables import (
    BEGINNINGS,
    KINDS,
    MAN_SQUARES,
    OTHER_MEN_FROM,
    SETS,
    Counts,
    length_of,
    size_of,
)

ONE = 1
DARK = BOARD
CROWNING = LAST_RANK[0]
ALL_SQUARES = 32
PLACE_OF_SQUARE = list(PLACES)
CHOOSE = list(SETS)
OFFSETS = list(BEGINNINGS)
# A byte of the database; NOTHING is an index whose pieces stand on each other.
UNKNOWN, LOST_NOW, NOTHING = 0, 1, 255
# In which sweep a position is looked at; or never again, or only when it is called.
SETTLED, FIRST, CALLED = 0, 1, 255
NEVER = 10_000


class Retrograde:
    """All tables of up to so many pieces while they are worked out, and one position that is looked at."""

    def __init__(self, pieces: int) -> None:
        self.table = bytearray(length_of(pieces))
        self.due = bytearray([FIRST]) * len(self.table)
        self.last_due = FIRST
        self.moves = Moves()
        self.men = 0
        self.queens = 0
        self.other_men = 0
        self.other_queens = 0

    def solve(self, counts: Counts) -> None:
        """A table and the one with the sides exchanged."""
        exchanged = (*counts[2:], *counts[:2])
        pair = [counts] if counts == exchanged else [counts, exchanged]
        now, self.last_due = FIRST, FIRST
        while now <= self.last_due:
            for men, queens, other_men, other_queens in pair:
                self.sweep(men, queens, other_men, other_queens, now)
            now += 1
        if self.last_due >= CALLED:
            raise OverflowError("A byte does not hold so many moves.")

    def pack(self, counts: Counts) -> bytes:
        """A table for the file: what is never asked for is as the byte before it, which takes no room."""
        men, queens, other_men, other_queens = counts
        start = offset_of(men, queens, other_men, other_queens)
        for index in range(size_of(counts)):
            is_nothing = self.table[start + index] == NOTHING
            if is_nothing or self.can_take(men, queens, other_men, other_queens, index):
                self.table[start + index] = self.table[start + index - 1] if index else 0
        return bytes(self.table[start : start + size_of(counts)])

    def can_take(self, men: int, queens: int, other_men: int, other_queens: int, index: int) -> bool:
        self.stand_up(men, queens, other_men, other_queens, index)
        return self.has_capture()

    # The kernel

    def sweep(self, men: int, queens: int, other_men: int, other_queens: int, now: int) -> None:
        """Looks at what is due now, and so finds what ends after so many moves."""
        start = offset_of(men, queens, other_men, other_queens)
        size = self.count_indexes(men, queens, other_men, other_queens)
        for index in range(start, start + size):
            if self.due[index] == now:
                self.stand_up(men, queens, other_men, other_queens, index - start)
                if self.is_possible():
                    self.look_at(index, now)
                else:
                    self.table[index], self.due[index] = NOTHING, SETTLED

    def look_at(self, index: int, now: int) -> None:
        """Settle the position that stands there, or say when it is worth another look."""
        byte = self.find_end()
        is_certain = self.moves.count > 0 and self.moves.items[0] >> TAKEN_BITS != 0
        if is_certain or UNKNOWN < byte <= now:
            self.table[index], self.due[index] = byte, SETTLED
            if byte != UNKNOWN:
                self.call(byte + 1)
        else:
            self.due[index] = CALLED
            if byte != UNKNOWN:
                self.look_again(index, byte)

    def call(self, when: int) -> None:
        """The positions from which a step leads to this one have a new answer."""
        self.moves.clear()
        movement.fill_steps(self.moves, 0, self.other_men, self.other_queens, self.free())
        for number in range(self.moves.count):
            move = self.moves.items[number]
            change = ONE << (move >> TARGET_BITS & 63) | ONE << (move & 63)
            men, queens = self.other_men, self.other_queens
            if change & men:
                men ^= change
            else:
                queens ^= change
            self.look_again(endgame.index_of(men, queens, self.men, self.queens, 1), when)

    def look_again(self, index: int, when: int) -> None:
        self.last_due = max(self.last_due, when)
        if self.due[index] > when:
            self.due[index] = when

    def count_indexes(self, men: int, queens: int, other_men: int, other_queens: int) -> int:
        own = CHOOSE[KINDS * MAN_SQUARES + men] * CHOOSE[KINDS * ALL_SQUARES + queens]
        return own * CHOOSE[KINDS * MAN_SQUARES + other_men] * CHOOSE[KINDS * ALL_SQUARES + other_queens]

    def stand_up(self, men: int, queens: int, other_men: int, other_queens: int, index: int) -> None:
        """The position of this index; `endgame.index_of` undoes it."""
        sets = CHOOSE[KINDS * ALL_SQUARES + other_queens]
        self.other_queens = unrank(index % sets, other_queens, 0)
        index //= sets
        sets = CHOOSE[KINDS * MAN_SQUARES + other_men]
        self.other_men = unrank(index % sets, other_men, OTHER_MEN_FROM)
        index //= sets
        sets = CHOOSE[KINDS * ALL_SQUARES + queens]
        self.queens = unrank(index % sets, queens, 0)
        self.men = unrank(index // sets, men, 0)

    def is_possible(self) -> bool:
        """Whether every piece has a square of its own."""
        own, other = self.men | self.queens, self.other_men | self.other_queens
        return own & other == 0 and self.men & self.queens == 0 and self.other_men & self.other_queens == 0

    def free(self) -> int:
        return DARK & ~(self.men | self.queens | self.other_men | self.other_queens)

    def has_capture(self) -> bool:
        return movement.has_capture(0, self.men, self.queens, self.other_men | self.other_queens, self.free())

    def find_end(self) -> int:
        """The byte by what is known now: of the soonest win, or of the latest loss if all is lost."""
        self.moves.clear()
        enemies, free = self.other_men | self.other_queens, self.free()
        movement.fill_captures(self.moves, 0, self.men, self.queens, enemies, free)
        if self.moves.count == 0:
            movement.fill_steps(self.moves, 0, self.men, self.queens, free)
        if self.moves.count == 0:
            return LOST_NOW
        soonest_win, latest_loss, is_lost = NEVER, 0, True
        for index in range(self.moves.count):
            byte = self.byte_after(self.moves.items[index], enemies)
            if byte == UNKNOWN:
                is_lost = False
            elif byte % 2 == 1:
                soonest_win = min(soonest_win, byte)
            else:
                latest_loss = max(latest_loss, byte)
        # The end of who moves next is known; it is one move more for who moves now.
        if soonest_win < NEVER:
            return soonest_win + 1
        return latest_loss + 1 if is_lost else UNKNOWN

    def byte_after(self, move: int, enemies: int) -> int:
        """What is known of the position after a move, for the other side."""
        origin, target = ONE << (move >> TARGET_BITS & 63), ONE << (move & 63)
        left = ~movement.spread(move >> TAKEN_BITS, enemies)
        if enemies & left == 0:
            return LOST_NOW
        men, queens = self.men & ~origin, self.queens & ~origin
        if self.men & origin and target & CROWNING == 0:
            men |= target
        else:
            queens |= target
        return self.table[endgame.index_of(self.other_men & left, self.other_queens & left, men, queens, 1)]


def offset_of(men: int, queens: int, other_men: int, other_queens: int) -> int:
    return OFFSETS[((men * KINDS + queens) * KINDS + other_men) * KINDS + other_queens]


def unrank(index: int, size: int, first: int) -> int:
    """The set of this index among all of its size, on the squares from *first* on."""
    squares, square = 0, ALL_SQUARES - 1 - first
    while size > 0:
        while CHOOSE[KINDS * square + size] > index:
            square -= 1
        index -= CHOOSE[KINDS * square + size]
        squares |= ONE << PLACE_OF_SQUARE[square + first]
        size -= 1
    return squares
