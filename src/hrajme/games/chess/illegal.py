"""Why a move of chess is not legal: the rule, and a sentence that says what is in its way."""

from __future__ import annotations

from hrajme.core.errors import Refusal
from hrajme.games.chess import tables
from hrajme.games.chess.encoding import (
    BISHOP,
    CLAIM,
    KINDS,
    KING,
    KNIGHT,
    NOBODY,
    PAWN,
    QUEEN,
    ROOK,
    end_of,
    make_move,
    promotion_of,
    square_name,
    start_of,
)
from hrajme.games.chess.rules import ChessPosition

RULE_OF = {
    PAWN: "CH-3.3",
    KNIGHT: "CH-3.2",
    BISHOP: "CH-3.2",
    ROOK: "CH-3.2",
    QUEEN: "CH-3.2",
    KING: "CH-3.6",
}
# The more of these are not true, the nearer a move was to being legal.
FAR_OFF = ("chess-refuse-empty", "chess-refuse-not_yours", "chess-refuse-own_man", "chess-refuse-not_so")


def say(rule: str, name: str, **args: int | str) -> Refusal:
    return Refusal(rule, f"chess-refuse-{name}", args)


def nearness(refusal: Refusal) -> int:
    return FAR_OFF.index(refusal.id) if refusal.id in FAR_OFF else len(FAR_OFF)


def refuse(position: ChessPosition, move: int, *, is_castling: bool = False) -> Refusal:
    """Why this move of who is to move is not legal; it is not."""
    start, to = start_of(move), end_of(move)
    kind = (position.board[start] - 1) % 6
    if is_castling or (kind == KING and is_own(position, start) and is_castling_step(position, start, to)):
        found = refuse_castling(position, to > start)
    else:
        found = (
            refuse_start(position, start, to)
            or refuse_way(position, start, to)
            or refuse_promotion(position, move)
            or refuse_check(position, start, to)
        )
    return found or refuse_touched(position)


def is_own(position: ChessPosition, square: int) -> bool:
    man = position.board[square]
    return man != NOBODY and man // 7 == position.turn


def is_castling_step(position: ChessPosition, start: int, to: int) -> bool:
    return start == 4 + 56 * position.turn and abs(start - to) == 2


def refuse_start(position: ChessPosition, start: int, to: int) -> Refusal | None:
    if position.board[start] == NOBODY:
        return say("CH-1", "empty", square=square_name(start))
    if not is_own(position, start):
        return say("CH-1", "not_yours", square=square_name(start))
    if is_own(position, to):
        return say("CH-3.1", "own_man", square=square_name(to))
    return None


def refuse_way(position: ChessPosition, start: int, to: int) -> Refusal | None:
    """CH-3.2, CH-3.3, CH-3.4, CH-3.6: how the man moves, and who stands in between."""
    kind = (position.board[start] - 1) % 6
    if kind == PAWN:
        return refuse_pawn(position, start, to)
    if not reaches(kind, start, to):
        return say(RULE_OF[kind], "not_so", kind=KINDS[kind])
    return refuse_between(position, kind, start, to)


def reaches(kind: int, start: int, to: int) -> bool:
    """Whether a man of this kind goes so on an empty board."""
    columns, rows = abs(start % 8 - to % 8), abs(start // 8 - to // 8)
    straight, slanting = 0 in (columns, rows), columns == rows
    if kind == KNIGHT:
        return {columns, rows} == {1, 2}
    if kind == KING:
        return max(columns, rows) == 1
    fits = {BISHOP: slanting, ROOK: straight, QUEEN: straight or slanting}
    return start != to and fits[kind]


def refuse_between(position: ChessPosition, kind: int, start: int, to: int) -> Refusal | None:
    between = tables.BETWEEN[64 * start + to] if kind != KNIGHT else 0
    men = [square for square in range(64) if between >> square & 1 and position.board[square] != NOBODY]
    return say(RULE_OF[kind], "in_the_way", square=square_name(men[0])) if men else None


def refuse_pawn(position: ChessPosition, start: int, to: int) -> Refusal | None:
    ahead = 8 if position.turn == 0 else -8
    if start % 8 == to % 8:
        return refuse_push(position, start, to, ahead)
    if to - start not in (ahead - 1, ahead + 1) or abs(start % 8 - to % 8) != 1:
        return say("CH-3.3", "not_so", kind=KINDS[PAWN])
    if position.board[to] != NOBODY or to == position.passed:
        return None
    beside = position.board[to - ahead]
    is_enemy_pawn = beside != NOBODY and (beside - 1) % 6 == PAWN and not is_own(position, to - ahead)
    if is_enemy_pawn and to // 8 == (5 if position.turn == 0 else 2):
        if position.last_to == to - ahead and position.last_from == to + ahead:
            return say("CH-3.8", "leaves_check")
        return say("CH-3.4", "passing_late")
    return say("CH-3.3", "pawn_takes_nothing", square=square_name(to))


def refuse_push(position: ChessPosition, start: int, to: int, ahead: int) -> Refusal | None:
    steps = (to - start) // ahead
    if steps not in (1, 2):
        return say("CH-3.3", "not_so", kind=KINDS[PAWN])
    if steps == 2 and start // 8 != (1 if position.turn == 0 else 6):
        return say("CH-3.3", "pawn_two")
    blocked = next((square for square in (start + ahead, to) if position.board[square] != NOBODY), None)
    return None if blocked is None else say("CH-3.3", "pawn_blocked", square=square_name(blocked))


def refuse_promotion(position: ChessPosition, move: int) -> Refusal | None:
    is_pawn = (position.board[start_of(move)] - 1) % 6 == PAWN
    is_last = end_of(move) // 8 in (0, 7)
    promotion = promotion_of(move)
    if is_pawn and is_last and not promotion:
        plain = make_move(start_of(move), end_of(move), QUEEN)
        return say("CH-3.5", "promotion") if position.may_play(position.turn, plain) else None
    if promotion and not (is_pawn and is_last):
        return say("CH-3.5", "no_promotion")
    return say("CH-3.5", "promotion_to") if promotion > QUEEN else None


def refuse_check(position: ChessPosition, start: int, to: int) -> Refusal | None:
    """CH-3.6, CH-3.8: what the own king does not allow."""
    legal = [move for move in untouched_moves(position) if move < CLAIM]
    if any(start_of(move) == start and end_of(move) == to for move in legal):
        return None
    if (position.board[start] - 1) % 6 == KING:
        return say("CH-3.6", "king_attacked", square=square_name(to))
    king = position.king_of(position.turn)
    if position.pinned >> start & 1:
        return say("CH-3.8", "pinned", square=square_name(start), king=square_name(king))
    return say("CH-3.8", "in_check" if position.is_check() else "leaves_check")


def refuse_castling(position: ChessPosition, is_short: bool) -> Refusal | None:
    """CH-3.7, each of its conditions in the order in which one looks."""
    king, other = 4 + 56 * position.turn, 1 - position.turn
    corner, step = (king + 3, 1) if is_short else (king - 4, -1)
    if not position.castling >> (2 * position.turn + (0 if is_short else 1)) & 1:
        return say("CH-3.7", "castling_moved")
    between = [square for square in range(64) if tables.BETWEEN[64 * king + corner] >> square & 1]
    blocked = next((square for square in between if position.board[square] != NOBODY), None)
    if blocked is not None:
        return say("CH-3.7", "castling_between", square=square_name(blocked))
    if position.is_check():
        return say("CH-3.7", "castling_check")
    if position.threatens(other, king + step):
        return say("CH-3.7", "castling_through", square=square_name(king + step))
    if position.threatens(other, king + 2 * step):
        return say("CH-3.7", "castling_into", square=square_name(king + 2 * step))
    return None


def untouched_moves(position: ChessPosition) -> list[int]:
    """What would be legal if nothing had been touched."""
    free = position.copy()
    free.touches = 0
    return free.moves(position.turn)


def refuse_touched(position: ChessPosition) -> Refusal:
    """CH-4.2: it would be legal, but for what was touched."""
    squares = ", ".join([square_name(position.touched[index]) for index in range(position.touches)])
    return say("CH-4.2", "touched", squares=squares)


def refuse_claim(position: ChessPosition) -> Refusal:
    """A claim that is not true costs nothing."""
    if position.touches:
        return say("CH-4.2", "claim_touched")
    if position.quiet >= 90:
        return say("CH-5.5", "claim_fifty", count=position.quiet // 2)
    return say("CH-5.4", "claim", count=position.repetitions())
