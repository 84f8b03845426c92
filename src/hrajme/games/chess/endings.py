"""How a game of chess ends from outside: by agreement, resignation, or the clock."""

from __future__ import annotations

from hrajme.core import Endings, Outcome
from hrajme.core.endings import FLAGGED
from hrajme.games.chess.rules import ChessPosition


class ChessEndings(Endings):
    """CH-5.1, CH-5.3, CH-6."""

    def flag(self, position: ChessPosition, seat: int) -> Outcome:
        """A flag loses, unless the other could not mate by any moves at all: then it draws."""
        if position.cannot_mate(1 - seat):
            return Outcome((0, 0), (), FLAGGED, drawn=True)
        return super().flag(position, seat)
