cimport cython
from hrajme.core.dice cimport i64

cdef int NOWHERE

cdef class Memory:
    cdef i64 mask
    cdef int age
    cdef int[::1] ages
    cdef i64[::1] keys
    cdef int[::1] values
    cdef int[::1] moves
    cdef int[::1] depths
    cdef int[::1] bounds

    @cython.final
    cdef void forget(self) noexcept nogil
    @cython.final
    cdef inline int slot_of(self, i64 key) noexcept nogil
    @cython.final
    @cython.locals(slot=int, place=int)
    cdef int find(self, i64 key) noexcept nogil
    @cython.final
    @cython.locals(place=int)
    cdef void keep(self, i64 key, int value, int move, int depth, int bound) noexcept nogil
    @cython.final
    @cython.locals(slot=int, place=int)
    cdef inline int place_for(self, i64 key) noexcept nogil
