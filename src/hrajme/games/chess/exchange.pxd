cimport cython
from hrajme.core cimport bits
from hrajme.core.bits cimport u64
from hrajme.core.dice cimport Dice
from hrajme.core.moves cimport Moves
from hrajme.games.chess.rules cimport ChessPosition

cdef int BISHOP, CLAIM, KING, KNIGHT, NOBODY, PAWN, QUEEN, ROOK
cdef int NOWHERE, CAPTURE
cdef u64 ONE, LAST_ROWS
cdef u64 KNIGHT_REACH[64]
cdef u64 KING_REACH[64]
cdef u64 PAWN_REACH[128]
cdef int PRICE[6]

@cython.locals(pawns=u64, kept=int, index=int)
cdef void fill_loud(ChessPosition position, Moves moves) noexcept nogil
@cython.locals(promotion=int)
cdef bint is_loud(ChessPosition position, int move) noexcept nogil
@cython.locals(to=int)
cdef bint takes(ChessPosition position, int move) noexcept nogil
@cython.locals(promotion=int, taken=int, taker=int)
cdef int urgency(ChessPosition position, int move) noexcept nogil
@cython.locals(man=int)
cdef int price_at(ChessPosition position, int square) noexcept nogil
@cython.locals(taken=int, taker=int)
cdef bint is_sound(ChessPosition position, int move) noexcept nogil
@cython.locals(square=int, start=int, occupied=u64, at_stake=int)
cdef int exchange(ChessPosition position, int move) noexcept nogil
@cython.locals(attackers=u64, taker=int, rest=u64)
cdef int answer(ChessPosition position, int square, int side, u64 occupied, int at_stake) noexcept nogil
@cython.locals(straight=u64, slanting=u64, leapers=u64, white=u64, black=u64)
cdef u64 attackers_of(ChessPosition position, int square, u64 occupied) noexcept nogil
@cython.locals(kind=int)
cdef int cheapest(ChessPosition position, u64 men) noexcept nogil
@cython.locals(best=int, highest=int, alike=int, index=int, appeal=int)
cdef int advise(ChessPosition position, int seat, int policy, Moves moves, Dice dice) noexcept nogil
