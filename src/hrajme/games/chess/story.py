"""What happens in chess. Everything lies open, so everybody is told the same."""

from __future__ import annotations

from hrajme.games.chess import notation
from hrajme.games.chess.encoding import (
    ADJUST,
    CLAIM,
    KINDS,
    NOBODY,
    PAWN,
    TOUCH,
    end_of,
    is_claim,
    promotion_of,
    square_name,
    start_of,
)
from hrajme.games.chess.rules import ChessPosition
from hrajme.language import Sentence


def tell(
    before: ChessPosition, seat: int, move: int, after: ChessPosition, viewer: int | None
) -> list[Sentence]:
    if move >= TOUCH:
        return tell_touch(before, seat, move, after)
    told = [tell_claim(before, seat, move) if is_claim(move) else tell_move(before, seat, move)]
    outcome = after.outcome()
    if outcome is not None:
        winner = {"player": outcome.winners[0]} if outcome.winners else {}
        return [*told, Sentence(f"chess-end-{outcome.reason}", {**winner})]
    return [*told, Sentence("chess-story-check", {"player": after.turn})] if after.is_check() else told


def tell_move(before: ChessPosition, seat: int, move: int) -> Sentence:
    text = notation.figurine(before, move)
    start, to = start_of(move), end_of(move)
    args: dict[str, int | str] = {"player": seat, "move": text, "kind": kind_at(before, start)}
    args |= {"from": square_name(start), "to": square_name(to)}
    if text.startswith("O-O"):
        return Sentence("chess-story-castles", {"player": seat, "move": text, "side": side_of(text)})
    if promotion := promotion_of(move):
        return Sentence("chess-story-promotes", {"player": seat, "move": text, "kind": KINDS[promotion]})
    if before.board[to] != NOBODY:
        return Sentence("chess-story-takes", {**args, "taken": kind_at(before, to)})
    if kind_at(before, start) == KINDS[PAWN] and to == before.passed:
        return Sentence("chess-story-takes_passing", {"player": seat, "move": text})
    return Sentence("chess-story-moves", args)


def side_of(text: str) -> str:
    return "long" if text.startswith("O-O-O") else "short"


def kind_at(position: ChessPosition, square: int) -> str:
    return KINDS[(position.board[square] - 1) % 6]


def tell_claim(before: ChessPosition, seat: int, move: int) -> Sentence:
    if move == CLAIM:
        return Sentence("chess-story-claims", {"player": seat})
    return Sentence(
        "chess-story-claims_with", {"player": seat, "move": notation.figurine(before, move - CLAIM)}
    )


def tell_touch(before: ChessPosition, seat: int, move: int, after: ChessPosition) -> list[Sentence]:
    """What does not count is not told."""
    if move == ADJUST:
        return [Sentence("chess-story-adjusts", {"player": seat})] if seat == before.turn else []
    if after.touches == before.touches:
        return []
    square = move - TOUCH
    args: dict[str, int | str] = {"player": seat, "kind": kind_at(before, square)}
    return [Sentence("chess-story-touches", {**args, "square": square_name(square)})]
