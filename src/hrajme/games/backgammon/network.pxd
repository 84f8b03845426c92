cimport cython
from libc cimport math
from hrajme.core.dice cimport Dice
from hrajme.games.backgammon.inputs cimport Inputs

cdef int INPUTS, OUTPUTS, MOST_HIDDEN
cdef double SPREAD

@cython.final
cdef class Network:
    cdef readonly int hidden
    cdef double into[31232]
    cdef double bias[128]
    cdef double out[640]
    cdef double out_bias[5]
    cdef double sums[128]
    cdef double units[128]
    cdef double chances[5]
    cdef double slopes[128]
    cdef double misses[5]

    @cython.locals(index=int)
    cpdef scatter(self, Dice dice)
    cpdef int size(self)
    @cython.locals(index=int, count=int)
    cpdef list weights(self)
    @cython.locals(index=int, count=int, at=int)
    cpdef set_weights(self, list weights)
    @cython.locals(unit=int, index=int, output=int)
    cdef void run(self, Inputs inputs) noexcept nogil
    @cython.locals(unit=int, at=int, amount=double, win=double, gammon=double, backgammon=double, lost_gammon=double, lost_backgammon=double)
    cdef void add_up(self) noexcept nogil
    @cython.locals(unit=int)
    cdef inline void mix_in(self, int row, double amount) noexcept nogil
    @cython.locals(unit=int, index=int, output=int)
    cdef void learn(self, Inputs inputs, double* targets, double rate) noexcept nogil
    @cython.locals(slope=double, room=double, output=int)
    cdef inline double slope_of(self, int unit) noexcept nogil
    @cython.locals(unit=int)
    cdef inline void shift(self, int row, double amount) noexcept nogil

cdef inline double soften(double total) noexcept nogil
cdef inline double logistic(double total) noexcept nogil
