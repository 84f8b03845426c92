cimport cython
from hrajme.core.dice cimport Dice
from hrajme.core.moves cimport Moves
from hrajme.core.position cimport Position
from hrajme.core.throw cimport count_face, throw_dice

cdef int CHANCE, OVER
cdef int THROW, DICE, THROWS, ROUNDS
cdef int MAX_SEATS, COLUMNS
cdef int TURN, ROLLING, DONE
cdef int MOST, SHARED, AFTER_TIE, NOBODY

cdef class EvenWinsPosition(Position):
    cdef public bint tie_round
    cdef public bint auto
    cdef public int phase
    cdef public int round
    cdef public int turn
    # How many throws of this turn are made.
    cdef public int number
    # Who can still win.
    cdef public int playing[12]
    cdef public int scores[84]
    cdef public int totals[12]
    # The throws on the table: whose they are and how many.
    cdef public int throws[3]
    cdef public int thrower
    cdef public int shown

    cdef int mover(self) noexcept nogil
    cdef void fill(self, Moves moves, int seat) noexcept nogil
    cdef void play_unchecked(self, int seat, int move) noexcept nogil
    @cython.final
    @cython.locals(points=int)
    cdef void count_throw(self, int throw) noexcept nogil
    @cython.final
    @cython.locals(face=int)
    cdef inline int value(self, int throw, int number) noexcept nogil
    @cython.final
    cdef inline void ask(self) noexcept nogil
    @cython.final
    cdef void next_turn(self) noexcept nogil
    @cython.final
    cdef void end_round(self) noexcept nogil
    @cython.final
    @cython.locals(best=int, seat=int)
    cdef void leave_to_leaders(self) noexcept nogil
    @cython.final
    @cython.locals(best=int, seat=int)
    cdef int best(self) noexcept nogil
    @cython.final
    cdef inline bint leads(self, int seat) noexcept nogil
    @cython.final
    @cython.locals(leaders=int, seat=int)
    cdef int count_leaders(self) noexcept nogil
    cdef int draw(self, Dice dice) noexcept nogil
    cdef int advise(self, int seat, int policy, Moves moves, Dice dice) noexcept nogil
    cdef int points(self, int seat) noexcept nogil
    cdef bint wins(self, int seat) noexcept nogil
    cdef double worth(self, int seat) noexcept nogil
    cdef int reason(self) noexcept nogil
