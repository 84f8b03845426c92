cimport cython
from hrajme.core.dice cimport i64
from hrajme.core.moves cimport Moves
from hrajme.core.position cimport Position
from hrajme.search.effort cimport Effort
from hrajme.search.memory cimport Memory

cdef int OVER, DRAWN
cdef int CAPACITY, MOST_PLIES, WIN, INFINITE, WINNING, WHOLE
cdef int KNOWN_BEST, URGENT, KILLER, HISTORY, NONE
cdef int EXACTLY, AT_LEAST, AT_MOST, NOWHERE
cdef int LATE, DEEP, SHALLOW

cdef class Tree(Effort):
    cdef Memory memory
    cdef int history[8192]
    cdef i64 path[128]
    cdef bint is_whole
    cdef int margin

    @cython.final
    @cython.locals(index=int)
    cdef void forget(self) noexcept nogil
    @cython.final
    @cython.locals(index=int)
    cdef inline bint repeats(self, int number, i64 key) noexcept nogil
    @cython.final
    @cython.locals(place=int, bonus=int)
    cdef inline void reward(self, int seat, int move, int depth) noexcept nogil

cdef class Ply:
    cdef int number
    cdef Tree tree
    cdef Position position
    cdef Moves moves
    cdef int ranks[4096]
    cdef int killer
    cdef int older_killer
    cdef int stands
    cdef bint has_skipped
    # None for the last one, which looks no further.
    cdef Ply below

    cpdef forget(self)
    @cython.final
    @cython.locals(seat=int, foreseen=int, key=i64, slot=int)
    cdef int search(self, int alpha, int beta, int depth) noexcept nogil
    @cython.final
    @cython.locals(value=int)
    cdef bint is_enough(self, int seat, int alpha, int beta, int depth) noexcept nogil
    @cython.final
    @cython.locals(best=int, best_move=int, floor=int, is_whole=bint, index=int, move=int, value=int)
    cdef int look(self, int seat, int alpha, int beta, int depth, i64 key) noexcept nogil
    @cython.final
    @cython.locals(best=int, floor=int, index=int, value=int)
    cdef int settle(self, int seat, int alpha, int beta) noexcept nogil
    @cython.final
    cdef inline int estimate(self, int seat) noexcept nogil
    @cython.final
    cdef inline int value_foreseen(self, int plies) noexcept nogil
    @cython.final
    cdef inline bint is_idle(self, int seat, int move, int alpha, int depth, int index) noexcept nogil
    @cython.final
    cdef inline int lessening(self, int seat, int move, int depth, int index) noexcept nogil
    @cython.final
    @cython.locals(mover=int, value=int, less=int)
    cdef int value_of(self, int seat, int move, int alpha, int beta, int depth, int index) noexcept nogil
    @cython.final
    cdef int glance(self, int seat, int move) noexcept nogil
    @cython.final
    cdef inline int ask(self, bint moves_on, int alpha, int beta, int depth) noexcept nogil
    @cython.final
    @cython.locals(mine=bint, theirs=bint)
    cdef int value_at_end(self, int seat) noexcept nogil
    @cython.final
    cdef inline void list_moves(self, int seat, int known) noexcept nogil
    @cython.final
    @cython.locals(index=int)
    cdef inline void rank(self, int seat, int known) noexcept nogil
    @cython.final
    @cython.locals(urgency=int)
    cdef inline int rank_of(self, int seat, int move, int known) noexcept nogil
    @cython.final
    @cython.locals(best=int, other=int, move=int)
    cdef inline int pick(self, int index) noexcept nogil
    @cython.final
    cdef inline void note_refutation(self, int seat, int move, int depth) noexcept nogil
    @cython.final
    @cython.locals(bound=int, value=int)
    cdef inline bint is_known(self, int slot, int alpha, int beta, int depth) noexcept nogil
    @cython.final
    @cython.locals(value=int)
    cdef inline int recall(self, int slot) noexcept nogil
    @cython.final
    @cython.locals(bound=int)
    cdef void remember(self, i64 key, int value, int move, int alpha, int beta, int depth) noexcept nogil
