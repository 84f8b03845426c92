cimport cython

cdef int PAIRS, HOLDS, LONGEST, SHORTEST_RUN
cdef double KEEN[364]
cdef double CRIBS[364]
cdef double PEGS[7280]
cdef double CHANCES[29282]

cpdef int pair_of(int low, int high) noexcept nogil
cpdef int hold_of(int a, int b, int c, int d) noexcept nogil
cpdef double keenness(int min_run, int role, int pair) noexcept nogil
cpdef double crib_with(int min_run, int role, int pair) noexcept nogil
cpdef double pegs_with(int min_run, int role, int hold) noexcept nogil
@cython.locals(row=int)
cpdef double dealer_chance(int min_run, int dealer_needs, int other_needs) noexcept nogil
