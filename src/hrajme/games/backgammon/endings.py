"""How backgammon ends from outside: BG-12, resigning a single game, a gammon or a backgammon."""

from __future__ import annotations

from hrajme.core import Endings, Outcome
from hrajme.core.endings import FLAGGED, RESIGNED, Ending, lost_by
from hrajme.games.backgammon.encoding import OFF, RESIGNATIONS
from hrajme.games.backgammon.rules import BackgammonPosition

BACKGAMMON = 3


class BackgammonEndings(Endings):
    """Less than a backgammon is an offer, and of a match only one game is given up.

    Whose time is up has lost a single game, or the match.
    """

    def __init__(self) -> None:
        super().__init__(resign=BACKGAMMON)

    def resign(self, position: BackgammonPosition, seat: int, size: int) -> Outcome:
        return lost(position, seat, RESIGNED, size)

    def concede(self, position: BackgammonPosition, seat: int, size: int) -> int | None:
        return RESIGNATIONS[size - 1] if position.concessions(seat) else None

    def flag(self, position: BackgammonPosition, seat: int) -> Outcome:
        return lost(position, seat, FLAGGED, 1)

    def bot_agrees(self, position: BackgammonPosition, seat: int, ending: Ending, size: int) -> bool:
        """A bot that is bearing off takes no less than it would win if all were over now."""
        is_bearing_off = position.sides()[seat][OFF] > 0
        return ending != "resign" or not is_bearing_off or size > position.loss_now(1 - seat)


def lost(position: BackgammonPosition, seat: int, reason: str, size: int) -> Outcome:
    """A game that counts by itself costs so many times the cube; in a match the score is what it was."""
    if position.length == 0:
        return lost_by(2, seat, reason, position.stake_now(size - 1))
    return Outcome((position.score[0], position.score[1]), (1 - seat,), reason)
