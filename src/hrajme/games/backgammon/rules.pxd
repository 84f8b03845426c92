cimport cython
from hrajme.core.dice cimport Dice, i64
from hrajme.core.moves cimport Moves
from hrajme.core.position cimport Position
from hrajme.core.throw cimport throw_dice
from hrajme.games.backgammon cimport judgement, movement

cdef int CHANCE, OVER, FACES, BAR, CHECKERS, DOUBLE, DROP, HOME, MOST_CUBE, OFF, OPENING, RESIGN_SINGLE, ROLL, TAKE, FIELDS
cdef int ROLLING_OFF, READY, OFFERED, THROWING, PLAYING, DONE
cdef int SINGLE, GAMMON, BACKGAMMON, DROPPED, MATCH, NOBODY
cdef int CRAWFORD_TO_COME, CRAWFORD_NOW, CRAWFORD_OVER, RUNNER, CAREFUL
cdef double DOUBLES_FROM, TAKES_FROM
cdef int BEGIN[26]

cdef class BackgammonPosition(Position):
    cdef public int points_on[52]
    cdef public int score[2]
    cdef public int length
    cdef public bint has_cube
    cdef public bint has_crawford
    cdef public bint jacoby
    cdef public int cube
    cdef public int owner
    cdef public int crawford
    cdef public int game
    cdef public int turn
    cdef public int throw
    cdef public int phase
    cdef public int opening
    cdef public int last_seat
    cdef public int last_play
    cdef public int last_throw
    cdef public i64 last_hits
    cdef public int ended
    cdef public int stake
    cdef public int winner

    cpdef bint is_legal(self, int seat, int move)
    cdef int mover(self) noexcept nogil
    cdef void fill(self, Moves moves, int seat) noexcept nogil
    @cython.final
    @cython.locals(is_dead=bint)
    cdef bint may_double(self, int seat) noexcept nogil
    cdef void play_unchecked(self, int seat, int move) noexcept nogil
    @cython.final
    @cython.locals(mine=int, yours=int)
    cdef void roll_off(self, int dice) noexcept nogil
    @cython.final
    cdef void answer(self, int seat, int move) noexcept nogil
    @cython.final
    @cython.locals(own=int, loss=int)
    cdef void make_play(self, int seat, int play) noexcept nogil
    @cython.final
    @cython.locals(own=int, point=int)
    cdef int loss_of(self, int loser) noexcept nogil
    @cython.final
    cdef int worth_of(self, int loss) noexcept nogil
    @cython.final
    cdef void end_game(self, int winner, int reason, int stake) noexcept nogil
    @cython.final
    @cython.locals(point=int)
    cdef void begin_game(self) noexcept nogil
    @cython.final
    cdef bint lacks_one(self) noexcept nogil
    @cython.locals(mine=int)
    cdef int draw(self, Dice dice) noexcept nogil
    @cython.locals(is_opening=bint, low=int, high=int)
    cdef void fill_chances(self, Moves moves, Moves weights) noexcept nogil
    cdef int advise(self, int seat, int policy, Moves moves, Dice dice) noexcept nogil
    @cython.final
    @cython.locals(best=int, best_value=double, index=int, value=double)
    cdef int best_play(self, int seat, int policy, Moves moves) noexcept nogil
    @cython.final
    @cython.locals(own=int, high=int, low=int, hits=i64, value=double)
    cdef double value_after(self, int seat, int policy, int play) noexcept nogil
    @cython.locals(ahead=double)
    cdef double worth(self, int seat) noexcept nogil
    cdef int points(self, int seat) noexcept nogil
    cdef bint wins(self, int seat) noexcept nogil
    cdef int reason(self) noexcept nogil
