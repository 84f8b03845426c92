"""The bots of Ones and Fives: 1 is careful, 2 gets the most points out of a turn, 3 plays to win."""

from __future__ import annotations

from hrajme.core import Level

LEVELS = {
    "random": Level(policy=0),
    "easy": Level(policy=1),
    "normal": Level(policy=2),
    "hard": Level(policy=3),
}
