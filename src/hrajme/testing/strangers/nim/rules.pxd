cimport cython
from hrajme.core.dice cimport i64
from hrajme.core.moves cimport Moves
from hrajme.core.position cimport Position

cdef int OVER, WIDTH, MAX_HEAPS

cdef class NimPosition(Position):
    cdef public int heaps[4]
    cdef public int count
    # In all heaps.
    cdef public int sticks
    cdef public int turn
    cdef public bint last_wins
    cdef public bint again

    cdef int mover(self) noexcept nogil
    @cython.locals(heap=int, sticks=int)
    cdef void fill(self, Moves moves, int seat) noexcept nogil
    @cython.locals(heap=int)
    cdef void play_unchecked(self, int seat, int move) noexcept nogil
    @cython.locals(key=i64, heap=int)
    cdef i64 key(self) noexcept nogil
    cdef int points(self, int seat) noexcept nogil
    cdef bint wins(self, int seat) noexcept nogil
