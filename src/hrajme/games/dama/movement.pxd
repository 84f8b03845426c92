cimport cython
from hrajme.core cimport bits
from hrajme.core.dice cimport i64
from hrajme.core.moves cimport Moves

cdef int DIRECTIONS, TAKEN_BITS, TARGET_BITS, LAST_PLACE
cdef i64 ONE, SQUARES
cdef int STEP[4]

@cython.locals(piece=i64)
cdef void fill_captures(Moves moves, int seat, i64 men, i64 queens, i64 enemies, i64 free) noexcept nogil
@cython.locals(goes_on=bint, direction=int, near=i64, far=i64)
cdef void take_with_man(
    Moves moves, int seat, i64 enemies, i64 free, i64 origin, i64 square, i64 taken
) noexcept nogil
@cython.locals(goes_on=bint, direction=int, enemy=i64)
cdef bint take_with_queen(
    Moves moves, i64 enemies, i64 free, i64 origin, i64 square, i64 taken
) noexcept nogil
@cython.locals(goes_on=bint, square=i64)
cdef void land(
    Moves moves, i64 enemies, i64 free, i64 origin, i64 enemy, int direction, i64 taken
) noexcept nogil
cdef i64 find_enemy(i64 enemies, i64 free, i64 square, int direction) noexcept nogil
cpdef i64 find_jumpers(int seat, i64 men, i64 enemies, i64 free) noexcept nogil
@cython.locals(takers=i64, piece=i64, direction=int)
cpdef i64 find_takers(i64 queens, i64 enemies, i64 free) noexcept nogil
cdef bint has_capture(int seat, i64 men, i64 queens, i64 enemies, i64 free) noexcept nogil
@cython.locals(direction=int, piece=i64, square=i64)
cdef void fill_steps(Moves moves, int seat, i64 men, i64 queens, i64 free) noexcept nogil
@cython.locals(origin=i64, target=i64, direction=int, square=i64)
cdef bint can_step(int move, int seat, i64 men, i64 queens, i64 free) noexcept nogil
@cython.locals(direction=int)
cdef void fill_crownings(Moves moves, int seat, i64 men, i64 crowning) noexcept nogil
@cython.locals(direction=int, near=i64)
cpdef bint can_move(int seat, i64 men, i64 queens, i64 enemies, i64 free) noexcept nogil
@cython.locals(change=i64, own=i64, free=i64)
cdef bint loses(int move, int seat, i64 men, i64 queens, i64 other_men, i64 other_queens) noexcept nogil
cdef i64 go(i64 squares, int direction) noexcept nogil
@cython.locals(ends=int, move=int)
cdef void add_capture(Moves moves, i64 enemies, i64 origin, i64 square, i64 taken) noexcept nogil
@cython.locals(place=int)
cdef void add_steps(Moves moves, i64 targets, int step) noexcept nogil
@cython.locals(found=int, bit=int, enemy=i64)
cdef int squeeze(i64 taken, i64 enemies) noexcept nogil
@cython.locals(taken=i64, enemy=i64)
cdef i64 spread(int named, i64 enemies) noexcept nogil
