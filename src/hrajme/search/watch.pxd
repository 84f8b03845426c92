cimport cython

cdef class Watch:
    cdef object clock
    cdef double begun
    cdef double seconds
    cdef bint is_running

    cpdef start(self, seconds)
    @cython.final
    cdef inline bint is_over(self, double share) noexcept nogil
    @cython.final
    cdef bint has_passed(self, double share) noexcept with gil
