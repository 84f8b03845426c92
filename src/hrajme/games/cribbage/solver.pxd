cimport cython
from hrajme.games.cribbage cimport outlook, scoring

cdef int RANKS, PAIRS, HOLDS, SUITS, CARDS_PER_HAND, JACK

cdef class CribSolver:
    cdef public int min_run
    cdef public double pegs[3640]
    cdef public double keen[182]
    cdef public double cribs[182]
    cdef double chosen[182]
    cdef double there[182]
    cdef int hand[6]
    cdef int left[13]

    @cython.locals(change=double, role=int, high=int, low=int, pair=int)
    cpdef double improve(self, double share)
    @cython.final
    @cython.locals(
        rank=int, total=double, weights=double, second=int, first=int, keen=double, weight=double, pair=int,
        before=double
    )
    cdef double value_crib(self, int role, int low, int high) noexcept nogil
    @cython.final
    @cython.locals(there=int)
    cdef inline int ways(self, int first, int second) noexcept nogil
    @cython.final
    @cython.locals(points=int, count=int, starter=int, there=int)
    cdef double mean_with_starter(self, int a, int b, int c, int d) noexcept nogil
    @cython.final
    @cython.locals(rank=int)
    cdef void deal(self, int size, int lowest) noexcept nogil
    @cython.final
    @cython.locals(rank=int, deals=double, alike=int, index=int, role=int)
    cdef void lay_away(self) noexcept nogil
    @cython.final
    @cython.locals(best=int, most=double, second=int, first=int, pair=int, value=double)
    cdef void choose(self, int role, double deals) noexcept nogil
    @cython.final
    @cython.locals(kept=int[4], count=int, index=int, points=int, starter=int, worth=int, hold=int)
    cdef double value_kept(self, int role, int first, int second) noexcept nogil
