cimport cython
from hrajme.core cimport bits
from hrajme.core.dice cimport i64

cdef int BAR, HOME, POINTS, FIELDS, UNITS, AT_BAR, AT_OFF, AT_FEATURES, SIDE, INPUTS, ROLLS, WINDOW
cdef i64 ONE, ALL_POINTS, HOME_POINTS

@cython.locals(ways=int, first=int, second=int)
cpdef int count_ways(int blocked) noexcept nogil

@cython.final
cdef class Inputs:
    cdef int where[244]
    cdef double what[244]
    cdef int count
    cdef bint is_race
    cdef i64 mine[2]
    cdef i64 made[2]
    cdef i64 held[2]
    cdef i64 blots[2]
    cdef int rear[2]
    cdef int ways[4096]

    cdef void read(self, int* points, int own) noexcept nogil
    cdef inline void add(self, int where, double what) noexcept nogil
    @cython.locals(mine=i64, made=i64, held=i64, blots=i64, rear=int, point=int, count=int)
    cdef void look(self, int* points, int own, int side) noexcept nogil
    cdef void add_crowd(self, int at, int count) noexcept nogil
    @cython.locals(at=int)
    cdef void describe(self, int* points, int own, int side) noexcept nogil
    cdef void add_bar(self, int at, int count) noexcept nogil
    @cython.locals(part=int)
    cdef void add_off(self, int at, int count) noexcept nogil
    @cython.locals(pips=int, passing=int, passed=int, waiting=int, meeting=int, point=int, count=int, at=int)
    cdef void add_pips(self, int* points, int own, int side) noexcept nogil
    @cython.locals(rolls=int, pips=int, high=int, low=int, found=i64, weight=int)
    cdef void aim(self, int at, int side, int on_bar) noexcept nogil
    @cython.locals(mine=i64, free=i64, blots=i64, bar=i64, first=i64, second=i64, onward=i64)
    cdef i64 hits(self, int side, int on_bar, int high, int low) noexcept nogil
    @cython.locals(held=i64, blocked=i64)
    cdef inline int way_out(self, int side, int point) noexcept nogil
    @cython.locals(worst=int, total=int, stuck=int, point=int, ways=int, at=int)
    cdef void add_ways(self, int* points, int own, int side) noexcept nogil
    @cython.locals(at=int, barred=int, row=int, part=int, single=i64)
    cdef void add_shape(self, int* points, int own, int side) noexcept nogil

@cython.locals(point=int)
cdef int highest(i64 found) noexcept nogil
@cython.locals(found=i64, reached=i64)
cdef i64 spread(i64 others, i64 first, i64 free, int die) noexcept nogil
@cython.locals(row=int)
cdef int longest_row(i64 made) noexcept nogil
