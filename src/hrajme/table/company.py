"""Company: people who play on one device, of whom one at a time looks at the table.

In a game that hides nothing the device simply is whoever is asked. Where hands are hidden it is handed over:
the next one is shown the table only after saying to be there, and meanwhile nobody's cards are on it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hrajme.table.offers import awaits
from hrajme.table.persons import PersonId, guest_of, nobody_at, was_brought

if TYPE_CHECKING:
    from hrajme.table.table import Table


def is_shared(table: Table, person: PersonId | None) -> bool:
    """Whether others than the guest play on the device of *person*.

    Who has left the play that runs may still have the device in hand.
    """
    if any(was_brought(each) for each in table.seats.beside(person)):
        return True
    if person is None or table.phase != "running":
        return False
    guest = guest_of(person)
    return any(was_brought(each) and guest_of(each) == guest for each in table.seats.seen)


def find_asked(table: Table, person: PersonId) -> list[PersonId]:
    """Those at this device who are asked something: for an answer to an offer, else for a move."""
    beside = [each for each in table.seats.beside(person) if each in table.seats.deciding]
    offers = list(table.offers.standing.values())
    answering = [each for each in beside if any(awaits(table, offer, each) for offer in offers)]
    return answering or [each for each in beside if table.seats.seat_of(each) in table.line.to_move()]


def find_next(table: Table, person: PersonId | None) -> int | None:
    """The seat of who is asked at the device of *person*, who is not, where hands are hidden."""
    if person is None or table.phase != "running" or not table.hides or not is_shared(table, person):
        return None
    asked = find_asked(table, person)
    return None if person in asked or not asked else table.seats.seat_of(asked[0])


def find_eyes(table: Table, person: PersonId, *, is_new: bool) -> PersonId:
    """Through whose eyes a device sees the table that showed it to *person* last.

    With *is_new* that was before this play, and nobody has said yet to be there.
    """
    guest, beside = guest_of(person), table.seats.beside(person)
    if not beside or not is_shared(table, person):
        return guest
    first = guest if guest in beside or table.phase == "open" else beside[0]
    if table.phase != "running":
        return first
    if table.hides:
        return person if person in beside and not is_new else nobody_at(guest)
    asked, here = find_asked(table, person), person if person in beside else first
    return here if here in asked or not asked else asked[0]
