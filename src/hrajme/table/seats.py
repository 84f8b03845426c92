"""Who sits where, who is the host, and who has seen whose hand. A part of the table: it only folds events."""

from __future__ import annotations

import msgspec

from hrajme.table.errors import NobodyThere, NoSuchSeat, NotSeated, SeatEmpty, SeatsEmpty
from hrajme.table.events import (
    BotSeated,
    Event,
    HandedOver,
    HostPassed,
    Introduced,
    Opened,
    Rematched,
    Removed,
    Sat,
    SeatCleared,
    SeatsSet,
    Started,
    Stood,
)
from hrajme.table.names import bot_name, distinct
from hrajme.table.persons import ROOM, PersonId, guest_of


class Place(msgspec.Struct, frozen=True):
    """One seat: a person, a bot of a level, a bot that plays on for a person, or nobody."""

    person: PersonId | None = None
    level: str | None = None
    bot: str = ""  # its name, where no person has the seat
    is_away: bool = False  # the bot plays on because the person is not here

    @property
    def is_empty(self) -> bool:
        return self.person is None and self.level is None

    @property
    def has_person(self) -> bool:
        """Whether a person decides here."""
        return self.person is not None and self.level is None


EMPTY = Place()


class Seats:
    """The places of a table."""

    def __init__(self, opened: Opened) -> None:
        self.places = [EMPTY] * opened.seats
        self.host = opened.by
        # The seat that the host left; the next person clockwise becomes the host.
        self.host_left: int | None = None
        # Who came first is called by the name as it was given, others of that name by a number too.
        self.names: dict[PersonId, str] = {opened.by: opened.name} if opened.name else {}
        # Everybody who has said or done something here, in that order: others know them by the number.
        self.numbers: dict[PersonId, int] = {opened.by: 1}
        # The guests whom a host has shown out, and in this play the seats from which.
        self.removed: set[PersonId] = set()
        self.sealed: set[int] = set()
        # Whose cards each person has seen in this play.
        self.seen: dict[PersonId, int] = {}
        # Who has which seat, and who decides there: asked many times a move, changed a few times an evening.
        self.taken: dict[PersonId, int] = {}
        self.deciding: dict[PersonId, int] = {}
        # By guest, in the order of their seats: who plays on one device.
        self.devices: dict[PersonId, list[PersonId]] = {}

    def on(self, event: Event, *, running: bool) -> None:
        """Fold in *event*, which happened while the game was *running* or not."""
        match event:
            case SeatsSet(moves_up=True):
                self.places = [place for place in self.places if not place.is_empty]
            case SeatsSet(count=count):
                self.places = (self.places + [EMPTY] * count)[:count]
            case Introduced(by=person, name=name):
                self.names[person] = self.called(name, person)
            case Sat():
                self.sit(event)
                if running:
                    self.seen.setdefault(event.by, event.seat)
            case Stood(seat=seat) | SeatCleared(seat=seat):
                self.leave(seat, EMPTY)
            case Removed(person=person, seats=seats):
                self.show_out(person, seats, running=running)
            case HandedOver(seat=seat, level=level, by=by):
                self.leave(seat, Place(self.places[seat].person, level, is_away=by == ROOM))
            case BotSeated(seat=seat, level=level):
                self.places[seat] = Place(level=level, bot=self.bot_at(seat))
            case HostPassed(seat=seat):
                self.host, self.host_left = self.person_at(seat), None
            case Started() | Rematched():
                self.seen = dict(self.taken)
                self.sealed.clear()
            case _:
                return
        held = [(place.person, seat) for seat, place in enumerate(self.places) if place.person is not None]
        self.taken = dict(held)
        self.deciding = {person: seat for person, seat in held if self.places[seat].has_person}
        self.devices = {}
        for person, _ in held:
            self.devices.setdefault(guest_of(person), []).append(person)

    def sit(self, event: Sat) -> None:
        self.names[event.by] = self.called(event.name, event.by)
        self.places[event.seat] = Place(event.by)
        if event.by == self.host:
            self.host_left = None

    def show_out(self, person: PersonId, seats: tuple[int, ...], *, running: bool) -> None:
        self.removed.add(guest_of(person))
        for seat in seats:
            self.leave(seat, EMPTY)
        if running:
            self.sealed.update(seats)

    def meet(self, person: PersonId) -> None:
        """Somebody says or does something here, perhaps for the first time."""
        if person != ROOM:
            self.numbers.setdefault(person, len(self.numbers) + 1)

    def leave(self, seat: int, place: Place) -> None:
        if self.places[seat].person == self.host:
            self.host_left = seat
        self.places[seat] = place

    def at(self, seat: int) -> Place:
        """The place of this number; raises NoSuchSeat."""
        if not 0 <= seat < len(self.places):
            raise NoSuchSeat(seat=seat + 1, seats=len(self.places))
        return self.places[seat]

    def person_at(self, seat: int) -> PersonId:
        """Who has this seat; raises NoSuchSeat or SeatEmpty."""
        person = self.at(seat).person
        if person is None:
            raise SeatEmpty(seat=seat + 1)
        return person

    def number_of(self, person: PersonId | None) -> int:
        """By which others know *person*; 0 is a bot or nobody."""
        return 0 if person is None else self.numbers.get(person, 0)

    def numbered(self, number: int) -> PersonId:
        """Who has this number; raises NobodyThere."""
        found = next((person for person, known in self.numbers.items() if known == number), None)
        if found is None:
            raise NobodyThere
        return found

    def is_removed(self, person: PersonId) -> bool:
        """Whether a host has shown out who has the device of *person*."""
        return guest_of(person) in self.removed

    def seat_of(self, person: PersonId | None) -> int | None:
        """The seat that *person* has, though a bot may play on there."""
        return None if person is None else self.taken.get(person)

    def active_seat(self, person: PersonId) -> int:
        """The seat at which *person* decides; raises NotSeated."""
        seat = self.deciding.get(person)
        if seat is None:
            raise NotSeated
        return seat

    def viewer(self, person: PersonId | None) -> int | None:
        """Through which seat's eyes *person* sees the play; None is a spectator."""
        seat = self.seat_of(person)
        return seat if person is not None and seat is not None and self.seen.get(person) == seat else None

    def beside(self, person: PersonId | None) -> list[PersonId]:
        """All who have a seat and play on the device of *person*, in the order of their seats."""
        return [] if person is None else self.devices.get(guest_of(person), [])

    def is_host(self, person: PersonId | None) -> bool:
        """The host is who has the host's device."""
        return person is not None and guest_of(person) == guest_of(self.host)

    def called(self, name: str, person: PersonId | None = None) -> str:
        """How *person*, or a bot, is called who brings this name."""
        others = [known for whose, known in self.names.items() if whose != person]
        return distinct(name, [*others, *[place.bot for place in self.places]])

    def bot_at(self, seat: int) -> str:
        """How a bot at this seat is called, whatever its level, also before it sits down."""
        return self.places[seat].bot or self.called(bot_name(seat))

    def name_at(self, seat: int) -> str:
        """How who has this seat is called; "" for nobody."""
        place = self.places[seat]
        return place.bot if place.person is None else self.names.get(place.person, "")

    def persons(self) -> dict[PersonId, int]:
        """Everybody who decides at a seat."""
        return self.deciding

    def others(self, person: PersonId) -> set[PersonId]:
        """Everybody else who decides at a seat."""
        return set(self.persons()) - {person}

    def elsewhere(self, person: PersonId) -> set[PersonId]:
        """Everybody who decides at a seat and does not sit beside *person*."""
        return {each for each in self.persons() if guest_of(each) != guest_of(person)}

    def next_host(self) -> int | None:
        """The seat the host passes to when the host has left and somebody is there."""
        if self.host_left is None:
            return None
        count = len(self.places)
        clockwise = [(self.host_left + step) % count for step in range(1, count + 1)]
        return next((seat for seat in clockwise if self.places[seat].has_person), None)

    def count_taken(self) -> int:
        return sum(not place.is_empty for place in self.places)

    def check_full(self) -> None:
        """Raises SeatsEmpty unless a person or a bot has every seat."""
        empty = len(self.places) - self.count_taken()
        if empty:
            raise SeatsEmpty(empty=empty)
