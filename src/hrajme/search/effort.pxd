cimport cython
from hrajme.core.dice cimport i64
from hrajme.search.watch cimport Watch

cdef int CLOCK_MASK

cdef class Effort:
    cdef Watch watch
    cdef readonly i64 nodes
    cdef i64 allowed
    cdef i64 limit
    cdef double shares
    cdef bint is_out

    cpdef begin(self, budget)
    @cython.final
    cdef void extend(self) noexcept nogil
    @cython.final
    @cython.locals(is_late=bint)
    cdef void count(self) noexcept nogil
