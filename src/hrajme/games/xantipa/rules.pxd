cimport cython
from hrajme.core.dice cimport Dice
from hrajme.core.moves cimport Moves
from hrajme.core.position cimport Position
from hrajme.core.throw cimport pips, throw_dice

cdef int CHANCE, OVER
cdef int THROW, STOP, DICE, SEVEN
cdef int MAX_SEATS, MAX_ROUNDS, TRAIL
cdef int TURN, ROLLING, DONE
cdef int WAITING, HAS_SEVEN, STOPPED, OUT
cdef int FEWEST, PLAYOFF, NOBODY

cdef class XantipaPosition(Position):
    cdef public int rounds
    cdef public bint auto
    cdef public int phase
    cdef public int round
    # The how many-th play-off is on; 0 is none.
    cdef public int playoff
    cdef public int turn
    cdef public int status[12]
    # Throws in this round or play-off, in all rounds, and in each round.
    cdef public int used[12]
    cdef public int totals[12]
    cdef public int goes[120]
    # Who stopped in the last round, beaten.
    cdef public int gave_up[12]
    # The fewest throws that decide so far; 0 while nobody has finished.
    cdef public int best
    # The dice on the table.
    cdef public int last
    cdef public int last_seat
    cdef public int last_number
    cdef public int trail[10]

    cdef int mover(self) noexcept nogil
    cdef void fill(self, Moves moves, int seat) noexcept nogil
    @cython.final
    cdef inline bint may_stop(self) noexcept nogil
    @cython.final
    cdef inline int compared(self, int seat) noexcept nogil
    cdef void play_unchecked(self, int seat, int move) noexcept nogil
    @cython.final
    @cython.locals(seat=int)
    cdef void count_throw(self, int throw) noexcept nogil
    @cython.final
    @cython.locals(index=int)
    cdef inline void remember(self, int throw) noexcept nogil
    @cython.final
    cdef inline bint is_deciding(self) noexcept nogil
    @cython.final
    cdef void ask(self) noexcept nogil
    @cython.final
    cdef void end_go(self, int status) noexcept nogil
    @cython.final
    cdef void next_go(self, int first) noexcept nogil
    @cython.final
    @cython.locals(seat=int)
    cdef void begin_round(self) noexcept nogil
    @cython.final
    @cython.locals(leaders=int, seat=int)
    cdef void decide(self) noexcept nogil
    @cython.final
    cdef inline bint leads(self, int seat) noexcept nogil
    cdef int draw(self, Dice dice) noexcept nogil
    cdef int advise(self, int seat, int policy, Moves moves, Dice dice) noexcept nogil
    cdef int points(self, int seat) noexcept nogil
    cdef bint wins(self, int seat) noexcept nogil
    cdef double worth(self, int seat) noexcept nogil
    cdef int reason(self) noexcept nogil
