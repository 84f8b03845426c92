"""A table to test with: keys and revisions are filled in, chance and bots move when asked."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from typing import Any

import pytest

from hrajme import games
from hrajme.core import CHANCE, Dice, Game
from hrajme.table import ROOM, Due, PersonId, Table
from hrajme.table.commands import Command, Open, Play, PlayFor, SeatBot, Sit, Start
from hrajme.table.events import Event
from hrajme.table.timing import TimeControl

KEY = "the_game"
NAMES = ("Anna", "Bob", "Cyril", "Dana")


class Session:
    """Drives one table as a room would, with repeatable chance."""

    def __init__(self, table: Table, seed: int = 7) -> None:
        self.table = table
        self.dice = Dice(seed)
        self.keys = count(1)
        self.now_ms = 1000

    def send(self, by: str, command: type[Command], *args: Any, **more: Any) -> list[Event]:
        """Apply a new command that answers the present revision, unless *more* says otherwise."""
        head: dict[str, Any] = {"key": f"k{next(self.keys)}", "revision": self.table.revision}
        return self.table.apply(command(*args, **(head | more)), PersonId(by), self.now_ms)

    def answer(self, due: Due) -> str:
        """What chance or a bot does."""
        position = self.table.line.now()
        if due.seat == CHANCE:
            move = position.roll(self.dice)
        else:
            policy = self.table.game.level(due.level or "").policy
            move = position.guess(due.seat, self.dice).choose(due.seat, policy, self.dice)
        return self.table.game.write(position, due.seat, move)

    def go_on(self, most: int = 5000) -> None:
        """Let chance and bots move until a person is waited for or it is over."""
        for _ in range(most):
            due = self.table.due()
            if not due or due[0].kind not in ("chance", "bot"):
                return
            self.send(ROOM, PlayFor, due[0].seat, self.answer(due[0]))

    def play(self, by: str, text: str | None = None) -> list[Event]:
        """The move *text* of *by*, or the first legal one."""
        view = self.table.view(PersonId(by))
        assert view.seat is not None
        return self.send(by, Play, view.seat, text or view.moves[0])

    def play_any(self) -> bool:
        """A move of the first person who is waited for, any of the legal ones."""
        due = self.table.due()
        if not due or due[0].kind != "person":
            return False
        person = self.table.seats.person_at(due[0].seat)
        moves = self.table.view(person).moves
        self.play(person, moves[self.dice.roll(len(moves))])
        return True

    def finish(self) -> None:
        """Play to the end, persons at random."""
        self.go_on()
        while self.play_any():
            self.go_on()


def easiest(game: Game) -> str:
    """The name of the first level that is not random: where luck alone decides there is one only."""
    return next(level for level in game.levels if level != "random")


MakeSession = Callable[..., Session]


@pytest.fixture
def game() -> Game:
    return games.find(KEY)


@pytest.fixture
def opened() -> MakeSession:
    """A new table of any game with empty seats, opened by anna."""

    def make(
        seats: int = 3,
        game: str = KEY,
        seed: int = 7,
        clock: TimeControl | None = None,
        *,
        first_steps: bool = False,
        **options: Any,
    ) -> Session:
        command = Open(game, seats, options, "Anna", clock=clock, first_steps=first_steps, key="open")
        return Session(Table.open(command, PersonId("anna"), 0), seed)

    return make


@pytest.fixture
def started(opened: MakeSession) -> MakeSession:
    """A running table: persons, then as many of the bots as the game has seats for, and chance has dealt."""

    def make(persons: int = 2, bots: int = 0, *, deal: bool = True, **more: Any) -> Session:
        seats = min(persons + bots, games.find(more.get("game", KEY)).seats[-1])
        session = opened(seats, **more)
        for seat, name in enumerate(NAMES[:persons]):
            session.send(name.lower(), Sit, seat, name)
        for seat in range(persons, seats):
            session.send("anna", SeatBot, seat, easiest(session.table.game))
        session.send("anna", Start)
        if deal:
            session.go_on()
        return session

    return make


@pytest.fixture
def picture() -> Callable[[Table], Any]:
    """All that can be asked of a table."""
    from hrajme.testing.contract import picture as of_position

    def of(table: Table) -> Any:
        people = [None, *sorted({event.by for event in table.log})]
        return (
            table.revision,
            table.phase,
            [table.view(person) for person in people],
            [table.story(person) for person in people],
            table.due(),
            None if table.line.position is None else of_position(table.line.position),
            table.seats.host,
            table.answers.spans,
        )

    return of
