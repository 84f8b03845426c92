"""Taking a move back. It follows information.

Free for who made the last move, while nothing hidden has come to light for them. Otherwise the other persons
are asked; where there is no other person, nobody needs to be. After the end nothing is taken back, and what
was done out of turn never is.
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


def reveals(position: Position, seat: int, move: int, seed: int) -> bool:
    """Whether the move shows *seat* something hidden: then it looks different in some of its guesses."""
    seen = view_after(position, seat, move)
    dice = Dice(seed)
    guesses = [position.guess(seat, dice) for _ in range(GUESSES)]
    return any(view_after(guess, seat, move) != seen for guess in guesses)


def view_after(position: Position, seat: int, move: int) -> object:
    after = position.copy()
    after.play(seat, move)
    return after.view(seat)


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
    return all(step.by == person and not step.reveals for step in since) or not table.seats.others(person)


def may_undo(table: Table, person: PersonId | None) -> MayUndo:
    if person is None or table.phase != "running" or person not in table.seats.persons():
        return "no"
    if last_move_of(table, person) is None:
        return "no"
    return "free" if is_free(table, person) else "ask"
