"""A table that is played on this terminal: chance and bots move here, and its events are kept in a file.

while table.step():          # chance and bots
    …
table.send(person, partial(Play, seat, "37 > 2"))
"""

from __future__ import annotations

import os
import time
from collections.abc import Sequence
from itertools import count
from pathlib import Path
from threading import Lock

import msgspec

from hrajme.core import CHANCE, PATIENCE, Dice, Game, Options, Position
from hrajme.core.bot import words_of
from hrajme.language import Sentence
from hrajme.search.bots import choose_move, make_bot
from hrajme.table import ROOM, Due, PersonId, Table, TableView, Told
from hrajme.table import events as tell
from hrajme.table.commands import Command, Open, PlayFor, Tick, Wake
from hrajme.table.old_log import HOST, person_at
from hrajme.table.talk import Spoken
from hrajme.table.timing import TimeControl
from hrajme.terminal.access import Ask
from hrajme.terminal.logs import LogFile, LogProblem, drop_half_line, open_log, write_log
from hrajme.terminal.seats import Chair, chairs_of


class LocalTable:
    """One play of one game by the persons who share this terminal."""

    def __init__(self, table: Table, file: LogFile, seed: int) -> None:
        self.table = table
        self.file = file
        self.seed = seed
        self.persons: Sequence[PersonId] = list(table.seats.persons())
        self.began_at = max(event.revision for event in table.log if isinstance(event, tell.Started))
        # There were fewer commands than events: no key comes twice, also after a resume.
        self.keys = count(table.revision)
        self.bots = {
            seat: make_bot(table.game, place.level, PATIENCE, time.monotonic)
            for seat, place in enumerate(table.seats.places)
            if place.level is not None
        }
        # A bot whose thought is no longer wanted, after a take-back, finishes it before it thinks again.
        self.thinking = Lock()

    @property
    def game(self) -> Game:
        return self.table.game

    @property
    def position(self) -> Position:
        return self.table.line.now()

    def view(self, person: PersonId | None) -> TableView:
        return self.table.view(person)

    def now_ms(self) -> int:
        return now_ms()

    def talk(self, person: PersonId | None) -> Sequence[Spoken]:
        """Those who share a terminal hear each other; what bots say is here."""
        return [spoken for spoken in self.table.heard(person) if spoken.signal is not None]

    def story(self, person: PersonId | None, since: int) -> list[Told]:
        """Of the game; who sits down is known here, and persons here may have no name to be told by."""
        return [self.retell(told) for told in self.table.story(person, max(since, self.began_at))]

    def retell(self, told: Told) -> Told:
        event = self.table.log[told.revision - 1]
        if isinstance(event, tell.TakenBack):
            sentences = (Sentence("terminal-taken_back", {"player": event.seat}),)
            return msgspec.structs.replace(told, sentences=sentences)
        # Who plays bots alone knows what they offered, and what the bots say comes at once.
        is_own = isinstance(event, tell.Offered) and len(self.persons) == 1
        return msgspec.structs.replace(told, sentences=()) if is_own else told

    def asked(self) -> PersonId | None:
        """The person who is to answer an offer or to move; the first where several decide at once."""
        for person in self.persons:
            if any(offer.awaits_you for offer in self.table.view(person).offers):
                return person
        due = self.table.due()
        return self.table.seats.person_at(due[0].seat) if due and due[0].kind == "person" else None

    def due(self) -> Due | None:
        """Chance or the bot who is to move; None when a person is asked or it is over."""
        due = self.table.due()
        return due[0] if due and due[0].kind in ("chance", "bot") else None

    def decide(self, due: Due) -> Command:
        """The move of chance or a bot. It changes nothing and may run in a thread."""
        position, revision = self.position, self.table.revision
        cue = self.table.cue(due.seat)
        if cue is not None:
            return PlayFor(due.seat, cue, key=self.new_key(), revision=revision)
        with self.thinking:
            move = self.choose(due.seat, position, revision)
            says = "" if due.seat == CHANCE else words_of(self.bots[due.seat])
        text = self.game.write(position, due.seat, move)
        return PlayFor(due.seat, text, says, key=self.new_key(), revision=revision)

    def choose(self, seat: int, position: Position, revision: int) -> int:
        # A stream of its own for every move: the same seed goes on alike after a resume. What was taken back
        # counts too, so that a card that is drawn again is a new one.
        dice = Dice(self.seed, revision - self.began_at)
        return position.roll(dice) if seat == CHANCE else choose_move(self.bots[seat], position, seat, dice)

    def step(self) -> bool:
        """Let chance or a bot move; False when neither is to."""
        due = self.due()
        if due is not None:
            self.answer(self.decide(due))
        return due is not None

    def answer(self, command: Command) -> None:
        """Make the move that was decided."""
        self.apply(command, ROOM)

    def send(self, person: PersonId, ask: Ask) -> None:
        """Raises a TableError or MoveError when it is refused, LogProblem when it cannot be kept."""
        self.apply(ask(key=self.new_key(), revision=self.table.revision), person)

    def new_key(self) -> str:
        return str(next(self.keys))

    def apply(self, command: Command, by: PersonId) -> None:
        for event in self.table.apply(command, by, now_ms()):
            self.file.append(event)
        if self.table.line.outcome is not None:
            self.file.seal()

    def tick(self) -> bool:
        """Look at the clock; whether somebody's time was up."""
        before = self.table.revision
        self.apply(Tick(key=self.new_key()), ROOM)
        return self.table.revision > before

    def close(self) -> None:
        self.file.close()


def new_table(
    game: Game,
    chairs: Sequence[Chair],
    options: Options,
    path: Path,
    seed: int,
    clock: TimeControl | None = None,
    *,
    first_steps: bool = False,
) -> LocalTable:
    """A new game, its log begun; raises TableError or LogProblem."""
    command = Open(
        game.key, len(chairs), msgspec.to_builtins(options), clock=clock, first_steps=first_steps, key="open"
    )
    table = seat_all(command, chairs)
    return LocalTable(table, LogFile.create(path, table.log), seed)


def seat_all(command: Open, chairs: Sequence[Chair]) -> Table:
    """A table with everybody at it, about to begin; raises Unsuitable."""
    table = Table.open(command, HOST, now_ms())
    for seat, chair in enumerate(chairs):
        if chair.is_person:
            table.record(tell.Sat(seat, chair.name), "sit", person_at(seat), now_ms())
        else:
            table.record(tell.BotSeated(seat, chair.level), "sit", HOST, now_ms())
    table.record(tell.Started(), "start", HOST, now_ms())
    return table


def resume_table(path: Path, seed: int) -> tuple[LocalTable, list[Chair]]:
    """The game of an unfinished log, and who plays it; raises BrokenLog, or LogProblem when it is over.

    A last line that was cut off in the middle was never acknowledged, so it is dropped. A log of an earlier
    form is written anew.
    """
    if path.is_file():
        drop_half_line(path)
    kept = open_log(path)
    table = kept.table
    if kept.is_sealed:
        raise LogProblem("terminal-error-log_finished", name=path.name)
    # Nobody thinks while the program is closed.
    slept_ms = max(0, now_ms() - table.log[-1].at_ms)
    table.apply(Wake(slept_ms, key=f"wake {table.revision}"), ROOM, now_ms())
    write_log(path, table.log, is_sealed=False)
    file = LogFile.reopen(path)
    if table.line.outcome is not None:
        file.seal()
    return LocalTable(table, file, seed), chairs_of(table)


def now_ms() -> int:
    return time.time_ns() // 1_000_000


def new_seed() -> int:
    """A seed that nobody can know."""
    return int.from_bytes(os.urandom(7), "big")
