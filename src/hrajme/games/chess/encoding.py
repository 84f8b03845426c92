"""What the numbers of chess mean.

square    8 * row + column: a1 is 0, b1 is 1, h1 is 7, a2 is 8, h8 is 63
man       0 nobody, 1 … 6 White's pawn, knight, bishop, rook, queen, king, 7 … 12 Black's
move      from + 64 * to + 4096 * promotion (the kind of man, 0 for none)
CLAIM     a draw for what is on the board; CLAIM + move: for what this move would bring
TOUCH + square, ADJUST: what hands do where touched pieces must move
"""

from __future__ import annotations

PAWN, KNIGHT, BISHOP, ROOK, QUEEN, KING = 0, 1, 2, 3, 4, 5
WHITE, BLACK = 0, 1
NOBODY = 0
BLACK_MEN = 7

PROMOTION = 4096
CLAIM = 1 << 15
TOUCH = 1 << 16
ADJUST = TOUCH + 64

# Which castling is still allowed: bits.
WHITE_SHORT, WHITE_LONG, BLACK_SHORT, BLACK_LONG = 1, 2, 4, 8

LETTERS = "PNBRQKpnbrqk"
KINDS = ("pawn", "knight", "bishop", "rook", "queen", "king")
FILES = "abcdefgh"


def square_name(square: int) -> str:
    return f"{FILES[square % 8]}{square // 8 + 1}"


def square_of(name: str) -> int:
    """The square of a name that is one."""
    return FILES.index(name[0]) + 8 * (int(name[1]) - 1)


def make_move(start: int, to: int, promotion: int = 0) -> int:
    return start + 64 * to + PROMOTION * promotion


def start_of(move: int) -> int:
    return move & 63


def end_of(move: int) -> int:
    return move >> 6 & 63


def promotion_of(move: int) -> int:
    """The kind of man a pawn becomes; 0 for none."""
    return move >> 12 & 7


def is_claim(move: int) -> bool:
    return CLAIM <= move < TOUCH


def letter_of(man: int) -> str:
    """``K`` for White's king, ``k`` for Black's, ``.`` for nobody."""
    return LETTERS[man - 1] if man else "."


def man_of(letter: str) -> int:
    return LETTERS.index(letter) + 1
