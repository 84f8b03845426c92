"""Removal: the host shows somebody out.

With them go all who play on the same device. In a running game bots play on, and their seats are sealed until
its end: no host gets to see a hand by removing who holds it. Over takebacks who was removed keeps the say
that everybody keeps who leaves.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hrajme.table import commands as ask
from hrajme.table import events as tell
from hrajme.table.errors import Opener, ShownOut, Yourself
from hrajme.table.persons import PersonId, guest_of
from hrajme.table.seating import check_host, usual_level

if TYPE_CHECKING:
    from hrajme.table.table import Table


def decide_remove(table: Table, command: ask.Remove, by: PersonId) -> list[tell.Event]:
    check_host(table, by)
    person = table.seats.numbered(command.who)
    if guest_of(person) == guest_of(by):
        raise Yourself
    # The room passes a table on whose host is away for a minute; it is theirs when they are back.
    if guest_of(person) == guest_of(table.opened.by):
        raise Opener
    if table.seats.is_removed(person):
        return []
    held = tuple([table.seats.taken[each] for each in table.seats.beside(person)])
    return [tell.Removed(person, held), *play_on(table, held)]


def play_on(table: Table, seats: tuple[int, ...]) -> list[tell.Event]:
    """Nobody who is removed makes the others wait."""
    if table.phase != "running":
        return []
    return [tell.BotSeated(seat, usual_level(table)) for seat in seats]


def check_welcome(table: Table, person: PersonId | None) -> None:
    """Raises ShownOut for who was removed; None is somebody nobody knows."""
    if person is not None and table.seats.is_removed(person):
        raise ShownOut
