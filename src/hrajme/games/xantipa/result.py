"""How a game of Xantipa is shown when it is over."""

from __future__ import annotations

from hrajme.core.outcome import Outcome
from hrajme.core.result import Cell, Result, rank
from hrajme.games.xantipa.rules import XantipaPosition

THROWS, PLAYOFF = "xantipa-result-throws", "xantipa-result-playoff"
# The seat says the same: with `auto` nobody chose to give up.
BEATEN = "xantipa-board-status-stopped"


def rank_seats(position: XantipaPosition, outcome: Outcome) -> Result:
    """XA-2: the fewest throws of those who made it; then, all alike, who gave up, in a play-off too."""
    view = position.view(None)
    is_tied = [view.playoff > 0 and status != "out" for status in view.status]

    def merit(seat: int) -> tuple[bool, bool, bool, int]:
        throws = view.used[seat] if is_tied[seat] else view.totals[seat]
        made_it, status = not view.gave_up[seat], view.status[seat]
        counted = throws if made_it and status != "stopped" else 0
        return made_it, is_tied[seat], status == "seven", -counted

    def cells(seat: int) -> list[Cell]:
        throws: Cell = BEATEN if view.gave_up[seat] else view.totals[seat]
        return [throws, playoff_cell(seat)] if view.playoff else [throws]

    def playoff_cell(seat: int) -> Cell:
        if not is_tied[seat]:
            return ""
        return BEATEN if view.status[seat] == "stopped" else view.used[seat]

    columns = [THROWS, PLAYOFF] if view.playoff else [THROWS]
    return rank(outcome, columns, [cells(seat) for seat in range(position.seats)], merit)
