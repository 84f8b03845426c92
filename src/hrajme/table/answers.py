"""The answers to commands: one that is sent again, however late, is answered alike and changes nothing.

A page that was asleep may send its last command days later. All keys are in the log, which is in memory
anyway, so nothing is gained by forgetting some. On a device that several play on it may come when another of
them is looking, and is the same command all the same.
"""

from __future__ import annotations

from hrajme.table.events import Event
from hrajme.table.persons import PersonId, guest_of


class Answers:
    """For every device and key, the revisions of the events it caused."""

    def __init__(self) -> None:
        self.spans: dict[PersonId, dict[str, tuple[int, int]]] = {}

    def on(self, event: Event) -> None:
        keys = self.spans.setdefault(guest_of(event.by), {})
        first, _ = keys.get(event.key, (event.revision, 0))
        keys[event.key] = (first, event.revision)

    def find(self, person: PersonId, key: str) -> tuple[int, int] | None:
        """The first and the last revision that this command caused; None when it is new."""
        return self.spans.get(guest_of(person), {}).get(key)
