cimport cython

cdef double ROUNDS[201]
cdef int LONGEST
cdef double ROUNDS_PER_POINT, MIDDLE, STEP, NARROWER
cdef double WIDTHS[21]

cdef double rounds_to(int need) noexcept nogil
@cython.locals(beyond=double)
cdef double chance_to_reach(int need, int rounds) noexcept nogil
@cython.locals(power=double)
cdef double grow(double x) noexcept nogil
