cimport cython
from hrajme.core.dice cimport Dice
from hrajme.core.moves cimport Moves
from hrajme.core.position cimport Position

cdef int CHANCE, OVER
cdef int THROW, SPEAK, TOP, HOME
cdef int MAX_SEATS, COLUMNS, FACES
cdef int TURN, ROLLING, DONE
cdef int CAME_HOME, FURTHEST, SHARED, NOBODY

cdef class SilentJulkaPosition(Position):
    # 0 is until somebody is home.
    cdef public int rounds
    cdef public bint no_waiting
    cdef public bint auto
    cdef public int phase
    cdef public int round
    cdef public int turn
    # Whether the way back is open.
    cdef public bint turned
    cdef public int stations[12]
    # Throws that count, and how many of them it took to the last station.
    cdef public int throws[12]
    cdef public int reached_at[12]
    cdef public int spoke[12]
    cdef public int sheet[288]
    cdef public int last_seat
    cdef public int last_die
    cdef public bint last_hit

    cpdef tuple interrupts(self, int seat)
    cdef int mover(self) noexcept nogil
    cdef void fill(self, Moves moves, int seat) noexcept nogil
    cdef void play_unchecked(self, int seat, int move) noexcept nogil
    @cython.final
    @cython.locals(seat=int)
    cdef void count_throw(self, int die) noexcept nogil
    @cython.final
    cdef inline int next_number(self, int seat) noexcept nogil
    @cython.final
    cdef inline bint is_waiting(self, int seat) noexcept nogil
    @cython.final
    cdef void speak(self, int seat) noexcept nogil
    @cython.final
    cdef void next_turn(self) noexcept nogil
    @cython.final
    cdef void end_round(self) noexcept nogil
    @cython.final
    @cython.locals(seat=int)
    cdef bint is_somebody_home(self) noexcept nogil
    @cython.final
    @cython.locals(seat=int)
    cdef bint are_all_up(self) noexcept nogil
    @cython.final
    @cython.locals(other=int)
    cdef bint leads(self, int seat) noexcept nogil
    @cython.final
    cdef inline bint is_ahead(self, int one, int other) noexcept nogil
    @cython.final
    @cython.locals(leaders=int, seat=int)
    cdef int count_leaders(self) noexcept nogil
    cdef int draw(self, Dice dice) noexcept nogil
    cdef int advise(self, int seat, int policy, Moves moves, Dice dice) noexcept nogil
    cdef int points(self, int seat) noexcept nogil
    cdef bint wins(self, int seat) noexcept nogil
    cdef double worth(self, int seat) noexcept nogil
    cdef int reason(self) noexcept nogil
