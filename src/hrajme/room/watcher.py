"""Watcher: somebody who has a table open, as the room sees them."""

from __future__ import annotations

from typing import Protocol

from hrajme.room.moment import Moment
from hrajme.room.presence import Presence
from hrajme.table import PersonId


class Watcher(Protocol):
    """Somebody who has the table open. Both calls return at once."""

    @property
    def guest(self) -> PersonId:
        """Whose device it is."""

    def on_change(self, moment: Moment) -> None:
        """The table is like this now."""

    def on_presence(self, presence: Presence) -> None: ...
    def on_gone(self) -> None:
        """There is no such table any more."""
