"""What one person may know of a table, built up from nothing. Nobody's id is in it, and no position."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

import msgspec

from hrajme.core import CHANCE, Options, Outcome
from hrajme.core.first_steps import LEARNER
from hrajme.core.result import Result
from hrajme.table.company import find_next
from hrajme.table.ending import find_endings
from hrajme.table.guide import FirstStepsView
from hrajme.table.line import Phase
from hrajme.table.offers import Standing, awaits
from hrajme.table.persons import PersonId
from hrajme.table.seats import Place
from hrajme.table.talk import signals_of
from hrajme.table.timing import TimeControl
from hrajme.table.undo import MayUndo, may_undo

if TYPE_CHECKING:
    from hrajme.table.table import Table

# ``stand_in`` is a bot that plays on for a person, who may take the seat back.
Sitter = Literal["empty", "person", "bot", "stand_in"]


class SeatView(msgspec.Struct, frozen=True):
    """One seat."""

    kind: Sitter
    name: str  # no two alike; of a bot too, "" for an empty seat
    level: str | None  # of the bot
    is_you: bool
    is_host: bool
    to_move: bool
    thought_ms: int  # in this play, up to its last move
    thinks_since_ms: int | None  # while it may move
    left_ms: int | None = None  # of its time, when it began to think; None without a clock
    free_ms: int = 0  # of this turn, before its time runs
    is_beside_you: bool = False  # another who plays on your device
    who: int = 0  # the person's number at this table; 0 is a bot or nobody


class OfferView(msgspec.Struct, frozen=True):
    """An offer that stands."""

    kind: str  # "rematch"
    seat: int
    revision: int
    size: int  # of a resignation, where there are several
    accepted: tuple[int, ...]  # seats
    awaits_you: bool


class EndingView(msgspec.Struct, frozen=True):
    """A way in which you may ask to end the game from outside its rules."""

    kind: str  # of the offer: "draw", "resign" or "abandon"
    size: int  # of a resignation, where there are several


class TableView(msgspec.Struct, frozen=True):
    """A table as one person sees it."""

    revision: int
    game: str
    rules_version: int
    phase: Phase
    play: int  # 1 is the first, 0 before the start
    options: Options
    seats: tuple[SeatView, ...]
    seat: int | None  # yours
    is_host: bool  # whether you are
    chance_to_move: bool
    moves_made: int
    offers: tuple[OfferView, ...]
    may_undo: MayUndo
    outcome: Outcome | None
    result: Result | None  # when it is over
    view: Any  # the game's own, None before the start
    moves: tuple[str, ...]  # yours, in the game's notation
    signals: tuple[str, ...]  # the names of the game's ready-made phrases
    is_public: bool = False  # whether strangers find it in the lobby
    endings: tuple[EndingView, ...] = ()  # what you may offer to end the game
    clock: TimeControl | None = None  # how much time everybody has
    is_paused: bool = False  # whether the clocks stand
    away_seconds: int = 0  # so long somebody may be away before a bot plays on, 0 is for ever
    first_steps: FirstStepsView | None = None  # for a learner, who is led through the game's script
    declined: tuple[str, ...] = ()  # what you offered since the last move and others did not want
    next_seat: int | None = None  # of who is asked now on your device, where hands are hidden and you are not


def make_view(table: Table, person: PersonId | None) -> TableView:
    line, seats = table.line, table.seats
    own = seats.seat_of(person)
    return TableView(
        revision=table.revision,
        game=table.game.key,
        rules_version=table.opened.rules_version,
        phase=line.phase,
        play=line.number,
        options=line.options,
        seats=tuple([view_seat(table, seat, place, person) for seat, place in enumerate(seats.places)]),
        seat=own,
        next_seat=find_next(table, person),
        is_host=seats.is_host(person),
        chance_to_move=line.to_move() == (CHANCE,),
        moves_made=len(line.steps),
        offers=tuple([view_offer(table, offer, person) for offer in table.offers.standing.values()]),
        declined=tuple(sorted([kind for kind, asker in table.offers.declined if asker == person])),
        may_undo=may_undo(table, person),
        outcome=line.outcome,
        result=None if line.outcome is None else table.game.result(line.now(), line.outcome),
        view=None if line.position is None else line.position.view(seats.viewer(person)),
        moves=legal_moves(table, own),
        signals=signals_of(table.game),
        is_public=table.is_public,
        # Where there is a clock, that is what an absence costs.
        away_seconds=0 if table.clock.control else table.away_seconds,
        clock=table.clock.control,
        is_paused=table.clock.is_paused,
        endings=tuple([EndingView(kind, size) for kind, size in find_endings(table, person)]),
        # What is suggested names cards that only the learner sees.
        first_steps=table.guide.view() if own == LEARNER else None,
    )


def view_seat(table: Table, seat: int, place: Place, person: PersonId | None) -> SeatView:
    return SeatView(
        kind=kind_of(place),
        name=table.seats.name_at(seat),
        level=place.level,
        is_you=place.person is not None and place.person == person,
        is_beside_you=place.person in table.seats.beside(person) and place.person != person,
        is_host=place.person == table.seats.host,
        to_move=seat in table.line.to_move(),
        thought_ms=table.clock.thought_ms.get(seat, 0),
        thinks_since_ms=table.clock.since_ms.get(seat),
        left_ms=table.clock.left_ms.get(seat),
        free_ms=table.clock.free_ms.get(seat, 0),
        who=table.seats.number_of(place.person),
    )


def kind_of(place: Place) -> Sitter:
    if place.level is not None:
        return "bot" if place.person is None else "stand_in"
    return "empty" if place.person is None else "person"


def view_offer(table: Table, offer: Standing, person: PersonId | None) -> OfferView:
    persons = table.seats.persons()
    return OfferView(
        kind=offer.kind,
        seat=offer.seat,
        revision=offer.revision,
        size=offer.size,
        accepted=tuple(sorted([persons[each] for each in offer.accepted if each in persons])),
        awaits_you=person is not None and awaits(table, offer, person),
    )


def legal_moves(table: Table, seat: int | None) -> tuple[str, ...]:
    """The moves of a person's own seat, unless a bot plays on there."""
    if seat is None or seat not in table.line.to_move() or not table.seats.places[seat].has_person:
        return ()
    position = table.line.now()
    return tuple([table.game.write(position, seat, move) for move in position.moves(seat)])
