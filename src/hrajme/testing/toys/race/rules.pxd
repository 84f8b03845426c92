cimport cython
from hrajme.core.dice cimport Dice
from hrajme.core.moves cimport Moves
from hrajme.core.position cimport Position

cdef int CHANCE, OVER, STRIDE, LEAP, MAX_SEATS

cdef class RacePosition(Position):
    cdef public int places[4]
    cdef public int length
    cdef public int turn
    cdef public bint is_leaping

    cdef int mover(self) noexcept nogil
    cdef void fill(self, Moves moves, int seat) noexcept nogil
    cdef void fill_chances(self, Moves moves, Moves weights) noexcept nogil
    cdef void play_unchecked(self, int seat, int move) noexcept nogil
    @cython.final
    cdef void advance(self, int fields) noexcept nogil
    @cython.locals(die=int)
    cdef int draw(self, Dice dice) noexcept nogil
    cdef int points(self, int seat) noexcept nogil
    cdef bint wins(self, int seat) noexcept nogil
    @cython.locals(run=int, other=int)
    cdef double worth(self, int seat) noexcept nogil
