cimport cython
from hrajme.core cimport bits
from hrajme.core.dice cimport i64

cdef int DRAWN, LAST_PLACE
cdef int KINDS, MAN_SQUARES, SQUARES, OTHER_MEN_FROM
cdef int CHOOSE[165]
cdef int SQUARE[36]
cdef i64 OFFSETS[625]
cdef const unsigned char[::1] DATA
cdef int KNOWN_PIECES

cpdef load()
cpdef use(bytes data)
cpdef int known_pieces() noexcept nogil
cdef bint knows(i64 white, i64 black) noexcept nogil
cpdef int look_up(i64 men, i64 queens, i64 other_men, i64 other_queens, int seat) noexcept nogil
cdef int plies_of(int byte) noexcept nogil
@cython.locals(own=int, other=int, index=i64)
cpdef i64 index_of(i64 men, i64 queens, i64 other_men, i64 other_queens, int seat) noexcept nogil
@cython.locals(found=i64, size=int, left=int, square=int)
cdef i64 rank(i64 squares, int seat, int first) noexcept nogil
