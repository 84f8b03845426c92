"""Luck: what chance brings at a table of the room."""

from __future__ import annotations

import secrets

from hrajme.core import CHANCE, Dice
from hrajme.table import Table


def draw(table: Table) -> str:
    """The move of chance: by the script of first steps, else with luck of its own."""
    position = table.line.now()
    return table.cue(CHANCE) or table.game.write(position, CHANCE, position.roll(Dice(secrets.randbits(64))))
