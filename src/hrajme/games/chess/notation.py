"""Moves of chess as text: ``g1f3`` in the log, ``Nf3`` for eyes, and whatever players write to be read.

    e2e4  e7e8q  e1g1          from, to, what a pawn becomes; castling by the king's squares
    claim · claim g1f3         a draw for what is there, or for what this move would bring
    touch e2 · adjust          what hands do where touched pieces must move

SAN is told with figures, ``♘f3``, which are the same in every language. It is read with them and with
English, Czech, Slovak and Polish letters, castling with O or 0.
"""

from __future__ import annotations

import re

from hrajme.core.errors import Refusal
from hrajme.core.vocabulary import Said, Vocabulary
from hrajme.games.chess import illegal
from hrajme.games.chess.encoding import (
    ADJUST,
    BISHOP,
    CLAIM,
    FILES,
    KING,
    KNIGHT,
    NOBODY,
    PAWN,
    QUEEN,
    ROOK,
    TOUCH,
    end_of,
    is_claim,
    make_move,
    promotion_of,
    square_name,
    square_of,
    start_of,
)
from hrajme.games.chess.rules import ChessPosition

LETTERS = ("", "N", "B", "R", "Q", "K")
FIGURES = str.maketrans("NBRQK", "♘♗♖♕♔")
# What a letter may mean: S is a bishop in Czech and Slovak and a knight in Polish.
MEANINGS = {
    "": (PAWN,),
    **dict.fromkeys("P♙♟", (PAWN,)),
    **dict.fromkeys("NJ♘♞", (KNIGHT,)),
    **dict.fromkeys("BG♗♝", (BISHOP,)),
    "S": (BISHOP, KNIGHT),
    **dict.fromkeys("RVW♖♜", (ROOK,)),
    **dict.fromkeys("QDH♕♛", (QUEEN,)),
    **dict.fromkeys("K♔♚", (KING,)),
}
UCI = re.compile(r"([a-h][1-8])[-x:]?([a-h][1-8])=?([a-z])?", re.IGNORECASE)
OFFICERS = "".join(MEANINGS)
SAN = re.compile(rf"([{OFFICERS}]?)([a-h]?)([1-8]?)[-x:×]?([a-h])([1-8])=?\(?([{OFFICERS}]?)\)?")
CASTLING = re.compile(r"[o0]-?[o0](-?[o0])?", re.IGNORECASE)
SQUARE = re.compile(r"[a-h][1-8]", re.IGNORECASE)
WORDS = Vocabulary(
    {
        CLAIM: Said(
            en="claim",
            cs="reklamuji, reklamuji remízu, reklamovat remízu",
            sk="reklamujem, reklamujem remízu, reklamovať remízu",
            pl="reklamuję, reklamuję remis, reklamować remis",
        ),
        TOUCH: Said(en="touch", cs="dotek, dotýkám se", sk="dotyk, dotýkam sa", pl="dotykam, dotyk"),
        ADJUST: Said(en="adjust, j’adoube, j'adoube", cs="opravuji", sk="opravujem", pl="poprawiam"),
    }
)
# Signs that say something about a move and do not change it.
MARKS = re.compile(r"(e\.?p\.?|[+#†‡!?])*$")


def write(position: ChessPosition, seat: int, move: int) -> str:
    if move == ADJUST:
        return WORDS.write(ADJUST)
    if move >= TOUCH:
        return f"{WORDS.write(TOUCH)} {square_name(move - TOUCH)}"
    if is_claim(move):
        return f"claim {write(position, seat, move - CLAIM)}" if move != CLAIM else "claim"
    promotion = promotion_of(move)
    letter = LETTERS[promotion].lower() if promotion else ""
    return f"{square_name(start_of(move))}{square_name(end_of(move))}{letter}"


def show(position: ChessPosition, seat: int, move: int) -> str:
    """The move as chess players write it."""
    if move >= TOUCH or move == CLAIM:
        return write(position, seat, move)
    if is_claim(move):
        return f"claim {san(position, move - CLAIM)}"
    return san(position, move)


def san(position: ChessPosition, move: int) -> str:
    """``Nbd7``, ``exd6``, ``O-O``, ``e8=Q+``; checks and mates are marked."""
    after = position.copy()
    after.play(position.turn, move)
    outcome = after.outcome()
    is_mate = outcome is not None and outcome.reason == "mate"
    return plain_san(position, move) + ("#" if is_mate else "+" if after.is_check() else "")


def figurine(position: ChessPosition, move: int) -> str:
    """The same for readers of any language: ``♘bd7``, ``e8=♕+``."""
    return san(position, move).translate(FIGURES)


def plain_san(position: ChessPosition, move: int) -> str:
    start, to = start_of(move), end_of(move)
    kind = (position.board[start] - 1) % 6
    if kind == KING and abs(start - to) == 2:
        return "O-O" if to > start else "O-O-O"
    takes = "x" if position.board[to] != NOBODY or (kind == PAWN and to == position.passed) else ""
    if kind == PAWN:
        promotion = promotion_of(move)
        from_file = FILES[start % 8] if takes else ""
        return f"{from_file}{takes}{square_name(to)}{'=' + LETTERS[promotion] if promotion else ''}"
    return f"{LETTERS[kind]}{tell_apart(position, move)}{takes}{square_name(to)}"


def tell_apart(position: ChessPosition, move: int) -> str:
    """The file, the row, or both, where another man of the kind could go there too."""
    start, to = start_of(move), end_of(move)
    rivals = [
        start_of(other)
        for other in illegal.untouched_moves(position)
        if other < CLAIM
        and end_of(other) == to
        and position.board[start_of(other)] == position.board[start]
        and start_of(other) != start
    ]
    if not rivals:
        return ""
    if all(rival % 8 != start % 8 for rival in rivals):
        return FILES[start % 8]
    return str(start // 8 + 1) if all(rival // 8 != start // 8 for rival in rivals) else square_name(start)


def read(position: ChessPosition, seat: int, text: str) -> int | Refusal | None:
    words = " ".join(text.split())
    word, rest = WORDS.split(words) or (None, words)
    if word == ADJUST and not rest:
        return ADJUST if position.is_touch_move else Refusal("CH-4.1", "chess-refuse-no_adjust")
    if word == TOUCH and SQUARE.fullmatch(rest):
        is_on = position.is_touch_move
        return TOUCH + square_of(rest.lower()) if is_on else Refusal("CH-4.2", "chess-refuse-no_touch")
    if seat != position.turn:
        return Refusal("CH-1", "refuse-not_your_turn")
    if word == CLAIM:
        return read_claim(position, seat, rest)
    return read_move(position, words)


def read_claim(position: ChessPosition, seat: int, words: str) -> int | Refusal | None:
    """What is on the board, or a move that is intended and would bring a position that draws."""
    if not words:
        return CLAIM if position.may_play(seat, CLAIM) else illegal.refuse_claim(position)
    move = read_move(position, words)
    if not isinstance(move, int):
        return move
    is_true = position.may_play(position.turn, CLAIM + move)
    return CLAIM + move if is_true else illegal.refuse_claim(position)


def read_move(position: ChessPosition, words: str) -> int | Refusal | None:
    words = MARKS.sub("", words.replace(" ", ""))
    if found := CASTLING.fullmatch(words):
        king = position.king_of(position.turn)
        return answer(position, make_move(king, king - 2 if found[1] else king + 2), is_castling=True)
    if found := SAN.fullmatch(words):
        return read_san(position, found)
    if found := UCI.fullmatch(words):
        return read_squares(position, *found.groups())
    # Small letters for men are understood where they can be nothing else.
    found = SAN.fullmatch(words[:1].upper() + words[1:])
    return read_san(position, found) if found else None


def read_squares(position: ChessPosition, start: str, to: str, letter: str | None) -> int | Refusal | None:
    meanings = MEANINGS.get((letter or "").upper())
    if meanings is None:
        return None
    promotion = next((kind for kind in meanings if kind), 0)
    if letter and not 1 <= promotion <= QUEEN:
        return Refusal("CH-3.5", "chess-refuse-promotion_to")
    return answer(position, make_move(square_of(start.lower()), square_of(to.lower()), promotion))


def read_san(position: ChessPosition, found: re.Match[str]) -> int | Refusal | None:
    letter, file, row, to_file, to_row, becomes = found.groups()
    if not letter and file and row:
        return read_squares(position, file + row, to_file + to_row, becomes)
    kinds, to = MEANINGS[letter], square_of(to_file + to_row)
    men = [1 + kind + 6 * position.turn for kind in kinds]
    starts = [
        square
        for square in range(64)
        if position.board[square] in men
        and (not file or FILES[square % 8] == file)
        and (not row or square // 8 + 1 == int(row))
    ]
    promotions = MEANINGS[becomes] if becomes else (0,)
    candidates = [make_move(start, to, promotion) for promotion in promotions for start in starts]
    return choose(position, candidates, kinds[0], to)


def choose(position: ChessPosition, candidates: list[int], kind: int, to: int) -> int | Refusal:
    """The only legal one; else why there is none, or that there are two."""
    legal = [move for move in candidates if position.may_play(position.turn, move)]
    if len(legal) == 1:
        return legal[0]
    if legal:
        squares = ", ".join(square_name(start_of(move)) for move in legal)
        return Refusal("CH-3.2", "chess-refuse-which", {"squares": squares})
    if not candidates:
        return Refusal(illegal.RULE_OF[kind], "chess-refuse-no_such_man")
    # The one that comes nearest to being possible explains it best.
    refusals = [illegal.refuse(position, move) for move in candidates]
    return max(refusals, key=lambda refusal: illegal.nearness(refusal))


def answer(position: ChessPosition, move: int, *, is_castling: bool = False) -> int | Refusal:
    if position.may_play(position.turn, move):
        return move
    return illegal.refuse(position, move, is_castling=is_castling)
