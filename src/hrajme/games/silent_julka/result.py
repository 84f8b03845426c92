"""How a game of Silent Julka is shown when it is over."""

from __future__ import annotations

from hrajme.core.outcome import Outcome
from hrajme.core.result import Cell, Result, rank
from hrajme.games.silent_julka.rules import SilentJulkaPosition

STATIONS, REACHED_AT = "silent_julka-result-stations", "silent_julka-result-reached_at"


def rank_seats(position: SilentJulkaPosition, outcome: Outcome) -> Result:
    """NJ-5: who got furthest; of these, who was there with fewer throws."""
    view = position.view(None)
    ways = list(zip(view.stations, view.reached_at, strict=True))
    cells: list[list[Cell]] = [[stations, reached_at if stations else ""] for stations, reached_at in ways]
    return rank(outcome, [STATIONS, REACHED_AT], cells, lambda seat: (ways[seat][0], -ways[seat][1]))
