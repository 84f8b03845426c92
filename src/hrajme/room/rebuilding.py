"""Rebuilding: a table from its log."""

from __future__ import annotations

import msgspec

from hrajme.core import BrokenLog
from hrajme.store import StoredEvent
from hrajme.table import Table
from hrajme.table.events import Event, decode_event


def rebuild(stored: list[StoredEvent]) -> Table:
    """The table with its story told, which takes as long again; raises BrokenLog."""
    table = Table.from_events([read_event(event) for event in stored])
    table.story(None, table.revision)
    return table


def read_event(stored: StoredEvent) -> Event:
    try:
        return decode_event(stored.content)
    except msgspec.DecodeError as error:
        raise BrokenLog("error-log_line", name="table", line=stored.revision, problem=str(error)) from error
