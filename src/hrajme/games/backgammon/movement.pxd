cimport cython
from hrajme.core cimport bits
from hrajme.core.dice cimport i64
from hrajme.core.moves cimport Moves

cdef int BAR, FIELD, FIELD_BITS, HOME, MOST_STEPS, OFF, PASS, POINTS, FIELDS
cdef i64 ONE

@cython.locals(found=i64, point=int)
cdef i64 occupied(int* points, int own) noexcept nogil
@cython.locals(other=int, found=i64, point=int)
cdef i64 manned(int* points, int own, int least, int most) noexcept nogil
@cython.locals(free=i64, found=i64)
cpdef i64 origins(i64 mine, i64 held, int die) noexcept nogil
@cython.locals(point=int)
cdef i64 bears_off(i64 mine, int die) noexcept nogil
cdef i64 after_step(int* points, int own, i64 mine, int origin, int die) noexcept nogil
@cython.locals(mine=i64, held=i64, blots=i64)
cdef void fill_plays(Moves moves, int* points, int own, int high, int low) noexcept nogil
cdef void fill_singles(Moves moves, i64 found, int field) noexcept nogil
@cython.locals(first=i64, second=i64, origin=int)
cdef void fill_pairs(Moves moves, int* points, int own, i64 mine, i64 held, i64 blots, int high, int low) noexcept nogil
@cython.locals(play=int, twin=int)
cdef void add_pair(Moves moves, int by_high, int by_low, i64 blots, int high, int low) noexcept nogil
cdef int twin_way(int origin, i64 blots, int high, int low, int play, int twin) noexcept nogil
@cython.locals(found=i64, later=i64, origin=int, target=int, longer=int)
cdef int extend(Moves moves, int* points, int own, i64 mine, i64 held, int die, int farthest, int made, int play, int most) noexcept nogil
cdef int add_longest(Moves moves, int made, int play, int most) noexcept nogil
@cython.locals(hits=i64, index=int, origin=int, die=int)
cdef i64 make(int* points, int own, int play, int high, int low) noexcept nogil
@cython.locals(other=int, target=int)
cdef i64 step(int* points, int own, int origin, int die) noexcept nogil
@cython.locals(other=int, index=int, origin=int, die=int)
cdef void unmake(int* points, int own, int play, int high, int low, i64 hits) noexcept nogil
