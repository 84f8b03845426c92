"""How a game of Stripped Snake is shown when it is over."""

from __future__ import annotations

from hrajme.core.outcome import Outcome
from hrajme.core.result import Result, rank
from hrajme.games.stripped_snake.rules import StrippedSnakePosition

DUEL, NEVER = "stripped_snake-result-duel", "stripped_snake-result-never"


def rank_seats(position: StrippedSnakePosition, outcome: Outcome) -> Result:
    """SH-3: who was stripped later got further; every duel strips one."""
    out = position.view(None).out
    cells = [[NEVER if number is None else number] for number in out]
    return rank(outcome, [DUEL], cells, lambda seat: out[seat] or position.seats)
