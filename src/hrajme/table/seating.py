"""Commands about seats: sit, stand, bots, the host, and what is settled before the start."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from hrajme.core import BadOption, BadSeats, Game, UnknownGame, UnknownLevel
from hrajme.core.options import read_options
from hrajme.games import find
from hrajme.table import commands as ask
from hrajme.table import events as tell
from hrajme.table.errors import (
    AlreadySeated,
    AlreadyStarted,
    Learning,
    NameKept,
    NoFirstSteps,
    NoName,
    NotHost,
    NotSeated,
    NotYourSeat,
    OtherSeat,
    SeatEmpty,
    SeatKept,
    SeatTaken,
    Unsuitable,
)
from hrajme.table.persons import ROOM, PersonId, guest_of
from hrajme.table.talk import check_words
from hrajme.table.words import clean_line

if TYPE_CHECKING:
    from hrajme.table.table import Table


def decide_open(command: ask.Open) -> tell.Opened:
    """Raises Unsuitable for a game, options or seats that do not exist."""
    try:
        game = find(command.game)
        command = as_scripted(game, command)
        options = read_options(game.options, command.options)
        game.start(command.seats, options)
    except (UnknownGame, BadOption, BadSeats) as error:
        raise Unsuitable(error) from error
    name = clean_line(command.name)[: ask.LONGEST_NAME]
    return tell.Opened(
        game=game.key,
        rules_version=game.rules_version,
        seats=command.seats,
        options=msgspec.to_builtins(options),
        name=name,
        public=command.public,
        clock=command.clock,
        first_steps=command.first_steps,
        language=command.language,
    )


def as_scripted(game: Game, command: ask.Open) -> ask.Open:
    """For first steps seats and options are those of the script, and strangers are not invited."""
    if not command.first_steps:
        return command
    if game.first_steps is None:
        raise NoFirstSteps
    script = game.first_steps
    return msgspec.structs.replace(
        command, seats=script.seats, options=script.options, public=False, clock=None
    )


def decide_set_seats(table: Table, command: ask.SetSeats, by: PersonId) -> list[tell.Event]:
    check_host(table, by)
    check_open(table)
    check_count(table, command.count)
    for seat, place in enumerate(table.seats.places):
        if seat >= command.count and place.person is not None:
            raise SeatTaken(seat=seat + 1)
    return [tell.SeatsSet(command.count)]


def decide_set_options(table: Table, command: ask.SetOptions, by: PersonId) -> list[tell.Event]:
    check_host(table, by)
    check_open(table)
    try:
        options = read_options(table.game.options, command.options)
    except BadOption as error:
        raise Unsuitable(error) from error
    return [tell.OptionsSet(msgspec.to_builtins(options))]


def decide_set_public(table: Table, command: ask.SetPublic, by: PersonId) -> list[tell.Event]:
    check_host(table, by)
    check_open(table)
    return [] if command.public == table.is_public else [tell.PublicSet(command.public)]


def decide_set_away(table: Table, command: ask.SetAway, by: PersonId) -> list[tell.Event]:
    check_host(table, by)
    return [] if command.seconds == table.away_seconds else [tell.AwaySet(command.seconds)]


def decide_introduce(table: Table, command: ask.Introduce, by: PersonId) -> list[tell.Event]:
    if table.phase == "running" and by in table.seats.names:
        raise NameKept
    return [tell.Introduced(read_name(table, command.name, by))]


def decide_sit(table: Table, command: ask.Sit, by: PersonId) -> list[tell.Event]:
    check_learning(table, by)
    place = table.seats.at(command.seat)
    sat = tell.Sat(command.seat, read_name(table, command.name, by))
    if place.person == by:
        return [sat] if not place.has_person else refuse_seated(command.seat)
    if not (place.is_empty or is_left_by(table, by, command.seat)):
        raise SeatTaken(seat=command.seat + 1)
    if table.phase == "running" and has_company(table, by):
        raise AlreadyStarted
    return [*leave_old_seat(table, by, command.seat), sat]


def check_learning(table: Table, by: PersonId) -> None:
    """Whoever knows the script would know what comes: nobody plays against a learner."""
    if table.opened.first_steps and guest_of(by) != guest_of(table.opened.by):
        raise Learning


def is_left_by(table: Table, by: PersonId, seat: int) -> bool:
    """Whether a bot plays on at the seat that *by* got up from in this play."""
    has_bot = table.seats.places[seat].person is None and seat not in table.seats.sealed
    return has_bot and table.phase == "running" and table.seats.seen.get(by) == seat


def has_company(table: Table, by: PersonId) -> bool:
    """Whether *by* is new to this play, and the device has seen the hand of another who plays on it."""
    seen = table.seats.seen
    return by not in seen and any(guest_of(each) == guest_of(by) for each in seen)


def refuse_seated(seat: int) -> list[tell.Event]:
    raise AlreadySeated(seat=seat + 1)


def leave_old_seat(table: Table, by: PersonId, seat: int) -> list[tell.Event]:
    """Seats are changed freely, but who has seen one hand of a play may not see another."""
    if table.phase == "running" and table.seats.seen.get(by, seat) != seat:
        raise OtherSeat(seat=table.seats.seen[by] + 1)
    old = table.seats.seat_of(by)
    return [] if old is None else [tell.Stood(old)]


def decide_stand(table: Table, command: ask.Stand, by: PersonId) -> list[tell.Event]:
    seat = table.seats.seat_of(by)
    if seat is None:
        raise NotSeated
    if table.phase != "running":
        return [tell.Stood(seat)]
    # Nobody who leaves makes the others wait.
    return [tell.Stood(seat), tell.BotSeated(seat, usual_level(table))]


def usual_level(table: Table) -> str:
    """How a bot plays that nobody has chosen: normally."""
    levels = list(table.game.levels)
    return "normal" if "normal" in levels else levels[-1]


def decide_seat_bot(table: Table, command: ask.SeatBot, by: PersonId) -> list[tell.Event]:
    check_host(table, by)
    if table.seats.at(command.seat).person is not None:
        raise SeatTaken(seat=command.seat + 1)
    check_level(table, command.level)
    return [tell.BotSeated(command.seat, command.level)]


def decide_seat_bots(table: Table, command: ask.SeatBots, by: PersonId) -> list[tell.Event]:
    """One wish of the host, however many seats there are."""
    check_host(table, by)
    check_level(table, command.level)
    empty = [seat for seat, place in enumerate(table.seats.places) if place.is_empty]
    return [tell.BotSeated(seat, command.level) for seat in empty]


def decide_clear_seat(table: Table, command: ask.ClearSeat, by: PersonId) -> list[tell.Event]:
    check_host(table, by)
    place = table.seats.at(command.seat)
    if place.is_empty:
        raise SeatEmpty(seat=command.seat + 1)
    if table.phase == "running" and (place.person is not None or command.seat in table.seats.sealed):
        # Whoever sat down there would see the hand.
        raise SeatKept
    return [tell.SeatCleared(command.seat)]


def decide_hand_over(table: Table, command: ask.HandOver, by: PersonId) -> list[tell.Event]:
    place = table.seats.at(command.seat)
    if place.person is None:
        raise SeatEmpty(seat=command.seat + 1)
    if by not in (place.person, ROOM) and not table.seats.is_host(by):
        raise NotYourSeat(seat=command.seat + 1)
    check_level(table, command.level)
    return [tell.HandedOver(command.seat, command.level)]


def decide_pass_host(table: Table, command: ask.PassHost, by: PersonId) -> list[tell.Event]:
    if by != ROOM:
        check_host(table, by)
    if not table.seats.at(command.seat).has_person:
        raise SeatEmpty(seat=command.seat + 1)
    return [tell.HostPassed(command.seat)]


def decide_start(table: Table, command: ask.Start, by: PersonId) -> list[tell.Event]:
    check_host(table, by)
    check_open(table)
    taken = table.seats.count_taken()
    if not command.without_empty or taken == len(table.seats.places):
        table.seats.check_full()
        return [tell.Started()]
    check_count(table, taken)
    return [tell.SeatsSet(taken, moves_up=True), tell.Started()]


def find_new_host(table: Table) -> list[tell.Event]:
    seat = table.seats.next_host()
    return [] if seat is None else [tell.HostPassed(seat)]


def check_host(table: Table, by: PersonId) -> None:
    if not table.seats.is_host(by):
        raise NotHost


def check_open(table: Table) -> None:
    if table.phase != "open":
        raise AlreadyStarted


def check_count(table: Table, seats: int) -> None:
    """Raises Unsuitable when the game is not for so many."""
    try:
        table.game.start(seats, table.line.options)
    except BadSeats as error:
        raise Unsuitable(error) from error


def check_level(table: Table, level: str) -> None:
    try:
        table.game.level(level)
    except UnknownLevel as error:
        raise Unsuitable(error) from error


def read_name(table: Table, text: str, by: PersonId) -> str:
    """The name that is given, else the one known; raises NoName.

    While the game runs a name that is known stays, and a new one is spoken at the table: the game's talk rule
    judges it.
    """
    known = table.seats.names.get(by, "")
    if table.phase == "running" and known:
        return known
    name = clean_line(text)[: ask.LONGEST_NAME].strip() or known
    if not name:
        raise NoName
    if table.phase == "running":
        check_words(table, name)
    return name
