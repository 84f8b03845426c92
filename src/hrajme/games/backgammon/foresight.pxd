cimport cython
from hrajme.core.dice cimport i64
from hrajme.core.moves cimport Moves
from hrajme.games.backgammon cimport movement
from hrajme.games.backgammon.outlook cimport Outlook
from hrajme.search.effort cimport Effort

cdef int FACES, CHECKERS, OFF, FIELDS, OUTPUTS
cdef int WIN, GAMMON, BACKGAMMON, LOST_GAMMON, LOST_BACKGAMMON
cdef double ROLLS

@cython.final
cdef class Foresight:
    cdef Outlook outlook
    cdef Effort effort
    cdef int depth
    cdef Moves moves
    cdef double chances[5]
    cdef double best_chances[5]
    # None for the last one, which looks no further.
    cdef Foresight below

    @cython.locals(output=int, high=int, low=int)
    cdef void look(self, int* points, int own) noexcept nogil
    @cython.locals(share=double, play=int, hits=i64)
    cdef void roll(self, int* points, int own, int high, int low) noexcept nogil
    @cython.locals(best=int, least=double, index=int, hits=i64, worth=double, output=int)
    cdef int best_play(self, int* points, int own, int high, int low) noexcept nogil
    cdef void add_turned(self, double* chances, double share) noexcept nogil
