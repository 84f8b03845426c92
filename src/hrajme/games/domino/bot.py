"""The bots of Domino: 1 gets rid of heavy tiles, 2 of doubles and keeps its hand flexible; search thinks on
top of 2, and two players play the end exactly once the stock is empty."""

from __future__ import annotations

from hrajme.core import Weighed
from hrajme.games.domino.endgame import endgame
from hrajme.games.domino.rules import DominoPosition
from hrajme.search.levels import guessing, quick

# A value of the endgame from here on decides the game; what is less is points in a match that goes on.
DECISIVE = 1000
# So many points in a hand of a match are worth a victory.
SWING = 200


class ExactEnd:
    """Plays the end of a hand for two exactly."""

    def __init__(self) -> None:
        self.endgame = endgame()

    def best(self, position: DominoPosition, seat: int) -> int | None:
        return self.endgame.best(position, seat)

    def weigh(self, position: DominoPosition, seat: int) -> list[Weighed]:
        values = self.endgame.values(position, seat)
        best_first = sorted(values.items(), key=lambda item: -item[1])
        return [Weighed(move, worth_of(value), 0.0) for move, value in best_first]


def worth_of(value: int) -> float:
    """A value of the endgame, as a chance to win."""
    if abs(value) >= DECISIVE:
        return 1.0 if value > 0 else 0.0
    return max(0.0, min(1.0, 0.5 + value / SWING))


LEVELS = {
    "random": quick(0),
    "easy": quick(1),
    "normal": quick(2),
    "hard": guessing(policy=2, playouts=1000, finisher=ExactEnd),
}
