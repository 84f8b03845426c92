"""How a game of dáma that is over is shown: who has won, and how many pieces are left."""

from __future__ import annotations

from hrajme.core.outcome import Outcome
from hrajme.core.result import Result, rank
from hrajme.games.dama.rules import DamaPosition

PIECES = "dama-result-pieces"


def rank_seats(position: DamaPosition, outcome: Outcome) -> Result:
    left = [(position.men[seat] | position.queens[seat]).bit_count() for seat in range(2)]
    return rank(outcome, [PIECES], [[pieces] for pieces in left], lambda seat: 0)
