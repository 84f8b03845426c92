cimport cython
from hrajme.core.dice cimport Dice, i64
from hrajme.core.moves cimport Moves
from hrajme.core.position cimport Position
from hrajme.search.playout cimport Playout

cdef class GuessSearch:
    cdef Position guess
    cdef Position trial
    cdef Playout playout
    cdef Moves moves
    cdef double worth[4096]
    cdef int order[4096]
    cdef int tries[4096]

    cpdef int best(self, Position position, int seat, int playouts, Dice dice)
    @cython.final
    @cython.locals(alive=int, index=int, phases=int, rounds=int)
    cdef int think(self, Position position, int seat, int playouts, Dice dice) noexcept nogil
    @cython.final
    @cython.locals(phases=int)
    cdef int halvings(self, int count) noexcept nogil
    @cython.final
    @cython.locals(word=i64, index=int, candidate=int)
    cdef void compare(self, Position position, int seat, int alive, Dice dice) noexcept nogil
    @cython.final
    @cython.locals(index=int, candidate=int, place=int)
    cdef void sort(self, int alive) noexcept nogil
    @cython.final
    cdef inline double mean(self, int candidate) noexcept nogil
