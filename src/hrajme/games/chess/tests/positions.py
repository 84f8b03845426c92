"""Positions of chess for tests, and moves as people write them."""

from __future__ import annotations

from hrajme.core import Refusal
from hrajme.games.chess import GAME
from hrajme.games.chess.rules import ChessPosition

BARE = "4k3/8/8/8/8/8/8/4K3 w - - 0 1"


def chess(start: str = "", *, touch_move: bool = False) -> ChessPosition:
    position = GAME.start(2, {"start": start, "touch_move": touch_move})
    assert isinstance(position, ChessPosition)
    return position


def play(position: ChessPosition, *texts: str) -> ChessPosition:
    """Play these moves of both sides in turn."""
    for text in texts:
        seat = position.turn
        position.play(seat, GAME.read(position, seat, text))
    return position


def touch(position: ChessPosition, *texts: str) -> ChessPosition:
    """What the hands of who is to move do: ``e2``, ``adjust``."""
    for text in texts:
        word = text if text == "adjust" else f"touch {text}"
        position.play(position.turn, GAME.read(position, position.turn, word))
    return position


def shown(position: ChessPosition, start: str = "") -> set[str]:
    """The legal moves as players write them; of the man on a square only, if one is named."""
    seat = position.turn
    moves = position.moves(seat)
    chosen = [move for move in moves if GAME.write(position, seat, move).startswith(start)]
    return {GAME.show(position, seat, move) for move in chosen}


def refused(position: ChessPosition, text: str) -> tuple[str | None, str]:
    """The rule and the id of the sentence with which a move is refused."""
    refusal = GAME.refuse(position, position.turn, text)
    assert isinstance(refusal, Refusal), text
    return refusal.rule, refusal.id.removeprefix("chess-refuse-")


def ending(position: ChessPosition) -> str | None:
    outcome = position.outcome()
    return None if outcome is None else outcome.reason
