cimport cython
from hrajme.core.dice cimport Dice
from hrajme.core.moves cimport Moves
from hrajme.games.the_game.rules cimport TheGamePosition

cdef int END, AGREE, NOMINATE, OFFER, MOST_EAGER
cdef int LOWEST, HIGHEST, PILES, DESCENDING, NOBODY, CANDIDATES

@cython.locals(must_lay=bint)
cdef int advise(TheGamePosition position, int seat, int policy, Moves moves, Dice dice) noexcept nogil
@cython.locals(best=int, lowest=int, pile=int, sign=int, index=int, card=int, step=int, cost=int)
cdef int cheapest(TheGamePosition position, int seat, int policy) noexcept nogil
@cython.locals(sign=int, cost=int, back=int)
cdef inline int price(TheGamePosition position, int card, int pile, int policy) noexcept nogil
cdef inline int displaced(TheGamePosition position, int card, int pile) noexcept nogil
@cython.locals(index=int, card=int, pile=int)
cdef bint has_free_placement(TheGamePosition position, int seat) noexcept nogil
@cython.locals(ends=bint, count=int, kept=int, place=int, index=int, best=int, nearest=int)
cdef void shortlist(TheGamePosition position, Moves moves, int seat) noexcept nogil
cdef inline int price_of(TheGamePosition position, int move) noexcept nogil
@cython.locals(eagerness=int, may_offer=bint)
cdef int advise_opening(TheGamePosition position, int seat) noexcept nogil
@cython.locals(first=int, second=int, index=int, card=int, cost=int)
cdef int eagerness_of(TheGamePosition position, int seat) noexcept nogil
