cimport cython
from hrajme.core.dice cimport i64

cdef int LEFT, RIGHT
cdef int TABLE, NUMBERS, DECISIVE, INFINITE, PATIENCE, MOST_TILES

cdef class Endgame:
    cdef int count
    cdef int low[48]
    cdef int high[48]
    cdef i64 bit[48]
    cdef i64 owned[2]
    cdef i64 having[13]
    cdef int pips[2]
    cdef int to_go[2]
    cdef public bint counts_points
    cdef public int looked
    cdef int age
    cdef int[::1] ages
    cdef i64[::1] keys
    cdef int[::1] floors
    cdef int[::1] ceilings

    @cython.locals(rest=i64, mine=int, theirs=int)
    cpdef int begin(self, int index, int end, int left, int right, int alpha)
    @cython.final
    @cython.locals(ends=i64, most=int, least=int, key=i64, slot=int, value=int)
    cdef int search(
        self, i64 rest, int left, int right, int player, int mine, int theirs, int alpha, int beta
    ) noexcept nogil
    @cython.final
    @cython.locals(best=int, answered=int, index=int, end=int, value=int)
    cdef int look(
        self, i64 rest, int left, int right, int player, int mine, int theirs, int alpha, int beta
    ) noexcept nogil
    @cython.final
    @cython.locals(near=int, far=int, new=int)
    cdef inline bint is_due(
        self, i64 rest, int left, int right, int player, int index, int end, int answered
    ) noexcept nogil
    @cython.final
    @cython.locals(both=int)
    cdef int after(
        self, i64 rest, int left, int right, int player, int mine, int theirs, int index, int end, int alpha, int beta
    ) noexcept nogil
    @cython.final
    cdef int blocked(self, int player, int mine, int theirs) noexcept nogil
    @cython.final
    cdef inline int worth(self, int player, int pips) noexcept nogil
    @cython.final
    cdef inline i64 key_of(self, i64 rest, int left, int right, int player) noexcept nogil
    @cython.final
    cdef inline int slot_of(self, i64 key) noexcept nogil
    @cython.final
    cdef inline void remember(self, i64 key, int value, int alpha, int beta, int most) noexcept nogil
