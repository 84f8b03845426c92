cimport cython
from hrajme.core.bits cimport u64
from hrajme.core.dice cimport Dice
from hrajme.core.moves cimport Moves
from hrajme.games.cribbage.rules cimport CribbagePosition

cdef int LONGEST, SEASONED, MOST_EVENTS, MOST_DEALS, HANDS, CARDS_KEPT, CHANCE, CARDS
cdef int DEALING, LAYING_AWAY, TURNING_UP, PLAYING
cdef u64 ONE

cdef class Deals:
    cdef CribbagePosition start
    cdef CribbagePosition position
    cdef Moves moves
    cdef public int count
    cdef int events[96000]
    cdef public double chances[14641]

    cpdef play(self, int deals, Dice dice)
    @cython.final
    @cython.locals(place=int, before=int[2], seat=int, gained=int)
    cdef void play_one(self, Dice dice) noexcept nogil
    @cython.final
    @cython.locals(mover=int, move=int)
    cdef void step(self, Dice dice) noexcept nogil
    @cython.locals(total=int, dealer=int)
    cpdef solve_chances(self)
    @cython.final
    @cython.locals(total=double, deal=int)
    cdef double chance(self, int dealer, int other) noexcept nogil
    @cython.final
    @cython.locals(place=int)
    cdef inline double chance_in(self, int deal, int dealer, int other) noexcept nogil

cdef class Plays:
    cdef CribbagePosition start
    cdef CribbagePosition position
    cdef Moves moves
    cdef u64 kept[40000]

    @cython.locals(place=int)
    cpdef deal_hands(self, Dice dice)
    @cython.final
    @cython.locals(mover=int)
    cdef void step(self, Dice dice) noexcept nogil
    @cython.locals(mine=u64, rank=int, suit=int)
    cpdef double gain(self, int role, list ranks, int plays, Dice dice)
    @cython.final
    @cython.locals(total=int, theirs=u64, _=int)
    cdef double mean_gain(self, int role, u64 mine, int plays, Dice dice) noexcept nogil
    @cython.final
    @cython.locals(seat=int, starter=int)
    cdef int play_one(self, int role, u64 mine, u64 theirs, Dice dice) noexcept nogil
    @cython.final
    cdef void hold(self, int seat, u64 cards) noexcept nogil
