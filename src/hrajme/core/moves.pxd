cimport cython
from hrajme.core cimport native

cdef int CAPACITY

cdef class Moves:
    cdef int items[4096]
    cdef readonly int count
    cdef bint has_dropped

    @cython.final
    cdef inline void clear(self) noexcept nogil
    @cython.final
    cdef inline void add(self, int move) noexcept nogil
    @cython.final
    @cython.locals(index=int)
    cdef bint has(self, int move) noexcept nogil
    cpdef list as_list(self)
    cpdef check(self)
