"""A table on one terminal: the game, who sits there, the log. It knows no screen; both faces drive it.

while (actor := table.actor()) != OVER:
    if table.is_person(actor):
        table.try_move(actor, text)          # or table.play(actor, move)
    else:
        table.play(actor, table.decide())    # decide() may run in a thread: it changes nothing
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

import msgspec

from hrajme.core import CHANCE, OVER, Dice, Game, Options, Position
from hrajme.core.log import Head, Log, Played, drop_half_line
from hrajme.language import Language, Sentence
from hrajme.search.bots import choose_move, make_bot
from hrajme.terminal.logs import LogFile, LogProblem, open_log
from hrajme.terminal.seats import Chair, name_chairs, read_chairs

TRUE_GUESSES = 4

Told = dict[int | None, list[Sentence]]


class Table:
    """One play of one game."""

    def __init__(
        self, game: Game, chairs: Sequence[Chair], position: Position, log: LogFile, seed: int
    ) -> None:
        self.game = game
        self.chairs = tuple(chairs)
        self.position = position
        self.log = log
        self.seed = seed
        self.played = 0
        # What each person and a spectator were told, a list for every move.
        self.told: list[Told] = []
        # The positions that can be gone back to, the latest last.
        self.before: list[Position] = []
        self.last_mover = OVER
        self.bots = {
            seat: make_bot(game, chair.level) for seat, chair in enumerate(chairs) if not chair.is_person
        }

    @property
    def persons(self) -> list[int]:
        return [seat for seat, chair in enumerate(self.chairs) if chair.is_person]

    def names(self, language: Language) -> list[str]:
        persons = self.persons
        return name_chairs(self.chairs, language, persons[0] if len(persons) == 1 else None)

    def is_person(self, seat: int) -> bool:
        return seat in self.persons

    def actor(self) -> int:
        """Who is asked next. Where several decide at once persons come first: bots follow them."""
        to_move = self.position.to_move()
        persons = [seat for seat in to_move if self.is_person(seat)]
        return (persons or [*to_move, OVER])[0]

    def decide(self) -> int:
        """The move of chance or of the bot who is to act."""
        actor = self.actor()
        # A stream of its own for every move: the same seed continues alike after a take-back or a resume.
        dice = Dice(self.seed, self.played)
        if actor == CHANCE:
            return self.position.roll(dice)
        return choose_move(self.bots[actor], self.position, actor, dice)

    def try_move(self, seat: int, text: str) -> None:
        """Make the move that *text* names; raises a MoveError and changes nothing when it is not possible."""
        self.play(seat, self.game.read(self.position, seat, text))

    def play(self, seat: int, move: int) -> None:
        """Make a legal move, write it down and remember what is told about it."""
        before = self.position.copy()
        told = self.tell(seat, move)
        free = self.is_person(seat) and not reveals(self.position, seat, move, Dice(self.seed, self.played))
        self.log.append(Played(seat, self.game.write(self.position, move, seat)))
        self.position.play(seat, move)
        self.told.append(told)
        self.played += 1
        if not free or (self.before and self.last_mover != seat):
            self.before.clear()
        if free:
            self.before.append(before)
        self.last_mover = seat
        self.seal_when_over()

    def seal_when_over(self) -> None:
        outcome = self.position.outcome()
        if outcome is not None:
            self.before.clear()
            self.log.seal(outcome)

    def tell(self, seat: int, move: int) -> Told:
        tell = self.game.story.tell
        return {viewer: tell(self.position, seat, move, viewer) for viewer in [None, *self.persons]}

    def can_undo(self) -> bool:
        """Whether the last move may be taken back: by who made it, and nothing has come to light since."""
        return bool(self.before) and self.actor() == self.last_mover

    def undo(self) -> None:
        """Take the last move back, from the log too."""
        self.log.take_back()
        self.position = self.before.pop()
        self.played -= 1
        self.told.pop()

    def story(self, viewer: int | None) -> list[list[Sentence]]:
        """What *viewer* was told, move by move."""
        return [told[viewer] for told in self.told]

    def close(self) -> None:
        self.log.close()


def reveals(position: Position, seat: int, move: int, dice: Dice) -> bool:
    """Whether the move shows *seat* something hidden: then it looks different in some of its guesses."""
    seen = view_after(position, seat, move)
    guesses = [position.guess(seat, dice) for _ in range(TRUE_GUESSES)]
    return any(view_after(guess, seat, move) != seen for guess in guesses)


def view_after(position: Position, seat: int, move: int) -> object:
    after = position.copy()
    after.play(seat, move)
    return after.view(seat)


def new_table(game: Game, chairs: Sequence[Chair], options: Options, path: Path, seed: int) -> Table:
    """A new game, its log begun; raises BadSeats, BadOption or LogProblem."""
    position = game.start(len(chairs), options)
    words = tuple(chair.word for chair in chairs)
    head = Head(game.key, game.rules_version, words, msgspec.to_builtins(options))
    return Table(game, chairs, position, LogFile.create(path, head), seed)


def resume_table(path: Path, seed: int) -> Table:
    """The game of an unfinished log; raises BrokenLog, or LogProblem when it is over.

    A last line that was cut off in the middle was never acknowledged, so it is dropped.
    """
    if path.is_file():
        drop_half_line(path)
    game, log = open_log(path)
    if log.outcome is not None:
        raise LogProblem("terminal-error-log_finished", name=path.name)
    chairs = read_chairs(game, log.head.seats)
    log.last_position(game)  # A log that cannot be replayed is refused before it is opened for writing.
    table = Table(game, chairs, game.start(len(chairs), log.head.options), LogFile.reopen(path), seed)
    replay_into(table, log)
    return table


def replay_into(table: Table, log: Log) -> None:
    for position, played, move in log.replay(table.game):
        table.position = position
        table.told.append(table.tell(played.seat, move))
    # The position is the same object throughout; the last move is made when the replay ends.
    table.played = len(log.played)
    table.seal_when_over()


def new_seed() -> int:
    """A seed that nobody can know."""
    return int.from_bytes(os.urandom(7), "big")
