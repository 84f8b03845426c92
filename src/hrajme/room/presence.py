"""Who has a table open."""

from __future__ import annotations

from collections.abc import Collection, Mapping

import msgspec

from hrajme.table import PersonId, Table


class Presence(msgspec.Struct, frozen=True):
    """The seats whose persons are here, those whose are not, and how many watch without a seat."""

    seats: tuple[int, ...] = ()
    # Each with the moment it was left, by the room's clock.
    away: tuple[tuple[int, int], ...] = ()
    watchers: int = 0
    # Whether the host is one of them.
    host: bool = False


def find_present(table: Table, here: Collection[PersonId], left_ms: Mapping[PersonId, int]) -> Presence:
    seats = {person: seat for person in here if (seat := table.seats.seat_of(person)) is not None}
    return Presence(
        seats=tuple(sorted(seats.values())),
        away=tuple([(seat, left_ms[who]) for who, seat in table.seats.persons().items() if who in left_ms]),
        watchers=len(here) - len(seats),
        host=table.seats.host in here,
    )


def find_heir(table: Table, presence: Presence) -> int | None:
    """The first seat whose person is here and could be the host instead of the one who is away."""
    if presence.host:
        return None
    return next((seat for seat in presence.seats if table.seats.places[seat].has_person), None)
