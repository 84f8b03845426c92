cimport cython
from hrajme.core cimport body, memory
from hrajme.core.dice cimport Dice, i64
from hrajme.core.memory cimport Memory
from hrajme.core.moves cimport Moves

cdef int CHANCE, OVER
cdef list ALONE

cdef class Position:
    # The head: set when a position is made, left alone by copy_body.
    cdef public int seats
    cdef public object options

    cpdef tuple to_move(self)
    cpdef list moves(self, int seat)
    cpdef tuple interrupts(self, int seat)
    cpdef tuple concessions(self, int seat)
    cpdef play(self, int seat, int move)
    cpdef bint may_play(self, int seat, int move)
    @cython.locals(legal=Moves)
    cpdef bint is_legal(self, int seat, int move)
    @cython.locals(twin=Position)
    cpdef copy(self)
    @cython.locals(twin=Position)
    cpdef guess(self, seat, Dice dice)
    @cython.locals(known=Memory)
    cpdef int choose(self, int seat, int policy, Dice dice)

    cpdef int roll(self, Dice dice)

    cdef void assign(self, Position other) noexcept nogil
    @cython.final
    cdef bint is_to_move(self, int seat)
    @cython.final
    @cython.locals(known=Memory)
    cdef Moves list_legal(self, int seat)
    cdef int mover(self) noexcept nogil
    cdef void fill(self, Moves moves, int seat) noexcept nogil
    cdef void play_unchecked(self, int seat, int move) noexcept nogil
    cdef int draw(self, Dice dice) noexcept nogil
    @cython.locals(move=int, weight=int)
    cdef void fill_chances(self, Moves moves, Moves weights) noexcept with gil
    cdef void deal_anew(self, int seat, Dice dice) noexcept nogil
    cdef int advise(self, int seat, int policy, Moves moves, Dice dice) noexcept nogil
    cdef int hurry(self, int policy, Moves moves, Dice dice) noexcept nogil
    @cython.final
    cdef int any_move(self, int seat, Moves moves, Dice dice) noexcept nogil
    cdef void shortlist(self, Moves moves, int seat) noexcept nogil
    cdef bint is_settled(self) noexcept nogil
    cdef double worth(self, int seat) noexcept nogil
    cdef i64 key(self) noexcept nogil
    cdef int evaluate(self, int seat) noexcept nogil
    cdef int foresee(self, int seat) noexcept nogil
    cdef void fill_loud(self, Moves moves, int seat) noexcept nogil
    cdef bint is_pressed(self, int seat) noexcept nogil
    cdef int urgency(self, int seat, int move) noexcept nogil
    cdef bint may_skip(self, int seat) noexcept nogil
    cdef void skip(self, int seat) noexcept nogil
    cdef int points(self, int seat) noexcept nogil
    cdef bint wins(self, int seat) noexcept nogil
    cdef int reason(self) noexcept nogil
