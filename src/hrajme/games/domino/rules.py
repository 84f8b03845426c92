"""The rules of Domino: DO-1 to DO-10.

    tile      0    1    2    3    4    5    6  …  27  …  54  …  90
    halves   0-0  0-1  1-1  0-2  1-2  2-2  0-3 …  6-6 … 9-9 … 12-12

The tile with the halves a ≤ b has the number b (b + 1) / 2 + a, whatever the set. The stock is the set of
tiles that lie face down: it has no order, and a draw is a move of CHANCE. A move of a seat is an int:

    2 * tile + end   lay a tile at the left (0) or right (1) end
    300              draw from the stock
    301              pass

and so is a move of CHANCE:

    0 … 90           this tile comes: to a hand, or face up to begin the line
    100 + seat       this seat starts the first hand
    200              the next hand of a match begins
    201              the hands are laid open and counted

The tiles of a seat come one after another; `arrival` says which was the first, second … of its holder.
Who draws or passes for want of a tile shows what is missing: none of the tiles that came so far fits.
`lacking` keeps, for each seat and number of pips, how many tiles had come when that was last shown. A tile
with these pips came later. That is all the others can infer, and hidden.py deals by it.
"""

from __future__ import annotations

from hrajme.core.body import zeros
from hrajme.core.dice import Dice
from hrajme.core.moves import Moves
from hrajme.core.position import Position
from hrajme.core.seats import CHANCE, OVER
from hrajme.games.domino import encoding, hidden, quick
from hrajme.games.domino.encoding import (
    DRAW,
    HIGHEST,
    LEFT,
    NEXT_HAND,
    OPEN_HANDS,
    PASS,
    RIGHT,
    SIDES,
    START,
    halves,
    tile_count,
)
from hrajme.games.domino.options import DominoOptions
from hrajme.games.domino.view import (
    ChoicePart,
    DominoView,
    End,
    Ended,
    EndingPart,
    HandPart,
    HouseRulesPart,
    LinePart,
    Phase,
    SeatsPart,
    Tile,
)

LOW = list(encoding.LOW)
HIGH = list(encoding.HIGH)
MAX_TILES = 91
MAX_SEATS = 4
TILES_PER_HAND = 6
NUMBERS = 13
# The line grows both ways from the middle of its array.
MIDDLE = 91

CHOOSE_STARTER, DEAL, TURN_UP, TURN, DRAWING, COUNTING, BETWEEN, DONE = 0, 1, 2, 3, 4, 5, 6, 7
PHASES: tuple[Phase, ...] = ("start", "deal", "turn_up", "turn", "draw", "count", "between", "over")

OUT, BLOCKED, SHARED, MATCH, MATCH_SHARED = 0, 1, 2, 3, 4
ENDED: tuple[Ended, ...] = ("out", "blocked", "blocked")
ENDS: tuple[End, ...] = ("left", "right")

IN_STOCK, TURNED_UP = -2, -3
NOBODY = -1
NOTHING = -1


class DominoPosition(Position):
    """One moment of Domino."""

    REASONS = ("out", "blocked", "shared", "match", "match_shared")

    def __init__(self, seats: int, options: DominoOptions) -> None:
        super().__init__(seats, options)
        self.highest = HIGHEST[options.tile_set]
        self.tiles = tile_count(self.highest)
        self.draws_one = options.draw == "one"
        self.needs_empty_stock = options.win_needs_empty_stock
        self.draws_voluntarily = options.may_draw_voluntarily
        self.target = options.match
        self.stock = zeros(MAX_TILES)
        self.slot = zeros(MAX_TILES)
        self.stock_count = 0
        # Bit b of held[seat][a] is the tile a-b in the hand of the seat.
        self.held = [zeros(NUMBERS) for _ in range(MAX_SEATS)]
        self.sizes = zeros(MAX_SEATS)
        self.pips = zeros(MAX_SEATS)
        # Who got a tile, even when it lies in the line by now, and as which of its tiles.
        self.holder = zeros(MAX_TILES)
        self.arrival = zeros(MAX_TILES)
        self.arrived = zeros(MAX_SEATS)
        self.lacking = [zeros(NUMBERS) for _ in range(MAX_SEATS)]
        # A tile in the line came as one of earliest … latest - 1, as all have seen; latest is 0 before.
        self.earliest = zeros(MAX_TILES)
        self.latest = zeros(MAX_TILES)
        self.laid = zeros(MAX_TILES)
        self.laid_count = 0
        # Scratch space for dealing anew.
        self.places = zeros(MAX_TILES)
        # Each as 16 * left half + right half.
        self.line = zeros(2 * MIDDLE)
        self.line_begin = MIDDLE
        self.line_end = MIDDLE
        self.left = NOTHING
        self.right = NOTHING
        self.last_end = NOTHING
        self.round = 1
        self.starter = NOBODY
        self.turn = NOBODY
        self.drawn = 0
        self.is_refill = False
        self.passes = 0
        self.passed = 0
        self.totals = zeros(MAX_SEATS)
        self.gains = zeros(MAX_SEATS)
        self.winners = 0
        self.ending = OUT
        self.phase = CHOOSE_STARTER
        self.gather_tiles()

    def chances(self) -> list[tuple[int, int]]:
        """Every tile of the stock is equally likely; so is every seat to start (DO-10)."""
        if self.mover() != CHANCE:
            return []
        if self.phase == CHOOSE_STARTER:
            return [(START + seat, 1) for seat in range(self.seats)]
        if self.phase == BETWEEN:
            return [(NEXT_HAND, 1)]
        if self.phase == COUNTING:
            return [(OPEN_HANDS, 1)]
        return [(tile, 1) for tile in range(self.tiles) if self.holder[tile] == IN_STOCK]

    def is_legal(self, seat: int, move: int) -> bool:
        if seat == CHANCE and self.is_tile_due():
            return 0 <= move < self.tiles and self.holder[move] == IN_STOCK
        return Position.is_legal(self, seat, move)

    def view(self, seat: int | None) -> DominoView:
        fields = (
            seat,
            PHASES[self.phase],
            self.round,
            None if self.starter == NOBODY else self.starter,
            None if self.turn == NOBODY or self.phase >= COUNTING else self.turn,
            *self.view_line(),
            *self.view_hand(seat),
            *self.view_choice(seat),
            *self.view_seats(),
            *self.view_house_rules(),
            *self.view_ending(),
        )
        return DominoView(*fields)

    def view_line(self) -> LinePart:
        lies = self.left != NOTHING
        return (
            tuple([self.lying(index) for index in range(self.line_begin, self.line_end)]),
            MIDDLE - self.line_begin if lies else None,
            None if self.last_end == NOTHING else ENDS[self.last_end],
            (self.left, self.right) if lies else None,
        )

    def view_hand(self, seat: int | None) -> HandPart:
        if seat is None:
            return (), (), (), ()
        return (
            self.hand_of(seat),
            self.drawn_by(seat) if seat == self.turn else (),
            self.fitting(seat, self.left),
            self.fitting(seat, self.right),
        )

    def view_choice(self, seat: int | None) -> ChoicePart:
        if self.phase != TURN or seat != self.turn:
            return False, False, False
        may_draw, may_lay = self.may_draw(self.turn), self.can_lay(self.turn)
        return may_draw, may_draw and not may_lay, not may_draw and not may_lay

    def view_seats(self) -> SeatsPart:
        seats = range(self.seats)
        return (
            tuple([self.sizes[seat] for seat in seats]),
            self.stock_count,
            self.drawn,
            tuple([bool(self.passed >> seat & 1) for seat in seats]),
            tuple([self.lacks_of(seat) for seat in seats]),
            tuple([self.totals[seat] for seat in seats]),
        )

    def view_house_rules(self) -> HouseRulesPart:
        return (
            self.highest,
            self.draws_one,
            self.needs_empty_stock,
            self.draws_voluntarily,
            self.target or None,
        )

    def view_ending(self) -> EndingPart:
        """DO-9, DO-10: what is left in the hands is laid open and counted."""
        seats = range(self.seats)
        is_open = self.phase > COUNTING
        return (
            ENDED[self.hand_ending()] if self.phase >= COUNTING else None,
            tuple([seat for seat in seats if self.winners >> seat & 1]),
            tuple([self.gains[seat] for seat in seats]),
            tuple([self.hand_of(seat) for seat in seats]) if is_open else None,
            tuple([self.pips[seat] for seat in seats]) if is_open else None,
        )

    def lying(self, index: int) -> Tile:
        return self.line[index] >> 4, self.line[index] & 15

    def hand_of(self, seat: int) -> tuple[Tile, ...]:
        """The tiles in a seat's hand, lower halves first."""
        return tuple([halves(tile) for tile in range(self.tiles) if self.holds(seat, tile)])

    def drawn_by(self, seat: int) -> tuple[Tile, ...]:
        """What *seat*, who is on turn, has drawn in this turn and still holds."""
        came = self.arrived[seat] - self.drawn
        tiles = [tile for tile in range(self.tiles) if self.holds(seat, tile)]
        return tuple([halves(tile) for tile in tiles if self.arrival[tile] >= came])

    def fitting(self, seat: int, pips: int) -> tuple[Tile, ...]:
        return tuple([tile for tile in self.hand_of(seat) if pips in tile])

    def lacks_of(self, seat: int) -> tuple[int, ...]:
        """What a seat has shown not to hold since its latest tile came."""
        came = self.arrived[seat]
        return tuple([pips for pips in range(self.highest + 1) if came and self.lacking[seat][pips] == came])

    def is_held(self, seat: int, tile: int) -> bool:
        """`holds`, for callers outside the compiled code."""
        return 0 <= tile < self.tiles and self.holds(seat, tile)

    def end_of(self, end: int) -> int:
        """The pips that lie open at an end of the line."""
        return self.left if end == LEFT else self.right

    # The kernel

    def mover(self) -> int:
        if self.phase == TURN:
            return self.turn
        return OVER if self.phase == DONE else CHANCE

    def is_tile_due(self) -> bool:
        """Whether CHANCE deals, turns up or draws a tile."""
        return self.phase == DEAL or self.phase == TURN_UP or self.phase == DRAWING

    def holds(self, seat: int, tile: int) -> bool:
        return self.holder[tile] == seat and self.latest[tile] == 0

    def can_lay(self, seat: int) -> bool:
        return self.held[seat][self.left] | self.held[seat][self.right] != 0

    def may_draw(self, seat: int) -> bool:
        """DO-5: who has no fitting tile; DO-8: where the table allows it, who has one too."""
        if self.stock_count == 0 or (self.draws_one and self.drawn > 0):
            return False
        return self.draws_voluntarily or not self.can_lay(seat)

    def fill(self, moves: Moves, seat: int) -> None:
        self.fill_end(moves, seat, LEFT, self.left)
        self.fill_end(moves, seat, RIGHT, self.right)
        if self.may_draw(seat):
            moves.add(DRAW)
        elif not self.can_lay(seat):
            moves.add(PASS)  # DO-6

    def fill_end(self, moves: Moves, seat: int, end: int, pips: int) -> None:
        """DO-4: a tile fits if one of its halves is equal to the end."""
        others = self.held[seat][pips]
        other = 0
        while others >> other:
            if others >> other & 1:
                high = max(other, pips)
                tile = high * (high + 1) // 2 + min(other, pips)
                moves.add(SIDES * tile + end)
            other += 1

    def play_unchecked(self, seat: int, move: int) -> None:
        if self.phase == TURN:
            if move < DRAW:
                self.lay(seat, move // SIDES, move % SIDES)
            elif move == DRAW:
                self.reach_for_stock(seat)
            else:
                self.pass_turn(seat)
        elif self.phase == DRAWING:
            self.draw_tile(move)
        elif self.phase == DEAL:
            self.deal_tile(move)
        elif self.phase == TURN_UP:
            self.turn_up(move)
        elif self.phase == COUNTING:
            self.count_hands()
        elif self.phase == CHOOSE_STARTER:
            self.begin_hand(move - START)
        else:
            self.next_hand()

    def gather_tiles(self) -> None:
        """DO-1, DO-2: all tiles of the set lie face down."""
        for tile in range(self.tiles):
            self.stock[tile] = tile
            self.slot[tile] = tile
            self.holder[tile] = IN_STOCK
            self.latest[tile] = 0
        self.stock_count = self.tiles

    def begin_hand(self, starter: int) -> None:
        self.starter = starter
        self.turn = 0
        self.phase = DEAL

    def next_hand(self) -> None:
        """DO-10: in a match the tiles are gathered and the next player starts."""
        self.gather_tiles()
        for seat in range(self.seats):
            for pips in range(NUMBERS):
                self.held[seat][pips] = 0
                self.lacking[seat][pips] = 0
            self.sizes[seat] = 0
            self.pips[seat] = 0
            self.arrived[seat] = 0
            self.gains[seat] = 0
        self.laid_count = 0
        self.line_begin = MIDDLE
        self.line_end = MIDDLE
        self.left = NOTHING
        self.right = NOTHING
        self.last_end = NOTHING
        self.passes = 0
        self.passed = 0
        self.winners = 0
        self.round += 1
        self.begin_hand((self.starter + 1) % self.seats)

    def deal_tile(self, tile: int) -> None:
        """DO-2: six to each."""
        self.take(self.turn, tile)
        if self.sizes[self.turn] < TILES_PER_HAND:
            return
        self.turn += 1
        if self.turn == self.seats:
            self.turn = self.starter
            self.phase = TURN_UP

    def turn_up(self, tile: int) -> None:
        """DO-3: it begins the line."""
        self.leave_stock(tile)
        self.holder[tile] = TURNED_UP
        self.left = LOW[tile]
        self.right = HIGH[tile]
        self.line[MIDDLE] = 16 * self.left + self.right
        self.line_end = MIDDLE + 1
        self.begin_turn(self.starter)

    def begin_turn(self, seat: int) -> None:
        self.turn = seat
        self.drawn = 0
        self.phase = TURN

    def next_turn(self) -> None:
        self.begin_turn(self.turn + 1 if self.turn + 1 < self.seats else 0)

    def lay(self, seat: int, tile: int, end: int) -> None:
        self.release(seat, tile)
        self.earliest[tile] = max(self.lacking[seat][LOW[tile]], self.lacking[seat][HIGH[tile]])
        self.latest[tile] = self.arrived[seat]
        self.laid[self.laid_count] = tile
        self.laid_count += 1
        self.extend_line(tile, end)
        self.passes = 0
        self.passed = 0
        if self.sizes[seat]:
            self.next_turn()
        elif self.stock_count and self.needs_empty_stock:  # DO-7
            self.is_refill = True
            self.phase = DRAWING
        else:
            self.winners = 1 << seat
            self.phase = COUNTING

    def extend_line(self, tile: int, end: int) -> None:
        """DO-4: equal halves together."""
        both = LOW[tile] + HIGH[tile]
        if end == LEFT:
            self.line_begin -= 1
            self.line[self.line_begin] = 16 * (both - self.left) + self.left
            self.left = both - self.left
        else:
            self.line[self.line_end] = 16 * self.right + both - self.right
            self.line_end += 1
            self.right = both - self.right
        self.last_end = end

    def reach_for_stock(self, seat: int) -> None:
        if not self.draws_voluntarily:
            self.show_lack(seat)
        self.phase = DRAWING

    def show_lack(self, seat: int) -> None:
        """Everybody sees that no tile of this hand fits."""
        self.lacking[seat][self.left] = self.arrived[seat]
        self.lacking[seat][self.right] = self.arrived[seat]

    def draw_tile(self, tile: int) -> None:
        self.take(self.turn, tile)
        if self.is_refill:
            self.is_refill = False
            self.next_turn()
        else:
            self.drawn += 1
            self.phase = TURN

    def pass_turn(self, seat: int) -> None:
        self.show_lack(seat)
        self.passed |= 1 << seat
        # DO-9: who may draw again next time has not blocked the line.
        self.passes = self.passes + 1 if self.stock_count == 0 else 0
        if self.passes == self.seats:
            self.phase = COUNTING
        else:
            self.next_turn()

    def take(self, seat: int, tile: int) -> None:
        """A tile of the stock comes to a hand as its next."""
        self.leave_stock(tile)
        self.grasp(seat, tile, self.arrived[seat])
        self.arrived[seat] += 1

    def leave_stock(self, tile: int) -> None:
        self.stock_count -= 1
        last = self.stock[self.stock_count]
        self.stock[self.slot[tile]] = last
        self.slot[last] = self.slot[tile]

    def join_stock(self, tile: int) -> None:
        self.stock[self.stock_count] = tile
        self.slot[tile] = self.stock_count
        self.stock_count += 1
        self.holder[tile] = IN_STOCK

    def grasp(self, seat: int, tile: int, arrival: int) -> None:
        self.held[seat][LOW[tile]] |= 1 << HIGH[tile]
        self.held[seat][HIGH[tile]] |= 1 << LOW[tile]
        self.sizes[seat] += 1
        self.pips[seat] += LOW[tile] + HIGH[tile]
        self.holder[tile] = seat
        self.arrival[tile] = arrival

    def release(self, seat: int, tile: int) -> None:
        """A tile leaves a hand; where it goes is the caller's."""
        self.held[seat][LOW[tile]] &= ~(1 << HIGH[tile])
        self.held[seat][HIGH[tile]] &= ~(1 << LOW[tile])
        self.sizes[seat] -= 1
        self.pips[seat] -= LOW[tile] + HIGH[tile]

    def count_hands(self) -> None:
        """Only now does everybody see what the others held."""
        if self.winners:
            self.finish(OUT)
        else:
            self.finish_blocked()

    def finish_blocked(self) -> None:
        """DO-9: fewest pips win; equal hands share."""
        fewest = self.pips[0]
        for seat in range(1, self.seats):
            fewest = min(fewest, self.pips[seat])
        count = 0
        for seat in range(self.seats):
            if self.pips[seat] == fewest:
                self.winners |= 1 << seat
                count += 1
        self.finish(BLOCKED if count == 1 else SHARED)

    def finish(self, ending: int) -> None:
        """DO-10: who wins scores the pips of those who do not."""
        self.ending = ending
        lost = 0
        for seat in range(self.seats):
            if not self.winners >> seat & 1:
                lost += self.pips[seat]
        for seat in range(self.seats):
            if self.winners >> seat & 1:
                self.gains[seat] = lost
                self.totals[seat] += lost
        self.phase = DONE
        if self.target:
            self.go_on_with_match()

    def go_on_with_match(self) -> None:
        if self.best_total() < self.target:
            self.phase = BETWEEN
            return
        leaders = 0
        for seat in range(self.seats):
            leaders += self.totals[seat] == self.best_total()
        self.ending = MATCH if leaders == 1 else MATCH_SHARED

    def best_total(self) -> int:
        best = self.totals[0]
        for seat in range(1, self.seats):
            best = max(best, self.totals[seat])
        return best

    def hand_ending(self) -> int:
        """How the hand ended, the last one of a match too: with a hand laid out, or blocked."""
        for seat in range(self.seats):
            if self.sizes[seat] == 0:
                return OUT
        return BLOCKED

    def draw(self, dice: Dice) -> int:
        if self.phase == CHOOSE_STARTER:
            return START + dice.below(self.seats)
        if self.phase == BETWEEN:
            return NEXT_HAND
        if self.phase == COUNTING:
            return OPEN_HANDS
        return self.stock[dice.below(self.stock_count)]

    def deal_anew(self, seat: int, dice: Dice) -> None:
        if self.phase <= COUNTING:  # Later everything is open.
            hidden.deal_anew(self, seat, dice)

    def points(self, seat: int) -> int:
        return self.totals[seat]

    def wins(self, seat: int) -> bool:
        if self.target:
            return self.totals[seat] == self.best_total()
        return self.winners >> seat & 1 == 1

    def reason(self) -> int:
        return self.ending

    def is_settled(self) -> bool:
        return self.phase > COUNTING

    def worth(self, seat: int) -> float:
        return quick.worth(self, seat)

    def advise(self, seat: int, policy: int, moves: Moves, dice: Dice) -> int:
        return quick.advise(self, seat, policy, moves, dice)

    def shortlist(self, moves: Moves, seat: int) -> None:
        quick.shortlist(self, moves, seat)
