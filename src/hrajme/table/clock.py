"""How long every seat has thought in this play, from the times in the events. A part of the table."""

from __future__ import annotations

from collections.abc import Iterable

from hrajme.core import CHANCE
from hrajme.table.events import Ended, Event, Played, Rematched, Started, TakenBack


class Clock:
    """A seat thinks from the moment it may move until it moves."""

    def __init__(self) -> None:
        self.thought_ms: dict[int, int] = {}
        self.since_ms: dict[int, int] = {}

    def on(self, event: Event, to_move: Iterable[int]) -> None:
        """Fold in *event*, after which these seats may move."""
        match event:
            case Started() | Rematched():
                self.thought_ms = {}
                self.since_ms = {}
            case TakenBack() | Ended():
                self.since_ms = {}
            case Played(seat=seat, at_ms=at_ms):
                began_ms = self.since_ms.pop(seat, at_ms)
                self.thought_ms[seat] = self.thought_ms.get(seat, 0) + at_ms - began_ms
            case _:
                return
        waiting = [seat for seat in to_move if seat != CHANCE]
        self.since_ms = {seat: self.since_ms.get(seat, event.at_ms) for seat in waiting}
