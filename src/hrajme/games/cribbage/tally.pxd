cimport cython
from hrajme.core.dice cimport i64
from hrajme.games.cribbage cimport scoring

cdef int CARDS, MOST_POINTS

cdef class Tally:
    cdef public bint is_crib
    cdef public int min_run
    cdef public i64 counts[33]

    @cython.locals(c=int, d=int, starter=int, points=int)
    cpdef add_hands(self, int a, int b)
