"""The bots of Silent Julka throw like everybody else and never speak: there is nothing to decide."""

from __future__ import annotations

from hrajme.core import Level

LEVELS = {
    "random": Level(policy=0),
    "normal": Level(policy=0),
}
