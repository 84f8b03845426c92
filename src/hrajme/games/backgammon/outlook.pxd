cimport cython
from hrajme.games.backgammon cimport bearoff
from hrajme.games.backgammon.inputs cimport Inputs
from hrajme.games.backgammon.network cimport Network

cdef int BAR, CHECKERS, HOME, OFF, FIELDS, OUTPUTS
cdef int WIN, GAMMON, BACKGAMMON, LOST_GAMMON, LOST_BACKGAMMON

@cython.final
cdef class Outlook:
    cdef Inputs inputs
    cdef Network contact
    cdef Network race
    cdef double chances[5]
    cdef double scale[10]

    @cython.locals(index=int)
    cpdef set_scale(self, list scale)
    cdef void see(self, int* points, int own) noexcept nogil
    @cython.locals(output=int)
    cdef void ask(self, Network network) noexcept nogil
    @cython.locals(point=int)
    cdef void see_end(self, int* points, int own) noexcept nogil
    cdef void correct(self, int* points, int own) noexcept nogil
    cdef inline void limit(self, int output, double most) noexcept nogil
    @cython.locals(first=int, total=double, output=int)
    cdef inline double worth(self, int own) noexcept nogil
