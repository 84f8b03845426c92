"""FEN: a position in one line, ``rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1``.

Read strictly: what no game of chess could be played from is refused, with a sentence.
"""

from __future__ import annotations

import re
from functools import lru_cache

import msgspec

from hrajme.core.errors import BadOption
from hrajme.games.chess import tables
from hrajme.games.chess.encoding import (
    BLACK,
    LETTERS,
    NOBODY,
    WHITE,
    letter_of,
    man_of,
    square_name,
    square_of,
)

USUAL = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
SIDES = {"w": WHITE, "b": BLACK}
CASTLING = "KQkq"
# Where king and rook stand for each of them.
HOMES = {"K": ("e1", "h1"), "Q": ("e1", "a1"), "k": ("e8", "h8"), "q": ("e8", "a8")}
MOST_QUIET = 149
MOST_NUMBER = 5000


class Setup(msgspec.Struct, frozen=True):
    """What a FEN says."""

    board: tuple[int, ...]  # the man on each square
    turn: int
    castling: int
    passed: int  # the square that a pawn has just passed, or -1
    quiet: int  # moves of one side since a pawn moved or something was taken
    number: int  # of the move, from 1


def bad(problem: str, **args: int | str) -> BadOption:
    return BadOption(f"chess-fen-{problem}", **args)


@lru_cache(maxsize=256)
def read(text: str) -> Setup:
    """The position; raises BadOption for what is none. The counters at the end may be missing.

    In addresses the blanks are often underscores.
    """
    fields = text.replace("_", " ").split()
    if not 4 <= len(fields) <= 6:
        raise bad("fields", count=len(fields))
    board = read_board(fields[0])
    if fields[1] not in SIDES:
        raise bad("turn", turn=fields[1])
    turn = SIDES[fields[1]]
    check_men(board)
    quiet = read_number(fields[4], 0, MOST_QUIET) if len(fields) > 4 else 0
    number = read_number(fields[5], 1, MOST_NUMBER) if len(fields) > 5 else 1
    setup = Setup(
        board, turn, read_castling(fields[2], board), read_passed(fields[3], board, turn), quiet, number
    )
    check_turn(setup)
    return setup


def read_board(text: str) -> tuple[int, ...]:
    rows = text.split("/")
    if len(rows) != 8:
        raise bad("rows", count=len(rows))
    board: list[int] = []
    for number, row in zip(range(1, 9), reversed(rows), strict=True):
        if not re.fullmatch(f"[{LETTERS}1-8]+", row) or re.search(r"\d\d", row):
            raise bad("row", number=number, row=row)
        men = [man for letter in row for man in read_letter(letter)]
        if len(men) != 8:
            raise bad("row", number=number, row=row)
        board += men
    return tuple(board)


def read_letter(letter: str) -> list[int]:
    return [NOBODY] * int(letter) if letter.isdigit() else [man_of(letter)]


def check_men(board: tuple[int, ...]) -> None:
    """One king a side, no pawn on a last row, no more men than eight pawns can have become."""
    for side, letters in (("white", "PNBRQK"), ("black", "pnbrqk")):
        counts = [board.count(man_of(letter)) for letter in letters]
        if counts[5] != 1:
            raise bad("kings", side=side, count=counts[5])
        if counts[0] > 8:
            raise bad("pawns", side=side, count=counts[0])
        extra = sum(max(0, have - usual) for have, usual in zip(counts[1:5], (2, 2, 2, 1), strict=True))
        if counts[0] + extra > 8:
            raise bad("men", side=side)
    if any(man in (man_of("P"), man_of("p")) for man in (*board[:8], *board[56:])):
        raise bad("last_row")


def read_castling(text: str, board: tuple[int, ...]) -> int:
    if text == "-":
        return 0
    if not re.fullmatch("K?Q?k?q?", text):
        raise bad("castling", castling=text)
    for letter in text:
        king, rook = ("K", "R") if letter.isupper() else ("k", "r")
        places = [board[square_of(name)] for name in HOMES[letter]]
        if places != [man_of(king), man_of(rook)]:
            raise bad("castling_home", castling=letter)
    return sum(1 << CASTLING.index(letter) for letter in text)


def read_passed(text: str, board: tuple[int, ...], turn: int) -> int:
    """The square behind a pawn that has just made its double step; -1 for none."""
    if text == "-":
        return -1
    if not re.fullmatch("[a-h][1-8]", text):
        raise bad("passed", square=text)
    square, ahead, pawn = square_of(text), (-8 if turn == WHITE else 8), "p" if turn == WHITE else "P"
    if square // 8 != (5 if turn == WHITE else 2):
        raise bad("passed", square=text)
    if board[square] or board[square - ahead] or board[square + ahead] != man_of(pawn):
        raise bad("passed", square=text)
    return square


def read_number(text: str, least: int, most: int) -> int:
    if not re.fullmatch(r"\d{1,4}", text) or not least <= int(text) <= most:
        raise bad("number", text=text[:20], least=least, most=most)
    return int(text)


def check_turn(setup: Setup) -> None:
    """Who is to move may not give check already: the king could have been taken."""
    other = "k" if setup.turn == WHITE else "K"
    if is_attacked(setup.board, setup.board.index(man_of(other)), setup.turn):
        raise bad("check")


def is_attacked(board: tuple[int, ...], square: int, side: int) -> bool:
    """Whether a man of *side* could move to *square*."""
    pawn, knight, bishop, rook, queen, king = range(1 + 6 * side, 7 + 6 * side)
    leapers = {
        pawn: tables.PAWN[64 * (1 - side) + square],
        knight: tables.KNIGHT[square],
        king: tables.KING[square],
    }
    if any(man in leapers and leapers[man] >> place & 1 for place, man in enumerate(board)):
        return True
    rays = [(tables.ROOK_STEPS, (rook, queen)), (tables.BISHOP_STEPS, (bishop, queen))]
    return any(first_seen(board, square, by) in men for steps, men in rays for by in steps)


def first_seen(board: tuple[int, ...], square: int, by: tables.Step) -> int:
    """The first man in this direction."""
    return next((board[place] for place in tables.walk(square, by) if board[place]), NOBODY)


def write(setup: Setup) -> str:
    rows = ["".join(map(letter_of, setup.board[8 * row : 8 * row + 8])) for row in range(7, -1, -1)]
    placed = re.sub(r"\.+", lambda gap: str(len(gap[0])), "/".join(rows))
    castling = "".join(letter for bit, letter in enumerate(CASTLING) if setup.castling >> bit & 1)
    passed = "-" if setup.passed < 0 else square_name(setup.passed)
    return f"{placed} {'wb'[setup.turn]} {castling or '-'} {passed} {setup.quiet} {setup.number}"
