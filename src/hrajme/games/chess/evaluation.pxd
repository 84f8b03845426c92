cimport cython
from libc cimport math
from hrajme.core cimport bits
from hrajme.core.bits cimport u64
from hrajme.games.chess.rules cimport ChessPosition

cdef int BISHOP, KING, KNIGHT, PAWN, QUEEN, ROOK
cdef u64 KNIGHT_REACH[64]
cdef u64 KING_REACH[64]
cdef u64 FILE[64]
cdef u64 ONE, FULL, A_FILE, H_FILE, LIGHT
cdef int WHOLE_PHASE, GREATEST, TEMPO
cdef double UNIT
cdef int ROOM_MIDDLE[6]
cdef int ROOM_ENDING[6]
cdef int ROOM_USUAL[6]
cdef int PRESSURE[6]
cdef int MOST_PRESSURE, PAIR_MIDDLE, PAIR_ENDING, OPEN_FILE, HALF_OPEN_FILE
cdef int ISOLATED_MIDDLE, ISOLATED_ENDING, DOUBLED_MIDDLE, DOUBLED_ENDING, SHIELD
cdef int PASSED_MIDDLE[8]
cdef int PASSED_ENDING[8]

@cython.locals(value=int, phase=int)
cdef int evaluate(ChessPosition position, int seat) noexcept nogil
@cython.locals(phase=int, own=u64, other=u64, middle=int, ending=int, pawns=u64, their_pawns=u64, guarded=u64, king=int, near=u64, occupied=u64, pressure=int, pressing=int, kind=int, men=u64, square=int, reach=u64, room=int, close=int, pawn_middle=int, pawn_ending=int)
cdef int score(ChessPosition position, int side) noexcept nogil
@cython.locals(reach=u64)
cdef u64 reach_of(ChessPosition position, int kind, int square, u64 occupied) noexcept nogil
cdef u64 pawn_attacks(u64 pawns, int side) noexcept nogil
@cython.locals(king=int, row=int)
cdef int shield(ChessPosition position, int side, u64 pawns) noexcept nogil
@cython.locals(value=int, left=u64, square=int, beside=u64, ahead=u64)
cdef int pawn_score(u64 pawns, u64 theirs, int side, int* passed, int isolated, int doubled) noexcept nogil
cdef u64 besides(u64 file) noexcept nogil
@cython.locals(row=int)
cdef u64 ahead_of(int square, int side) noexcept nogil
@cython.locals(side=int, pawns=u64, men=u64, bishops=u64)
cdef int scale(ChessPosition position, int value) noexcept nogil
cdef double worth(ChessPosition position, int seat) noexcept nogil
