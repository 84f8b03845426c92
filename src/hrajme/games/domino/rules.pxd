cimport cython
from hrajme.core.dice cimport Dice
from hrajme.core.moves cimport Moves
from hrajme.core.position cimport Position

cdef int CHANCE, OVER
cdef int DRAW, PASS, START, NEXT_HAND, OPEN_HANDS, LEFT, RIGHT, SIDES
cdef int MAX_TILES, MAX_SEATS, TILES_PER_HAND, NUMBERS, MIDDLE
cdef int CHOOSE_STARTER, DEAL, TURN_UP, TURN, DRAWING, COUNTING, BETWEEN, DONE
cdef int OUT, BLOCKED, SHARED, MATCH, MATCH_SHARED
cdef int IN_STOCK, TURNED_UP, NOBODY, NOTHING
cdef int LOW[91]
cdef int HIGH[91]

cdef class DominoPosition(Position):
    cdef public int highest
    cdef public int tiles
    cdef public bint draws_one
    cdef public bint needs_empty_stock
    cdef public bint draws_voluntarily
    cdef public int target
    cdef public short stock[91]
    cdef public short slot[91]
    cdef public int stock_count
    cdef public int held[4][13]
    cdef public int sizes[4]
    cdef public int pips[4]
    cdef public short holder[91]
    cdef public short arrival[91]
    cdef public int arrived[4]
    cdef public int lacking[4][13]
    cdef public short earliest[91]
    cdef public short latest[91]
    cdef public short laid[91]
    cdef public int laid_count
    cdef public short places[91]
    cdef public short line[182]
    cdef public int line_begin
    cdef public int line_end
    cdef public int left
    cdef public int right
    cdef public int last_end
    cdef public int round
    cdef public int starter
    cdef public int turn
    cdef public int drawn
    cdef public bint is_refill
    cdef public int passes
    cdef public int passed
    cdef public int totals[4]
    cdef public int gains[4]
    cdef public int winners
    cdef public int ending
    cdef public int phase

    cpdef bint is_legal(self, int seat, int move)
    cdef int mover(self) noexcept nogil
    @cython.final
    cdef inline bint is_tile_due(self) noexcept nogil
    @cython.final
    cdef inline bint holds(self, int seat, int tile) noexcept nogil
    @cython.final
    cdef inline bint can_lay(self, int seat) noexcept nogil
    @cython.final
    cdef inline bint may_draw(self, int seat) noexcept nogil
    cdef void fill(self, Moves moves, int seat) noexcept nogil
    @cython.final
    @cython.locals(others=int, other=int, high=int, tile=int)
    cdef inline void fill_end(self, Moves moves, int seat, int end, int pips) noexcept nogil
    cdef void play_unchecked(self, int seat, int move) noexcept nogil
    @cython.final
    @cython.locals(tile=int)
    cdef void gather_tiles(self) noexcept nogil
    @cython.final
    cdef void begin_hand(self, int starter) noexcept nogil
    @cython.final
    @cython.locals(seat=int, pips=int)
    cdef void next_hand(self) noexcept nogil
    @cython.final
    cdef void deal_tile(self, int tile) noexcept nogil
    @cython.final
    cdef void turn_up(self, int tile) noexcept nogil
    @cython.final
    cdef inline void begin_turn(self, int seat) noexcept nogil
    @cython.final
    cdef inline void next_turn(self) noexcept nogil
    @cython.final
    cdef void lay(self, int seat, int tile, int end) noexcept nogil
    @cython.final
    @cython.locals(both=int)
    cdef inline void extend_line(self, int tile, int end) noexcept nogil
    @cython.final
    cdef inline void reach_for_stock(self, int seat) noexcept nogil
    @cython.final
    cdef inline void show_lack(self, int seat) noexcept nogil
    @cython.final
    cdef void draw_tile(self, int tile) noexcept nogil
    @cython.final
    cdef void pass_turn(self, int seat) noexcept nogil
    @cython.final
    cdef inline void take(self, int seat, int tile) noexcept nogil
    @cython.final
    @cython.locals(last=int)
    cdef inline void leave_stock(self, int tile) noexcept nogil
    @cython.final
    cdef inline void join_stock(self, int tile) noexcept nogil
    @cython.final
    cdef inline void grasp(self, int seat, int tile, int arrival) noexcept nogil
    @cython.final
    cdef inline void release(self, int seat, int tile) noexcept nogil
    @cython.final
    cdef void count_hands(self) noexcept nogil
    @cython.final
    @cython.locals(fewest=int, seat=int, count=int)
    cdef void finish_blocked(self) noexcept nogil
    @cython.final
    @cython.locals(lost=int, seat=int)
    cdef void finish(self, int ending) noexcept nogil
    @cython.final
    @cython.locals(leaders=int, seat=int)
    cdef void go_on_with_match(self) noexcept nogil
    @cython.final
    @cython.locals(best=int, seat=int)
    cdef int best_total(self) noexcept nogil
    @cython.final
    @cython.locals(seat=int)
    cdef int hand_ending(self) noexcept nogil
    cdef int draw(self, Dice dice) noexcept nogil
    cdef void deal_anew(self, int seat, Dice dice) noexcept nogil
    cdef int points(self, int seat) noexcept nogil
    cdef bint wins(self, int seat) noexcept nogil
    cdef int reason(self) noexcept nogil
    cdef bint is_settled(self) noexcept nogil
    cdef double worth(self, int seat) noexcept nogil
    cdef int advise(self, int seat, int policy, Moves moves, Dice dice) noexcept nogil
    cdef void shortlist(self, Moves moves, int seat) noexcept nogil

# The quick players and the dealer of hidden tiles know the position, and it asks them: these lines come last.
from hrajme.games.domino cimport hidden, quick
