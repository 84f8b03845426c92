"""How a game of chess ended, for both seats."""

from __future__ import annotations

from hrajme.core import Outcome
from hrajme.core.result import POINTS, Result, rank
from hrajme.games.chess.rules import ChessPosition

HALF = "chess-result-half"


def rank_seats(position: ChessPosition, outcome: Outcome) -> Result:
    """A point for who has won; half a point each for a draw, as chess players count."""
    points = [HALF if outcome.drawn else int(seat in outcome.winners) for seat in range(2)]
    return rank(outcome, [POINTS], [[each] for each in points], lambda seat: 0)
