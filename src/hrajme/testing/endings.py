"""What a log leads to, to compare a log that was kept with what it led to when it was made."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from hrajme.core import Outcome, Position
from hrajme.table import Table
from hrajme.table.log import read_lines

# A table's events; every other log of version 1 is of the form that table/old_log.py reads.
EVENTS = ".events.jsonl"


class Ending(msgspec.Struct, frozen=True):
    """How every play of a log ended, and what a spectator sees after its last move, as JSON has it."""

    outcomes: list[Any]
    view: dict[str, Any]


def ending_of(outcomes: Sequence[Outcome | None], last: Position) -> Ending:
    """A play that is not over has no outcome."""
    return Ending([as_json(outcome) for outcome in outcomes if outcome is not None], as_json(last.view(None)))


def as_json(struct: msgspec.Struct) -> Any:
    return msgspec.json.decode(msgspec.json.encode(struct))


def replay(path: Path) -> Ending:
    """What the log in this file leads to today; raises BrokenLog."""
    events = read_lines(path.name, path.read_bytes().splitlines(keepends=True)).table.log
    table = Table.from_events(events[:1])
    outcomes = []
    for event in events[1:]:
        was_over = table.phase == "over"
        table.replay(event)
        if table.phase == "over" and not was_over:
            outcomes.append(table.line.outcome)
    return ending_of(outcomes, table.line.now())


def differences(kept: Any, now: Any, where: str = "") -> list[str]:
    """Where *now* does not say what was kept. What is new in it does no harm: views may grow."""
    if isinstance(kept, dict) and isinstance(now, dict):
        return [each for key in kept for each in differences(kept[key], now.get(key), f"{where}.{key}")]
    if isinstance(kept, list) and isinstance(now, list) and len(kept) == len(now):
        pairs = enumerate(zip(kept, now, strict=True))
        return [each for index, pair in pairs for each in differences(*pair, f"{where}[{index}]")]
    return [] if kept == now else [f"{where}: {kept} is now {now}"]
