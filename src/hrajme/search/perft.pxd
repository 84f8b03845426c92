cimport cython
from hrajme.core.dice cimport i64
from hrajme.core.moves cimport Moves
from hrajme.core.position cimport Position

cdef int CHANCE, OVER, HAS_CHANCE

cdef class Perft:
    cdef Position position
    cdef Moves moves
    # None for the last one, which counts its moves only.
    cdef Perft below

    cpdef i64 count(self, Position position, int depth)
    @cython.final
    @cython.locals(mover=int)
    cdef i64 count_from(self, Position position, int depth) noexcept nogil
    @cython.final
    @cython.locals(total=i64, lines=i64, index=int)
    cdef i64 count_below(self, Position position, int mover, int depth) noexcept nogil
