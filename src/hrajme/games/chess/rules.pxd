cimport cython
from hrajme.core cimport bits
from hrajme.core.bits cimport u64
from hrajme.core.dice cimport Dice, i64
from hrajme.core.moves cimport Moves
from hrajme.core.position cimport Position
from hrajme.games.chess cimport evaluation, exchange

cdef int OVER
cdef int ADJUST, BISHOP, BLACK, CLAIM, KING, KNIGHT, NOBODY, PAWN, PROMOTION, QUEEN, ROOK, TOUCH, WHITE
cdef int NOWHERE, FIFTY, SEVENTY_FIVE, SOON, MOST_HISTORY, MOST_TOUCHES
cdef int RUNNING, MATE, STALEMATE, DEAD, SEVENTY_FIVE_MOVES, FIVEFOLD, FIFTY_MOVES, THREEFOLD
cdef u64 ONE, FULL, LAST_ROWS, LIGHT
cdef u64 KNIGHT_REACH[64]
cdef u64 KING_REACH[64]
cdef u64 PAWN_REACH[128]
cdef u64 FILE[64]
cdef u64 DIAGONAL[64]
cdef u64 COUNTER[64]
cdef u64 ROW[512]
cdef u64 BETWEEN[4096]
cdef u64 LINE[4096]
cdef int CASTLING_KEPT[64]
cdef i64 MAN_NUMBER[832]
cdef i64 CASTLING_NUMBER[16]
cdef i64 PASSING_NUMBER[8]
cdef i64 QUIET_NUMBER[160]
cdef i64 TURN_NUMBER
cdef int MIDDLE[832]
cdef int ENDING[832]
cdef int PHASE[13]

cdef class ChessPosition(Position):
    cdef public u64 kinds[6]
    cdef public u64 sides[2]
    cdef public u64 checkers
    cdef public u64 pinned
    cdef public i64 hash
    cdef public short board[64]
    cdef public int middle
    cdef public int ending
    cdef public int phase
    cdef public int turn
    cdef public int castling
    cdef public int passed
    cdef public int quiet
    cdef public int number
    cdef public int last_from
    cdef public int last_to
    cdef public int touched[8]
    cdef public int touches
    cdef public bint is_adjusting
    cdef public bint is_touch_move
    cdef public int ended
    cdef public int seen
    cdef public int doubles
    cdef public i64 history[152]

    cpdef tuple interrupts(self, int seat)
    cpdef bint is_check(self)
    cpdef int king_of(self, int side)
    cpdef int repetitions(self)
    cpdef bint threatens(self, int side, int square)
    cpdef bint cannot_mate(self, int side)
    cdef int mover(self) noexcept nogil
    cdef int points(self, int seat) noexcept nogil
    cdef bint wins(self, int seat) noexcept nogil
    cdef int reason(self) noexcept nogil
    cdef i64 key(self) noexcept nogil
    cdef void play_unchecked(self, int seat, int move) noexcept nogil
    @cython.final
    @cython.locals(start=int, to=int, promotion=int, man=int, passed=int, new_passed=int)
    cdef void make(self, int seat, int move) noexcept nogil
    @cython.final
    @cython.locals(is_short=bint, corner=int, man=int)
    cdef void castle(self, int to) noexcept nogil
    @cython.final
    @cython.locals(place=u64)
    cdef inline void put(self, int square, int man) noexcept nogil
    @cython.final
    @cython.locals(man=int, place=u64)
    cdef inline void lift(self, int square) noexcept nogil
    @cython.final
    @cython.locals(times=int)
    cdef void begin_turn(self, int passed) noexcept nogil
    @cython.final
    cdef inline void find_end(self, int times) noexcept nogil
    @cython.final
    cdef inline bint is_dead(self) noexcept nogil
    @cython.final
    @cython.locals(own=u64, other=u64, bishops=u64, is_one_colour=bint)
    cdef bint lacks_mate(self, int side) noexcept nogil
    @cython.final
    @cython.locals(count=int, index=int)
    cdef inline int times(self, i64 hash) noexcept nogil
    @cython.final
    @cython.locals(row=int, along=u64)
    cdef inline u64 rook_reach(self, int square, u64 occupied) noexcept nogil
    @cython.final
    cdef inline u64 bishop_reach(self, int square, u64 occupied) noexcept nogil
    @cython.final
    @cython.locals(ahead=u64, behind=u64)
    cdef inline u64 slide(self, int square, u64 occupied, u64 line) noexcept nogil
    @cython.final
    @cython.locals(men=u64, queens=u64)
    cdef bint is_attacked(self, int square, int side, u64 occupied) noexcept nogil
    @cython.final
    @cython.locals(own=u64, other=u64, king=int, straight=u64, slanting=u64, snipers=u64, sniper=int, between=u64)
    cdef void find_pins(self) noexcept nogil
    @cython.final
    @cython.locals(takers=u64)
    cdef bint may_pass(self, int passed) noexcept nogil
    @cython.final
    @cython.locals(other=u64, occupied=u64, king=int)
    cdef bint is_safe_to_pass(self, int taker, int passed) noexcept nogil
    @cython.final
    @cython.locals(kind=int, side=int, occupied=u64, reach=u64)
    cdef inline u64 targets(self, int square, u64 allowed) noexcept nogil
    @cython.final
    @cython.locals(side=int, reach=u64, ahead=int)
    cdef inline u64 pawn_targets(self, int square, u64 occupied) noexcept nogil
    @cython.final
    @cython.locals(king=int)
    cdef inline u64 allowed_ends(self) noexcept nogil
    @cython.final
    @cython.locals(own=u64, king=int, occupied=u64, reach=u64, safe=u64, square=int)
    cdef u64 king_targets(self) noexcept nogil
    @cython.final
    @cython.locals(right=int, king=int, occupied=u64, corner=int, step=int, other=int, is_stopped=bint)
    cdef bint may_castle(self, bint is_short) noexcept nogil
    @cython.final
    @cython.locals(allowed=u64, men=u64, square=int)
    cdef bint has_move(self) noexcept nogil
    cdef void fill(self, Moves moves, int seat) noexcept nogil
    @cython.final
    @cython.locals(allowed=u64, men=u64, square=int, king=int)
    cdef void fill_to(self, Moves moves, u64 ends) noexcept nogil
    @cython.final
    cdef inline void add_all(self, Moves moves, int square, u64 reach) noexcept nogil
    @cython.final
    @cython.locals(move=int, kind=int)
    cdef void add_promotions(self, Moves moves, int square, u64 reach) noexcept nogil
    @cython.final
    @cython.locals(takers=u64, taker=int)
    cdef void add_passing(self, Moves moves) noexcept nogil
    @cython.final
    @cython.locals(legal=int, index=int)
    cdef void add_claims(self, Moves moves) noexcept nogil
    @cython.final
    @cython.locals(start=int, to=int, man=int, hash=i64)
    cdef bint would_draw(self, int move) noexcept nogil
    @cython.final
    cdef bint is_fifty_claim(self, int move) noexcept nogil
    @cython.final
    cdef void touch(self, int seat, int move) noexcept nogil
    @cython.final
    @cython.locals(mine=int, theirs=int, index=int, square=int, is_mine=bint)
    cdef void keep_touched(self, Moves moves) noexcept nogil
    @cython.final
    @cython.locals(move=int)
    cdef bint keep_castling(self, Moves moves, int king, int rook) noexcept nogil
    @cython.final
    @cython.locals(index=int)
    cdef int first_touched(self, int side) noexcept nogil
    @cython.final
    @cython.locals(kept=int, index=int)
    cdef bint keep(self, Moves moves, int start, int taken) noexcept nogil
    @cython.final
    @cython.locals(to=int, is_passing=bint)
    cdef bint fits(self, int move, int start, int taken) noexcept nogil
    cdef bint is_pressed(self, int seat) noexcept nogil
    @cython.locals(own=u64)
    cdef bint may_skip(self, int seat) noexcept nogil
    cdef void skip(self, int seat) noexcept nogil
    cdef void fill_loud(self, Moves moves, int seat) noexcept nogil
    cdef int urgency(self, int seat, int move) noexcept nogil
    cdef int evaluate(self, int seat) noexcept nogil
    cdef double worth(self, int seat) noexcept nogil
    cdef int advise(self, int seat, int policy, Moves moves, Dice dice) noexcept nogil
