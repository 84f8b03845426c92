"""How a game will end, as our network sees it: the chances of the side on roll, and their equity.

What can be known is known: an end, who bears off first (bearoff.py), and that who has borne off a checker
loses no gammon.
"""

from __future__ import annotations

from hrajme.games.backgammon import bearoff
from hrajme.games.backgammon.encoding import BAR, CHECKERS, FIELDS, HOME, OFF
from hrajme.games.backgammon.inputs import Inputs
from hrajme.games.backgammon.network import Network
from hrajme.games.backgammon.outputs import (
    BACKGAMMON,
    GAMMON,
    LOST_BACKGAMMON,
    LOST_GAMMON,
    OUTPUTS,
    WIN,
)

# What each is worth in a game without a cube, when one point is taken away for playing.
POINTS_OF_CHANCES = (2.0, 1.0, 1.0, -1.0, -1.0)


class Outlook:
    """Judges one board after another. One per thread."""

    def __init__(self, contact: Network, race: Network) -> None:
        self.inputs = Inputs()
        self.contact = contact
        self.race = race
        self.chances = [0.0 for _ in range(OUTPUTS)]
        # What each chance is worth to the first side, and then to the second.
        self.scale = [*POINTS_OF_CHANCES, *POINTS_OF_CHANCES]

    def set_scale(self, scale: list[float]) -> None:
        """From now on a board is `worth` by these: five for the first side, and five for the second."""
        for index in range(2 * OUTPUTS):
            self.scale[index] = scale[index]

    # The kernel

    def see(self, points: list[int], own: int) -> None:
        """Set the `chances` of the side at *own*, who is on roll."""
        if points[FIELDS - own + OFF] == CHECKERS:
            self.see_end(points, own)
            return
        self.inputs.read(points, own)
        if self.inputs.is_race:
            self.ask(self.race)
            if bearoff.IS_LOADED and bearoff.is_home(points, own) and bearoff.is_home(points, FIELDS - own):
                self.chances[WIN] = bearoff.chance(points, own)
        else:
            self.ask(self.contact)
        self.correct(points, own)

    def ask(self, network: Network) -> None:
        network.run(self.inputs)
        for output in range(OUTPUTS):
            self.chances[output] = network.chances[output]

    def see_end(self, points: list[int], own: int) -> None:
        """The other has just won."""
        self.chances[WIN] = 0.0
        self.chances[GAMMON] = 0.0
        self.chances[BACKGAMMON] = 0.0
        self.chances[LOST_GAMMON] = 1.0 if points[own + OFF] == 0 else 0.0
        self.chances[LOST_BACKGAMMON] = 0.0
        for point in range(BAR - HOME, FIELDS):
            if points[own + OFF] == 0 and points[own + point] > 0:
                self.chances[LOST_BACKGAMMON] = 1.0

    def correct(self, points: list[int], own: int) -> None:
        """No gammon against who has borne off; and none is likelier than what it is a part of."""
        self.limit(GAMMON, 0.0 if points[FIELDS - own + OFF] > 0 else self.chances[WIN])
        self.limit(BACKGAMMON, self.chances[GAMMON])
        self.limit(LOST_GAMMON, 0.0 if points[own + OFF] > 0 else 1.0 - self.chances[WIN])
        self.limit(LOST_BACKGAMMON, self.chances[LOST_GAMMON])

    def limit(self, output: int, most: float) -> None:
        if self.chances[output] > most:
            self.chances[output] = most

    def worth(self, own: int) -> float:
        """What the last chances are worth to the side at *own*, whose they are; only good for comparing."""
        first = 0 if own == 0 else OUTPUTS
        total = 0.0
        for output in range(OUTPUTS):
            total += self.scale[first + output] * self.chances[output]
        return total
