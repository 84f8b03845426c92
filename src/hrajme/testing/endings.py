"""What a log leads to, to compare a log that was kept with what it led to when it was made."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from hrajme import games
from hrajme.core import Outcome, Position
from hrajme.core.log import read_log
from hrajme.table import Table
from hrajme.table.events import decode_event

# A table's events; every other log is of the form that core/log.py writes.
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
    return replay_events(path) if path.name.endswith(EVENTS) else replay_log(path)


def replay_log(path: Path) -> Ending:
    log = read_log(path)
    last = log.last_position(games.find(log.head.game))
    return ending_of([last.outcome()], last)


def replay_events(path: Path) -> Ending:
    events = [decode_event(line) for line in path.read_bytes().splitlines()]
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
