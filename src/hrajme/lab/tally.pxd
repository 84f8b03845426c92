cimport cython
from hrajme.core.dice cimport Dice
from hrajme.core.position cimport Position
from hrajme.search.playout cimport Playout

cdef class Tally:
    cdef public int seats
    cdef public long long games
    cdef public list points
    cdef public list wins
    cdef public list shared_wins
    cdef public long long divided
    cdef public dict reasons
    cdef public dict moves
    cdef public dict rounds

    @cython.locals(winners=int, level=bint, seat=int, place=int)
    cpdef add(self, Position position, int shift, int moves)
    @cython.locals(turns=int, shift=int, position=Position, playout=Playout, has_rounds=bint)
    cpdef add_quick_games(self, Position start, list policies, bint rotate, seed, chosen)

cdef count(dict counts, int value)
