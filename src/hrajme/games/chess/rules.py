"""The rules of chess: CH-1 to CH-6.

    8  56 57 58 59 60 61 62 63      a square is 8 * row + column, a set of squares 64 bits
    7  48 …                  55
    …                               `sides` are the squares of White and of Black, `kinds` those of all
    2   8  9 10 11 12 13 14 15      pawns, knights, bishops, rooks, queens and kings
    1   0  1  2  3  4  5  6  7
        a  b  c  d  e  f  g  h      encoding.py says what the numbers of moves and men are

After every move it is worked out who gives check and which men are pinned to their king, so that all moves
that are made are legal without trying them. `history` holds the keys of the positions since a pawn moved or
something was taken: none before can come again (CH-5.4).
"""

from __future__ import annotations

from hrajme.core import bits
from hrajme.core.body import zeros
from hrajme.core.dice import Dice
from hrajme.core.moves import Moves
from hrajme.core.position import Position
from hrajme.core.seats import OVER
from hrajme.games.chess import evaluation, exchange, fen, tables, values
from hrajme.games.chess.encoding import (
    ADJUST,
    BISHOP,
    BLACK,
    CLAIM,
    KING,
    KNIGHT,
    NOBODY,
    PAWN,
    PROMOTION,
    QUEEN,
    ROOK,
    TOUCH,
    WHITE,
    letter_of,
)
from hrajme.games.chess.options import ChessOptions
from hrajme.games.chess.view import ChessView

KNIGHT_REACH = list(tables.KNIGHT)
KING_REACH = list(tables.KING)
PAWN_REACH = list(tables.PAWN)
FILE = list(tables.FILE)
DIAGONAL = list(tables.DIAGONAL)
COUNTER = list(tables.COUNTER)
ROW = list(tables.ROW)
BETWEEN = list(tables.BETWEEN)
LINE = list(tables.LINE)
CASTLING_KEPT = list(tables.CASTLING_KEPT)
MAN_NUMBER = list(tables.MAN_NUMBER)
CASTLING_NUMBER = list(tables.CASTLING_NUMBER)
PASSING_NUMBER = list(tables.PASSING_NUMBER)
QUIET_NUMBER = list(tables.QUIET_NUMBER)
TURN_NUMBER = tables.TURN_NUMBER
MIDDLE = list(values.MIDDLE)
ENDING = list(values.ENDING)
PHASE = list(values.PHASE)

ONE = 1
FULL = 0xFFFFFFFFFFFFFFFF
LAST_ROWS = 0xFF000000000000FF
LIGHT = 0x55AA55AA55AA55AA
NOWHERE = -1

# CH-5.5: so many moves of one side without a pawn move or a capture; the search minds it from SOON on.
FIFTY, SEVENTY_FIVE, SOON = 100, 150, 80
MOST_HISTORY = 152
MOST_TOUCHES = 8

RUNNING = -1
MATE, STALEMATE, DEAD, SEVENTY_FIVE_MOVES, FIVEFOLD, FIFTY_MOVES, THREEFOLD = 0, 1, 2, 3, 4, 5, 6


class ChessPosition(Position):
    """One moment of a game of chess. Seat 0 is White, seat 1 is Black."""

    REASONS = ("mate", "stalemate", "dead", "seventy_five", "fivefold", "fifty", "threefold")
    DRAWS = REASONS[1:]

    def __init__(self, seats: int, options: ChessOptions) -> None:
        super().__init__(seats, options)
        setup = fen.read(options.start or fen.USUAL)
        self.is_touch_move = options.touch_move
        self.kinds = zeros(6)
        self.sides = zeros(2)
        self.board = zeros(64)
        self.hash = 0
        # For the estimate, from White's side.
        self.middle = 0
        self.ending = 0
        self.phase = 0
        for square in range(64):
            if setup.board[square] != NOBODY:
                self.put(square, setup.board[square])
        self.turn = setup.turn
        self.castling = setup.castling
        self.passed = NOWHERE
        self.quiet = setup.quiet
        self.number = setup.number
        self.last_from = NOWHERE
        self.last_to = NOWHERE
        self.history = zeros(MOST_HISTORY)
        self.seen = 0
        # How many in the history were there already when they came.
        self.doubles = 0
        self.touched = zeros(MOST_TOUCHES)
        self.touches = 0
        self.is_adjusting = False
        self.ended = RUNNING
        self.hash ^= CASTLING_NUMBER[self.castling]
        if self.turn == BLACK:
            self.hash ^= TURN_NUMBER
        self.begin_turn(setup.passed)

    # For everybody

    def chances(self) -> list[tuple[int, int]]:
        return []

    def interrupts(self, seat: int) -> tuple[int, ...]:
        """CH-4.1, CH-4.2: hands may touch what they like at any time; it counts for who is to move."""
        if not self.is_touch_move or self.ended != RUNNING or seat not in (WHITE, BLACK):
            return ()
        return tuple(range(TOUCH, ADJUST + 1))

    def view(self, seat: int | None) -> ChessView:
        return ChessView(
            seat=seat,
            squares="".join([letter_of(man) for man in self.board]),
            turn=None if self.ended != RUNNING else self.turn,
            number=self.number,
            last=None if self.last_from == NOWHERE else (self.last_from, self.last_to),
            check=self.king_of(self.turn) if self.is_check() else None,
            quiet=self.quiet,
            repeated=self.repetitions(),
            touched=tuple([self.touched[index] for index in range(self.touches)]),
            is_adjusting=bool(self.is_adjusting),
            is_touch_move=bool(self.is_touch_move),
            fen=self.fen(),
            start=self.options.start,
        )

    def fen(self) -> str:
        """The position in one line."""
        numbers = (self.turn, self.castling, self.passed, self.quiet, self.number)
        return fen.write(fen.Setup(tuple(self.board), *numbers))

    def is_check(self) -> bool:
        """CH-3.8: whether the king of who is to move is attacked."""
        return self.checkers != 0

    def king_of(self, side: int) -> int:
        return bits.lowest(self.kinds[KING] & self.sides[side])

    def repetitions(self) -> int:
        """How many times this position has been on the board, now included."""
        return self.times(self.hash)

    def threatens(self, side: int, square: int) -> bool:
        """Whether *side* attacks this square."""
        return self.is_attacked(square, side, self.sides[WHITE] | self.sides[BLACK])

    def cannot_mate(self, side: int) -> bool:
        """CH-6: whether no sequence of moves at all lets *side* mate, as far as the men tell."""
        return self.lacks_mate(side)

    # The kernel

    def mover(self) -> int:
        return self.turn if self.ended == RUNNING else OVER

    def points(self, seat: int) -> int:
        return 1 if self.wins(seat) else 0

    def wins(self, seat: int) -> bool:
        """CH-1, CH-5.1: who has mated; the mated one is to move."""
        return self.ended == MATE and seat != self.turn

    def reason(self) -> int:
        return self.ended

    def key(self) -> int:
        if self.touches != 0:
            return 0
        return self.hash ^ QUIET_NUMBER[self.quiet] if self.quiet >= SOON else self.hash

    def play_unchecked(self, seat: int, move: int) -> None:
        if move >= TOUCH:
            self.touch(seat, move)
        elif move >= CLAIM:
            self.ended = FIFTY_MOVES if self.is_fifty_claim(move - CLAIM) else THREEFOLD
        else:
            self.make(seat, move)

    def make(self, seat: int, move: int) -> None:
        start, to, promotion = move & 63, move >> 6 & 63, move >> 12
        man = self.board[start]
        passed, new_passed = self.passed, NOWHERE
        self.lift(start)
        self.quiet += 1
        if self.board[to] != NOBODY:
            self.lift(to)
            self.quiet = 0
        if man == PAWN + 1 + 6 * seat:
            self.quiet = 0
            if to == passed:
                self.lift(to ^ 8)  # CH-3.4
            elif (to ^ start) == 16:
                new_passed = to ^ 8
            elif promotion != 0:
                man += promotion  # CH-3.5
        elif man == KING + 1 + 6 * seat and (to - start == 2 or start - to == 2):
            self.castle(to)  # CH-3.7
        self.put(to, man)
        if self.castling & ~(CASTLING_KEPT[start] & CASTLING_KEPT[to]):
            self.hash ^= CASTLING_NUMBER[self.castling]
            self.castling &= CASTLING_KEPT[start] & CASTLING_KEPT[to]
            self.hash ^= CASTLING_NUMBER[self.castling]
        if passed != NOWHERE:
            self.hash ^= PASSING_NUMBER[passed & 7]
        self.number += seat
        self.turn = 1 - seat
        self.hash ^= TURN_NUMBER
        self.last_from = start
        self.last_to = to
        self.touches = 0
        self.is_adjusting = False
        self.begin_turn(new_passed)

    def castle(self, to: int) -> None:
        """The rook goes over the king."""
        is_short = to & 7 == 6
        corner = to + 1 if is_short else to - 2
        man = self.board[corner]
        self.lift(corner)
        self.put(to - 1 if is_short else to + 1, man)

    def put(self, square: int, man: int) -> None:
        place = ONE << square
        self.board[square] = man
        self.sides[1 if man > 6 else 0] |= place
        self.kinds[(man - 1) % 6] |= place
        self.hash ^= MAN_NUMBER[64 * man + square]
        self.middle += MIDDLE[64 * man + square]
        self.ending += ENDING[64 * man + square]
        self.phase += PHASE[man]

    def lift(self, square: int) -> None:
        man, place = self.board[square], ONE << square
        self.board[square] = NOBODY
        self.sides[1 if man > 6 else 0] ^= place
        self.kinds[(man - 1) % 6] ^= place
        self.hash ^= MAN_NUMBER[64 * man + square]
        self.middle -= MIDDLE[64 * man + square]
        self.ending -= ENDING[64 * man + square]
        self.phase -= PHASE[man]

    def begin_turn(self, passed: int) -> None:
        """Who gives check, which men are pinned, whether it is over; *passed* if a pawn made two steps."""
        self.find_pins()
        self.passed = NOWHERE
        if passed != NOWHERE and self.may_pass(passed):
            self.passed = passed
            self.hash ^= PASSING_NUMBER[passed & 7]
        if self.quiet == 0:
            self.seen = 0
            self.doubles = 0
        times = self.times(self.hash)
        self.doubles += times > 0
        self.history[self.seen] = self.hash
        self.seen += 1
        self.find_end(times + 1)

    def find_end(self, times: int) -> None:
        if not self.has_move():
            self.ended = MATE if self.checkers != 0 else STALEMATE  # CH-5.1, CH-5.2
            if self.checkers == 0 and self.is_dead():
                self.ended = DEAD
        elif self.is_dead():
            self.ended = DEAD  # CH-1
        elif self.quiet >= SEVENTY_FIVE:
            self.ended = SEVENTY_FIVE_MOVES  # CH-5.5
        elif times >= 5:
            self.ended = FIVEFOLD  # CH-5.5

    def is_dead(self) -> bool:
        """CH-1: nobody can mate any more."""
        if self.kinds[PAWN] | self.kinds[ROOK] | self.kinds[QUEEN]:
            return False
        return self.lacks_mate(WHITE) and self.lacks_mate(BLACK)

    def lacks_mate(self, side: int) -> bool:
        own, other = self.sides[side], self.sides[1 - side]
        if own & (self.kinds[PAWN] | self.kinds[ROOK] | self.kinds[QUEEN]):
            return False
        if own & self.kinds[KNIGHT]:
            # Another man of theirs, but for the queen, can stand in their king's way.
            return bits.count(own) <= 2 and not other & ~(self.kinds[KING] | self.kinds[QUEEN])
        if own & self.kinds[BISHOP]:
            bishops = self.kinds[BISHOP]
            is_one_colour = bishops & LIGHT == 0 or bishops & ~LIGHT & FULL == 0
            return is_one_colour and not (self.kinds[PAWN] | self.kinds[KNIGHT])
        return True

    def times(self, hash: int) -> int:
        """How often the history holds this."""
        count = 0
        for index in range(self.seen):
            if self.history[index] == hash:
                count += 1
        return count

    # Where men go

    def rook_reach(self, square: int, occupied: int) -> int:
        row = square & 56
        along = ROW[64 * (square & 7) + (occupied >> row + 1 & 63)]
        return along << row | self.slide(square, occupied, FILE[square])

    def bishop_reach(self, square: int, occupied: int) -> int:
        return self.slide(square, occupied, DIAGONAL[square]) | self.slide(square, occupied, COUNTER[square])

    def slide(self, square: int, occupied: int, line: int) -> int:
        """Along a line both ways to the first man: subtracting borrows up to it, mirrored down to it."""
        ahead = occupied & line
        behind = bits.swap(ahead)
        ahead = ahead - (ONE << square) - (ONE << square) & FULL
        behind = behind - (ONE << (square ^ 56)) - (ONE << (square ^ 56)) & FULL
        return (ahead ^ bits.swap(behind)) & line

    def is_attacked(self, square: int, side: int, occupied: int) -> bool:
        """Whether *side* attacks a square when these squares are taken."""
        men = self.sides[side]
        if KNIGHT_REACH[square] & self.kinds[KNIGHT] & men or KING_REACH[square] & self.kinds[KING] & men:
            return True
        if PAWN_REACH[64 * (1 - side) + square] & self.kinds[PAWN] & men:
            return True
        queens = self.kinds[QUEEN]
        if self.rook_reach(square, occupied) & (self.kinds[ROOK] | queens) & men:
            return True
        return self.bishop_reach(square, occupied) & (self.kinds[BISHOP] | queens) & men != 0

    def find_pins(self) -> None:
        """What attacks the king of who is to move, through one man at most."""
        own, other = self.sides[self.turn], self.sides[1 - self.turn]
        king = bits.lowest(self.kinds[KING] & own)
        self.pinned = 0
        self.checkers = KNIGHT_REACH[king] & self.kinds[KNIGHT] & other
        self.checkers |= PAWN_REACH[64 * self.turn + king] & self.kinds[PAWN] & other
        straight = self.rook_reach(king, other) & (self.kinds[ROOK] | self.kinds[QUEEN])
        slanting = self.bishop_reach(king, other) & (self.kinds[BISHOP] | self.kinds[QUEEN])
        snipers = (straight | slanting) & other
        while snipers:
            sniper = bits.lowest(snipers)
            snipers &= snipers - 1
            between = BETWEEN[64 * king + sniper] & own
            if between == 0:
                self.checkers |= ONE << sniper
            elif between & between - 1 == 0:
                self.pinned |= between

    def may_pass(self, passed: int) -> bool:
        """CH-3.4: whether a pawn may take in passing on this square, which takes two men off their lines."""
        takers = PAWN_REACH[64 * (1 - self.turn) + passed] & self.kinds[PAWN] & self.sides[self.turn]
        while takers:
            if self.is_safe_to_pass(bits.lowest(takers), passed):
                return True
            takers &= takers - 1
        return False

    def is_safe_to_pass(self, taker: int, passed: int) -> bool:
        other = self.sides[1 - self.turn] ^ (ONE << (passed ^ 8))
        occupied = (self.sides[self.turn] ^ (ONE << taker) | ONE << passed) | other
        king = bits.lowest(self.kinds[KING] & self.sides[self.turn])
        if self.rook_reach(king, occupied) & (self.kinds[ROOK] | self.kinds[QUEEN]) & other:
            return False
        if self.bishop_reach(king, occupied) & (self.kinds[BISHOP] | self.kinds[QUEEN]) & other:
            return False
        # The pawn that is taken may be the one that gives check; nothing else that leaps may.
        return self.checkers & ~(ONE << (passed ^ 8)) & (self.kinds[KNIGHT] | self.kinds[PAWN]) == 0

    def targets(self, square: int, allowed: int) -> int:
        """Where the man on a square may go; *allowed* is where a man other than the king may end."""
        kind, side = (self.board[square] - 1) % 6, self.turn
        occupied = self.sides[WHITE] | self.sides[BLACK]
        if kind == PAWN:
            reach = self.pawn_targets(square, occupied)
        elif kind == KNIGHT:
            reach = KNIGHT_REACH[square]
        elif kind == BISHOP:
            reach = self.bishop_reach(square, occupied)
        elif kind == ROOK:
            reach = self.rook_reach(square, occupied)
        else:
            reach = self.rook_reach(square, occupied) | self.bishop_reach(square, occupied)
        reach &= allowed & ~self.sides[side]  # CH-3.1
        if self.pinned >> square & 1:
            reach &= LINE[64 * bits.lowest(self.kinds[KING] & self.sides[side]) + square]  # CH-3.8
        return reach

    def pawn_targets(self, square: int, occupied: int) -> int:
        """CH-3.3, but for taking in passing."""
        side = self.turn
        reach = PAWN_REACH[64 * side + square] & self.sides[1 - side]
        ahead = square + 8 if side == WHITE else square - 8
        if occupied >> ahead & 1 == 0:
            reach |= ONE << ahead
            if square >> 3 == (1 if side == WHITE else 6):
                ahead = square + 16 if side == WHITE else square - 16
                if occupied >> ahead & 1 == 0:
                    reach |= ONE << ahead
        return reach

    def allowed_ends(self) -> int:
        """CH-3.8: out of check, in the way of the attacker or onto it; against two only the king can help."""
        if self.checkers == 0:
            return FULL
        if self.checkers & self.checkers - 1:
            return 0
        king = bits.lowest(self.kinds[KING] & self.sides[self.turn])
        return BETWEEN[64 * king + bits.lowest(self.checkers)] | self.checkers

    def king_targets(self) -> int:
        """CH-3.6: one square, not into attack; he does not hide behind himself."""
        own = self.sides[self.turn]
        king = bits.lowest(self.kinds[KING] & own)
        occupied = (own | self.sides[1 - self.turn]) ^ (ONE << king)
        reach, safe = KING_REACH[king] & ~own, 0
        while reach:
            square = bits.lowest(reach)
            reach &= reach - 1
            if not self.is_attacked(square, 1 - self.turn, occupied):
                safe |= ONE << square
        return safe

    def may_castle(self, is_short: bool) -> bool:
        """CH-3.7."""
        right = (1 if is_short else 2) << 2 * self.turn
        if self.castling & right == 0 or self.checkers != 0:
            return False
        king, occupied = 4 + 56 * self.turn, self.sides[WHITE] | self.sides[BLACK]
        corner, step = (king + 3, 1) if is_short else (king - 4, -1)
        if BETWEEN[64 * king + corner] & occupied:
            return False
        other = 1 - self.turn
        is_stopped = self.is_attacked(king + step, other, occupied)
        return not is_stopped and not self.is_attacked(king + 2 * step, other, occupied)

    def has_move(self) -> bool:
        allowed = self.allowed_ends()
        men = self.sides[self.turn] & ~self.kinds[KING]
        while men and allowed:
            square = bits.lowest(men)
            men &= men - 1
            if self.targets(square, allowed):
                return True
        return self.king_targets() != 0 or self.passed != NOWHERE

    # Lists of moves

    def fill(self, moves: Moves, seat: int) -> None:
        self.fill_to(moves, FULL)
        if self.touches != 0:
            self.keep_touched(moves)
        elif self.doubles != 0 or self.quiet >= FIFTY - 1:
            self.add_claims(moves)

    def fill_to(self, moves: Moves, ends: int) -> None:
        """All moves that end on these squares; castling only with all others."""
        allowed = self.allowed_ends() & ends
        men = self.sides[self.turn] & ~self.kinds[KING]
        while men and allowed:
            square = bits.lowest(men)
            men &= men - 1
            self.add_all(moves, square, self.targets(square, allowed))
        king = bits.lowest(self.kinds[KING] & self.sides[self.turn])
        self.add_all(moves, king, self.king_targets() & ends)
        if self.passed != NOWHERE:
            self.add_passing(moves)
        if ends == FULL and self.castling:
            if self.may_castle(True):
                moves.add(king + 64 * (king + 2))
            if self.may_castle(False):
                moves.add(king + 64 * (king - 2))

    def add_all(self, moves: Moves, square: int, reach: int) -> None:
        if reach & LAST_ROWS and self.board[square] == PAWN + 1 + 6 * self.turn:
            self.add_promotions(moves, square, reach)
            return
        while reach:
            moves.add(square + 64 * bits.lowest(reach))
            reach &= reach - 1

    def add_promotions(self, moves: Moves, square: int, reach: int) -> None:
        """CH-3.5: the queen first."""
        while reach:
            move = square + 64 * bits.lowest(reach)
            reach &= reach - 1
            for kind in range(QUEEN, PAWN, -1):
                moves.add(move + PROMOTION * kind)

    def add_passing(self, moves: Moves) -> None:
        """CH-3.4."""
        takers = PAWN_REACH[64 * (1 - self.turn) + self.passed] & self.kinds[PAWN] & self.sides[self.turn]
        while takers:
            taker = bits.lowest(takers)
            takers &= takers - 1
            if self.is_safe_to_pass(taker, self.passed):
                moves.add(taker + 64 * self.passed)

    # Draws by claim: CH-5.4, CH-5.5

    def add_claims(self, moves: Moves) -> None:
        """For the position, or for what a move would bring. Who has touched a man has lost this right."""
        legal = moves.count
        if self.quiet >= FIFTY or self.times(self.hash) >= 3:
            moves.add(CLAIM)
            return
        for index in range(legal):
            if self.would_draw(moves.items[index]):
                moves.add(CLAIM + moves.items[index])

    def would_draw(self, move: int) -> bool:
        """Whether the position after a move could be claimed."""
        start, to = move & 63, move >> 6 & 63
        man = self.board[start]
        if self.board[to] != NOBODY or (man - 1) % 6 == PAWN:
            return False
        if self.quiet >= FIFTY - 1:
            return True
        hash = self.hash ^ MAN_NUMBER[64 * man + start] ^ MAN_NUMBER[64 * man + to] ^ TURN_NUMBER
        if self.passed != NOWHERE:
            hash ^= PASSING_NUMBER[self.passed & 7]
        # What changes the right to castle is new.
        if self.castling & ~(CASTLING_KEPT[start] & CASTLING_KEPT[to]):
            return False
        return self.times(hash) >= 2

    def is_fifty_claim(self, move: int) -> bool:
        return self.quiet >= FIFTY or (move != 0 and self.quiet >= FIFTY - 1)

    # What was touched must move: CH-4.1, CH-4.2

    def touch(self, seat: int, move: int) -> None:
        if seat != self.turn:
            return
        if move == ADJUST:
            self.is_adjusting = True
        elif self.is_adjusting:
            self.is_adjusting = False
        elif self.board[move - TOUCH] != NOBODY and self.touches < MOST_TOUCHES:
            self.touched[self.touches] = move - TOUCH
            self.touches += 1

    def keep_touched(self, moves: Moves) -> None:
        """Only what the first touches leave; everything when they leave nothing."""
        mine, theirs = self.first_touched(self.turn), self.first_touched(1 - self.turn)
        if mine != NOWHERE and theirs != NOWHERE and self.keep(moves, mine, theirs):
            return
        if mine == self.touched[0] and self.touches > 1 and self.keep_castling(moves, mine, self.touched[1]):
            return
        for index in range(self.touches):
            square = self.touched[index]
            is_mine = self.sides[self.turn] >> square & 1
            if self.keep(moves, square if is_mine else NOWHERE, NOWHERE if is_mine else square):
                return

    def keep_castling(self, moves: Moves, king: int, rook: int) -> bool:
        """King, then rook: that castling, if it is legal."""
        if self.board[king] != KING + 1 + 6 * self.turn or self.board[rook] != ROOK + 1 + 6 * self.turn:
            return False
        if king & 7 != 4 or king >> 3 != rook >> 3 or (rook & 7) % 7:
            return False
        move = king + 64 * (king + 2 if rook > king else king - 2)
        if not moves.has(move):
            return False
        moves.clear()
        moves.add(move)
        return True

    def first_touched(self, side: int) -> int:
        for index in range(self.touches):
            if self.sides[side] >> self.touched[index] & 1:
                return self.touched[index]
        return NOWHERE

    def keep(self, moves: Moves, start: int, taken: int) -> bool:
        """Keep the moves from one square that take on another; either may be NOWHERE. False without any."""
        kept = 0
        for index in range(moves.count):
            if self.fits(moves.items[index], start, taken):
                moves.items[kept] = moves.items[index]
                kept += 1
        if kept:
            moves.count = kept
        return kept > 0

    def fits(self, move: int, start: int, taken: int) -> bool:
        if start != NOWHERE and move & 63 != start:
            return False
        if taken == NOWHERE:
            return True
        to = move >> 6 & 63
        is_passing = to == self.passed and (self.board[move & 63] - 1) % 6 == PAWN
        return taken == (to ^ 8 if is_passing else to)

    # For bots

    def is_pressed(self, seat: int) -> bool:
        return self.checkers != 0

    def may_skip(self, seat: int) -> bool:
        """With pawns and one light officer whoever must move is often lost."""
        own = self.sides[seat]
        if own & (self.kinds[ROOK] | self.kinds[QUEEN]):
            return True
        return bits.count(own & (self.kinds[KNIGHT] | self.kinds[BISHOP])) > 1

    def skip(self, seat: int) -> None:
        if self.passed != NOWHERE:
            self.hash ^= PASSING_NUMBER[self.passed & 7]
        self.turn = 1 - seat
        self.hash ^= TURN_NUMBER
        self.quiet += 1
        self.begin_turn(NOWHERE)

    def fill_loud(self, moves: Moves, seat: int) -> None:
        exchange.fill_loud(self, moves)

    def urgency(self, seat: int, move: int) -> int:
        return exchange.urgency(self, move)

    def evaluate(self, seat: int) -> int:
        return evaluation.evaluate(self, seat)

    def worth(self, seat: int) -> float:
        return evaluation.worth(self, seat)

    def advise(self, seat: int, policy: int, moves: Moves, dice: Dice) -> int:
        return exchange.advise(self, seat, policy, moves, dice)
