"""Lobby: which public tables are listed. Pure: the time comes in, and the disk is asked only at the start.

A table that everybody has left would only disappoint who comes to it. So one is listed while somebody who is
no bot has it open, and a little longer.
"""

from __future__ import annotations

import msgspec

from hrajme.room.summary import Summary, read_summary
from hrajme.store import TableRow

PAGE = 50


class Listed(msgspec.Struct, frozen=True):
    """A public table that is not over."""

    code: str
    summary: Summary
    # Whether somebody has it open; if not, its summary says when somebody had.
    is_present: bool = False

    @property
    def number(self) -> int:
        """To page on from."""
        return self.summary.opened_ms


class Lobby:
    def __init__(self, linger_ms: int) -> None:
        self.linger_ms = linger_ms
        self.lines: dict[str, Listed] = {}

    def put(self, line: Listed) -> None:
        """The table is like this now."""
        known = self.lines.get(line.code, line).summary.seen_ms
        # Who only looks at a table does not say when somebody was there.
        seen_ms = line.summary.seen_ms or known
        summary = msgspec.structs.replace(line.summary, seen_ms=seen_ms)
        self.lines[line.code] = msgspec.structs.replace(line, summary=summary)

    def drop(self, code: str) -> None:
        """It is over, or no longer public."""
        self.lines.pop(code, None)

    def is_listed(self, line: Listed, now_ms: int) -> bool:
        # A clock that was put back makes the past a future; it is as far away.
        return line.is_present or abs(now_ms - line.summary.seen_ms) <= self.linger_ms

    def forget(self, now_ms: int) -> None:
        """Those that everybody has left; whoever comes back to one puts it here again."""
        self.lines = {code: line for code, line in self.lines.items() if self.is_listed(line, now_ms)}

    def page(self, now_ms: int, before: int | None = None) -> list[Listed]:
        """The newest first; of those that were opened in the same moment, all or none."""
        self.forget(now_ms)
        lines = sorted(self.lines.values(), key=lambda line: (line.number, line.code), reverse=True)
        older = [line for line in lines if before is None or line.number < before]
        return [line for line in older if line.number >= older[:PAGE][-1].number]


def read_line(row: TableRow) -> Listed | None:
    """A line of the lobby; None of a table whose opening was cut off."""
    try:
        return Listed(row.table_id, read_summary(row.listing))
    except msgspec.DecodeError:
        return None
