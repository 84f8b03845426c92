"""A table that is played on this terminal: chance and bots move here, and its moves are kept in a file.

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

from hrajme.core import CHANCE, Dice, Game, Options, Position
from hrajme.core.log import Head, Played, drop_half_line
from hrajme.language import Sentence
from hrajme.search.bots import choose_move, make_bot
from hrajme.table import ROOM, Due, PersonId, Table, TableView, Told
from hrajme.table import events as tell
from hrajme.table.commands import Command, Open, PlayFor
from hrajme.table.talk import Spoken
from hrajme.table.undo import reveals
from hrajme.terminal.access import Ask
from hrajme.terminal.logs import LogFile, LogProblem, open_log
from hrajme.terminal.seats import Chair, read_chairs

# Who opens a table here; nobody sits under this id.
HOST = PersonId("terminal")


class LocalTable:
    """One play of one game by the persons who share this terminal."""

    def __init__(self, table: Table, file: LogFile, seed: int) -> None:
        self.table = table
        self.file = file
        self.seed = seed
        self.persons: Sequence[PersonId] = list(table.seats.persons())
        self.began_at = table.revision - len(table.line.steps)
        self.keys = count(1)
        self.bots = {
            seat: make_bot(table.game, place.level)
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

    def talk(self, person: PersonId | None) -> Sequence[Spoken]:
        """Those who share a terminal hear each other."""
        return ()

    def story(self, person: PersonId | None, since: int) -> list[Told]:
        """Of the game; who sits down is known here, and persons here may have no name to be told by."""
        return [self.retell(told) for told in self.table.story(person, max(since, self.began_at))]

    def retell(self, told: Told) -> Told:
        event = self.table.log[told.revision - 1]
        if not isinstance(event, tell.TakenBack):
            return told
        return msgspec.structs.replace(
            told, sentences=(Sentence("terminal-taken_back", {"player": event.seat}),)
        )

    def asked(self) -> PersonId | None:
        """The person who is to move; the first where several decide at once."""
        due = self.table.due()
        return self.table.seats.person_at(due[0].seat) if due and due[0].kind == "person" else None

    def due(self) -> Due | None:
        """Chance or the bot who is to move; None when a person is asked or it is over."""
        due = self.table.due()
        return due[0] if due and due[0].kind in ("chance", "bot") else None

    def decide(self, due: Due) -> Command:
        """The move of chance or a bot. It changes nothing and may run in a thread."""
        position, revision = self.position, self.table.revision
        with self.thinking:
            move = self.choose(due.seat, position, revision)
        text = self.game.write(position, move, due.seat)
        return PlayFor(due.seat, text, key=self.new_key(), revision=revision)

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
            self.keep(event)
        if self.table.line.outcome is not None:
            self.file.seal(self.table.line.outcome)

    def keep(self, event: tell.Event) -> None:
        match event:
            case tell.Played(seat=seat, move=move):
                self.file.append(Played(seat, move))
            case tell.TakenBack(to=to):
                self.file.cut(to)
                for step in self.table.line.steps[to:]:  # Made out of turn, it stands.
                    self.file.append(Played(step.seat, self.game.notation.format(step.seat, step.move)))

    def close(self) -> None:
        self.file.close()


def new_table(game: Game, chairs: Sequence[Chair], options: Options, path: Path, seed: int) -> LocalTable:
    """A new game, its log begun; raises TableError or LogProblem."""
    table = seat_all(game, chairs, options, game.rules_version)
    words = tuple(chair.word for chair in chairs)
    head = Head(game.key, game.rules_version, words, msgspec.to_builtins(options))
    return LocalTable(table, LogFile.create(path, head), seed)


def seat_all(game: Game, chairs: Sequence[Chair], options: Options, rules_version: int) -> Table:
    """A table with everybody at it, about to begin by these rules; raises Unsuitable."""
    command = Open(game.key, len(chairs), msgspec.to_builtins(options), key="open")
    opened = Table.open(command, HOST, now_ms()).opened
    table = Table.from_events([msgspec.structs.replace(opened, rules_version=rules_version)])
    for seat, chair in enumerate(chairs):
        if chair.is_person:
            table.record(tell.Sat(seat, chair.name), "sit", person_at(seat), now_ms())
        else:
            table.record(tell.BotSeated(seat, chair.level), "sit", HOST, now_ms())
    table.record(tell.Started(), "start", HOST, now_ms())
    return table


def person_at(seat: int) -> PersonId:
    return PersonId(f"seat {seat + 1}")


def resume_table(path: Path, seed: int) -> tuple[LocalTable, list[Chair]]:
    """The game of an unfinished log, and who plays it; raises BrokenLog, or LogProblem when it is over.

    A last line that was cut off in the middle was never acknowledged, so it is dropped.
    """
    if path.is_file():
        drop_half_line(path)
    game, log = open_log(path)
    if log.outcome is not None:
        raise LogProblem("terminal-error-log_finished", name=path.name)
    chairs = read_chairs(game, log.head.seats)
    table = seat_all(game, chairs, log.start(game).options, log.head.rules_version)
    for position, played, move in log.replay(game):
        is_person = table.seats.places[played.seat].has_person if played.seat != CHANCE else False
        shown = is_person and reveals(position, played.seat, move, table.revision)
        by = person_at(played.seat) if is_person else ROOM
        table.record(tell.Played(played.seat, played.move, shown), "resume", by, now_ms())
    file = LogFile.reopen(path)
    if table.line.outcome is not None:
        file.seal(table.line.outcome)
    return LocalTable(table, file, seed), chairs


def now_ms() -> int:
    return time.time_ns() // 1_000_000


def new_seed() -> int:
    """A seed that nobody can know."""
    return int.from_bytes(os.urandom(7), "big")
