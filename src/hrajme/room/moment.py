"""Moment: a table as it is now, for all who look at it. What looks the same is made once."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

import msgspec

from hrajme.table import Deed, PersonId, Table, TableView
from hrajme.table.story import Page, Told
from hrajme.table.talk import Spoken

T = TypeVar("T")

# So much of the story is told at once; what was before is told to who asks for it.
STORY_PAGE = 200
# Whoever comes within this time of another sees the same moment.
SAME_MS = 100


class Known(msgspec.Struct, frozen=True):
    """What a watcher has been told: all up to this revision, but for what is kept from the seats."""

    revision: int = 0
    # Spectators were not heard, because the watcher had a seat while the game ran.
    hushed: bool = False


class News(msgspec.Struct, frozen=True):
    """The table as one person may see it, and what happened since."""

    now_ms: int
    table: TableView
    page: Page
    deeds: tuple[Deed, ...]
    talk: tuple[Spoken, ...]

    @property
    def story(self) -> tuple[Told, ...]:
        return self.page.story


class Moment:
    """Good until the table changes; whoever is handed one uses it at once."""

    def __init__(self, table: Table, now_ms: int) -> None:
        self.table = table
        self.revision = table.revision
        self.now_ms = now_ms
        self.made: dict[object, object] = {}

    def eyes(self, person: PersonId) -> PersonId | None:
        """Through whose eyes *person* sees the table; None for all who merely watch."""
        seats = self.table.seats
        own = person in seats.seen or seats.is_host(person) or seats.beside(person)
        return person if own else None

    def once(self, key: object, make: Callable[[], T]) -> T:
        """What *make* makes, made once for each key."""
        if key not in self.made:
            self.made[key] = make()
        return self.made[key]  # type: ignore[return-value]

    def news(self, eyes: PersonId | None, known: Known) -> News:
        """What is seen now through these eyes, and was not known yet."""
        page = self.story(eyes, known.revision)
        since = 0 if known.hushed and not self.is_hushed(eyes) else known.revision
        talk = tuple([spoken for spoken in self.table.heard(eyes) if spoken.revision > since])
        # Who sees the table for the first time is shown it as it is.
        deeds = tuple(self.table.deeds(eyes, known.revision)) if known.revision else ()
        return News(self.now_ms, self.table.view(eyes), page, deeds, talk)

    def story(self, eyes: PersonId | None, since: int, before: int | None = None) -> Page:
        """The last page of what was told in between."""
        return self.table.page(eyes, since, before, STORY_PAGE)

    def known(self, eyes: PersonId | None) -> Known:
        """What is known after having been told the news."""
        return Known(self.table.revision, self.is_hushed(eyes))

    def is_hushed(self, eyes: PersonId | None) -> bool:
        return self.table.phase == "running" and bool(self.table.seats.beside(eyes))


class Moments:
    """Of one table: a crowd that comes at once costs as much as one."""

    def __init__(self) -> None:
        self.last: Moment | None = None

    def now(self, table: Table, now_ms: int) -> Moment:
        if self.last is None or not self.is_same(self.last, table, now_ms):
            self.last = Moment(table, now_ms)
        return self.last

    @staticmethod
    def is_same(last: Moment, table: Table, now_ms: int) -> bool:
        is_same_table = last.table is table and last.revision == table.revision
        return is_same_table and 0 <= now_ms - last.now_ms <= SAME_MS
