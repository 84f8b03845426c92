cimport cython
from hrajme.core.dice cimport Dice
from hrajme.games.domino.rules cimport DominoPosition

cdef int REARRANGEMENTS
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
cdef inline int earliest_at(DominoPosition position, int seat, int tile) noexcept nogil
@cython.locals(seat=int, pips=int)
cdef bint has_shown_lack(DominoPosition position, int viewer) noexcept nogil
@cython.locals(count=int, _=int)
cdef void mix(DominoPosition position, int viewer, Dice dice) noexcept nogil
@cython.locals(tile=int, seat=int, place=int, index=int)
cdef void note_places(DominoPosition position, int viewer) noexcept nogil
@cython.locals(place=int, other=int)
cdef inline int first_place(DominoPosition position, int viewer, int seat) noexcept nogil
@cython.locals(tile=int, place=int, driven_out=int)
cdef void rearrange(DominoPosition position, int viewer, int left, Dice dice) noexcept nogil
@cython.locals(least=int, arrival=int, choice=int, place=int, seat=int)
cdef int any_place(DominoPosition position, int viewer, int tile, Dice dice) noexcept nogil
@cython.locals(count=int, seat=int)
cdef inline int count_places(DominoPosition position, int viewer, int tile) noexcept nogil
@cython.locals(place=int, seat=int, arrival=int)
cdef void hand_out(DominoPosition position, int viewer) noexcept nogil
cdef inline void take_place(DominoPosition position, int seat, int tile, int arrival) noexcept nogil
