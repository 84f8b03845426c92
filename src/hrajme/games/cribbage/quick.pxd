cimport cython
from hrajme.core cimport bits
from hrajme.core.bits cimport u64
from hrajme.core.dice cimport Dice
from hrajme.core.moves cimport Moves
from hrajme.games.cribbage cimport discards, outlook, scoring
from hrajme.games.cribbage.rules cimport CribbagePosition

cdef u64 ONE, PACK
cdef int CARDS, CLAIM, COUNT, GO, LAY_AWAY, NIBBLE, RANKS, THIRTY_ONE
cdef int LAYING_AWAY, PLAYING, COUNTING, DONE, FIVE, BEGINNER, SEASONED
cdef double HIGH_FIRST, GO_GAIN

cdef int advise(CribbagePosition position, int seat, int policy, Moves moves, Dice dice) noexcept nogil
@cython.locals(kind=int, there=int)
cdef int say_number(CribbagePosition position, int policy, Dice dice) noexcept nogil
@cython.locals(one=int, other=int, best=int, most=double, index=int, value=double)
cdef int keep_best(CribbagePosition position, int seat, int policy, Moves moves, Dice dice) noexcept nogil
@cython.locals(low=int, high=int)
cdef double value_of_away(CribbagePosition position, int seat, int policy, int move) noexcept nogil
@cython.locals(low=int, high=int, a=u64, b=u64, c=u64, d=u64)
cdef int kept_points(CribbagePosition position, int seat, int move) noexcept nogil
@cython.locals(place=int, best=int, index=int, value=double, move=int)
cdef void shortlist_away(CribbagePosition position, int seat, Moves moves, int most) noexcept nogil
@cython.locals(best=int, most=int, index=int, appeal=int)
cdef int lay_greedily(CribbagePosition position, Moves moves) noexcept nogil
cdef inline int appeal_of(CribbagePosition position, int card) noexcept nogil
@cython.locals(total=int, count=int)
cdef inline int points_of(CribbagePosition position, int card) noexcept nogil
@cython.locals(best=int, unseen=u64, most=double, index=int, card=int, value=double)
cdef int lay_wisely(CribbagePosition position, int seat, Moves moves) noexcept nogil
@cython.locals(unseen=u64, index=int)
cdef u64 unseen_by(CribbagePosition position, int seat) noexcept nogil
@cython.locals(
    held=int, total=int, sequence=u64, count=int, points=int, fitting=int, there=int, rank=int, left=int, value=int,
    reply=int, silent=double, go=double
)
cdef double risk_after(CribbagePosition position, int seat, int card, u64 unseen) noexcept nogil
@cython.locals(dealer=int, chance=double)
cdef double worth(CribbagePosition position, int seat) noexcept nogil
