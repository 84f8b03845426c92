cimport cython
from hrajme.core.dice cimport Dice
from hrajme.core.moves cimport Moves
from hrajme.core.position cimport Position
from hrajme.search.branch cimport Branch
from hrajme.search.effort cimport Effort

cdef class Expectimax:
    cdef int most_depth
    cdef Effort effort
    cdef Branch root
    cdef Moves moves
    cdef double worths[4096]
    cdef bint wholes[4096]
    cdef double earlier[4096]
    cdef double found[4096]
    cdef bint found_wholes[4096]
    cdef readonly int depth
    cdef readonly bint is_whole

    cpdef int best(self, Position position, int seat, budget, Dice dice)
    cpdef weighed(self, int index)
    @cython.final
    cdef void think(self, Position position, int seat) noexcept nogil
    @cython.final
    @cython.locals(index=int)
    cdef void deepen(self, int seat, int depth) noexcept nogil
    @cython.final
    @cython.locals(index=int)
    cdef void take_over(self, int depth) noexcept nogil
    @cython.final
    @cython.locals(best=int, index=int)
    cdef int find_best(self) noexcept nogil
