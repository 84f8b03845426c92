cimport cython
from hrajme.core.dice cimport Dice

cdef int FACES

@cython.locals(tally=int, throw=int, face=int, _=int)
cpdef int throw_dice(int count, Dice dice) noexcept nogil
@cython.locals(total=int)
cpdef int pips(int throw) noexcept nogil
@cython.locals(count=int)
cpdef int count_face(int throw, int face) noexcept nogil
