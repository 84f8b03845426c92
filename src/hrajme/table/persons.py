"""Who sends commands: a person, by an id that the room gives out, or the room itself."""

from __future__ import annotations

from typing import NewType

PersonId = NewType("PersonId", str)

# Chance, bots and the end of a connection come from here. The room gives this id to nobody.
ROOM = PersonId("@room")
