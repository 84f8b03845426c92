"""Who has a table open, and who may still come."""

from __future__ import annotations

from collections.abc import Collection, Mapping

import msgspec

from hrajme.table import PersonId, Table
from hrajme.table.persons import guest_of


class Presence(msgspec.Struct, frozen=True):
    """The seats whose persons are here, those whose are not, and how many watch without a seat."""

    seats: tuple[int, ...] = ()
    # Each with the moment it was left, by the room's clock.
    away: tuple[tuple[int, int], ...] = ()
    watchers: int = 0
    # Whether the host is one of them.
    host: bool = False
    # The code to read aloud, while the table waits for somebody.
    short: str = ""


def find_present(
    table: Table, here: Collection[PersonId], left_ms: Mapping[PersonId, int], short: str
) -> Presence:
    """*here* are guests; with each of them all are who play on the same device."""
    seats = {seat: guest_of(person) for person, seat in table.seats.taken.items()}
    present = {seat: guest for seat, guest in seats.items() if guest in here}
    return Presence(
        seats=tuple(present),
        away=tuple([(seat, left_ms[who]) for who, seat in table.seats.persons().items() if who in left_ms]),
        watchers=len(here) - len(set(present.values())),
        host=guest_of(table.seats.host) in here,
        short=short,
    )


def find_heir(table: Table, presence: Presence) -> int | None:
    """The first seat whose person is here and could be the host instead of the one who is away."""
    if presence.host:
        return None
    return next((seat for seat in presence.seats if table.seats.places[seat].has_person), None)
