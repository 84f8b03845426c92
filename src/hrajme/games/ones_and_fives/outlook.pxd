cimport cython

cdef int DICE, FACES, LONGEST, ENOUGH, MOST_AT_ONCE
cdef int FIRST_OUTCOME[13]
cdef double SHARE[395]
cdef double DEAD_SHARE[12]
cdef int MORE[395]
cdef int STEP[1330]
cdef int FIRST_STEP[396]
cdef double CHANCES[40000]
cdef double POINTS[3000]
cdef double STRICT_POINTS[3000]
cdef double REACHING[800]

@cython.locals(cell=int, value=double, outcome=int, best=double, index=int)
cdef double throw_on(double *row, int held, int kind, double dead) noexcept nogil
cdef double try_to_complete(double done, double dead) noexcept nogil
@cython.locals(cell=int, held=int, dice=int)
cdef void sweep(double *row, double *written, int need, int least, int strict, double dead) noexcept nogil
@cython.locals(cell=int, held=int, dice=int)
cdef void sweep_points(double *row, int strict) noexcept nogil
@cython.locals(written=double[400], held=int)
cdef void sweep_race(double *row, double *chances, int mine, int theirs, int least, double dead) noexcept nogil
@cython.locals(written=double[400])
cdef void sweep_reach(double *row, int need, int least, int strict) noexcept nogil
@cython.locals(row=double[3000])
cdef double chance_of_turn(double *chances, int mine, int theirs, double dead) noexcept nogil
