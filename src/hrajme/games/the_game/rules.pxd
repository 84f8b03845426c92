cimport cython
from hrajme.core.dice cimport Dice
from hrajme.core.moves cimport Moves
from hrajme.core.position cimport Position

cdef int CHANCE, OVER
cdef int LOWEST, HIGHEST, CARDS, PILES, DESCENDING, MAX_SEATS
cdef int END, AGREE, NOMINATE, OFFER, MOST_EAGER, NOMINATED
cdef int DEAL, OPENING, TURN, DRAW, DONE
cdef int BEATEN, EXCELLENT, STUCK, BURNT, EXCELLENT_LEFT
cdef int IN_DRAW_PILE, LAID, NOBODY

cpdef bint is_fire(int card) noexcept nogil

cdef class TheGamePosition(Position):
    cdef public int tops[4]
    cdef public int beneath[101]
    cdef public int hands[5][8]
    cdef public int hand_sizes[5]
    cdef public int owner[101]
    cdef public int unseen[98]
    cdef public int slot[101]
    cdef public int unseen_count
    cdef public int below[101]
    cdef public int full_hand
    cdef public int base_minimum
    cdef public bint on_fire
    cdef public int starter
    cdef public int phase
    cdef public int drawer
    cdef public int to_draw
    cdef public int turn
    cdef public int minimum
    cdef public int placed
    cdef public int lit
    cdef public int candidate
    cdef public int eagerness
    cdef public int agreed
    cdef public int nominated
    cdef public int ending

    cpdef tuple to_move(self)
    cpdef bint is_legal(self, int seat, int move)
    cdef int mover(self) noexcept nogil
    @cython.final
    @cython.locals(seat=int)
    cdef int first_to_agree(self) noexcept nogil
    @cython.final
    @cython.locals(top=int)
    cdef inline bint fits(self, int card, int pile) noexcept nogil
    @cython.final
    @cython.locals(index=int, card=int, pile=int)
    cdef bint can_place(self, int seat) noexcept nogil
    @cython.locals(index=int, card=int, pile=int)
    cdef void fill(self, Moves moves, int seat) noexcept nogil
    @cython.final
    @cython.locals(other=int, eagerness=int)
    cdef void fill_opening(self, Moves moves, int seat) noexcept nogil
    cdef void play_unchecked(self, int seat, int move) noexcept nogil
    @cython.final
    cdef void settle_start(self, int seat, int move) noexcept nogil
    @cython.final
    @cython.locals(higher=int)
    cdef void lay(self, int seat, int card, int pile) noexcept nogil
    @cython.final
    @cython.locals(last=int, index=int)
    cdef void remove_from_hand(self, int seat, int card) noexcept nogil
    @cython.final
    cdef void end_turn(self) noexcept nogil
    @cython.final
    cdef void take(self, int card) noexcept nogil
    @cython.final
    @cython.locals(index=int, last=int)
    cdef inline void remove_unseen(self, int card) noexcept nogil
    @cython.final
    cdef inline void add_unseen(self, int card) noexcept nogil
    @cython.final
    @cython.locals(index=int)
    cdef inline void add_to_hand(self, int seat, int card) noexcept nogil
    @cython.final
    @cython.locals(seat=int)
    cdef void next_turn(self) noexcept nogil
    @cython.final
    cdef void begin_turn(self, int seat) noexcept nogil
    @cython.final
    @cython.locals(pile=int)
    cdef void light_piles(self) noexcept nogil
    @cython.final
    @cython.locals(left=int, seat=int)
    cdef int unplaced(self) noexcept nogil
    @cython.final
    cdef void finish(self, int ending) noexcept nogil
    cdef int draw(self, Dice dice) noexcept nogil
    cdef void deal_anew(self, int seat, Dice dice) noexcept nogil
    @cython.final
    @cython.locals(other=int, index=int, size=int, card=int)
    cdef void deal_hidden(self, int seat, Dice dice) noexcept nogil
    cdef int points(self, int seat) noexcept nogil
    cdef bint wins(self, int seat) noexcept nogil
    cdef int reason(self) noexcept nogil
    @cython.locals(left=int)
    cdef double worth(self, int seat) noexcept nogil
    cdef int advise(self, int seat, int policy, Moves moves, Dice dice) noexcept nogil
    cdef void shortlist(self, Moves moves, int seat) noexcept nogil
    @cython.final
    cdef inline bint is_opening(self) noexcept nogil
    @cython.final
    cdef inline bint burns(self, int card) noexcept nogil

# The quick players know the position and the position asks them: this line comes last.
from hrajme.games.the_game cimport quick
