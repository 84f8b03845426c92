"""The bots of Even Wins throw like everybody else: there is nothing to decide, so all play alike."""

from __future__ import annotations

from hrajme.search.levels import quick

LEVELS = {
    "random": quick(0),
    "normal": quick(0),
}
