"""Taking a move back. It follows information.

Free for who made the last move, while nothing hidden has come to light for anybody. Otherwise all other
persons are asked who have had a seat in this play: who leaves it, or lets a bot play on, keeps a say. Where
there never was another person nobody needs to be asked. After the end nothing is taken back, and what was
done out of turn never is.

Where nothing is hidden, a move that was made on one device is everybody's who plays on it: they sit together.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from hrajme.core import Dice, Position
from hrajme.table import commands as ask
from hrajme.table.errors import NeedsConsent, NothingToUndo, NotRunning
from hrajme.table.events import Event, TakenBack
from hrajme.table.line import Step
from hrajme.table.persons import PersonId, guest_of

if TYPE_CHECKING:
    from hrajme.table.table import Table

GUESSES = 4

MayUndo = Literal["no", "ask", "free"]


def reveals(table: Table, seat: int, move: int) -> bool:
    """Whether the move shows anybody something hidden: who makes it, who has had a seat, who watches."""
    position = table.line.now()
    if table.game.telltale is not None and table.game.telltale(position, seat, move):
        return True
    if not table.hides:
        return False  # In this game nothing is hidden from anybody.
    after = position.copy()
    after.play(seat, move)
    # Who watches knows least, who moves most: what is shown at all is mostly found at the first.
    viewers = dict.fromkeys((None, *table.seats.seen.values(), seat))
    dice = Dice(table.revision)
    return any(shows(position, seat, move, after, viewer, dice) for viewer in viewers)


def shows(position: Position, seat: int, move: int, after: Position, viewer: int | None, dice: Dice) -> bool:
    """Whether *viewer* could not know what the move looks like: in some of its guesses it is another one."""
    seen = None
    for _ in range(GUESSES):
        guess = position.guess(viewer, dice)
        if not guess.may_play(seat, move):
            return True
        guess.play(seat, move)
        seen = seen or after.view(viewer)
        if guess.view(viewer) != seen:
            return True
    return False


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
    step = table.line.steps[to]
    # Who made it may have left the seat since, to somebody beside them.
    is_there = table.seats.places[step.seat].person == step.by
    return TakenBack(to, step.seat if is_there else seat)


def last_move_of(table: Table, person: PersonId) -> int | None:
    """The number of moves before the last one that *person* made on turn."""
    steps = table.line.steps
    latest_first = range(len(steps) - 1, -1, -1)
    mine = (index for index in latest_first if is_own(table, steps[index], person))
    return next(mine, None)


def is_own(table: Table, step: Step, person: PersonId) -> bool:
    return not step.interrupts and are_one(table, step.by, person)


def are_one(table: Table, one: PersonId, other: PersonId) -> bool:
    """Whether a move of one is the other's too."""
    return one == other or (not table.hides and guest_of(one) == guest_of(other))


def is_free(table: Table, person: PersonId) -> bool:
    """Whether *person*, who has made a move, may take it back without asking."""
    since = table.line.steps[last_move_of(table, person) :]
    mine = all(are_one(table, step.by, person) and not step.reveals for step in since)
    return mine or not with_a_say(table, person)


def with_a_say(table: Table, person: PersonId) -> set[PersonId]:
    """Everybody else who has had a seat in this play."""
    return {other for other in table.seats.seen if not are_one(table, other, person)}


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
