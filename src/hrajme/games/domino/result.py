"""How a game of Domino is shown when it is over."""

from __future__ import annotations

from hrajme.core.outcome import Outcome
from hrajme.core.result import Result, rank, rank_by_points
from hrajme.games.domino.rules import DominoPosition

PIPS = "domino-result-pips"


def rank_seats(position: DominoPosition, outcome: Outcome) -> Result:
    """A match by its points; a single game by what is left in the hands, the fewest pips first."""
    pips = position.view(None).pips
    if position.target or pips is None:
        return rank_by_points(position, outcome)
    return rank(outcome, [PIPS], [[count] for count in pips], lambda seat: -pips[seat])
