cimport cython
from hrajme.core.dice cimport i64
from hrajme.core.moves cimport Moves
from hrajme.games.backgammon cimport movement
from hrajme.games.backgammon.foresight cimport Foresight
from hrajme.games.backgammon.outlook cimport Outlook
from hrajme.search.effort cimport Effort

cdef int FIELDS, OUTPUTS, BOARD, CAPACITY, KEPT
cdef double MARGIN

@cython.final
cdef class Thinker:
    cdef Outlook outlook
    cdef Effort effort
    cdef int depth
    cdef Foresight near
    cdef Foresight far
    cdef Foresight farthest
    cdef int points[52]
    cdef Moves moves
    cdef double chances[20480]
    cdef double worths[4096]
    cdef int depths[4096]
    cdef int order[4096]
    cdef double found[5]
    cdef double best[5]
    cdef double fresh[50]

    @cython.locals(place=int)
    cpdef list weigh(self, list points, int own, int high, int low, budget)
    @cython.locals(output=int)
    cpdef tuple weighed(self, int index)
    @cython.locals(output=int)
    cpdef list expect(self, list points, int own, budget)
    @cython.locals(point=int)
    cpdef put(self, list points)
    @cython.locals(depth=int, output=int)
    cdef void look_ahead(self, int own) noexcept nogil
    cdef void look(self, int own, int depth) noexcept nogil
    @cython.locals(output=int)
    cdef void take_over(self, double* chances) noexcept nogil
    @cython.locals(index=int, depth=int)
    cdef void think(self, int own, int high, int low) noexcept nogil
    @cython.locals(hits=i64)
    cdef void try_play(self, int own, int index, int high, int low, int depth) noexcept nogil
    @cython.locals(output=int)
    cdef void keep(self, int index, double* chances, int at, int depth) noexcept nogil
    @cython.locals(most=int, count=int)
    cdef int count_candidates(self, int depth) noexcept nogil
    @cython.locals(place=int, output=int)
    cdef void deepen(self, int own, int high, int low, int depth, int count) noexcept nogil
    @cython.locals(place=int, index=int, slot=int)
    cdef void sort(self, int count, int own) noexcept nogil
    @cython.locals(output=int)
    cdef double worth_of(self, int index, int own) noexcept nogil
