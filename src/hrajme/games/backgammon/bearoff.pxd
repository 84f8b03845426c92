cimport cython

cdef int HOME, FIELDS, FEW_BOARDS, MOST_ROLLS, VALUES, CHANCE_TO_WIN, TERMS
cdef double WHOLE
cdef int CHOOSE[147]
cdef unsigned short[::1] ONE_SIDE
cdef unsigned short[::1] TWO_SIDES
cdef bint IS_LOADED

cpdef load()
@cython.locals(point=int)
cdef bint is_home(int* points, int own) noexcept nogil
@cython.locals(found=int, checkers=int, point=int)
cdef int rank(int* points, int own) noexcept nogil
@cython.locals(mine=int, yours=int)
cdef double chance(int* points, int own) noexcept nogil
@cython.locals(won=double, left=double, rolls=int)
cpdef double race(int mine, int yours) noexcept nogil
@cython.locals(number=int)
cpdef double value_of(int mine, int yours, int value) noexcept nogil
