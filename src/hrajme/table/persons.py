"""Who sends commands: a person, by an id that the room gives out, or the room itself.

Several people may play on one device. The guest whose device it is brought the others along: each of them is
a person too, called by the guest's id and a mark of their own behind it. To the table they are persons like
all others: it keeps their cards, moves and offers apart.
"""

from __future__ import annotations

import hashlib
from typing import NewType

PersonId = NewType("PersonId", str)

# Chance, bots and the end of a connection come from here. The room gives this id to nobody.
ROOM = PersonId("@room")
# Between a guest and the mark of who was brought along; no id that the room gives out has it.
BESIDE = "~"
MARK_BYTES = 6


def bring(guest: PersonId, key: str) -> PersonId:
    """Who comes along by a command with this key, the same one if it is sent again."""
    mark = hashlib.blake2s(key.encode(), digest_size=MARK_BYTES).hexdigest()
    return PersonId(f"{guest}{BESIDE}{mark}")


def nobody_at(guest: PersonId) -> PersonId:
    """The device itself, while none of those who play on it is looking."""
    return PersonId(f"{guest}{BESIDE}")


def guest_of(person: PersonId) -> PersonId:
    """Whose device *person* plays on."""
    return PersonId(person.partition(BESIDE)[0])


def was_brought(person: PersonId) -> bool:
    return BESIDE in person
