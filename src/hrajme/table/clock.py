"""How long every seat has thought in this play, and what is left of its time. A part of the table.

All of it follows from the times in the events.
"""

from __future__ import annotations

from collections.abc import Iterable

from hrajme.core import CHANCE
from hrajme.table.events import (
    ClockSet,
    Ended,
    Event,
    Opened,
    Paused,
    Played,
    Rematched,
    Resumed,
    Started,
    TakenBack,
    Woken,
)


class Clock:
    """A seat thinks from the moment it may move until it moves; its turn may be several moves."""

    def __init__(self, opened: Opened) -> None:
        self.control = opened.clock
        self.thought_ms: dict[int, int] = {}
        self.since_ms: dict[int, int] = {}
        self.is_paused = False
        # When a seat began to think: what it has, and how much of this turn is still free.
        self.left_ms: dict[int, int] = {}
        self.free_ms: dict[int, int] = {}
        # What the end of its last turn has given to each, of both: who takes the move back has not earned it.
        self.given_ms: dict[int, tuple[int, int]] = {}
        # Whose turn it is, also while dice are thrown for it.
        self.turns: set[int] = set()

    def on(self, event: Event, to_move: Iterable[int], seats: int) -> None:
        """Fold in *event*, after which these of all *seats* may move."""
        at_ms = event.at_ms
        match event:
            case ClockSet(clock=control):
                self.control = control
                return
            case Started() | Rematched():
                self.begin(seats)
            case Played(seat=seat):
                self.charge(seat, at_ms)
            case TakenBack() | Ended() | Paused():
                for seat in list(self.since_ms):
                    self.charge(seat, at_ms)
                self.is_paused = isinstance(event, Paused)
            case Resumed():
                self.is_paused = False
            case Woken(slept_ms=slept):
                self.since_ms = {seat: min(since + slept, at_ms) for seat, since in self.since_ms.items()}
                return
            case _:
                return
        waiting = [seat for seat in to_move if seat != CHANCE]
        if isinstance(event, TakenBack):
            self.take_back(set(waiting) - self.turns)
        self.pass_turn(waiting, is_earned=isinstance(event, Played))
        self.since_ms = {} if self.is_paused else {seat: self.since_ms.get(seat, at_ms) for seat in waiting}

    def begin(self, seats: int) -> None:
        self.thought_ms, self.since_ms = {}, {}
        self.is_paused = False
        self.turns, self.given_ms = set(), {}
        if self.control is not None:
            first = 1000 * (self.control.game or self.control.turn)
            self.left_ms = dict.fromkeys(range(seats), first)
            self.free_ms = dict.fromkeys(range(seats), 1000 * self.control.delay)

    def charge(self, seat: int, at_ms: int) -> None:
        """*seat* has thought until now."""
        spent = at_ms - self.since_ms.pop(seat, at_ms)
        self.thought_ms[seat] = self.thought_ms.get(seat, 0) + spent
        if self.control is not None and seat in self.left_ms:
            free = min(spent, self.free_ms[seat])
            self.free_ms[seat] -= free
            self.left_ms[seat] = max(0, self.left_ms[seat] - (spent - free))

    def pass_turn(self, waiting: list[int], *, is_earned: bool) -> None:
        """Who is no longer waited for while others are has ended a turn."""
        if not waiting:
            return
        for seat in self.turns - set(waiting):
            self.end_turn(seat, is_earned=is_earned)
        self.turns = set(waiting)

    def end_turn(self, seat: int, *, is_earned: bool) -> None:
        if self.control is None:
            return
        left, free = self.left_ms[seat], self.free_ms[seat]
        self.free_ms[seat] = 1000 * self.control.delay
        if self.control.turn:
            self.left_ms[seat] = 1000 * self.control.turn
        elif is_earned:
            self.left_ms[seat] += 1000 * self.control.increment
        self.given_ms[seat] = (self.left_ms[seat] - left, self.free_ms[seat] - free)

    def take_back(self, seats: set[int]) -> None:
        """Their turn goes on as if it had not ended."""
        for seat in seats & self.given_ms.keys():
            left, free = self.given_ms.pop(seat)
            self.left_ms[seat] -= left
            self.free_ms[seat] -= free

    def falls(self) -> dict[int, int]:
        """When the time of each thinking seat is up."""
        if self.control is None:
            return {}
        return {
            seat: since + self.free_ms[seat] + self.left_ms[seat] for seat, since in self.since_ms.items()
        }

    def find_fallen(self, now_ms: int) -> int | None:
        """The seat whose time was up first, if one is."""
        falls = self.falls()
        first = min(falls, key=lambda seat: falls[seat], default=None)
        return first if first is not None and falls[first] <= now_ms else None
