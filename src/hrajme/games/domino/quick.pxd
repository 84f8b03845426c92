cimport cython
from hrajme.core.dice cimport Dice
from hrajme.core.moves cimport Moves
from hrajme.games.domino.rules cimport DominoPosition

cdef int DRAW, LEFT, SIDES
cdef int DONE, DOUBLE_FIRST
cdef double SWING
cdef int LOW[91]
cdef int HIGH[91]

@cython.locals(best=int, highest=int, index=int, move=int, score=int)
cdef int advise(DominoPosition position, int seat, int policy, Moves moves, Dice dice) noexcept nogil
@cython.locals(tile=int, pips=int, score=int)
cdef inline int appeal(DominoPosition position, int seat, int move, int policy) noexcept nogil
@cython.locals(tile=int, near=int, far=int, new=int, numbers=int, pips=int, fitting=int)
cdef int flexibility(DominoPosition position, int seat, int move) noexcept nogil
@cython.locals(others=int)
cdef inline int rest_with(DominoPosition position, int seat, int tile, int pips) noexcept nogil
@cython.locals(count=int)
cdef inline int count_bits(int bits) noexcept nogil
@cython.locals(kept=int, index=int, move=int, is_twin=bint)
cdef void shortlist(DominoPosition position, Moves moves, int seat) noexcept nogil
@cython.locals(swing=int, other=int)
cdef double worth(DominoPosition position, int seat) noexcept nogil
@cython.locals(most=int, other=int)
cdef int most_gained_by_others(DominoPosition position, int seat) noexcept nogil
