"""The answers to recent commands: a command that is sent again is answered alike and changes nothing."""

from __future__ import annotations

from typing import Any

from hrajme.table.events import Event
from hrajme.table.persons import PersonId

KEYS_PER_PERSON = 32
# Who has been quiet longest is forgotten first; retries come within seconds.
PERSONS_REMEMBERED = 256


class Answers:
    """For every person and recent key, the revisions of the events it caused."""

    def __init__(self) -> None:
        self.spans: dict[PersonId, dict[str, tuple[int, int]]] = {}

    def on(self, event: Event) -> None:
        keys = self.spans.pop(event.by, {})
        self.spans[event.by] = keys
        first, _ = keys.get(event.key, (event.revision, 0))
        keys[event.key] = (first, event.revision)
        forget_oldest(keys, KEYS_PER_PERSON)
        forget_oldest(self.spans, PERSONS_REMEMBERED)

    def find(self, person: PersonId, key: str) -> tuple[int, int] | None:
        """The first and the last revision that this command caused; None when it is new."""
        return self.spans.get(person, {}).get(key)


def forget_oldest(memory: dict[Any, Any], most: int) -> None:
    if len(memory) > most:
        del memory[next(iter(memory))]
