cimport cython
from hrajme.core.dice cimport Dice
from hrajme.games.domino.rules cimport DominoPosition

cdef int IN_STOCK, TURNED_UP, EXCHANGES
cdef int LOW[91]
cdef int HIGH[91]

cdef void deal_anew(DominoPosition position, int viewer, Dice dice) noexcept nogil
@cython.locals(seat=int)
cdef bint try_to_deal(DominoPosition position, int viewer, Dice dice) noexcept nogil
@cython.locals(tile=int)
cdef void return_hand(DominoPosition position, int seat) noexcept nogil
@cython.locals(index=int, count=int, arrival=int, tile=int)
cdef bint deal_hand(DominoPosition position, int seat, Dice dice) noexcept nogil
@cython.locals(count=int, arrival=int, order=int, tile=int, place=int)
cdef int place_laid(DominoPosition position, int seat) noexcept nogil
@cython.locals(count=int, index=int, chosen=int)
cdef int any_possible(DominoPosition position, int seat, int arrival, Dice dice) noexcept nogil
cdef inline bint may_have_come(DominoPosition position, int seat, int arrival, int tile) noexcept nogil
@cython.locals(seat=int, pips=int)
cdef bint has_shown_lack(DominoPosition position, int viewer) noexcept nogil
@cython.locals(one=int, other=int, _=int)
cdef void exchange(DominoPosition position, int viewer, Dice dice) noexcept nogil
cdef inline bint is_movable(int holder, int viewer) noexcept nogil
@cython.locals(mine=int, seat=int, arrival=int)
cdef inline bint may_take_place(DominoPosition position, int viewer, int tile, int other) noexcept nogil
@cython.locals(first=int, second=int, arrival=int)
cdef inline void change_places(DominoPosition position, int one, int other) noexcept nogil
@cython.locals(seat=int, arrival=int)
cdef inline void draw_instead(DominoPosition position, int drawn, int returned) noexcept nogil
