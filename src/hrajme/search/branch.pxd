cimport cython
from hrajme.core.moves cimport Moves
from hrajme.core.position cimport Position
from hrajme.search.effort cimport Effort

cdef int CHANCE, OVER
cdef int MOST_BRANCHES

cdef class Branch:
    cdef int number
    cdef int seats
    cdef Effort effort
    cdef Position position
    cdef Moves moves
    cdef Moves weights
    cdef double worths[64]
    cdef bint is_whole
    # None for the last one, which looks no further.
    cdef Branch below

    @cython.final
    @cython.locals(mover=int)
    cdef void expect(self, int depth) noexcept nogil
    @cython.final
    @cython.locals(seat=int)
    cdef void take_worths(self, bint is_whole) noexcept nogil
    @cython.final
    @cython.locals(total=double, index=int, seat=int)
    cdef void average(self, int depth) noexcept nogil
    @cython.final
    @cython.locals(index=int, seat=int)
    cdef void choose(self, int chooser, int depth) noexcept nogil
    @cython.final
    cdef inline void go_down(self, int seat, int move, int depth) noexcept nogil
    @cython.final
    @cython.locals(seat=int)
    cdef inline void clear_worths(self) noexcept nogil
