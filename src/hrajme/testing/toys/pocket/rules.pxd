cimport cython
from hrajme.core.dice cimport i64
from hrajme.core.moves cimport Moves
from hrajme.core.position cimport Position

cdef int OVER, CELLS, DIRECTIONS, NOWHERE, EMPTY, NOBODY, MOST_QUIET, STUCK, QUIET, MAN_VALUE, KING_VALUE
cdef int NEAR[32]
cdef int FAR[32]

cdef class PocketPosition(Position):
    cdef public int cells[8]
    cdef public int turn
    # The cell of the piece that has to capture on.
    cdef public int chain
    # Moves since the last capture.
    cdef public int quiet
    cdef public int loser

    cdef int mover(self) noexcept nogil
    @cython.final
    cdef inline int owner(self, int cell) noexcept nogil
    @cython.final
    @cython.locals(is_king=bint)
    cdef inline bint may_go(self, int cell, int direction) noexcept nogil
    @cython.final
    @cython.locals(near=int)
    cdef inline bint can_step(self, int cell, int direction) noexcept nogil
    @cython.final
    @cython.locals(near=int, far=int)
    cdef inline bint can_capture(self, int cell, int direction) noexcept nogil
    cdef void fill(self, Moves moves, int seat) noexcept nogil
    @cython.final
    @cython.locals(cell=int, direction=int)
    cdef void fill_captures(self, Moves moves, int seat) noexcept nogil
    @cython.final
    @cython.locals(cell=int, direction=int, near=int)
    cdef void fill_steps(self, Moves moves, int seat, bint only_crowning) noexcept nogil
    @cython.final
    cdef inline bint is_crowned(self, int cell, int target) noexcept nogil
    @cython.final
    @cython.locals(direction=int)
    cdef bint captures_from(self, int cell) noexcept nogil
    @cython.final
    @cython.locals(cell=int)
    cdef bint has_capture(self, int seat) noexcept nogil
    @cython.final
    @cython.locals(cell=int, direction=int)
    cdef bint has_move(self, int seat) noexcept nogil
    @cython.locals(cell=int, target=int, crowned=bint, taken=int)
    cdef void play_unchecked(self, int seat, int move) noexcept nogil
    @cython.final
    @cython.locals(direction=int)
    cdef int between(self, int cell, int target) noexcept nogil
    @cython.locals(key=i64, cell=int)
    cdef i64 key(self) noexcept nogil
    @cython.locals(value=int, cell=int, worth=int)
    cdef int evaluate(self, int seat) noexcept nogil
    cdef void fill_loud(self, Moves moves, int seat) noexcept nogil
    cdef bint is_pressed(self, int seat) noexcept nogil
    cdef int urgency(self, int seat, int move) noexcept nogil
    cdef bint wins(self, int seat) noexcept nogil
    cdef int reason(self) noexcept nogil
