"""Captures: which are worth a look, in what order, and what a series of them on one square brings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hrajme.core import bits
from hrajme.core.dice import Dice
from hrajme.core.moves import Moves
from hrajme.games.chess import tables
from hrajme.games.chess.encoding import BISHOP, CLAIM, KING, KNIGHT, NOBODY, PAWN, QUEEN, ROOK

if TYPE_CHECKING:
    from hrajme.games.chess.rules import ChessPosition

KNIGHT_REACH = list(tables.KNIGHT)
KING_REACH = list(tables.KING)
PAWN_REACH = list(tables.PAWN)
# By kind; nobody takes a king.
PRICE = [100, 325, 335, 500, 1000, 20000]
ONE = 1
LAST_ROWS = 0xFF000000000000FF
NOWHERE = -1
# A capture is asked about early; how early says what it takes, then with what.
CAPTURE = 10_000


def fill_loud(position: ChessPosition, moves: Moves) -> None:
    """Captures that lose nothing at once, and pawns that become queens."""
    pawns = position.kinds[PAWN] & position.sides[position.turn]
    position.fill_to(moves, position.sides[1 - position.turn] | (LAST_ROWS if pawns else 0))
    kept = 0
    for index in range(moves.count):
        if is_loud(position, moves.items[index]):
            moves.items[kept] = moves.items[index]
            kept += 1
    moves.count = kept


def is_loud(position: ChessPosition, move: int) -> bool:
    promotion = move >> 12
    if promotion != 0:
        return promotion == QUEEN
    return takes(position, move) and is_sound(position, move)


def takes(position: ChessPosition, move: int) -> bool:
    to = move >> 6 & 63
    if position.board[to] != NOBODY:
        return True
    return to == position.passed and (position.board[move & 63] - 1) % 6 == PAWN


def urgency(position: ChessPosition, move: int) -> int:
    """Promotions and good captures first, the dearest by the cheapest; captures that lose something last."""
    if move >= CLAIM:
        return 1
    promotion = move >> 12
    if promotion != 0:
        return CAPTURE + PRICE[QUEEN] if promotion == QUEEN else -PRICE[QUEEN]
    if not takes(position, move):
        return 0
    taken, taker = price_at(position, move >> 6 & 63), price_at(position, move & 63)
    if is_sound(position, move):
        return CAPTURE + 8 * taken - taker // 8
    return taken - CAPTURE


def price_at(position: ChessPosition, square: int) -> int:
    """Of who stands there; of a pawn where nobody does, for it is taken in passing."""
    man = position.board[square]
    return PRICE[(man - 1) % 6] if man != NOBODY else PRICE[PAWN]


def is_sound(position: ChessPosition, move: int) -> bool:
    """Whether a capture loses nothing, all exchanges on its square considered."""
    taken, taker = price_at(position, move >> 6 & 63), price_at(position, move & 63)
    return taken >= taker or exchange(position, move) >= 0


def exchange(position: ChessPosition, move: int) -> int:
    """What taking on a square brings when both sides go on with their cheapest men as long as it pays."""
    square, start = move >> 6 & 63, move & 63
    occupied = (position.sides[0] | position.sides[1]) & ~(ONE << start)
    if position.board[square] == NOBODY:
        occupied &= ~(ONE << (square ^ 8))
    at_stake = price_at(position, start)
    return price_at(position, square) - answer(position, square, 1 - position.turn, occupied, at_stake)


def answer(position: ChessPosition, square: int, side: int, occupied: int, at_stake: int) -> int:
    """What *side* wins by taking back what stands there; nothing where it had better not."""
    attackers = attackers_of(position, square, occupied) & occupied
    taker = cheapest(position, attackers & position.sides[side])
    if taker == NOWHERE:
        return 0
    rest = occupied & ~(ONE << taker)
    return max(0, at_stake - answer(position, square, 1 - side, rest, price_at(position, taker)))


def attackers_of(position: ChessPosition, square: int, occupied: int) -> int:
    """The men of both sides that attack a square when these squares are taken."""
    straight = position.rook_reach(square, occupied) & (position.kinds[ROOK] | position.kinds[QUEEN])
    slanting = position.bishop_reach(square, occupied) & (position.kinds[BISHOP] | position.kinds[QUEEN])
    leapers = KNIGHT_REACH[square] & position.kinds[KNIGHT] | KING_REACH[square] & position.kinds[KING]
    white = PAWN_REACH[64 + square] & position.kinds[PAWN] & position.sides[0]
    black = PAWN_REACH[square] & position.kinds[PAWN] & position.sides[1]
    return straight | slanting | leapers | white | black


def cheapest(position: ChessPosition, men: int) -> int:
    for kind in range(KING + 1):
        if men & position.kinds[kind]:
            return bits.lowest(men & position.kinds[kind])
    return NOWHERE


def advise(position: ChessPosition, seat: int, policy: int, moves: Moves, dice: Dice) -> int:
    """Policy 0 is any move; 1 takes what it can get for nothing and is otherwise any move, but a claim."""
    if policy == 0:
        return position.any_move(seat, moves, dice)
    moves.clear()
    position.fill(moves, seat)
    best, highest, alike = moves.items[0], -CAPTURE - 1, 0
    for index in range(moves.count):
        appeal = urgency(position, moves.items[index])
        if moves.items[index] >= CLAIM:
            appeal = -CAPTURE - 1
        if appeal > highest:
            best, highest, alike = moves.items[index], appeal, 1
        elif appeal == highest:
            alike += 1
            if dice.below(alike) == 0:
                best = moves.items[index]
    return best
