cimport cython
from hrajme.core.dice cimport i64
from hrajme.core.moves cimport Moves
from hrajme.core.position cimport Position

cdef int OVER, CELLS, LINES, EMPTY, NOBODY, IN_A_LINE, FULL
cdef int LINE[24]

cdef class NoughtsPosition(Position):
    cdef public int cells[9]
    cdef public int marks
    cdef public int winner

    cdef int mover(self) noexcept nogil
    @cython.locals(cell=int)
    cdef void fill(self, Moves moves, int seat) noexcept nogil
    @cython.locals(line=int)
    cdef void play_unchecked(self, int seat, int move) noexcept nogil
    @cython.final
    @cython.locals(index=int)
    cdef bint has_line(self, int seat, int first) noexcept nogil
    @cython.locals(key=i64, cell=int)
    cdef i64 key(self) noexcept nogil
    cdef int points(self, int seat) noexcept nogil
    cdef bint wins(self, int seat) noexcept nogil
    cdef double worth(self, int seat) noexcept nogil
    cdef int reason(self) noexcept nogil
