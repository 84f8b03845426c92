"""The bots of Ones and Fives: 1 is careful, 2 gets the most points out of a turn, 3 plays to win."""

from __future__ import annotations

from hrajme.search.levels import quick

LEVELS = {
    "random": quick(0),
    "easy": quick(1),
    "normal": quick(2),
    "hard": quick(3),
}
