cimport cython
from hrajme.core cimport bits
from hrajme.core.bits cimport u64
from hrajme.core.dice cimport Dice
from hrajme.core.moves cimport Moves
from hrajme.core.position cimport Position
from hrajme.games.cribbage cimport scoring

cdef u64 ONE, PACK
cdef int VALUES[52]
cdef int CHANCE, OVER
cdef int CARDS, CLAIM, COUNT, GO, JACK, LAY_AWAY, MOST_POINTS, NEXT_DEAL, SHOW, THIRTY_ONE
cdef int CARDS_PER_HAND, CARDS_KEPT, NOTHING, CRIB
cdef int CUTTING, DEALING, LAYING_AWAY, TURNING_UP, PLAYING, SHOWING, COUNTING, CLAIMING, BETWEEN, DONE
cdef int REACHED, SKUNK, DOUBLE_SKUNK, WORTH_A_THOUGHT

cdef class CribbagePosition(Position):
    cdef public int target
    cdef public int min_run
    cdef public int skunk_line
    cdef public int double_line
    cdef public bint muggins
    cdef public int phase
    cdef public int cuts[2]
    cdef public int dealer
    cdef public int deals
    cdef public int scores[2]
    cdef public int behind[2]
    cdef public u64 pack
    cdef public u64 held[2]
    cdef public int sizes[2]
    cdef public u64 kept[2]
    cdef public u64 away[2]
    cdef public int starter
    cdef public int turn
    cdef public int laid[8]
    cdef public int layers[8]
    cdef public int laid_count
    cdef public int covered
    cdef public int total
    cdef public int latest
    cdef public int begun
    cdef public int called
    cdef public bint is_last
    cdef public u64 sequence
    cdef public int gone
    cdef public int floors[2]
    cdef public int shown
    cdef public int worth_shown
    cdef public int counted
    cdef public int claimed

    cpdef tuple to_move(self)
    cpdef bint is_legal(self, int seat, int move)
    cdef int mover(self) noexcept nogil
    cdef void fill(self, Moves moves, int seat) noexcept nogil
    @cython.final
    @cython.locals(points=int)
    cdef void fill_numbers(self, Moves moves, int kind) noexcept nogil
    @cython.final
    @cython.locals(rest=u64, card=int)
    cdef inline void fill_cards(self, Moves moves, int seat) noexcept nogil
    @cython.final
    @cython.locals(rest=u64, others=u64, low=int)
    cdef void fill_pairs(self, Moves moves, int seat) noexcept nogil
    cdef void play_unchecked(self, int seat, int move) noexcept nogil
    @cython.final
    cdef void cut(self, int card) noexcept nogil
    @cython.final
    @cython.locals(seat=int)
    cdef void begin_deal(self, int dealer) noexcept nogil
    @cython.final
    cdef inline void begin_count(self) noexcept nogil
    @cython.final
    cdef inline void deal_card(self, int card) noexcept nogil
    @cython.final
    cdef void lay_away(self, int seat, int pair) noexcept nogil
    @cython.final
    cdef void turn_up(self, int card) noexcept nogil
    @cython.final
    cdef void peg(self, int seat, int points) noexcept nogil
    @cython.final
    @cython.locals(count=int, points=int, is_over=bint)
    cdef void lay(self, int seat, int card) noexcept nogil
    @cython.final
    cdef inline bint may_answer(self, int seat) noexcept nogil
    @cython.final
    cdef inline bint is_count_over(self, int seat) noexcept nogil
    @cython.final
    @cython.locals(lowest=int)
    cdef inline bint can_lay(self, int seat) noexcept nogil
    @cython.final
    cdef void say_go(self, int seat) noexcept nogil
    @cython.final
    cdef inline void show_lack(self, int seat) noexcept nogil
    @cython.final
    cdef void finish_count(self, int last) noexcept nogil
    @cython.final
    cdef void show(self) noexcept nogil
    @cython.final
    cdef inline int shower(self) noexcept nogil
    @cython.final
    cdef inline u64 shown_set(self) noexcept nogil
    @cython.final
    @cython.locals(a=u64, b=u64, c=u64, d=u64)
    cdef int worth_of_shown(self) noexcept nogil
    @cython.final
    cdef inline void go_on_showing(self) noexcept nogil
    @cython.final
    cdef void count(self, int seat, int points) noexcept nogil
    @cython.final
    cdef void claim(self, int seat, int points) noexcept nogil
    @cython.final
    cdef inline int missed(self) noexcept nogil
    cdef int draw(self, Dice dice) noexcept nogil
    @cython.final
    @cython.locals(card=int)
    cdef inline int any_card(self, Dice dice) noexcept nogil
    @cython.final
    @cython.locals(card=int)
    cdef inline int any_card_above(self, int floor, Dice dice) noexcept nogil
    @cython.locals(first=int, other=int, step=int)
    cdef void deal_anew(self, int seat, Dice dice) noexcept nogil
    @cython.final
    @cython.locals(laid=u64)
    cdef void deal_hand_anew(self, int seat, Dice dice) noexcept nogil
    @cython.final
    @cython.locals(taken=u64, card=u64, _=int)
    cdef u64 take_any(self, int count, int floor, Dice dice) noexcept nogil
    cdef int points(self, int seat) noexcept nogil
    cdef bint wins(self, int seat) noexcept nogil
    @cython.locals(lower=int)
    cdef int reason(self) noexcept nogil
    cdef void shortlist(self, Moves moves, int seat) noexcept nogil
    cdef bint is_settled(self) noexcept nogil
    cdef double worth(self, int seat) noexcept nogil
    @cython.locals(count=int)
    cdef int hurry(self, int policy, Moves moves, Dice dice) noexcept nogil
    @cython.final
    @cython.locals(move=int)
    cdef inline void hurry_one(self, int mover, int policy, Moves moves, Dice dice) noexcept nogil
    cdef int advise(self, int seat, int policy, Moves moves, Dice dice) noexcept nogil

# The quick players know the position, and it asks them: this line comes last.
from hrajme.games.cribbage cimport quick
