cimport cython
from hrajme.core cimport bits
from hrajme.core.dice cimport Dice, i64
from hrajme.core.moves cimport Moves
from hrajme.core.position cimport Position
from hrajme.games.dama cimport endgame, judgement, movement

cdef int OVER, DRAWN, TAKEN_BITS, TARGET_BITS
cdef int RUNNING, TAKEN, BLOCKED, FORFEITED, REPETITION, QUIET, NOBODY, NOWHERE
cdef int MOST_QUIET, OFTEN, NEARLY_QUIET, CAREFUL, MEN, QUEENS, PLACES
cdef i64 ONE, SQUARES, BLACKS_TURN, WARNED, QUIET_SHIFT
cdef i64 CROWNING[2]
cdef i64 NUMBERS[144]

cdef class DamaPosition(Position):
    cdef public i64 men[2]
    cdef public i64 queens[2]
    cdef public i64 number
    cdef public i64 last_taken
    cdef public i64 past[61]
    cdef public int turn
    cdef public int quiet
    cdef public int ended
    cdef public int loser
    cdef public int last_origin
    cdef public int last_target
    cdef public bint warns
    cdef public int missed
    cdef public bint has_repeated

    cpdef bint is_legal(self, int seat, int move)
    cdef int mover(self) noexcept nogil
    @cython.final
    cdef inline i64 enemies_of(self, int seat) noexcept nogil
    @cython.final
    cdef inline i64 free(self) noexcept nogil
    cdef void fill(self, Moves moves, int seat) noexcept nogil
    @cython.final
    @cython.locals(men=i64, queens=i64, free=i64)
    cdef void fill_lawful(self, Moves moves, int seat) noexcept nogil
    @cython.final
    @cython.locals(enemies=i64)
    cdef inline bint has_capture(self, int seat) noexcept nogil
    @cython.locals(is_man=bint)
    cdef void play_unchecked(self, int seat, int move) noexcept nogil
    @cython.final
    cdef void miss_capture(self, int seat, int move) noexcept nogil
    @cython.final
    @cython.locals(taken=i64, piece=i64, kind=int)
    cdef void remove_taken(self, int other) noexcept nogil
    @cython.final
    @cython.locals(origin=i64, target=i64, kind=int)
    cdef inline void carry(self, int seat, bint is_man) noexcept nogil
    @cython.final
    cdef inline void pass_turn(self, int seat) noexcept nogil
    @cython.final
    @cython.locals(enemies=i64)
    cdef inline void find_end(self, int seat) noexcept nogil
    @cython.final
    cdef inline void find_draw(self, int times) noexcept nogil
    @cython.final
    @cython.locals(times=int, index=int)
    cdef int count_occurrences(self) noexcept nogil
    cdef int advise(self, int seat, int policy, Moves moves, Dice dice) noexcept nogil
    cdef void shortlist(self, Moves moves, int seat) noexcept nogil
    @cython.final
    @cython.locals(men=i64, queens=i64, other=int, kept=int, index=int, move=int)
    cdef void keep_careful(self, Moves moves, int seat) noexcept nogil
    @cython.locals(key=i64)
    cdef i64 key(self) noexcept nogil
    @cython.locals(known=int)
    cdef int foresee(self, int seat) noexcept nogil
    @cython.final
    @cython.locals(other=int)
    cdef int look_up(self, int seat) noexcept nogil
    @cython.locals(turn=int, other=int, known=int, value=int, men=i64, queens=i64, free=i64)
    cdef int evaluate(self, int seat) noexcept nogil
    cdef void fill_loud(self, Moves moves, int seat) noexcept nogil
    cdef bint is_pressed(self, int seat) noexcept nogil
    @cython.locals(is_man=bint)
    cdef int urgency(self, int seat, int move) noexcept nogil
    cdef int points(self, int seat) noexcept nogil
    cdef bint wins(self, int seat) noexcept nogil
    cdef int reason(self) noexcept nogil
