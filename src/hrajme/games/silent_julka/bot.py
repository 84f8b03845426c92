"""The bots of Silent Julka throw like everybody else and never speak: there is nothing to decide."""

from __future__ import annotations

from hrajme.search.levels import quick

LEVELS = {
    "random": quick(0),
    "normal": quick(0),
}
