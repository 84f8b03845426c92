cimport cython
from libc cimport math
from hrajme.core.dice cimport Dice, i64
from hrajme.core.moves cimport Moves
from hrajme.core.position cimport Position
from hrajme.search.playout cimport Playout

cdef double DOUBT

cdef class GuessSearch:
    cdef int policy
    cdef Position guess
    cdef Position trial
    cdef Playout playout
    cdef Moves moves
    cdef Moves scratch
    cdef Dice luck
    cdef int order[4096]
    cdef double gain[4096]
    cdef double square[4096]
    cdef int tries[4096]
    cdef public i64 spent

    cpdef int best(self, Position position, int seat, int playouts, Dice dice)
    @cython.final
    @cython.locals(quick=int, alive=int, phases=int, best=int)
    cdef int think(self, Position position, int seat, int playouts, Dice dice) noexcept nogil
    @cython.final
    @cython.locals(count=int, index=int)
    cdef int gather(self, Position position, int seat, int quick) noexcept nogil
    @cython.final
    @cython.locals(phases=int)
    cdef int halvings(self, int count) noexcept nogil
    @cython.final
    @cython.locals(word=i64, base=double, index=int, candidate=int, gain=double)
    cdef void compare(self, Position position, int seat, int quick, int alive, Dice dice) noexcept nogil
    @cython.final
    cdef double worth_after(self, int seat, int move) noexcept nogil
    @cython.final
    @cython.locals(index=int, candidate=int, place=int)
    cdef void sort(self, int alive) noexcept nogil
    @cython.final
    @cython.locals(count=int, mean=double, variance=double)
    cdef inline double proof(self, int candidate) noexcept nogil
