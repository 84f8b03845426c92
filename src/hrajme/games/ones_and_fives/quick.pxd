cimport cython
from hrajme.core.dice cimport Dice
from hrajme.core.moves cimport Moves
from hrajme.games.ones_and_fives cimport outlook
from hrajme.games.ones_and_fives.rules cimport OnesAndFivesPosition

cdef int ROLL, BANK, COMPLETE, DICE
cdef int UNIT, LONGEST, ENOUGH, CAREFUL_POINTS, CAREFUL_DICE, TO_WIN
cdef int READY, KEEPING, NOBODY

cdef int advise(OnesAndFivesPosition position, int seat, int policy, Moves moves, Dice dice) noexcept nogil
@cython.locals(tired=bint)
cdef int advise_careful(OnesAndFivesPosition position, Moves moves) noexcept nogil
@cython.locals(best=int, index=int, move=int)
cdef int most_points(OnesAndFivesPosition position, Moves moves) noexcept nogil
@cython.locals(points=int, enough=bint, entered=bint)
cdef bint can_finish(OnesAndFivesPosition position, int more) noexcept nogil
@cython.locals(best=int, stop=int)
cdef int advise_for_points(OnesAndFivesPosition position, int seat, Moves moves) noexcept nogil
@cython.locals(entered=bint)
cdef bint is_race(OnesAndFivesPosition position) noexcept nogil
cdef int units_to_go(OnesAndFivesPosition position, int seat) noexcept nogil
@cython.locals(row=double[3000], mine=int, theirs=int, held=int, dead=double, stop=double)
cdef int advise_race(OnesAndFivesPosition position, int seat, Moves moves) noexcept nogil
cdef int units_to_pass(OnesAndFivesPosition position, int seat) noexcept nogil
@cython.locals(row=double[3000], need=int, held=int)
cdef int advise_chase(OnesAndFivesPosition position, int seat, Moves moves) noexcept nogil
@cython.locals(held=int, kind=int)
cdef int best_move(OnesAndFivesPosition position, Moves moves, double *row, double stop, double dead) noexcept nogil
@cython.locals(best=int, most=double, index=int, move=int, value=double)
cdef int best_selection(
    OnesAndFivesPosition position, Moves moves, double *row, int held, double dead
) noexcept nogil
@cython.locals(done=int, after=int)
cdef double value_of(OnesAndFivesPosition position, int move, double *row, int held, double dead) noexcept nogil
@cython.locals(sum_of_all=double, other=int)
cdef double worth(OnesAndFivesPosition position, int seat) noexcept nogil
@cython.locals(chance=double, other=int)
cdef double chance_against_all(OnesAndFivesPosition position, int seat) noexcept nogil
@cython.locals(mine=int, theirs=int)
cdef double chance_against(OnesAndFivesPosition position, int seat, int other) noexcept nogil
cdef int turns_to_wait(OnesAndFivesPosition position, int seat) noexcept nogil
@cython.locals(wait=int, last=int, chance=double, other=int, later=int)
cdef double chance_in_last_round(OnesAndFivesPosition position, int seat) noexcept nogil
@cython.locals(need=int, strict=int)
cdef double chance_to_pass(OnesAndFivesPosition position, int seat) noexcept nogil
