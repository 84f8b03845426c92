cimport cython
from hrajme.core.bits cimport u64

cdef u64 ONE, FULL, NIBBLE
cdef int RANKS, JACK, FIFTEEN, THIRTY_ONE, CARDS_KEPT, TOP

cpdef int value_of(int card) noexcept nogil
@cython.locals(ranks=u64, points=int)
cpdef int held_points(int a, int b, int c, int d, int min_run) noexcept nogil
@cython.locals(ranks=u64, points=int)
cpdef int show_points(int a, int b, int c, int d, int starter, bint is_crib, int min_run) noexcept nogil
@cython.locals(ranks=u64, ways=u64)
cpdef int points_of_ranks(int a, int b, int c, int d, int e, int min_run) noexcept nogil
cdef inline u64 add_value(u64 ways, int card) noexcept nogil
cdef inline u64 four_values(int a, int b, int c, int d) noexcept nogil
cdef inline u64 bit_of(int card) noexcept nogil
@cython.locals(points=int, length=int, ways=int, count=int)
cdef inline int rank_points(u64 ranks, int min_run) noexcept nogil
@cython.locals(suit=int)
cpdef int flush_of(int a, int b, int c, int d, int starter, bint is_crib) noexcept nogil
@cython.locals(jack=int)
cdef inline int nobs_points(int a, int b, int c, int d, int starter) noexcept nogil
@cython.locals(alike=int)
cpdef int alike_in_play(u64 sequence, int count) noexcept nogil
@cython.locals(longest=int, seen=int, low=int, high=int, index=int, rank=int)
cpdef int run_in_play(u64 sequence, int count, int min_run) noexcept nogil
@cython.locals(alike=int, points=int)
cpdef int play_points(u64 sequence, int count, int total, int min_run) noexcept nogil
