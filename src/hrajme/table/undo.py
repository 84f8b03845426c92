"""Taking a move back. It follows information.

Free for who made the last move, while nothing hidden has come to light for anybody. Otherwise all other
persons are asked who have had a seat in this play: who leaves it, or lets a bot play on, keeps a say. Where
there never was another person nobody needs to be asked. After the end nothing is taken back, and what was
done out of turn never is.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from hrajme.core import Dice, Position
from hrajme.table import commands as ask
from hrajme.table.errors import NeedsConsent, NothingToUndo, NotRunning
from hrajme.table.events import Event, TakenBack
from hrajme.table.persons import PersonId

if TYPE_CHECKING:
    from hrajme.table.table import Table

GUESSES = 4

MayUndo = Literal["no", "ask", "free"]


def reveals(table: Table, seat: int, move: int) -> bool:
    """Whether the move shows anybody something hidden: who makes it, who has had a seat, who watches."""
    if table.game.glimpse is None:
        return False  # In this game nothing is hidden from anybody.
    position = table.line.now()
    viewers = {seat, None, *table.seats.seen.values()}
    return any(shows(position, seat, move, viewer, table.revision) for viewer in viewers)


def shows(position: Position, seat: int, move: int, viewer: int | None, seed: int) -> bool:
    """Whether *viewer* could not know what the move looks like: in some of its guesses it is another one."""
    seen = view_after(position, seat, move, viewer)
    dice = Dice(seed)
    guesses = [position.guess(viewer, dice) for _ in range(GUESSES)]
    return any(
        not guess.may_play(seat, move) or view_after(guess, seat, move, viewer) != seen for guess in guesses
    )


def view_after(position: Position, seat: int, move: int, viewer: int | None) -> object:
    after = position.copy()
    after.play(seat, move)
    return after.view(viewer)


def decide_undo(table: Table, command: ask.Undo, by: PersonId) -> list[Event]:
    back = check_undo(table, by)
    table.check_fresh(command)
    if not is_free(table, by):
        raise NeedsConsent
    return [back]


def check_undo(table: Table, by: PersonId) -> TakenBack:
    """Where *by* could go back to; raises NotRunning, NotSeated or NothingToUndo."""
    if table.phase != "running":
        raise NotRunning
    seat = table.seats.active_seat(by)
    to = last_move_of(table, by)
    if to is None:
        raise NothingToUndo
    return TakenBack(to, seat)


def last_move_of(table: Table, person: PersonId) -> int | None:
    """The number of moves before the last one that *person* made on turn."""
    steps = table.line.steps
    latest_first = range(len(steps) - 1, -1, -1)
    mine = (index for index in latest_first if steps[index].by == person and not steps[index].interrupts)
    return next(mine, None)


def is_free(table: Table, person: PersonId) -> bool:
    """Whether *person*, who has made a move, may take it back without asking."""
    since = table.line.steps[last_move_of(table, person) :]
    return all(step.by == person and not step.reveals for step in since) or not with_a_say(table, person)


def with_a_say(table: Table, person: PersonId) -> set[PersonId]:
    """Everybody else who has had a seat in this play."""
    return set(table.seats.seen) - {person}


def can_be_asked(table: Table, person: PersonId) -> bool:
    """Whether all who would have to agree still have their seats."""
    return all(table.seats.seat_of(other) is not None for other in with_a_say(table, person))


def may_undo(table: Table, person: PersonId | None) -> MayUndo:
    if person is None or table.phase != "running" or person not in table.seats.persons():
        return "no"
    if last_move_of(table, person) is None:
        return "no"
    if is_free(table, person):
        return "free"
    return "ask" if can_be_asked(table, person) else "no"
