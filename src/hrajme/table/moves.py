"""Moves: by persons, and by the room for chance and bots; and who is waited for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import msgspec

from hrajme.core import CHANCE, Position
from hrajme.table import commands as ask
from hrajme.table.errors import NotDue, NotYourSeat, Stale, Standstill
from hrajme.table.events import Event, Played, Signalled
from hrajme.table.offers import holds_play
from hrajme.table.persons import PersonId
from hrajme.table.undo import reveals

if TYPE_CHECKING:
    from hrajme.table.table import Table

Waiting = Literal["chance", "bot", "person", "empty"]


class Due(msgspec.Struct, frozen=True):
    """Who is waited for. The room answers for chance and bots with `PlayFor`."""

    seat: int
    kind: Waiting
    level: str | None = None
    # Of chance: every move as text with its weight, in the fixed order of the rules.
    chances: tuple[tuple[str, int], ...] = ()
    # Of chance: how many were drawn in this play before, the taken back ones too.
    draw: int = 0


def find_due(table: Table) -> list[Due]:
    """Chance; or all persons who may move; or, when there is none, one bot. Bots follow persons."""
    seats = table.line.to_move()
    if seats == (CHANCE,):
        return [] if holds_play(table) else [due_chance(table, table.line.now())]
    waiting = [due_seat(table, seat) for seat in seats]
    persons = [due for due in waiting if due.kind == "person"]
    bots = [] if holds_play(table) else [due for due in waiting if due.kind == "bot"]
    return persons or bots[:1] or [due for due in waiting if due.kind == "empty"]


def due_chance(table: Table, position: Position) -> Due:
    chances = [(table.game.write(position, CHANCE, move), weight) for move, weight in position.chances()]
    return Due(CHANCE, "chance", chances=tuple(chances), draw=table.line.draws)


def due_seat(table: Table, seat: int) -> Due:
    place = table.seats.places[seat]
    if place.level is not None:
        return Due(seat, "bot", place.level)
    return Due(seat, "empty" if place.is_empty else "person")


def is_due(table: Table, seat: int) -> bool:
    """Whether the room may move for *seat*; found without listing what chance may draw."""
    if seat == CHANCE:
        return table.line.to_move() == (CHANCE,) and not holds_play(table)
    return table.line.to_move() != (CHANCE,) and any(
        due.seat == seat and due.kind == "bot" for due in find_due(table)
    )


def decide_play(table: Table, command: ask.Play, by: PersonId) -> list[Event]:
    position = table.line.at_play()
    table.seats.at(command.seat)
    if table.seats.active_seat(by) != command.seat:
        raise NotYourSeat(seat=command.seat + 1)
    check_asked(table, command)
    if table.clock.is_paused:
        raise Standstill
    move = table.game.read(position, command.seat, command.move)
    text = table.game.write(position, command.seat, move)
    if command.move != text:
        # Short for something, it means what its sender saw.
        check_fresh(table, command)
    return [Played(command.seat, text, reveals(table, command.seat, move))]


def decide_play_for(table: Table, command: ask.PlayFor, by: PersonId) -> list[Event]:
    position = table.line.now()
    check_asked(table, command)
    if not is_due(table, command.seat):
        raise NotDue
    move = table.game.read(position, command.seat, command.move)
    said = [Signalled(command.seat, command.says)] if command.says else []
    return [*said, Played(command.seat, table.game.write(position, command.seat, move))]


def check_asked(table: Table, command: ask.Play | ask.PlayFor) -> None:
    """A move is stale when its seat was asked something else since; others may decide at the same time."""
    if command.revision < table.line.asked_at.get(command.seat, table.line.changed_at):
        raise Stale


def check_fresh(table: Table, command: ask.Command) -> None:
    """Only what changes the position makes a command stale; talk in between does not."""
    if command.revision < table.line.changed_at:
        raise Stale
