"""What men are worth on their squares, in hundredths of a pawn: in the middle of a game, and at its end.

Every table is for White; Black's is its mirror image with the sign changed. Between the two a position is
weighed by how many officers are left.
"""

from __future__ import annotations

from hrajme.games.chess.encoding import BISHOP, KING, KNIGHT, PAWN, QUEEN, ROOK

# Of each kind, in the middle and at the end.
MEN_MIDDLE = (84, 330, 345, 475, 985, 0)
MEN_ENDING = (108, 300, 325, 545, 1010, 0)
# How much of the middle game each kind keeps up; all together 24.
OFFICERS = (0, 1, 1, 2, 4, 0)

PAWN_MIDDLE = (0, 0, 0, 6, 14, 30, 60, 0)
PAWN_ENDING = (0, 0, 4, 10, 24, 46, 78, 0)
KING_AT_HOME = (18, 30, 12, -14, -4, -12, 32, 22)


def far(square: int) -> int:
    """How far from the middle: 2 in the four middle squares, 14 in the corners."""
    return abs(2 * (square % 8) - 7) + abs(2 * (square // 8) - 7)


def middle_of(kind: int, square: int) -> int:
    """What the place adds in the middle of a game."""
    column, row = square % 8, square // 8
    if kind == PAWN:
        return PAWN_MIDDLE[row] + pawn_in_centre(column, row)
    if kind == KNIGHT:
        return 26 - 5 * far(square) - (8 if row == 0 else 0) + (6 if 3 <= row <= 5 else 0)
    if kind == BISHOP:
        return 14 - 2 * far(square) - (10 if row == 0 else 0) + (8 if row == 1 and column in (1, 6) else 0)
    if kind == ROOK:
        return (6 if 2 <= column <= 5 else 0) + (14 if row == 6 else 0)
    if kind == QUEEN:
        return 8 - far(square) - (4 * (row - 3) if row > 3 else 0)
    return KING_AT_HOME[column] if row == 0 else -10 - 14 * row


def pawn_in_centre(column: int, row: int) -> int:
    if column in (3, 4):
        return {1: -16, 2: 6, 3: 20, 4: 14}.get(row, 0)
    return -8 if column in (0, 7) else {3: 6, 4: 4}.get(row, 0)


def ending_of(kind: int, square: int) -> int:
    """What the place adds at the end."""
    row = square // 8
    if kind == PAWN:
        return PAWN_ENDING[row]
    if kind == KNIGHT:
        return 16 - 4 * far(square)
    if kind == BISHOP:
        return 12 - 2 * far(square)
    if kind == ROOK:
        return 16 if row == 6 else 0
    if kind == QUEEN:
        return 20 - 3 * far(square)
    return 36 - 6 * far(square) + 2 * row


def for_all_men(men: tuple[int, ...], place: object) -> list[int]:
    """By man and square; 0 for nobody."""
    assert callable(place)
    white = [[men[kind] + place(kind, square) for square in range(64)] for kind in range(KING + 1)]
    black = [[-each[square ^ 56] for square in range(64)] for each in white]
    return [0] * 64 + [value for each in (*white, *black) for value in each]


MIDDLE = for_all_men(MEN_MIDDLE, middle_of)
ENDING = for_all_men(MEN_ENDING, ending_of)
PHASE = [0, *OFFICERS, *OFFICERS]

# So much more makes winning e times as likely as losing.
UNIT = 250.0
