"""What is told and seen of a move that is about to be made."""

from __future__ import annotations

from hrajme.core import Game, Position
from hrajme.language import Sentence


def tell_move(game: Game, position: Position, seat: int, move: int, viewer: int | None) -> list[Sentence]:
    """What *viewer* is told of the move, which is made in a copy."""
    after = position.copy()
    after.play(seat, move)
    return game.story.tell(position, seat, move, after, viewer)
