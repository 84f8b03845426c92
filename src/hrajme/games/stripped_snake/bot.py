"""The bots of Stripped Snake throw like everybody else: there is nothing to decide, so all play alike."""

from __future__ import annotations

from hrajme.core import Level

LEVELS = {
    "random": Level(policy=0),
    "normal": Level(policy=0),
}
