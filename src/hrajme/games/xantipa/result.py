"""How a game of Xantipa is shown when it is over."""

from __future__ import annotations

from hrajme.core.outcome import Outcome
from hrajme.core.result import Cell, Result, rank
from hrajme.games.xantipa.rules import XantipaPosition

THROWS, PLAYOFF, GAVE_UP = "xantipa-result-throws", "xantipa-result-playoff", "xantipa-result-gave_up"


def rank_seats(position: XantipaPosition, outcome: Outcome) -> Result:
    """XA-2: the fewest throws of those who made it; then, all alike, who gave up."""
    view = position.view(None)
    is_tied = [view.playoff > 0 and status != "out" for status in view.status]

    def merit(seat: int) -> tuple[bool, bool, bool, int]:
        throws = view.used[seat] if is_tied[seat] else view.totals[seat]
        made_it = not view.gave_up[seat]
        return made_it, is_tied[seat], view.status[seat] == "seven", -throws if made_it else 0

    def cells(seat: int) -> list[Cell]:
        throws: Cell = GAVE_UP if view.gave_up[seat] else view.totals[seat]
        return [throws, view.used[seat] if is_tied[seat] else ""] if view.playoff else [throws]

    columns = [THROWS, PLAYOFF] if view.playoff else [THROWS]
    return rank(outcome, columns, [cells(seat) for seat in range(position.seats)], merit)
