"""The estimate of a position in hundredths of a pawn: men on their squares, room to move, pawns and kings.

What men are worth on their squares is kept up to date by the rules (values.py). All terms have two values,
for the middle of a game and for its end.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from hrajme.core import bits
from hrajme.games.chess import tables, values
from hrajme.games.chess.encoding import BISHOP, KING, KNIGHT, PAWN, QUEEN, ROOK

if TYPE_CHECKING:
    from hrajme.games.chess.rules import ChessPosition

KNIGHT_REACH = list(tables.KNIGHT)
KING_REACH = list(tables.KING)
FILE = list(tables.FILE)
ONE = 1
FULL = 0xFFFFFFFFFFFFFFFF
A_FILE = 0x0101010101010101
H_FILE = 0x8080808080808080
LIGHT = 0x55AA55AA55AA55AA

# How many officers make a middle game; beyond the greatest estimate there are only wins.
WHOLE_PHASE = 24
GREATEST = 50_000
TEMPO = 12
UNIT = values.UNIT

# By kind: what a square more to go to is worth, from how many on, and how it presses on a king nearby.
ROOM_MIDDLE = [0, 5, 5, 3, 2, 0]
ROOM_ENDING = [0, 4, 5, 5, 3, 0]
ROOM_USUAL = [0, 4, 6, 6, 12, 0]
PRESSURE = [0, 3, 2, 3, 5, 0]
# What pressure on a king comes to: little alone, much together.
MOST_PRESSURE = 40
PAIR_MIDDLE, PAIR_ENDING = 28, 45
OPEN_FILE, HALF_OPEN_FILE = 22, 10
ISOLATED_MIDDLE, ISOLATED_ENDING = 12, 14
DOUBLED_MIDDLE, DOUBLED_ENDING = 8, 18
SHIELD = 9
# By the row it has reached.
PASSED_MIDDLE = [0, 4, 6, 12, 24, 44, 72, 0]
PASSED_ENDING = [0, 10, 16, 32, 58, 95, 150, 0]


def evaluate(position: ChessPosition, seat: int) -> int:
    """How well *seat* stands."""
    value = score(position, 0) - score(position, 1)
    phase = min(position.phase, WHOLE_PHASE)
    value += (position.middle * phase + position.ending * (WHOLE_PHASE - phase)) // WHOLE_PHASE
    value = scale(position, value)
    value += TEMPO if position.turn == 0 else -TEMPO
    value = max(-GREATEST, min(GREATEST, value))
    return value if seat == 0 else -value


def score(position: ChessPosition, side: int) -> int:
    """All for one side but the men on their squares, weighed between middle and end."""
    phase = min(position.phase, WHOLE_PHASE)
    own, other = position.sides[side], position.sides[1 - side]
    middle, ending = 0, 0
    pawns, their_pawns = position.kinds[PAWN] & own, position.kinds[PAWN] & other
    guarded = pawn_attacks(their_pawns, 1 - side)
    king = bits.lowest(position.kinds[KING] & other)
    near = KING_REACH[king] | ONE << king
    occupied = own | other
    pressure, pressing = 0, 0
    for kind in range(KNIGHT, QUEEN + 1):
        men = position.kinds[kind] & own
        while men:
            square = bits.lowest(men)
            men &= men - 1
            reach = reach_of(position, kind, square, occupied)
            room = bits.count(reach & ~own & ~guarded) - ROOM_USUAL[kind]
            middle += ROOM_MIDDLE[kind] * room
            ending += ROOM_ENDING[kind] * room
            close = bits.count(reach & near)
            pressure += PRESSURE[kind] * close
            pressing += close > 0
            if kind == ROOK and FILE[square] & pawns == 0:
                middle += OPEN_FILE if FILE[square] & their_pawns == 0 else HALF_OPEN_FILE
    if bits.count(position.kinds[BISHOP] & own) >= 2:
        middle += PAIR_MIDDLE
        ending += PAIR_ENDING
    if pressing > 1:
        pressure = min(pressure, MOST_PRESSURE)
        middle += pressure * pressure // 6
    middle += SHIELD * shield(position, side, pawns)
    pawn_middle = pawn_score(pawns, their_pawns, side, PASSED_MIDDLE, ISOLATED_MIDDLE, DOUBLED_MIDDLE)
    pawn_ending = pawn_score(pawns, their_pawns, side, PASSED_ENDING, ISOLATED_ENDING, DOUBLED_ENDING)
    middle += pawn_middle
    ending += pawn_ending
    return (middle * phase + ending * (WHOLE_PHASE - phase)) // WHOLE_PHASE


def reach_of(position: ChessPosition, kind: int, square: int, occupied: int) -> int:
    if kind == KNIGHT:
        return KNIGHT_REACH[square]
    reach = 0
    if kind != ROOK:
        reach = position.bishop_reach(square, occupied)
    if kind != BISHOP:
        reach |= position.rook_reach(square, occupied)
    return reach


def pawn_attacks(pawns: int, side: int) -> int:
    if side == 0:
        return ((pawns & ~A_FILE) << 7 | (pawns & ~H_FILE) << 9) & FULL
    return (pawns & ~A_FILE) >> 9 | (pawns & ~H_FILE) >> 7


def shield(position: ChessPosition, side: int, pawns: int) -> int:
    """Pawns before a king who has stayed at home."""
    king = bits.lowest(position.kinds[KING] & position.sides[side])
    row = king >> 3
    if side == 1:
        row = 7 - row
    if row > 1:
        return 0
    return bits.count(KING_REACH[king] & pawns)


def pawn_score(pawns: int, theirs: int, side: int, passed: list[int], isolated: int, doubled: int) -> int:
    value, left = 0, pawns
    while left:
        square = bits.lowest(left)
        left &= left - 1
        beside = besides(FILE[square] | ONE << square)
        ahead = ahead_of(square, side)
        if pawns & beside == 0:
            value -= isolated
        if FILE[square] & ahead & pawns:
            value -= doubled
        elif (beside | FILE[square]) & ahead & theirs == 0:
            value += passed[square >> 3 if side == 0 else 7 - (square >> 3)]
    return value


def besides(file: int) -> int:
    """The files to both sides of this one."""
    return ((file & ~H_FILE) << 1 | (file & ~A_FILE) >> 1) & FULL


def ahead_of(square: int, side: int) -> int:
    """All rows before this one, as its side goes."""
    row = square & 56
    if side == 0:
        return 0 if row == 56 else FULL << row + 8 & FULL
    return (ONE << row) - 1


def scale(position: ChessPosition, value: int) -> int:
    """Who is ahead but has no pawn wins seldom with a man more; bishops of two colours are drawish."""
    side = 0 if value > 0 else 1
    pawns, men = position.kinds[PAWN], position.sides[side]
    if men & pawns == 0 and bits.count(men) <= bits.count(position.sides[1 - side] & ~pawns) + 1:
        if men & (position.kinds[ROOK] | position.kinds[QUEEN]) == 0 or position.phase > 4:
            return value // 4
        return value // 2 if position.phase > 2 else value
    bishops = position.kinds[BISHOP]
    if position.phase == 2 and bits.count(bishops & LIGHT) == 1 and bits.count(bishops & men) == 1:
        return value // 2 if bits.count(bishops) == 2 else value
    return value


def worth(position: ChessPosition, seat: int) -> float:
    """How likely *seat* wins, half a win for a draw."""
    if position.ended >= 0:
        return 0.5 if position.ended != 0 else float(seat != position.turn)
    return 0.5 + 0.5 * math.tanh(0.5 * evaluate(position, seat) / UNIT)
