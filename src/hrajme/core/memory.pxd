cimport cython
from hrajme.core cimport body, native
from hrajme.core.dice cimport i64
from hrajme.core.moves cimport Moves

cdef int OVER, SHORT

cdef class Memory:
    cdef Moves moves
    cdef object position
    cdef i64 thread
    cdef int seat

    @cython.final
    cdef bint knows(self, position, int seat) noexcept
    @cython.final
    cdef remember(self, position, int seat)
    @cython.final
    cdef inline keep(self, position)
    @cython.final
    cdef void forget(self) noexcept

cdef dict _memories
cdef Memory _latest

@cython.locals(latest=Memory, thread=i64)
cdef Memory of_thread()
