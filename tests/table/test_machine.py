"""People sit, stand, talk, play, undo and offer in any order; what must hold holds after every step."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from hrajme import games
from hrajme.core import Dice, Game, MoveError, Options
from hrajme.search.playout import Playout
from hrajme.table import ROOM, PersonId, Table, TableError
from hrajme.table import commands as ask
from hrajme.table.events import Played
from hrajme.table.persons import guest_of
from hrajme.table.talk import signals_of
from hrajme.table.timing import TimeControl
from hrajme.testing.tables import SEEDS, any_options

Make = Callable[..., Any]
# Eva plays on the device of Anna.
PEOPLE = ("anna", "bob", "cyril", "dana", "anna~eva")
USUAL_SEATS = 3
LONG_GAME, LONGEST_GAME = 200, 600
people = st.sampled_from(PEOPLE)
seats = st.integers(-1, USUAL_SEATS)
levels = st.sampled_from(("easy", "normal", "genius"))
kinds = st.sampled_from(("rematch", "takeback", "draw", "resign", "abandon", "pause", "resume", "dance"))
CLOCKS = (None, None, TimeControl(60, increment=2), TimeControl(60, delay=3), TimeControl(turn=30))
texts = st.sampled_from(("hm", "37", "end", "", "\x00", "?", "x" * 400))


def machine_for(game: Game, opened: Make, picture: Make) -> type[RuleBasedStateMachine]:
    signals = st.sampled_from(("help", *signals_of(game)))
    count = min(max(USUAL_SEATS, game.seats[0]), game.seats[-1])

    class TableMachine(RuleBasedStateMachine):
        def __init__(self) -> None:
            super().__init__()
            self.session = opened(count, game=game.key)
            self.sent: list[tuple[ask.Command, str, list[Any]]] = []
            self.revision = 0
            # Which play, and how many moves of it were made out of turn.
            self.spoken = (0, 0)

        @property
        def table(self) -> Table:
            table: Table = self.session.table
            return table

        def attempt(self, by: str, command: type[ask.Command], *args: Any, **more: Any) -> None:
            """Send a command; when it is refused nothing has changed."""
            before = picture(self.table)
            try:
                self.session.send(by, command, *args, **more)
            except (TableError, MoveError):
                assert picture(self.table) == before
            else:
                self.note(by, command, args)

        def note(self, by: str, command: type[ask.Command], args: Any) -> None:
            last = self.table.log[-1]
            events = [event for event in self.table.log if (event.by, event.key) == (by, last.key)]
            if events and last.by == by:
                self.sent.append((command(*args, key=last.key), by, events))

        @initialize(
            seed=SEEDS,
            options=any_options(game).filter(lambda options: count_moves(game, options) < LONGEST_GAME),
            sitters=st.lists(people, unique=True),
            start=st.sampled_from((True, True, False)),
            clock=st.sampled_from(CLOCKS),
        )
        def begin(
            self, seed: int, options: Any, sitters: list[str], start: bool, clock: TimeControl | None
        ) -> None:
            self.session.dice = Dice(seed)
            self.attempt("anna", ask.SetClock, clock)
            self.attempt("anna", ask.SetOptions, msgspec.to_builtins(options))
            for seat, person in enumerate(sitters[:count]):
                self.attempt(person, ask.Sit, seat, person.title())
            if start:
                self.fill_seats()
                self.attempt(self.table.seats.host, ask.Start)

        def fill_seats(self) -> None:
            for seat, place in enumerate(self.table.seats.places):
                if place.is_empty:
                    self.attempt(self.table.seats.host, ask.SeatBot, seat, "normal")

        @rule(person=people, seat=seats)
        def sit(self, person: str, seat: int) -> None:
            self.attempt(person, ask.Sit, seat, person.title())

        @rule(person=people)
        def stand(self, person: str) -> None:
            self.attempt(person, ask.Stand)

        @rule(person=people, seat=seats, level=levels)
        def seat_bot(self, person: str, seat: int, level: str) -> None:
            self.attempt(person, ask.SeatBot, seat, level)

        @rule(person=people, seat=seats, command=st.sampled_from((ask.ClearSeat, ask.PassHost)))
        def use_host_power(self, person: str, seat: int, command: type[ask.Command]) -> None:
            self.attempt(person, command, seat)

        @rule(person=people, who=st.integers(0, len(PEOPLE) + 1))
        def remove(self, person: str, who: int) -> None:
            self.attempt(person, ask.Remove, who)

        @rule(person=people, public=st.booleans())
        def open_to_all(self, person: str, public: bool) -> None:
            self.attempt(person, ask.SetPublic, public)

        @rule(person=people, seat=seats, level=levels)
        def hand_over(self, person: str, seat: int, level: str) -> None:
            self.attempt(person, ask.HandOver, seat, level)

        @rule()
        def start(self) -> None:
            self.fill_seats()
            self.attempt(self.table.seats.host, ask.Start)

        @rule(person=people, text=texts, confirmed=st.booleans())
        def say(self, person: str, text: str, confirmed: bool) -> None:
            with self.silence_is_kept(person, confirmed):
                self.attempt(person, ask.Say, text, confirmed)

        @rule(person=people, name=signals, pile=st.integers(0, 5) | st.none(), confirmed=st.booleans())
        def signal(self, person: str, name: str, pile: int | None, confirmed: bool) -> None:
            with self.silence_is_kept(person, confirmed):
                self.attempt(person, ask.Signal, name, pile, None, confirmed)

        @contextmanager
        def silence_is_kept(self, person: str, confirmed: bool) -> Iterator[None]:
            """Where speaking is a move, nobody at a seat speaks by mistake or for nothing."""
            seat, before = self.table.seats.seat_of(PersonId(person)), self.table.revision
            is_bound = game.silence is not None and self.table.phase == "running" and seat is not None
            yield
            events = self.table.log[before:]
            if is_bound and events:
                assert confirmed
                assert isinstance(events[1], Played)
                assert events[1].seat == seat

        @rule(
            person=people, kind=kinds, command=st.sampled_from((ask.Offer, ask.Accept, ask.Decline, ask.Undo))
        )
        def ask_out_of_the_blue(self, person: str, kind: str, command: type[ask.Command]) -> None:
            self.attempt(person, command, *(() if command is ask.Undo else (kind,)))

        @rule(index=st.integers(0, 2), undo=st.booleans())
        def somebody_at_a_seat_wants_back(self, index: int, undo: bool) -> None:
            persons = sorted(self.table.seats.persons())
            willing = [person for person in persons if self.table.view(person).may_undo != "no"] or persons
            if willing:
                asked = (ask.Undo,) if undo else (ask.Offer, "takeback")
                self.attempt(willing[index % len(willing)], *asked)

        @rule(index=st.integers(0, 2), command=st.sampled_from((ask.Accept, ask.Decline)))
        def somebody_answers(self, index: int, command: type[ask.Command]) -> None:
            persons = sorted(self.table.seats.persons())
            for offer in list(self.table.offers.standing.values()):
                if persons:
                    self.attempt(persons[index % len(persons)], command, offer.kind)

        @precondition(lambda self: self.table.line.number == 1)
        @rule()
        def play_to_the_end_and_again(self) -> None:
            self.decline_all()
            self.session.finish()
            for person in sorted(self.table.seats.persons()):
                self.attempt(person, ask.Offer, "rematch")

        def decline_all(self) -> None:
            for offer in list(self.table.offers.standing.values()):
                self.attempt(offer.person, ask.Decline, offer.kind)

        def let_clocks_run(self) -> None:
            """Who is left alone with a pause of their own has to ask for its end."""
            for command in (ask.Offer, ask.Accept):
                for person in PEOPLE if self.table.clock.is_paused else ():
                    self.attempt(person, command, "resume")

        @rule(most=st.integers(1, 40))
        def room_moves(self, most: int) -> None:
            self.session.go_on(most)

        @rule(turns=st.integers(1, 3))
        def persons_move(self, turns: int) -> None:
            for _ in range(turns):
                self.session.go_on()
                self.session.play_any()

        @rule(person=people, seat=seats, text=texts)
        def play_nonsense(self, person: str, seat: int, text: str) -> None:
            self.attempt(person, ask.Play, seat, text)

        @rule(age=st.integers(0, 4))
        def play_with_an_older_revision(self, age: int) -> None:
            due = self.table.due()
            if not due or due[0].kind != "person":
                return
            person = self.table.seats.person_at(due[0].seat)
            revision = self.table.revision - age
            is_stale = revision < self.table.line.asked_at[due[0].seat]
            before = self.table.revision
            text = self.table.view(person).moves[0]
            self.attempt(person, ask.Play, due[0].seat, text, revision=revision)
            assert (self.table.revision == before) == is_stale

        @rule(order=st.permutations(range(count)), index=st.integers(0, 50))
        def all_who_are_asked_decide_at_once(self, order: list[int], index: int) -> None:
            """Everybody saw the same; whose choice is still there when it comes has chosen."""
            self.session.go_on()
            revision, line = self.table.revision, self.table.line
            asked = {seat: who for who, seat in self.table.seats.persons().items() if seat in line.to_move()}
            texts = {seat: self.table.view(who).moves for seat, who in asked.items()}
            for seat in order:
                if seat in asked and revision >= line.asked_at.get(seat, revision + 1):
                    text = texts[seat][index % len(texts[seat])]
                    is_legal = game.refuse(line.now(), seat, text) is None
                    before = len(line.steps)
                    self.attempt(asked[seat], ask.Play, seat, text, revision=revision)
                    assert (len(line.steps) > before) == is_legal

        @rule(seconds=st.sampled_from((1, 1, 2, 5, 5, 20, 70)), slept=st.integers(0, 3000))
        def time_passes(self, seconds: int, slept: int) -> None:
            """Somebody's may be up then; now and then the room was closed for a while."""
            self.session.now_ms += 1000 * seconds
            self.attempt(ROOM, ask.Wake, slept if seconds == 2 else 0)
            self.attempt(ROOM, ask.Tick)
            assert all(fall > self.session.now_ms for fall in self.table.clock.falls().values())

        @rule(data=st.data())
        def send_again(self, data: st.DataObject) -> None:
            if self.sent:
                command, by, events = data.draw(st.sampled_from(self.sent))
                before = picture(self.table)
                assert self.table.apply(command, PersonId(by), 0) == events
                assert picture(self.table) == before

        @rule()
        def rebuild(self) -> None:
            again = Table.from_events(self.table.log)
            assert picture(again) == picture(self.table)
            self.session.table = again

        @invariant()
        def revision_grows_with_every_event(self) -> None:
            assert self.table.revision >= self.revision
            assert self.table.log[-1].revision == self.table.revision
            self.revision = self.table.revision

        @invariant()
        def words_are_never_taken_back(self) -> None:
            line = self.table.line
            spoken = sum(step.interrupts for step in line.steps)
            assert self.spoken[0] != line.number or spoken >= self.spoken[1]
            self.spoken = (line.number, spoken)

        @invariant()
        def nobody_sees_the_hidden_view_of_another_seat(self) -> None:
            line = self.table.line
            for person in (*PEOPLE, None):
                view = self.table.view(PersonId(person) if person else None)
                if line.position is not None:
                    eyes = view.view.seat
                    assert eyes in (None, view.seat)
                    assert view.view == line.position.view(eyes)
                    guess = line.position.guess(eyes, Dice(self.revision))
                    assert view.view == guess.view(eyes)

        @invariant()
        def boards_are_shown_what_was_seen(self) -> None:
            """The last moves, each with the view after it; the last leads to the view of now."""
            for person in (*PEOPLE, None):
                deeds = self.table.deeds(PersonId(person) if person else None, max(0, self.revision - 6))
                for deed in deeds:
                    event = self.table.log[deed.revision - 1]
                    assert isinstance(event, Played)
                    assert deed.seat == event.seat
                    assert deed.move in ("?", event.move)
                assert all(deed.view is not None for deed in deeds[:-1])
                assert not deeds or deeds[-1].view is None

        @invariant()
        def nobody_has_two_seats_and_the_host_is_somebody(self) -> None:
            held = [place.person for place in self.table.seats.places if place.person]
            assert len(set(held)) == len(held)
            assert self.table.seats.host in PEOPLE

        @invariant()
        def who_was_removed_is_not_here(self) -> None:
            table = self.table
            for guest in table.seats.removed:
                assert not table.seats.beside(guest)
                assert guest not in (guest_of(table.seats.host), guest_of(table.opened.by))
            assert all(table.seats.places[seat].level for seat in table.seats.sealed)

        def teardown(self) -> None:
            """Whatever has happened, the table can be rebuilt and the game comes to an end."""
            assert picture(Table.from_events(self.table.log)) == picture(self.table)
            self.fill_seats()
            if self.table.phase == "open":
                self.attempt(self.table.seats.host, ask.Start)
            self.decline_all()
            self.let_clocks_run()
            self.session.finish()
            assert self.table.phase == "over"

    return TableMachine


def count_moves(game: Game, options: Options) -> int:
    """Of one game between random players."""
    seats = game.seats[0]
    return Playout([0] * seats).finish(game.start(seats, options), Dice(1))


def examples_of(game: Game) -> int:
    """Each example is played to the end, so games that go on for long have fewer."""
    return 14 if count_moves(game, game.options()) < LONG_GAME else 6


@pytest.mark.parametrize("key", games.keys())
def test_a_table_keeps_its_promises_whatever_people_do(opened: Make, picture: Make, key: str) -> None:
    run_state_machine_as_test(
        machine_for(games.find(key), opened, picture),
        settings=settings(
            max_examples=examples_of(games.find(key)),
            stateful_step_count=25,
            deadline=None,
            # Whole games are played in each try: making a failure shorter would take longer than a test may.
            phases=(Phase.explicit, Phase.reuse, Phase.generate),
            suppress_health_check=list(HealthCheck),
        ),
    )
