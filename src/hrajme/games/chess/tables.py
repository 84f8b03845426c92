"""What a board of 64 squares says once and for all, as sets of squares (bit 0 is a1, bit 63 is h8)."""

from __future__ import annotations

from collections.abc import Iterable

from hrajme.core.dice import mix

Step = tuple[int, int]

KNIGHT_STEPS = ((1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2))
ROOK_STEPS = ((1, 0), (-1, 0), (0, 1), (0, -1))
BISHOP_STEPS = ((1, 1), (-1, -1), (1, -1), (-1, 1))


def step(square: int, by: Step) -> int | None:
    """The square so many columns and rows away; None beside the board."""
    column, row = square % 8 + by[0], square // 8 + by[1]
    return 8 * row + column if 0 <= column < 8 and 0 <= row < 8 else None


def leaps(steps: Iterable[Step]) -> list[int]:
    """For each square where these steps lead."""
    ends = [[step(square, by) for by in steps] for square in range(64)]
    return [sum(1 << end for end in each if end is not None) for each in ends]


def walk(square: int, by: Step) -> list[int]:
    """All squares in this direction, the nearest first."""
    found, here = [], step(square, by)
    while here is not None:
        found.append(here)
        here = step(here, by)
    return found


def lines(*steps: Step) -> list[int]:
    """For each square the others on its line in both of these directions."""
    return [sum(1 << end for by in steps for end in walk(square, by)) for square in range(64)]


KNIGHT = leaps(KNIGHT_STEPS)
KING = leaps((*ROOK_STEPS, *BISHOP_STEPS))
# Where a pawn takes, White's squares and then Black's.
PAWN = [*leaps([(-1, 1), (1, 1)]), *leaps([(-1, -1), (1, -1)])]
FILE = lines((0, 1), (0, -1))
DIAGONAL = lines((1, 1), (-1, -1))
COUNTER = lines((1, -1), (-1, 1))


def row_reach(column: int, inner: int) -> int:
    """What is reached along a row, to the first men; *inner* are those on its six middle squares."""
    reach = 0
    for direction in (1, -1):
        here = column + direction
        while 0 <= here < 8:
            reach |= 1 << here
            if inner << 1 >> here & 1:
                break
            here += direction
    return reach


# By column and the men on the six middle squares of the row.
ROW = [row_reach(column, inner) for column in range(8) for inner in range(64)]


def between_and_beyond() -> tuple[list[int], list[int]]:
    """For two squares those between them; and the whole line through both, if there is one."""
    between, line = [0] * 4096, [0] * 4096
    for square in range(64):
        for by in (*ROOK_STEPS, *BISHOP_STEPS):
            inside = 0
            ahead = walk(square, by)
            whole = sum(1 << end for end in (square, *ahead, *walk(square, (-by[0], -by[1]))))
            for end in ahead:
                between[64 * square + end], line[64 * square + end] = inside, whole
                inside |= 1 << end
    return between, line


BETWEEN, LINE = between_and_beyond()

# Which castling stays allowed when something moves from or to a square.
CASTLING_KEPT = [15] * 64
for corner, lost in {0: 2, 4: 3, 7: 1, 56: 8, 60: 12, 63: 4}.items():
    CASTLING_KEPT[corner] -= lost


def numbers(count: int, seed: int) -> list[int]:
    """Numbers of 62 bits that have nothing to do with each other."""
    return [mix(seed, index) for index in range(count)]


# A position is known by the sum, without carrying, of the numbers of all that it is.
MAN_NUMBER = numbers(13 * 64, 1)
CASTLING_NUMBER = numbers(16, 2)
PASSING_NUMBER = numbers(8, 3)
TURN_NUMBER = numbers(1, 4)[0]
QUIET_NUMBER = numbers(160, 5)
