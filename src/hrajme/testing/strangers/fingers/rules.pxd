cimport cython
from hrajme.core.dice cimport Dice
from hrajme.core.moves cimport Moves
from hrajme.core.position cimport Position

cdef int OVER, HIDDEN, MOST

cdef class FingersPosition(Position):
    cdef public int shown[4]
    cdef public int last[4]
    cdef public int totals[4]
    cdef public int target
    cdef public bint is_over

    cpdef tuple to_move(self)
    @cython.locals(seat=int)
    cdef int mover(self) noexcept nogil
    @cython.locals(count=int)
    cdef void fill(self, Moves moves, int seat) noexcept nogil
    @cython.locals(total=int, each=int)
    cdef void play_unchecked(self, int seat, int move) noexcept nogil
    @cython.final
    @cython.locals(seat=int)
    cdef void score(self, int winner) noexcept nogil
    @cython.locals(other=int)
    cdef void deal_anew(self, int seat, Dice dice) noexcept nogil
    cdef int points(self, int seat) noexcept nogil
    cdef bint wins(self, int seat) noexcept nogil
    cdef double worth(self, int seat) noexcept nogil
