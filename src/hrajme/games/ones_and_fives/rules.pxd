cimport cython
from hrajme.core.dice cimport Dice
from hrajme.core.moves cimport Moves
from hrajme.core.position cimport Position

ctypedef unsigned int uint

cdef int CHANCE, OVER
cdef int ROLL, BANK, COMPLETE, STARTER, DICE, FACES, ALL_THROWS
cdef int MAX_SEATS
cdef int CHOOSE_STARTER, READY, THROWING, KEEPING, DECIDING, DONE
cdef int NO_TURN, WRITTEN, DEAD, MISSED
cdef int AT_TARGET, AFTER_LAST_ROUND, NOBODY
cdef short WORTH[924]
cdef short STRICT_WORTH[924]
cdef short SIZE[924]
cdef short COMPLETION[924]
cdef short MISSING[924]
cdef short COMPLETED[924]
cdef short SELECTED[2798]
cdef short FIRST[925]
cdef short FALLEN[259]
cdef short FIRST_FALL[7]
cdef short SECOND_FALL[7]
cdef short JOINED[7056]
cdef int WAYS[7]

cdef class OnesAndFivesPosition(Position):
    cdef public int target
    cdef public bint has_last_round
    cdef public bint quad_is_two_pairs
    cdef public int entry
    cdef public int totals[12]
    # How each seat's last turn ended, the points written or lost, and the throw that lost them.
    cdef public int last_end[12]
    cdef public int last_points[12]
    cdef public int last_throw[12]
    cdef public int phase
    cdef public int round
    cdef public int starter
    cdef public int turn
    # The present throw; what was set aside since all six were thrown; the points from before that.
    cdef public int thrown
    cdef public int kept[6]
    cdef public int kept_points[6]
    cdef public int kept_count
    cdef public int carried
    cdef public int turn_points
    cdef public int dice_left
    # What the last die is thrown for; 0 when it is an ordinary throw.
    cdef public int completing
    # Who reached the target first, and who has the most since.
    cdef public int finisher
    cdef public int leader

    cpdef bint is_legal(self, int seat, int move)
    cdef int mover(self) noexcept nogil
    @cython.locals(index=int)
    cdef void fill(self, Moves moves, int seat) noexcept nogil
    @cython.final
    cdef inline int worth_of(self, int number) noexcept nogil
    @cython.final
    cdef inline int completion_points(self) noexcept nogil
    @cython.final
    cdef inline bint has_entered(self, int seat) noexcept nogil
    @cython.final
    cdef inline bint may_bank(self) noexcept nogil
    @cython.final
    @cython.locals(left=int)
    cdef inline int left_after(self, int number) noexcept nogil
    cdef void play_unchecked(self, int seat, int move) noexcept nogil
    @cython.final
    cdef inline void keep(self, int move) noexcept nogil
    @cython.final
    cdef inline void begin_turn(self) noexcept nogil
    @cython.final
    cdef inline void take_up_dice(self) noexcept nogil
    @cython.final
    cdef inline void throw(self) noexcept nogil
    @cython.final
    cdef inline void land(self, int number) noexcept nogil
    @cython.final
    @cython.locals(points=int)
    cdef void land_last(self, int face) noexcept nogil
    @cython.final
    cdef inline void set_aside(self, int number, int points, int left) noexcept nogil
    @cython.final
    cdef void lose(self, int end, int number) noexcept nogil
    @cython.final
    cdef void bank(self, int seat) noexcept nogil
    @cython.final
    @cython.locals(following=int)
    cdef inline void pass_dice(self) noexcept nogil
    @cython.locals(way=uint, first=uint, second=uint)
    cdef int draw(self, Dice dice) noexcept nogil
    cdef int points(self, int seat) noexcept nogil
    cdef bint wins(self, int seat) noexcept nogil
    cdef int reason(self) noexcept nogil
    cdef bint is_settled(self) noexcept nogil
    cdef double worth(self, int seat) noexcept nogil
    cdef int advise(self, int seat, int policy, Moves moves, Dice dice) noexcept nogil
    @cython.locals(count=int, mover=int, move=int)
    cdef int hurry(self, int policy, Moves moves, Dice dice) noexcept nogil
    @cython.final
    @cython.locals(first=int, count=int, chosen=int)
    cdef inline int any_of_the_legal(self, Dice dice) noexcept nogil

# The quick players know the position and the position asks them: this line comes last.
from hrajme.games.ones_and_fives cimport quick
