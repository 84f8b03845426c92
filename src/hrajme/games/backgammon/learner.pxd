cimport cython
from hrajme.core.dice cimport Dice, i64
from hrajme.core.moves cimport Moves
from hrajme.games.backgammon cimport movement
from hrajme.games.backgammon.network cimport Network
from hrajme.games.backgammon.outlook cimport Outlook

cdef int FACES, CHECKERS, OFF, FIELDS, OUTPUTS, BOARD, MOST_TURNS
cdef int WIN, GAMMON, BACKGAMMON, LOST_GAMMON, LOST_BACKGAMMON
cdef int BEGIN[26]

@cython.final
cdef class Learner:
    cdef Outlook outlook
    cdef Moves moves
    cdef int points[52]
    cdef int boards[31200]
    cdef double seen[3005]
    cdef int turns
    cdef double targets[5]

    @cython.locals(turns=int)
    cpdef int play(self, int games, Dice dice, double rate, double trust)
    @cython.locals(high=int, low=int, own=int)
    cdef void play_game(self, Dice dice) noexcept nogil
    @cython.locals(point=int)
    cdef void set_up(self) noexcept nogil
    @cython.locals(at=int, point=int)
    cdef void note(self, int own) noexcept nogil
    @cython.locals(output=int)
    cdef void remember(self) noexcept nogil
    @cython.locals(best=int, least=double, index=int, worth=double)
    cdef void make_best(self, int own, int high, int low) noexcept nogil
    @cython.locals(hits=i64)
    cdef double try_play(self, int own, int play, int high, int low) noexcept nogil
    @cython.locals(output=int, turn=int)
    cdef void learn_game(self, double rate, double trust) noexcept nogil
    @cython.locals(output=int, gammon=double, backgammon=double)
    cdef void look_back(self, int at, double trust) noexcept nogil
    @cython.locals(point=int)
    cdef void learn_board(self, int at, double rate) noexcept nogil
    cdef void teach(self, Network network, double rate) noexcept nogil
