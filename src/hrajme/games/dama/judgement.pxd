cimport cython
from hrajme.core cimport bits
from hrajme.core.dice cimport i64

cdef int DRAWN, WON, LAST_PLACE, STEPS_WORTH, MAIN_ROAD_WORTH, TEMPO
cdef int MAN_WORTH[36]
cdef int QUEEN_WORTH[36]
cdef i64 MAIN_ROAD

@cython.locals(value=int)
cdef int judge(i64 men, i64 queens, i64 other_men, i64 other_queens, int seat, i64 free) noexcept nogil
cdef int value_of_end(int plies) noexcept nogil
@cython.locals(value=int)
cdef int stand(i64 men, i64 queens, int seat, i64 free) noexcept nogil
cdef int seen_from(int seat, int place) noexcept nogil
cpdef int count_steps(i64 men, int seat, i64 free) noexcept nogil
