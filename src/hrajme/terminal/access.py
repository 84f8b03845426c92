"""Access: what a face needs of a table, which is played here or in a room elsewhere.

A face shows a `TableView` and sends commands. It never sees a position, so that it cannot tell more than its
player may know.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from hrajme.core import Game
from hrajme.language import HrajmeError
from hrajme.table import PersonId, TableView, Told
from hrajme.table.commands import Command
from hrajme.table.talk import Spoken

# A command that has no key and no revision yet: ``partial(Sit, 0)``. Whoever sends it fills them in.
Ask = Callable[..., Command]


class Access(Protocol):
    """A table, for the persons who share this terminal."""

    @property
    def game(self) -> Game: ...

    @property
    def persons(self) -> Sequence[PersonId]: ...

    def view(self, person: PersonId | None) -> TableView:
        """What *person* may know; None is nobody, as while a shared device goes round."""

    def now_ms(self) -> int:
        """The time by the clock to which the times in the view belong."""

    def story(self, person: PersonId | None, since: int) -> list[Told]:
        """What *person* was told after the revision *since*."""

    def talk(self, person: PersonId | None) -> Sequence[Spoken]:
        """What *person* has heard, the latest last."""

    def send(self, person: PersonId, ask: Ask) -> None:
        """Ask for something. A refusal is raised; from a room elsewhere it comes later, to the face."""


def rule_of(error: HrajmeError) -> str:
    """The rule that a refusal names, or ""."""
    refusal = getattr(error, "refusal", None)
    return "" if refusal is None else refusal.rule or ""
