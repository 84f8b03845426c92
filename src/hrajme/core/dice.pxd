cimport cython

ctypedef long long i64

cdef i64 MULTIPLIER, LOW

cdef class Dice:
    cdef public i64 word

    @cython.final
    cdef inline i64 bits(self) noexcept nogil
    @cython.final
    cdef void follow(self, Dice other) noexcept nogil
    @cython.final
    @cython.locals(product=i64)
    cdef inline i64 below(self, i64 limit) noexcept nogil
