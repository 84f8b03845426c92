"""Where a turn, a game and a match stand, as numbers of a position."""

from __future__ import annotations

from hrajme.games.backgammon.setup import Setup
from hrajme.games.backgammon.view import Phase

# A turn: who begins; roll or double; answer a double; dice in the air; dice to be played.
ROLLING_OFF, READY, OFFERED, THROWING, PLAYING, DONE = 0, 1, 2, 3, 4, 5
PHASES: tuple[Phase, ...] = ("opening", "ready", "offered", "throw", "play", "over")

# A loss is worth one, two or three times the cube; a dropped game and a match have reasons of their own.
SINGLE, GAMMON, BACKGAMMON, DROPPED, MATCH = 0, 1, 2, 3, 4
NOBODY = -1
CRAWFORD_TO_COME, CRAWFORD_NOW, CRAWFORD_OVER = 0, 1, 2


def phase_of(setup: Setup) -> int:
    if setup.mover is None:
        return ROLLING_OFF
    if setup.offered:
        return OFFERED
    return READY if setup.dice is None else PLAYING


def crawford_of(setup: Setup, length: int) -> int:
    """BG-11: a match that is set up with one point to go, and not in Crawford's game, has had it."""
    if setup.crawford:
        return CRAWFORD_NOW
    return CRAWFORD_OVER if length == max(setup.score) + 1 else CRAWFORD_TO_COME
