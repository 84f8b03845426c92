cimport cython
from hrajme.games.ones_and_fives cimport outlook

cdef int LONGEST, MOST_STEPS
cdef double CLOSE

cdef class RaceSolver:
    cdef public double chances[40000]

    cpdef double chance(self, int mine, int theirs)
    @cython.locals(guess=double, first=double, second=double, bend=double)
    cdef void solve(self, int mine, int theirs) noexcept nogil
    @cython.locals(chance=double, answer=double)
    cdef double improve(self, int mine, int theirs, double guess) noexcept nogil

@cython.locals(row=double[3000], cell=int)
cpdef list solve_points(int strict)
@cython.locals(row=double[3000], need=int)
cpdef list solve_reaching(int strict)
