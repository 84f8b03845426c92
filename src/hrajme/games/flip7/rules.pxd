cimport cython
from hrajme.core.dice cimport Dice
from hrajme.core.moves cimport Moves
from hrajme.core.position cimport Position

cdef int CHANCE, OVER
cdef int HIT, STOP, GIVE, NEXT_ROUND, DEALER
cdef int TOP_NUMBER, PLUS_2, TIMES_2, FLIP_THREE, FREEZE, SECOND_CHANCE, KINDS
cdef int MAX_SEATS, ONE_DECK_SEATS, CHALLENGE_SEATS, LUCKY_SEVEN, LUCKY_BONUS, MAX_WAITING
cdef int CHOOSE_DEALER, TURN, DRAW, GIVING, BETWEEN, DONE
cdef int IN, STOPPED, FROZEN, BUST, FINISHED
cdef int AT_TARGET, AFTER_TIE, CHALLENGE_WON, CHALLENGE_LOST, NOTHING, NOBODY

cdef class Flip7Position(Position):
    # How many cards of each kind are in the deck, on the table, set aside.
    cdef public int deck[22]
    cdef public int table[22]
    cdef public int aside[22]
    cdef public int deck_size
    cdef public int aside_size
    # The sum of all numbers in the deck.
    cdef public int deck_sum
    # A row: its numbers as bits, in their order four bits each, how many, their sum.
    cdef public int numbers[36]
    cdef public int order[36]
    cdef public int counts[36]
    cdef public int sums[36]
    # Modifiers: how many of each, two bits each; the sum of the pluses; how many ×2.
    cdef public int modifiers[36]
    cdef public int pluses[36]
    cdef public int doublings[36]
    cdef public int second[36]
    cdef public int status[36]
    cdef public int bust_by[36]
    cdef public int totals[36]
    cdef public int candidate[36]
    cdef public bint tie_break
    cdef public int waiting_kind[12]
    cdef public int waiting_seat[12]
    cdef public int waiting
    cdef public bint opening_deal
    cdef public bint bust_discards_waiting
    # By version 1 of the rules: what was discarded may be shuffled back in the same round.
    cdef public bint discards_return
    cdef public bint spares_the_lone
    cdef public int target
    cdef public int challenge
    cdef public int phase
    cdef public int round
    cdef public int dealer
    cdef public int turn
    cdef public int opening_left
    cdef public int still_in
    cdef public int receiver
    cdef public int to_deal
    cdef public int action
    cdef public int chooser
    # What the last move brought about by itself: the card that only one seat could get, how many nobody got.
    cdef public int forced
    cdef public int forced_seat
    cdef public int discarded
    cdef public int lucky
    cdef public int ending

    cdef int mover(self) noexcept nogil
    @cython.locals(other=int)
    cdef void fill(self, Moves moves, int seat) noexcept nogil
    @cython.final
    cdef inline bint is_in(self, int seat) noexcept nogil
    @cython.final
    cdef inline bint may_stop(self, int seat) noexcept nogil
    @cython.final
    cdef inline bint may_get(self, int seat) noexcept nogil
    cdef void play_unchecked(self, int seat, int move) noexcept nogil
    @cython.final
    @cython.locals(seat=int)
    cdef void begin_round(self, int dealer) noexcept nogil
    @cython.final
    cdef inline bint has_finished(self, int seat) noexcept nogil
    @cython.final
    @cython.locals(seat=int, searching=bint, opening=bint)
    cdef void next_turn(self) noexcept nogil
    @cython.final
    @cython.locals(flipping=bint)
    cdef void deal(self, int kind) noexcept nogil
    @cython.final
    cdef inline void take_number(self, int seat, int number) noexcept nogil
    @cython.final
    cdef inline void take_twin(self, int seat, int number) noexcept nogil
    @cython.final
    cdef inline void take_modifier(self, int seat, int kind) noexcept nogil
    @cython.final
    cdef inline void take_second_chance(self, int seat) noexcept nogil
    @cython.final
    cdef inline void wait(self, int kind, int seat) noexcept nogil
    @cython.final
    @cython.locals(found=int, only=int, seat=int)
    cdef void resolve(self, int kind, int chooser) noexcept nogil
    @cython.final
    @cython.locals(kind=int)
    cdef void hand_over(self, int target) noexcept nogil
    @cython.final
    cdef inline void leave(self, int seat, int status) noexcept nogil
    @cython.final
    cdef void go_on(self) noexcept nogil
    @cython.final
    @cython.locals(kind=int, seat=int, index=int)
    cdef void resolve_first(self) noexcept nogil
    @cython.final
    cdef inline void discard(self, int kind) noexcept nogil
    @cython.final
    cdef inline void lay_aside(self, int kind) noexcept nogil
    @cython.final
    @cython.locals(seat=int, kind=int)
    cdef void remake_deck(self) noexcept nogil
    @cython.final
    @cython.locals(bonus=int)
    cdef inline int value(self, int seat) noexcept nogil
    @cython.final
    @cython.locals(seat=int)
    cdef void end_round(self) noexcept nogil
    @cython.final
    @cython.locals(reached=int, seat=int)
    cdef void end_challenge(self) noexcept nogil
    @cython.final
    @cython.locals(best=int, leaders=int, seat=int)
    cdef void end_game(self) noexcept nogil
    @cython.final
    @cython.locals(kind=int, seat=int)
    cdef void clear_table(self) noexcept nogil
    @cython.locals(left=int, kind=int)
    cdef int draw(self, Dice dice) noexcept nogil
    cdef int points(self, int seat) noexcept nogil
    cdef bint wins(self, int seat) noexcept nogil
    cdef int reason(self) noexcept nogil
    cdef bint is_settled(self) noexcept nogil
    cdef double worth(self, int seat) noexcept nogil
    cdef int advise(self, int seat, int policy, Moves moves, Dice dice) noexcept nogil
    @cython.final
    cdef inline int bust_cards(self, int seat) noexcept nogil
    @cython.final
    @cython.locals(cards=int, index=int)
    cdef int twin_cards(self, int seat) noexcept nogil

# The quick players know the position and the position asks them: this line comes last.
from hrajme.games.flip7 cimport quick
