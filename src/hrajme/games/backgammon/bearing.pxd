cimport cython
from hrajme.core.moves cimport Moves
from hrajme.games.backgammon cimport bearoff, movement

cdef int FACES, HOME, FIELDS, CHANCE_TO_WIN, OTHERS, VALUES
cdef double ROLLS

@cython.final
cdef class Bearing:
    cdef int points[52]
    cdef Moves moves
    cdef int after[4096]
    cdef int count

    @cython.locals(point=int)
    cpdef int put(self, tuple board)
    @cython.locals(index=int, high=int, low=int, best=int, play=int, share=double, rolls=int)
    cpdef one_side(self, double[::1] table, double[::1] means, int width)
    @cython.locals(total=double, high=int, low=int)
    cpdef double two_sides(self, double[::1] table, int boards, int yours, int value)
    @cython.locals(index=int)
    cdef void roll(self, int high, int low) noexcept nogil
    @cython.locals(best=double, index=int, worth=double)
    cdef double best_value(self, double[::1] table, int boards, int yours, int value) noexcept nogil
    @cython.locals(worth=double, doubled=double)
    cdef double value_to_other(self, double[::1] table, int at, int value) noexcept nogil
