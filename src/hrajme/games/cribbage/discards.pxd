cimport cython
from hrajme.core cimport bits
from hrajme.core.bits cimport u64
from hrajme.games.cribbage cimport outlook, scoring

cdef u64 ONE, PACK, CLUBS
cdef int NIBBLE, RANKS, CARDS, JACK

@cython.locals(a=u64, b=u64, c=u64, d=u64, rest=u64, total=int, starter=int)
cpdef double hand_mean(u64 six, int low, int high, int min_run) noexcept nogil
@cython.locals(a=u64, b=u64, c=u64, d=u64, hold=int)
cpdef double pegs_kept(u64 six, int low, int high, bint is_own, int min_run) noexcept nogil
@cython.locals(pair=int)
cpdef double crib_by_table(u64 six, int low, int high, bint is_own, int min_run) noexcept nogil
@cython.locals(crib=double, gain=double)
cpdef double appraise(u64 six, int low, int high, bint is_own, int min_run) noexcept nogil
@cython.locals(
    left=int[13], rank=int, role=int, total=double, weights=double, jacks=double, second=int, first=int, ways=int,
    weight=double
)
cpdef double crib_mean(u64 six, int low, int high, bint is_own, int min_run) noexcept nogil
@cython.locals(points=int, count=int, starter=int, there=int)
cdef double mean_of_starters(int *left, int a, int b, int first, int second, int min_run) noexcept nogil
@cython.locals(mean=double, there=double)
cdef double suited_mean(u64 six, int low, int high) noexcept nogil
cdef inline int unseen_of_suit(u64 six, int card) noexcept nogil
