cimport cython
from hrajme.core.dice cimport Dice, i64
from hrajme.core.moves cimport Moves
from hrajme.core.position cimport Position

cdef int CHANCE, OVER

cdef class Playout:
    cdef public int policies[64]
    cdef bint is_alike
    cdef Moves moves

    cpdef int finish(self, Position position, Dice dice)
    @cython.locals(position=Position)
    cpdef i64 finish_many(self, Position start, int games, Dice dice)
    @cython.final
    @cython.locals(count=i64)
    cdef i64 play_many(self, Position position, Position start, int games, Dice dice) noexcept nogil
    @cython.final
    @cython.locals(count=int, mover=int)
    cdef int play_on(self, Position position, Dice dice) noexcept nogil
    @cython.final
    cdef void settle(self, Position position, Dice dice) noexcept nogil
    @cython.final
    @cython.locals(move=int)
    cdef inline void step(self, Position position, int mover, Dice dice) noexcept nogil
