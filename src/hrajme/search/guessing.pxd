cimport cython
from libc cimport math
from hrajme.core.dice cimport Dice, i64
from hrajme.core.moves cimport Moves
from hrajme.core.position cimport Position
from hrajme.search.playout cimport Playout
from hrajme.search.watch cimport Watch

cdef double DOUBT
cdef int CAPACITY

cdef class GuessSearch:
    cdef int policy
    cdef Position guess
    cdef Position trial
    cdef Playout playout
    cdef Watch watch
    cdef Moves moves
    cdef Moves legal
    cdef Moves scratch
    cdef Dice luck
    cdef int playouts
    cdef readonly int quick
    cdef double base
    cdef double base_square
    cdef int base_tries
    cdef int candidates
    cdef int order[4096]
    cdef double gain[4096]
    cdef double square[4096]
    cdef int tries[4096]
    cdef public i64 spent

    cpdef int best(self, Position position, int seat, budget, Dice dice)
    @cython.locals(best=int)
    cpdef int try_all(self, Position position, int seat, budget, Dice dice)
    cpdef weighed(self, int candidate)
    @cython.final
    @cython.locals(alive=int, phases=int, phase=int, tries=int, best=int)
    cdef int think(self, Position position, int seat, Dice dice) noexcept nogil
    @cython.final
    @cython.locals(index=int)
    cdef void gather(self, Position position, int seat) noexcept nogil
    @cython.final
    cdef inline void enter(self, int index) noexcept nogil
    @cython.final
    @cython.locals(phases=int)
    cdef int halvings(self, int count) noexcept nogil
    @cython.final
    @cython.locals(first=int, index=int, move=int, tries=int)
    cdef void try_the_rest(self, Position position, int seat, Dice dice) noexcept nogil
    @cython.final
    @cython.locals(_=int)
    cdef void compare_often(
        self, Position position, int seat, int first, int last, int tries, double share, Dice dice
    ) noexcept nogil
    @cython.final
    @cython.locals(word=i64, base=double, index=int, candidate=int, gain=double)
    cdef void compare(self, Position position, int seat, int first, int last, Dice dice) noexcept nogil
    @cython.final
    cdef double worth_after(self, int seat, int move) noexcept nogil
    @cython.final
    @cython.locals(index=int, candidate=int, place=int)
    cdef void sort(self, int alive) noexcept nogil
    @cython.final
    @cython.locals(count=int, mean=double, variance=double)
    cdef inline double proof(self, int candidate) noexcept nogil
    @cython.final
    cdef double error(self, int candidate) noexcept nogil
    @cython.final
    cdef double base_error(self) noexcept nogil

@cython.locals(mean=double)
cdef double standard_error(double total, double squares, int count) noexcept nogil
