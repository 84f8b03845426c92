cimport cython
from hrajme.core cimport bits
from hrajme.core.bits cimport u64
from hrajme.core.dice cimport Dice
from hrajme.core.moves cimport Moves
from hrajme.games.cribbage cimport quick
from hrajme.games.cribbage.rules cimport CribbagePosition

cdef int CHANCE, PLAYING, NIBBLE, RANKS, SEASONED

@cython.locals(held=int, unseen=u64, kinds=int, count=int, rank=int, left=int)
cpdef bint is_known(CribbagePosition position, int seat) noexcept nogil

cdef class EndPlay:
    cdef CribbagePosition position
    cdef Moves moves
    cdef EndPlay below
    cdef Dice dice

    cpdef double weigh(self, CribbagePosition position, int seat, int move)
    @cython.final
    @cython.locals(mover=int, best=double, index=int, value=double)
    cdef double value(self, int seat) noexcept nogil
    @cython.final
    @cython.locals(mover=int, move=int)
    cdef double show(self, int seat) noexcept nogil
