"""The story of a table, as each person was told it at the time."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from hrajme.language import Sentence
from hrajme.table import events as tell
from hrajme.table.line import Line
from hrajme.table.persons import PersonId
from hrajme.table.seats import Seats

Sentences = tuple[Sentence, ...]


class Told(msgspec.Struct, frozen=True):
    """The sentences of one event."""

    revision: int
    at_ms: int
    sentences: Sentences


class Heard(msgspec.Struct, frozen=True):
    """What everybody was told of one event, and whoever was told something else."""

    at_ms: int
    everybody: Sentences
    own: dict[PersonId, Sentences]


class Narrator:
    """Follows the log with a position of its own, when somebody asks for the story."""

    def __init__(self, opened: tell.Opened) -> None:
        self.seats = Seats(opened)
        self.line = Line(opened)
        # What was heard of event 1, 2, 3 …
        self.heard: list[Heard] = []

    def listen(self, log: list[tell.Event]) -> None:
        """Take in what is new in *log*."""
        for event in log[len(self.heard) :]:
            self.heard.append(self.hear(event))
            self.seats.on(event, running=self.line.phase == "running")
            self.line.on(event)

    def story(self, person: PersonId | None, since: int) -> list[Told]:
        """What *person* was told after the revision *since*; None is a spectator."""
        found = []
        for index in range(max(0, since), len(self.heard)):
            heard = self.heard[index]
            sentences = heard.everybody if person is None else heard.own.get(person, heard.everybody)
            if sentences:
                found.append(Told(index + 1, heard.at_ms, sentences))
        return found

    def hear(self, event: tell.Event) -> Heard:
        """The sentences of *event*, which is about to happen."""
        if isinstance(event, tell.Played):
            return self.hear_move(event)
        return Heard(event.at_ms, tuple(tell_event(event, self.seats)), {})

    def hear_move(self, event: tell.Played) -> Heard:
        move = self.line.game.notation.parse(event.seat, event.move)
        assert move is not None

        def told(viewer: int | None) -> Sentences:
            return tuple(self.line.game.story.tell(self.line.now(), event.seat, move, viewer))

        everybody = told(None)
        persons = [self.seats.person_at(seat) for seat, _ in self.seats.held()]
        own = {person: told(self.seats.viewer(person)) for person in persons}
        return Heard(event.at_ms, everybody, {who: what for who, what in own.items() if what != everybody})


def tell_event(event: tell.Event, seats: Seats) -> Iterable[Sentence]:
    """What everybody is told of an event that is no move."""
    match event:
        case tell.Sat(seat=seat, name=name):
            yield sentence("sat", name=name, seat=seat + 1)
        case tell.Stood(seat=seat):
            yield sentence("stood", name=name_at(seats, seat))
        case tell.BotSeated(seat=seat):
            yield sentence("bot_seated", seat=seat + 1)
        case tell.SeatCleared(seat=seat):
            yield sentence("seat_cleared", seat=seat + 1)
        case tell.HandedOver(seat=seat):
            yield sentence("handed_over", name=name_at(seats, seat))
        case tell.HostPassed(seat=seat):
            yield sentence("host_passed", name=name_at(seats, seat))
        case tell.PublicSet(public=public):
            yield sentence("public" if public else "private")
        case tell.Started():
            yield sentence("started")
        case tell.Rematched():
            yield sentence("rematched")
        case tell.TakenBack(seat=seat):
            yield sentence("taken_back", name=name_at(seats, seat))
        case tell.Offered(kind=kind, seat=seat):
            yield sentence(f"offered-{kind}", name=name_at(seats, seat))
        case tell.Accepted(seat=seat):
            yield sentence("accepted", name=name_at(seats, seat))
        case tell.Declined(seat=seat):
            yield sentence("declined", name=name_at(seats, seat))
        case tell.Withdrawn(seat=seat):
            yield sentence("withdrawn", name=name_at(seats, seat))


def sentence(id: str, **args: int | str) -> Sentence:
    return Sentence(f"table-story-{id}", args)


def name_at(seats: Seats, seat: int) -> str:
    return seats.names[seats.person_at(seat)]
