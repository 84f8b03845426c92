cimport cython

cdef int BAR, HOME, POINTS, FIELDS
cdef double ON_ROLL, HELD_HOME, HELD_OUTSIDE, ON_BAR, OUT_OF_REACH, LOOSE, UNIT

@cython.locals(total=int, point=int)
cdef int count_pips(int* points, int own) noexcept nogil
@cython.locals(point=int)
cdef int farthest(int* points, int own) noexcept nogil
cdef double race(int* points, int own) noexcept nogil
@cython.locals(value=double, point=int)
cdef double run(int* points, int own) noexcept nogil
@cython.locals(other=int, ahead=double)
cdef double lead(int* points, int own) noexcept nogil
@cython.locals(other=int, value=double, point=int)
cdef double shape(int* points, int own) noexcept nogil
@cython.locals(chance=double, distance=int, origin=int)
cdef double danger(int* points, int other, int target) noexcept nogil
@cython.locals(size=double)
cdef double likelihood(double ahead) noexcept nogil
