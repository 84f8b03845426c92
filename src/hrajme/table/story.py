"""The story of a table, as each person was told it at the time."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterable
from typing import Any

import msgspec

from hrajme.core import Position
from hrajme.language import Sentence
from hrajme.table import events as tell
from hrajme.table.line import Line
from hrajme.table.persons import PersonId
from hrajme.table.seats import Seats
from hrajme.table.timing import write_control

Sentences = tuple[Sentence, ...]


# So many moves are remembered with the position after them, for boards that show one after another.
SHOWN_MOVES = 64


class Told(msgspec.Struct, frozen=True):
    """The sentences of one event."""

    revision: int
    at_ms: int
    sentences: Sentences


class Page(msgspec.Struct, frozen=True):
    """A part of the story; what was told up to *since* is not in it."""

    since: int
    story: tuple[Told, ...]


class Deed(msgspec.Struct, frozen=True):
    """A move as one person may know it, for the board."""

    revision: int
    seat: int  # -1 is chance
    move: str  # as far as it is seen
    view: Any  # the game's own, after the move; None where the table's view is it
    to_move: tuple[int, ...]  # after the move: seats, -1 for chance, nobody when it is over


class Part(msgspec.Struct, frozen=True):
    """What one person was told of an event, and saw of the move that it was."""

    sentences: Sentences
    move: str = ""


class Heard(msgspec.Struct, frozen=True):
    """What everybody was told of one event, and whoever was told something else."""

    at_ms: int
    everybody: Part
    own: dict[PersonId, Part] = {}

    def part(self, person: PersonId | None) -> Part:
        return self.everybody if person is None else self.own.get(person, self.everybody)


class Narrator:
    """Follows the log with a position of its own, when somebody asks for the story."""

    def __init__(self, opened: tell.Opened) -> None:
        self.seats = Seats(opened)
        self.line = Line(opened)
        # What was heard of event 1, 2, 3 …
        self.heard: list[Heard] = []
        # Which of them told somebody something.
        self.telling: list[int] = []
        # Who made the last moves, and what they led to.
        self.shown: dict[int, tuple[int, Position]] = {}

    def listen(self, log: list[tell.Event]) -> None:
        """Take in what is new in *log*."""
        for event in log[len(self.heard) :]:
            if isinstance(event, tell.Played):
                self.hear_move(event)
            else:
                self.hear(event)

    def story(self, person: PersonId | None, since: int) -> list[Told]:
        """What *person* was told after the revision *since*; None is a spectator."""
        return self.told_of(person, self.telling[bisect_right(self.telling, since) :])

    def page(self, person: PersonId | None, since: int, before: int | None, most: int) -> Page:
        """The last of what *person* was told in between."""
        end = len(self.telling) if before is None else bisect_left(self.telling, before)
        first = bisect_right(self.telling, since)
        if end - first > most:
            first = end - most
            since = self.telling[first] - 1
        return Page(since, tuple(self.told_of(person, self.telling[first:end])))

    def told_of(self, person: PersonId | None, revisions: list[int]) -> list[Told]:
        told = [self.told(person, revision) for revision in revisions]
        return [each for each in told if each.sentences]

    def told(self, person: PersonId | None, revision: int) -> Told:
        heard = self.heard[revision - 1]
        return Told(revision, heard.at_ms, heard.part(person).sentences)

    def deeds(self, person: PersonId | None, since: int) -> list[Deed]:
        """The moves after the revision *since* as *person* saw them; not more than a board can show."""
        viewer = self.seats.viewer(person)
        found = []
        for revision, (seat, after) in self.shown.items():
            if revision > since:
                view = None if after is self.latest() else after.view(viewer)
                move = self.heard[revision - 1].part(person).move
                found.append(Deed(revision, seat, move, view, after.to_move()))
        return found

    def latest(self) -> Position:
        return next(reversed(self.shown.values()))[1]

    def hear(self, event: tell.Event) -> None:
        """An event that is no move. Whoever sits down anew is shown nothing of what was before."""
        self.seats.meet(event.by)
        self.remember(Heard(event.at_ms, Part(tuple(tell_event(event, self.seats)))))
        self.seats.on(event, running=self.line.phase == "running")
        self.line.on(event)
        if not isinstance(event, tell.Said | tell.Signalled):
            self.shown.clear()

    def hear_move(self, event: tell.Played) -> None:
        self.seats.meet(event.by)
        before = self.line.now().copy()
        self.line.on(event)
        after, move = self.line.now(), self.line.steps[-1].move
        game = self.line.game

        def part(viewer: int | None) -> Part:
            told = game.story.tell(before, event.seat, move, after, viewer)
            return Part(tuple(told), game.see(before, event.seat, move, viewer))

        everybody = part(None)
        persons = list(self.seats.taken)
        own = {person: part(self.seats.viewer(person)) for person in persons}
        differing = {who: what for who, what in own.items() if what != everybody}
        self.remember(Heard(event.at_ms, everybody, differing))
        self.show(event.revision, event.seat, after.copy())

    def remember(self, heard: Heard) -> None:
        self.heard.append(heard)
        if any(part.sentences for part in (heard.everybody, *heard.own.values())):
            self.telling.append(len(self.heard))

    def show(self, revision: int, seat: int, after: Position) -> None:
        self.shown[revision] = seat, after
        if len(self.shown) > SHOWN_MOVES:
            del self.shown[next(iter(self.shown))]


def tell_event(event: tell.Event, seats: Seats) -> Iterable[Sentence]:
    """What everybody is told of an event that is no move."""
    match event:
        case tell.Sat(seat=seat) if seats.places[seat].is_away:
            yield sentence("back", **named(seats, seat, event))
        case tell.Sat(seat=seat, name=name, by=person):
            yield sentence("sat", name=seats.called(name, person), seat=seat + 1, who=seats.number_of(person))
        case tell.Stood(seat=seat):
            yield sentence("stood", **named(seats, seat, event))
        case tell.BotSeated(seat=seat):
            yield sentence("bot_seated", name=seats.bot_at(seat), seat=seat + 1)
        case tell.SeatCleared(seat=seat):
            yield sentence("seat_cleared", seat=seat + 1)
        case tell.Removed():
            yield tell_removed(event, seats)
        case tell.HandedOver(seat=seat):
            yield sentence("handed_over", **named(seats, seat, event))
        case tell.HostPassed(seat=seat):
            yield sentence("host_passed", **named(seats, seat, event))
        case tell.PublicSet(public=public):
            yield sentence("public" if public else "private")
        case tell.Started():
            yield sentence("started")
        case tell.Rematched():
            yield sentence("rematched")
        case tell.TakenBack(seat=seat):
            yield sentence("taken_back", **named(seats, seat, event))
        case tell.Offered(kind=kind, seat=seat, size=size):
            yield sentence(f"offered-{kind}", **named(seats, seat, event), size=size)
        case tell.Accepted(seat=seat):
            yield sentence("accepted", **named(seats, seat, event))
        case tell.Declined(seat=seat) if seats.places[seat].has_person:
            yield sentence("declined", **named(seats, seat, event))
        case tell.Declined(seat=seat):
            yield sentence("bot_declined", player=seat)
        case tell.Withdrawn(seat=seat):
            yield sentence("withdrawn", **named(seats, seat, event))
        case tell.Paused():
            yield sentence("paused")
        case tell.Resumed():
            yield sentence("resumed")
        case tell.ClockSet(clock=None):
            yield sentence("clock_off")
        case tell.ClockSet(clock=clock) if clock is not None:
            yield sentence("clock_set", control=write_control(clock))
        case tell.Ended(outcome=outcome, seat=seat):
            yield sentence(f"ended-{outcome.reason}", **({} if seat is None else {"player": seat}))


def tell_removed(event: tell.Removed, seats: Seats) -> Sentence:
    """All of them are named who had seats."""
    names = [name_at(seats, seat, event) for seat in event.seats] or [seats.names.get(event.person, "")]
    if not any(names):
        return sentence("removed_watcher")
    return sentence("removed", name=", ".join(names), who=seats.number_of(event.person))


def sentence(id: str, **args: int | str) -> Sentence:
    return Sentence(f"table-story-{id}", args)


def named(seats: Seats, seat: int, event: tell.Event) -> dict[str, int | str]:
    """Who has this seat; with the number, for whoever does not want to hear of them, by whatever name."""
    person = seats.places[seat].person or event.by
    return {"name": name_at(seats, seat, event), "who": seats.number_of(person)}


def name_at(seats: Seats, seat: int, event: tell.Event) -> str:
    """Who has this seat. In older logs it may be empty: then who said it, for a log can always be told."""
    return seats.names.get(seats.places[seat].person or event.by, "")
