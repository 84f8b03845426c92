cimport cython
from hrajme.core.dice cimport Dice
from hrajme.core.moves cimport Moves
from hrajme.games.flip7 cimport odds
from hrajme.games.flip7.rules cimport Flip7Position

cdef int HIT, STOP, GIVE
cdef int TOP_NUMBER, PLUS_2, TIMES_2, FLIP_THREE, FREEZE, SECOND_CHANCE, KINDS
cdef int CAREFUL_ENOUGH, SHORT_ROW, LUCKY_SEVEN, LUCKY_BONUS, NEAR, USUAL_ROUND
cdef double AHEAD

cdef int advise(Flip7Position position, int seat, int policy, Moves moves, Dice dice) noexcept nogil
@cython.locals(best=int, most=int, other=int, rank=int)
cdef int pick_victim(Flip7Position position, int seat) noexcept nogil
@cython.locals(best=int, most=double, other=int, rank=double)
cdef int pick_target(Flip7Position position, int seat) noexcept nogil
@cython.locals(gain=double)
cdef double rank_target(Flip7Position position, int seat, int other) noexcept nogil
@cython.locals(twin=double, safe=double, gain=double)
cdef double flip_three_gain(Flip7Position position, int seat) noexcept nogil
@cython.locals(points=int, new=int, kind=int, index=int, number=int)
cdef int points_of_card(Flip7Position position, int seat) noexcept nogil
@cython.locals(value=int)
cdef bint wants_card(Flip7Position position, int seat) noexcept nogil
@cython.locals(seat=int)
cdef bint is_end_near(Flip7Position position) noexcept nogil
@cython.locals(
    best_out=int, calm=double, rivalry=double, now=double, bust=double, hope=double, kind=int, after=int, change=double
)
cdef double hope(Flip7Position position, int seat, int value) noexcept nogil
@cython.locals(lucky=int)
cdef int value_with(Flip7Position position, int seat, int value, int kind) noexcept nogil
@cython.locals(total=int, rounds=double)
cdef double outlook(
    Flip7Position position, int seat, int points, int best_out, double calm, double rivalry
) noexcept nogil
@cython.locals(chance=double, other=int)
cdef double chance_to_stay_ahead(Flip7Position position, int seat, int total) noexcept nogil
@cython.locals(chance=double, other=int)
cdef double chance_of_calm(Flip7Position position, int seat) noexcept nogil
cdef bint is_rival_in(Flip7Position position, int seat, int other) noexcept nogil
@cython.locals(missing=int)
cdef double chance_to_get_to(Flip7Position position, int seat, int goal) noexcept nogil
@cython.locals(best=int, other=int)
cdef int best_of_others_out(Flip7Position position, int seat) noexcept nogil
@cython.locals(weight=double, gain=int, other=int)
cdef double weigh_rivals(Flip7Position position, int seat) noexcept nogil
@cython.locals(need=int, rounds=double, fewest=double, ahead=double, others=double, weight=double, other=int)
cdef double worth(Flip7Position position, int seat) noexcept nogil
