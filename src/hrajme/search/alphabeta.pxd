cimport cython
from libc cimport math
from hrajme.core.dice cimport Dice
from hrajme.core.position cimport Position
from hrajme.search.ply cimport Ply, Tree

cdef int MOST_DEPTH, WIN, INFINITE, WINNING
cdef double MARGIN

cdef class AlphaBeta:
    cdef double unit
    cdef Tree tree
    cdef list plies
    cdef Ply root
    cdef int count
    cdef int moves[4096]
    cdef int values[4096]
    cdef int earlier[4096]
    cdef int wholes[4096]
    cdef readonly int depth
    cdef readonly bint is_whole

    cpdef int best(self, Position position, int seat, budget, Dice dice)
    cpdef int think_of_all(self, Position position, int seat, budget, Dice dice)
    @cython.locals(ply=Ply)
    cpdef begin(self, Position position, int seat, budget, Dice dice)
    @cython.locals(move=int, value=int, worth=double)
    cpdef weighed(self, int index)
    @cython.final
    cdef double worth_of(self, int value)
    @cython.final
    @cython.locals(index=int)
    cdef void set_up(self, Position position, int seat, Dice dice) noexcept nogil
    @cython.final
    cdef void think(self, int seat) noexcept nogil
    @cython.final
    cdef bint is_done(self) noexcept nogil
    @cython.final
    @cython.locals(index=int, value=int, place=int)
    cdef void glance(self, int seat) noexcept nogil
    @cython.final
    @cython.locals(floor=int, is_whole=bint, index=int, value=int)
    cdef void deepen(self, int seat, int depth) noexcept nogil
    @cython.final
    @cython.locals(depth=int, index=int, value=int)
    cdef void look_at_the_rest(self, int seat) noexcept nogil
    @cython.final
    cdef inline void note(self, int index, int value) noexcept nogil
    @cython.final
    @cython.locals(move=int, value=int, earlier=int, whole=int)
    cdef void lift(self, int index, int place) noexcept nogil
