"""Watcher: somebody who has a table open, as the room sees them."""

from __future__ import annotations

from typing import Protocol

from hrajme.language import HrajmeError
from hrajme.room.moment import Moment
from hrajme.room.presence import Presence
from hrajme.table import PersonId, Table
from hrajme.table.errors import ShownOut


class Watcher(Protocol):
    """Somebody who has the table open. Both calls return at once."""

    @property
    def guest(self) -> PersonId:
        """Whose device it is."""

    def on_change(self, moment: Moment) -> None:
        """The table is like this now."""

    def on_presence(self, presence: Presence) -> None: ...
    def on_gone(self, error: HrajmeError) -> None:
        """There is no such table any more, or not for them."""


def show_out(table: Table, watchers: list[Watcher]) -> None:
    """Who was removed has seen the last of it, in all windows."""
    for watcher in [each for each in watchers if table.seats.is_removed(each.guest)]:
        watchers.remove(watcher)
        watcher.on_gone(ShownOut())
