"""Device: who of those who play on it is looking at the table now."""

from __future__ import annotations

from hrajme.table import PersonId, Table
from hrajme.table import commands as ask
from hrajme.table.company import find_eyes, is_shared
from hrajme.table.errors import Covered, NotYourSeat
from hrajme.table.persons import guest_of, nobody_at

# What nobody but its speaker can mean, and does not say whose it is.
PERSONAL = (ask.Stand, ask.Introduce, ask.Undo, ask.Offer, ask.Accept, ask.Decline, ask.Say, ask.Signal)


class Device:
    """Of one session. Who plays alone on it is always looking."""

    def __init__(self, guest: PersonId) -> None:
        self.guest = guest
        self.person = nobody_at(guest)
        # Since which revision, where nobody has said so.
        self.since = 0
        # When it was said who is looking: in which play, and at which revision.
        self.play = -1
        self.chosen_at = 0

    @property
    def speaker(self) -> PersonId:
        """Who sends the commands of this device; raises Covered while nobody is looking."""
        if self.person == nobody_at(self.guest):
            raise Covered
        return self.person

    def follow(self, table: Table) -> PersonId:
        """Through whose eyes the table is seen. Who asked to look does so until something happens."""
        if table.revision != self.chosen_at:
            before, is_new = self.person, self.play != table.line.number
            self.person = find_eyes(table, before, is_new=is_new)
            if self.person != before and is_shared(table, self.person):
                self.since = table.revision
        return self.person

    def is_late(self, command: ask.Command) -> bool:
        """Whether another said it, before the device went on by itself: as while the line was down."""
        return isinstance(command, PERSONAL) and command.revision < self.since

    def hands_on(self, table: Table) -> bool:
        """Follow the table; whether who looked at a hand in this play does not any more, for having left."""
        before, is_secret = self.person, table.hides and table.phase == "running"
        return self.follow(table) != before and is_secret and self.play == table.line.number

    def show(self, table: Table, seat: int | None) -> None:
        """The person at this seat is there, or nobody; raises NotYourSeat, NoSuchSeat or SeatEmpty."""
        person = nobody_at(self.guest) if seat is None else table.seats.person_at(seat)
        if guest_of(person) != self.guest:
            raise NotYourSeat(seat=(seat or 0) + 1)
        self.person, self.since = person, 0
        self.play, self.chosen_at = table.line.number, table.revision
