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
    cdef int to_go[2]
    cdef public int looked
    cdef int age
    cdef int ages[16384]
    cdef i64 keys[16384]
    cdef int floors[16384]
    cdef int ceilings[16384]

    @cython.locals(rest=i64)
    cpdef int try_move(self, int index, int end, int left, int right)
    @cython.final
    @cython.locals(ends=i64, key=i64, slot=int)
    cdef int search(self, i64 rest, int left, int right, int player, int alpha, int beta) noexcept nogil
    @cython.final
    @cython.locals(best=int, bound=int, fitting=i64, index=int, value=int)
    cdef int look(self, i64 rest, int left, int right, int player, int alpha, int beta) noexcept nogil
    @cython.final
    @cython.locals(both=int)
    cdef int after(self, i64 rest, int left, int right, int player, int index, int end, int alpha, int beta) noexcept nogil
    @cython.final
    cdef int blocked(self, i64 rest, int player) noexcept nogil
    @cython.final
    cdef inline int worth(self, int player, int pips) noexcept nogil
    @cython.final
    @cython.locals(total=int, index=int)
    cdef int pips(self, i64 tiles) noexcept nogil
    @cython.final
    cdef inline i64 key_of(self, i64 rest, int left, int right, int player) noexcept nogil
    @cython.final
    cdef inline int slot_of(self, i64 key) noexcept nogil
    @cython.final
    cdef inline void remember(self, i64 key, int value, int alpha, int beta) noexcept nogil
