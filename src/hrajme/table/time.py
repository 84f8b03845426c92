"""Playing against time: the time control, flags, and pauses that all agree on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hrajme.table import commands as ask
from hrajme.table import events as tell
from hrajme.table.errors import NoClock, NotRunning
from hrajme.table.persons import PersonId
from hrajme.table.seating import check_host, check_open

if TYPE_CHECKING:
    from hrajme.table.offers import Standing
    from hrajme.table.table import Table

# Who sends one of these too late has lost already.
TIMED = (ask.Play, ask.PlayFor, ask.Undo, ask.Offer, ask.Accept)


class Pause:
    """All clocks stop, or run again."""

    holds_play = False
    is_mutual = True

    def __init__(self, *, to_pause: bool) -> None:
        self.to_pause = to_pause

    def check(self, table: Table, person: PersonId, size: int) -> None:
        if table.phase != "running":
            raise NotRunning
        if table.clock.control is None or table.clock.is_paused == self.to_pause:
            raise NoClock

    def asked(self, table: Table, offer: Standing) -> set[PersonId]:
        return table.seats.elsewhere(offer.person)

    def needs_nobody(self, table: Table, offer: Standing) -> bool:
        return False

    def find_unwilling(self, table: Table, offer: Standing) -> int | None:
        return None

    def happen(self, table: Table, offer: Standing) -> list[tell.Event]:
        return [tell.Paused() if self.to_pause else tell.Resumed()]


def decide_set_clock(table: Table, command: ask.SetClock, by: PersonId) -> list[tell.Event]:
    check_host(table, by)
    check_open(table)
    return [] if command.clock == table.clock.control else [tell.ClockSet(command.clock)]


def decide_tick(table: Table, command: ask.Tick, by: PersonId) -> list[tell.Event]:
    return find_flag(table)


def find_flag(table: Table) -> list[tell.Event]:
    """The end of the play, if somebody's time is up."""
    seat = table.clock.find_fallen(table.now_ms)
    if seat is None:
        return []
    return [tell.Ended(table.game.endings.flag(table.line.now(), seat), seat)]


def decide_wake(table: Table, command: ask.Wake, by: PersonId) -> list[tell.Event]:
    """Nobody is charged for the time that the room was closed."""
    is_running = table.clock.control is not None and bool(table.clock.since_ms)
    return [tell.Woken(command.slept_ms)] if is_running and command.slept_ms else []
