"""Tidying: which tables are old, and taking them away. It needs no room, and minds none that is open."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from hrajme.store import Store, StoreError, TableRow
from hrajme.table.events import decode_event

# How many were looked at or taken away.
Progress = Callable[[int], None]

STEP = 50


class Aged(msgspec.Struct, frozen=True):
    """A table and when something happened there last."""

    last_ms: int
    row: TableRow


async def find_old(store: Store, before_ms: int, most: int | None, on_progress: Progress) -> list[TableRow]:
    """Tables at which nothing has happened since, and all but so many that were used last."""
    aged = sorted(await find_ages(store, on_progress), key=lambda each: each.last_ms, reverse=True)
    last = len(aged) if most is None else most
    return [each.row for place, each in enumerate(aged) if each.last_ms < before_ms or place >= last]


async def find_ages(store: Store, on_progress: Progress) -> list[Aged]:
    aged: list[Aged] = []
    before, seen = None, 0
    while page := await store.tables(before=before, limit=STEP):
        for row in page:
            last_ms = await find_last(store, row)
            if last_ms is not None:
                aged.append(Aged(last_ms, row))
        before, seen = page[-1].number, seen + len(page)
        on_progress(seen)
    return aged


async def find_last(store: Store, row: TableRow) -> int | None:
    """When its last event was; None of a log that cannot be read, which somebody may still want to save."""
    try:
        events = await store.read(row.table_id, since=row.revision - 1)
        return decode_event(events[0].content).at_ms if events else None
    except (StoreError, msgspec.DecodeError):
        return None


async def remove(store: Store, old: list[TableRow], on_progress: Progress) -> int:
    """Step by step, so that whoever plays meanwhile does not wait; how many are gone."""
    removed = 0
    for first in range(0, len(old), STEP):
        removed += await store.remove(old[first : first + STEP])
        on_progress(min(first + STEP, len(old)))
    return removed
