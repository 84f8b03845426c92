"""Looking ahead: all rolls of the other, the best answer to each, and so on; then the outlook from there."""

from __future__ import annotations

from hrajme.core.moves import Moves
from hrajme.games.backgammon import movement
from hrajme.games.backgammon.encoding import CHECKERS, FACES, FIELDS, OFF
from hrajme.games.backgammon.outlook import Outlook
from hrajme.games.backgammon.outputs import (
    BACKGAMMON,
    GAMMON,
    LOST_BACKGAMMON,
    LOST_GAMMON,
    OUTPUTS,
    WIN,
)
from hrajme.search.effort import Effort

ROLLS = 36.0


class Foresight:
    """The chances of who is on roll, over the mean of all rolls of the next so many turns."""

    def __init__(self, outlook: Outlook, effort: Effort, depth: int) -> None:
        self.outlook = outlook
        self.effort = effort
        self.depth = depth
        self.moves = Moves()
        self.chances = [0.0 for _ in range(OUTPUTS)]
        self.best_chances = [0.0 for _ in range(OUTPUTS)]
        if depth > 1:
            self.below = Foresight(outlook, effort, depth - 1)

    # The kernel

    def look(self, points: list[int], own: int) -> None:
        """Set the `chances` of the side at *own*, who is on roll."""
        for output in range(OUTPUTS):
            self.chances[output] = 0.0
        if points[FIELDS - own + OFF] == CHECKERS:
            self.outlook.see(points, own)
            for output in range(OUTPUTS):
                self.chances[output] = self.outlook.chances[output]
            return
        for high in range(1, FACES + 1):
            for low in range(1, high + 1):
                self.roll(points, own, high, low)
                if self.effort.is_out:
                    return

    def roll(self, points: list[int], own: int, high: int, low: int) -> None:
        """Add what one roll brings with the best play by a glance."""
        share = (1.0 if high == low else 2.0) / ROLLS
        play = self.best_play(points, own, high, low)
        if self.depth == 1:
            self.add_turned(self.best_chances, share)
            return
        hits = movement.make(points, own, play, high, low)
        self.below.look(points, FIELDS - own)
        movement.unmake(points, own, play, high, low, hits)
        self.add_turned(self.below.chances, share)

    def best_play(self, points: list[int], own: int, high: int, low: int) -> int:
        """After which the other, who is then on roll, stands worst; sets its `best_chances`."""
        self.moves.clear()
        movement.fill_plays(self.moves, points, own, high, low)
        best, least = self.moves.items[0], 1000.0
        for index in range(self.moves.count):
            hits = movement.make(points, own, self.moves.items[index], high, low)
            self.outlook.see(points, FIELDS - own)
            movement.unmake(points, own, self.moves.items[index], high, low, hits)
            self.effort.count()
            worth = self.outlook.worth(FIELDS - own)
            if worth < least:
                best, least = self.moves.items[index], worth
                for output in range(OUTPUTS):
                    self.best_chances[output] = self.outlook.chances[output]
        return best

    def add_turned(self, chances: list[float], share: float) -> None:
        """What the other may expect, seen from this side."""
        self.chances[WIN] += share * (1.0 - chances[WIN])
        self.chances[GAMMON] += share * chances[LOST_GAMMON]
        self.chances[BACKGAMMON] += share * chances[LOST_BACKGAMMON]
        self.chances[LOST_GAMMON] += share * chances[GAMMON]
        self.chances[LOST_BACKGAMMON] += share * chances[BACKGAMMON]
