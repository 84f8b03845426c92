"""Table: one play of one game after another, pure. Commands come in with the time; events go out.

    table = Table.open(Open("the_game", 3, key="1"), by=anna, now_ms=0)
    table.apply(Sit(0, "Anna", key="2", revision=1), by=anna, now_ms=900)     # [Sat(...)]
    table.view(anna)                                                         # what Anna may know
    table.story(anna, since_revision=1)                                      # what she was told since

A driver (the server, the terminal, a test) asks ``due()`` who is waited for and answers for chance and bots
with `PlayFor`. It keeps the events; ``Table.from_events`` makes the same table from them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import msgspec

from hrajme import games
from hrajme.core import BrokenLog, Game
from hrajme.language import HrajmeError
from hrajme.table import commands as ask
from hrajme.table import events as tell
from hrajme.table import moves, offers, removal, seating, talk, time, undo
from hrajme.table.answers import Answers
from hrajme.table.clock import Clock
from hrajme.table.errors import AlreadyStarted, BadKey, NoSuchRevision, OnlyPersons, OnlyRoom
from hrajme.table.guide import Guide
from hrajme.table.line import Line, Phase
from hrajme.table.moves import Due
from hrajme.table.persons import ROOM, PersonId
from hrajme.table.seats import Seats
from hrajme.table.story import Deed, Narrator, Page, Told
from hrajme.table.views import TableView, make_view

Decide = Callable[["Table", Any, PersonId], list[tell.Event]]


def decide_open(table: Table, command: ask.Open, by: PersonId) -> list[tell.Event]:
    raise AlreadyStarted


DECIDE: dict[type[ask.Command], Decide] = {
    ask.Open: decide_open,
    ask.SetSeats: seating.decide_set_seats,
    ask.SetOptions: seating.decide_set_options,
    ask.SetPublic: seating.decide_set_public,
    ask.SetAway: seating.decide_set_away,
    ask.SetClock: time.decide_set_clock,
    ask.Introduce: seating.decide_introduce,
    ask.Sit: seating.decide_sit,
    ask.Stand: seating.decide_stand,
    ask.SeatBot: seating.decide_seat_bot,
    ask.SeatBots: seating.decide_seat_bots,
    ask.ClearSeat: seating.decide_clear_seat,
    ask.Remove: removal.decide_remove,
    ask.HandOver: seating.decide_hand_over,
    ask.PassHost: seating.decide_pass_host,
    ask.Start: seating.decide_start,
    ask.Play: moves.decide_play,
    ask.PlayFor: moves.decide_play_for,
    ask.Undo: undo.decide_undo,
    ask.Offer: offers.decide_offer,
    ask.Accept: offers.decide_accept,
    ask.Decline: offers.decide_decline,
    ask.Say: talk.decide_say,
    ask.Signal: talk.decide_signal,
    ask.Tick: time.decide_tick,
    ask.Wake: time.decide_wake,
}
# Of a new table: a minute.
AWAY_SECONDS = 60
ROOM_ONLY = (ask.PlayFor, ask.Tick, ask.Wake)
ROOM_TOO = (ask.HandOver, ask.PassHost)


class Table:
    """One table. Its state is folded from its events; only `on` changes it."""

    def __init__(self, opened: tell.Opened) -> None:
        self.opened = opened
        self.log: list[tell.Event] = [opened]
        self.seats = Seats(opened)
        self.line = Line(opened)
        self.offers = offers.Offers()
        self.talk = talk.Talk()
        self.clock = Clock(opened)
        self.guide = Guide(opened)
        self.answers = Answers()
        self.answers.on(opened)
        self.narrator = Narrator(opened)
        # Whether strangers find it in the lobby.
        self.is_public = opened.public
        # So long a person may be away while others wait for a move, before a bot plays on; 0 is for ever.
        self.away_seconds = AWAY_SECONDS
        # The time of the command that is being decided.
        self.now_ms = opened.at_ms

    @classmethod
    def open(cls, command: ask.Open, by: PersonId, now_ms: int) -> Table:
        """A new table with its first event in the log; raises Unsuitable, BadKey or OnlyPersons."""
        check_sender(command, by)
        head = {"revision": 1, "at_ms": now_ms, "by": by, "key": command.key}
        return cls(msgspec.structs.replace(seating.decide_open(command), **head))

    @classmethod
    def from_events(cls, events: Iterable[tell.Event], name: str = "table") -> Table:
        """The table that these events make; raises BrokenLog when they are not the log of one."""
        log = iter(events)
        opened = next(log, None)
        if not isinstance(opened, tell.Opened):
            raise BrokenLog("error-log_empty", name=name)
        games.find(opened.game).find_rules(opened.rules_version)
        try:
            table = cls(opened)
        except HrajmeError as error:
            raise broken(name, 1, str(error)) from error
        for event in log:
            table.replay(event, name)
        return table

    @property
    def revision(self) -> int:
        """How many events there were."""
        return len(self.log)

    @property
    def game(self) -> Game:
        return self.line.game

    @property
    def phase(self) -> Phase:
        """``open`` until the start, ``running``, ``over`` until a rematch."""
        return self.line.phase

    @property
    def hides(self) -> bool:
        """Whether anything in this game is hidden from somebody."""
        return self.game.glimpse is not None

    def apply(self, command: ask.Command, by: PersonId, now_ms: int) -> list[tell.Event]:
        """The events that the command causes, folded in.

        Raises TableError or MoveError and changes nothing when it is refused. The same key of the same person
        again gives the same events again and changes nothing.
        """
        check_sender(command, by)
        span = self.answers.find(by, command.key)
        if span is not None:
            return self.log[span[0] - 1 : span[1]]
        removal.check_welcome(self, by)
        before = self.revision
        if command.revision > before:
            raise NoSuchRevision(revision=before)
        # Time never runs back, whatever the clock outside does.
        self.now_ms = max(now_ms, self.log[-1].at_ms)
        drafts = self.decide(command, by)
        while drafts:
            for draft in drafts:
                self.record(draft, command.key, by, self.now_ms)
            drafts = offers.settle_offers(self) or seating.find_new_host(self)
        return self.log[before:]

    def decide(self, command: ask.Command, by: PersonId) -> list[tell.Event]:
        """What the command causes; what comes when somebody's time is up only shows that it is."""
        fallen = time.find_flag(self) if isinstance(command, time.TIMED) else []
        return fallen or DECIDE[type(command)](self, command, by)

    def record(self, draft: tell.Event, key: str, by: PersonId, now_ms: int) -> None:
        """Give the event its head; time never runs back, whatever the clock outside does."""
        at_ms = max(now_ms, self.log[-1].at_ms)
        self.on(msgspec.structs.replace(draft, revision=self.revision + 1, at_ms=at_ms, by=by, key=key))

    def on(self, event: tell.Event) -> None:
        """Fold one event in."""
        running = self.phase == "running"
        self.seats.meet(event.by)
        self.talk.on(event, self.seats, self.line)
        self.line.on(event)
        self.seats.on(event, running=running)
        self.offers.on(event)
        self.offers.drop_absent(self.seats)
        self.clock.on(event, self.line.to_move(), self.line.count)
        self.guide.on(event, len(self.line.steps))
        self.answers.on(event)
        if isinstance(event, tell.PublicSet):
            self.is_public = event.public
        elif isinstance(event, tell.AwaySet):
            self.away_seconds = event.seconds
        self.log.append(event)

    def replay(self, event: tell.Event, name: str = "table") -> None:
        """Fold in an event of a kept log; raises BrokenLog when it cannot follow."""
        line = self.revision + 1
        if event.revision != line:
            raise broken(name, line, f"revision {event.revision}")
        try:
            self.on(event)
        except (HrajmeError, LookupError) as error:
            raise broken(name, line, str(error)) from error

    def check_fresh(self, command: ask.Command) -> None:
        """Raises Stale when the position has changed since what the command answers."""
        moves.check_fresh(self, command)

    def due(self) -> list[Due]:
        """Who is waited for: chance; or all persons who may move; or, when there is none, one bot."""
        return moves.find_due(self)

    def cue(self, seat: int) -> str | None:
        """The move that chance or a bot makes now by the script of the first steps; None anywhere else."""
        move = self.guide.cue(seat)
        is_possible = move is not None and self.game.refuse(self.line.now(), seat, move) is None
        return move if is_possible else None

    def view(self, person: PersonId | None) -> TableView:
        """What *person* may know; None is somebody nobody knows."""
        return make_view(self, person)

    def heard(self, person: PersonId | None) -> tuple[talk.Spoken, ...]:
        """What *person* may have heard of the talk, the latest last.

        Who is seated hears the spectators of a play only when it is over.
        """
        playing = self.phase == "running" and bool(self.seats.beside(person))
        return self.talk.heard(play=self.line.number, seated=playing)

    def story(self, person: PersonId | None, since_revision: int = 0) -> list[Told]:
        """What *person* was told after this revision, event by event."""
        self.narrator.listen(self.log)
        return self.narrator.story(person, since_revision)

    def page(self, person: PersonId | None, since: int, before: int | None, most: int) -> Page:
        """What *person* was told between these revisions, not more than the last *most* of it."""
        self.narrator.listen(self.log)
        return self.narrator.page(person, since, before, most)

    def deeds(self, person: PersonId | None, since_revision: int) -> list[Deed]:
        """The moves after this revision as *person* may know them, as far as a board could show them."""
        self.narrator.listen(self.log)
        return self.narrator.deeds(person, since_revision)


def check_sender(command: ask.Command, by: PersonId) -> None:
    if not 1 <= len(command.key) <= ask.LONGEST_KEY:
        raise BadKey(most=ask.LONGEST_KEY)
    if by == ROOM and not isinstance(command, ROOM_ONLY + ROOM_TOO):
        raise OnlyPersons
    if by != ROOM and isinstance(command, ROOM_ONLY):
        raise OnlyRoom


def broken(name: str, line: int, problem: str) -> BrokenLog:
    return BrokenLog("error-log_line", name=name, line=line, problem=problem)
