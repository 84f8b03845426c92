"""What happens in Flip 7, told as sentences."""

from __future__ import annotations

from hrajme.games.flip7.rules import Flip7Position
from hrajme.language import Sentence


def tell(position: Flip7Position, seat: int, move: int, viewer: int | None) -> list[Sentence]:
    return []
