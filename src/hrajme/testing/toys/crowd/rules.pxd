cimport cython
from hrajme.core.moves cimport Moves
from hrajme.core.position cimport Position

cdef int OVER, NOTHING

cdef class CrowdPosition(Position):
    cdef public int most
    cdef public int played

    cdef int mover(self) noexcept nogil
    @cython.locals(move=int)
    cdef void fill(self, Moves moves, int seat) noexcept nogil
    cdef void play_unchecked(self, int seat, int move) noexcept nogil
    cdef bint wins(self, int seat) noexcept nogil
