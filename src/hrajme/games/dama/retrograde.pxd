cimport cython
from hrajme.core.dice cimport i64
from hrajme.core.moves cimport Moves
from hrajme.games.dama cimport endgame, movement

cdef int TAKEN_BITS, TARGET_BITS, KINDS, MAN_SQUARES, ALL_SQUARES, OTHER_MEN_FROM
cdef int UNKNOWN, LOST_NOW, NOTHING, SETTLED, FIRST, CALLED, NEVER
cdef i64 ONE, DARK, CROWNING
cdef int CHOOSE[165]
cdef int PLACE_OF_SQUARE[32]
cdef i64 OFFSETS[625]

cdef class Retrograde:
    cdef unsigned char[::1] table
    cdef unsigned char[::1] due
    cdef int last_due
    cdef Moves moves
    cdef i64 men
    cdef i64 queens
    cdef i64 other_men
    cdef i64 other_queens

    @cython.locals(men=int, queens=int, other_men=int, other_queens=int, start=i64, index=i64, is_nothing=bint)
    cpdef bytes pack(self, tuple counts)
    @cython.final
    cdef bint can_take(self, int men, int queens, int other_men, int other_queens, i64 index) noexcept nogil
    @cython.final
    @cython.locals(start=i64, size=i64, index=i64)
    cdef void sweep(self, int men, int queens, int other_men, int other_queens, int now) noexcept nogil
    @cython.final
    @cython.locals(is_certain=bint, byte=int)
    cdef void look_at(self, i64 index, int now) noexcept nogil
    @cython.final
    @cython.locals(number=int, move=int, change=i64, men=i64, queens=i64)
    cdef void call(self, int when) noexcept nogil
    @cython.final
    cdef inline void look_again(self, i64 index, int when) noexcept nogil
    @cython.final
    @cython.locals(own=i64)
    cdef i64 count_indexes(self, int men, int queens, int other_men, int other_queens) noexcept nogil
    @cython.final
    @cython.locals(sets=i64)
    cdef void stand_up(self, int men, int queens, int other_men, int other_queens, i64 index) noexcept nogil
    @cython.final
    @cython.locals(own=i64, other=i64)
    cdef inline bint is_possible(self) noexcept nogil
    @cython.final
    cdef inline i64 free(self) noexcept nogil
    @cython.final
    cdef bint has_capture(self) noexcept nogil
    @cython.final
    @cython.locals(enemies=i64, free=i64, soonest_win=int, latest_loss=int, is_lost=bint, index=int, byte=int)
    cdef int find_end(self) noexcept nogil
    @cython.final
    @cython.locals(origin=i64, target=i64, left=i64, men=i64, queens=i64)
    cdef int byte_after(self, int move, i64 enemies) noexcept nogil

cdef i64 offset_of(int men, int queens, int other_men, int other_queens) noexcept nogil
@cython.locals(squares=i64, square=int)
cdef i64 unrank(i64 index, int size, int first) noexcept nogil
