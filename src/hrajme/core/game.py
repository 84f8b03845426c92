"""Game: the card of a kind of game, and the door through which moves come in."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any, Generic, Literal, Protocol

from hrajme.core.bot import EngineLevel, Level
from hrajme.core.endings import OUTSIDE, Endings
from hrajme.core.errors import (
    BadSeats,
    IllegalMove,
    MalformedMove,
    MoveError,
    NotYourTurn,
    Refusal,
    UnknownLevel,
    UnknownRules,
)
from hrajme.core.first_steps import FirstSteps
from hrajme.core.options import Options, read_options
from hrajme.core.outcome import Outcome
from hrajme.core.position import Position
from hrajme.core.record import FileFormat
from hrajme.core.result import Result, rank_by_points, rank_winners
from hrajme.language import Sentence

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    # A game of any position is meant where none is named.
    P_co = TypeVar("P_co", bound=Position, covariant=True, default=Position)
else:
    from typing import TypeVar

    P_co = TypeVar("P_co", bound=Position, covariant=True)


class Notation(Protocol):
    """The module ``notation``: moves as text. The text of a move is unambiguous where it is made."""

    def read(self, position: Any, seat: int, text: str) -> int | Refusal | None:
        """The legal move of *seat* that *text* names, or why it is not legal; None where it names no move.

        It is asked only for a seat that may move, and for one that may interrupt.
        """

    def write(self, position: Any, seat: int, move: int) -> str:
        """The one way to write *move*, which *seat* may make in *position*."""


class Story(Protocol):
    """The module ``story``: what happened, as sentences."""

    def tell(self, before: Any, seat: int, move: int, after: Any, viewer: int | None) -> list[Sentence]:
        """What *viewer* may be told of *move*, which *seat* made in *before* and which led to *after*."""


class Glimpse(Protocol):
    """A move as one viewer may know it, in a game that hides some of them."""

    def __call__(self, before: Any, seat: int, move: int, viewer: int | None) -> str:
        """The text of the move where the viewer sees all of it, else what the viewer sees instead."""


class OutOfTurn(Protocol):
    """The module ``notation`` of a game in which somebody may be left out for a while or for good."""

    def __call__(self, position: Any, seat: int) -> Refusal | None:
        """Why *seat*, who is not to move, is not; None where it is merely another's turn."""


class Telltale(Protocol):
    """A move whose answer tells what players have to find out themselves, though nothing is hidden."""

    def __call__(self, position: Any, seat: int, move: int) -> bool: ...


class Ranking(Protocol):
    """The order of the seats and what is shown of each when a game is over by its rules."""

    def __call__(self, position: Any, outcome: Outcome, /) -> Result: ...


class Eyes(Protocol):
    """A second text of a move, as people are used to see it: ``Nf3`` for ``g1f3``."""

    def __call__(self, position: Any, seat: int, move: int) -> str: ...


class Manners(Protocol):
    """What may be said at the table while the game runs: words, or ready-made signals about a pile."""

    SIGNALS: tuple[str, ...]
    PILES: int

    def refuse_words(self, options: Any, text: str) -> Refusal | None: ...
    def refuse_signal(self, options: Any) -> Refusal | None: ...


class Silence(Protocol):
    """What speaking costs, in a game in which nobody may: it is a move, made out of turn."""

    SPEAKING: int

    def warn(self, options: Any) -> Refusal:
        """What is told to who is about to speak; said again, it is meant."""


NO_ENDINGS = Endings()
TERMINAL_MARKS = re.compile(r"^<!-- /?terminal -->\n|<!-- /?terminal -->", re.MULTILINE)

DecidedBy = Literal["skill", "both", "luck"]


# What makes the first position of a game for so many seats under these options.
Rules = Callable[[int, Any], P_co]


@dataclass(frozen=True, kw_only=True)
class Game(Generic[P_co]):
    """A kind of game with its rules."""

    key: str
    rules_version: int
    seats: range
    age: int
    minutes: int
    turn_rule: str
    position: type[P_co]
    options: type[Options]
    notation: Notation
    story: Story
    levels: Mapping[str, Level]
    # Bots that are programs of others: they may be missing, and need not answer alike again.
    engines: Mapping[str, EngineLevel] = field(default_factory=dict)
    # What decides who wins: skill alone without chance or secrets; luck alone, when nothing that a player may
    # choose changes it; else both.
    decided_by: DecidedBy = "both"
    manners: Manners | None = None
    silence: Silence | None = None
    # Where somebody may not see all of a move.
    glimpse: Glimpse | None = None
    # Where people are used to another text than the log keeps.
    eyes: Eyes | None = None
    # Where there is a nearer truth than that it is not one's turn.
    out_of_turn: OutOfTurn | None = None
    # Where a move has an answer that must not be tried out: it is taken back only when the others agree.
    telltale: Telltale | None = None
    # How it may end from outside its rules.
    endings: Endings = NO_ENDINGS
    # The rules by their earlier versions, for the games that were begun with them.
    earlier: Mapping[int, Rules[P_co]] = field(default_factory=dict)
    # What other programs read and write, by the ending of the file's name; the first is the usual one.
    files: Mapping[str, FileFormat] = field(default_factory=dict)
    # Who is first, second and so on, and why.
    ranking: Ranking = rank_by_points

    def start(
        self,
        seats: int,
        options: Options | Mapping[str, Any] | None = None,
        rules_version: int | None = None,
    ) -> P_co:
        """A new game, by the present rules unless told others; raises BadSeats, BadOption or UnknownRules."""
        rules = self.find_rules(rules_version)
        if seats not in self.seats:
            id = "error-bad_seats" if len(self.seats) > 1 else "error-other_seats"
            raise BadSeats(id, seats=seats, least=self.seats[0], most=self.seats[-1])
        if not isinstance(options, Options):
            options = read_options(self.options, options or {})
        return rules(seats, options)

    def find_rules(self, version: int | None) -> Rules[P_co]:
        """The rules of this version, the present ones without any; raises UnknownRules."""
        if version is None or version == self.rules_version:
            return self.position
        if version not in self.earlier:
            raise UnknownRules(self.key, version, [*self.earlier, self.rules_version])
        return self.earlier[version]

    def write(self, position: Position, seat: int, move: int) -> str:
        """*move* as it stands in the log: one text, unambiguous in this position."""
        return self.notation.write(position, seat, move)

    def show(self, position: Position, seat: int, move: int) -> str:
        """*move* as people are used to see it; it can be read, too."""
        return self.write(position, seat, move) if self.eyes is None else self.eyes(position, seat, move)

    def see(self, before: Position, seat: int, move: int, viewer: int | None) -> str:
        """*move* as *viewer* may know it: its text, or what is seen of it."""
        if self.glimpse is None:
            return self.write(before, seat, move)
        return self.glimpse(before, seat, move, viewer)

    def read(self, position: Position, seat: int, text: str) -> int:
        """The legal move that *text* names. Raises MalformedMove, NotYourTurn or IllegalMove."""
        found = self.find_move(position, seat, text)
        if isinstance(found, MoveError):
            raise found
        return found

    def read_logged(self, position: Position, seat: int, text: str) -> int:
        """The move that *text* is in a log: one that could be read, or a concession that was agreed to."""
        conceded = [move for move in position.concessions(seat) if self.write(position, seat, move) == text]
        return conceded[0] if conceded else self.read(position, seat, text)

    def refuse(self, position: Position, seat: int, text: str) -> Refusal | None:
        """Why *text* is not possible for *seat* now, with the rule; None when it is."""
        found = self.find_move(position, seat, text)
        return found.refusal if isinstance(found, MoveError) else None

    def find_move(self, position: Position, seat: int, text: str) -> int | MoveError:
        to_move = position.to_move()
        if not to_move:
            return NotYourTurn(Refusal(None, "refuse-game_over"))
        if seat not in to_move and not position.interrupts(seat):
            return self.not_your_turn(position, seat)
        found = self.notation.read(position, seat, text)
        if isinstance(found, int) and position.may_play(seat, found):
            return found
        if found is None:
            return MalformedMove(Refusal(None, f"{self.key}-refuse-unreadable", {"text": text[:40]}))
        if seat not in to_move:
            return self.not_your_turn(position, seat)
        return IllegalMove(found if isinstance(found, Refusal) else Refusal(None, "refuse-no_such_chance"))

    def not_your_turn(self, position: Position, seat: int) -> NotYourTurn:
        nearer = None if self.out_of_turn is None or seat < 0 else self.out_of_turn(position, seat)
        return NotYourTurn(nearer or Refusal(self.turn_rule, "refuse-not_your_turn"))

    def result(self, position: Position, outcome: Outcome) -> Result:
        """How it ended, seat by seat; what ended from outside its rules has no numbers."""
        return rank_winners(outcome) if outcome.reason in OUTSIDE else self.ranking(position, outcome)

    def level(self, name: str) -> Level:
        """The bot level of this name; raises UnknownLevel."""
        level = self.levels.get(name) or self.engines.get(name)
        if level is None:
            raise UnknownLevel(name, self.bots)
        return level

    @property
    def luck_only(self) -> bool:
        """Of such a game one level of bots is enough."""
        return self.decided_by == "luck"

    @property
    def bots(self) -> list[str]:
        """The levels that can be chosen here, the weakest of ours first."""
        return [*self.levels, *[name for name, level in self.engines.items() if level.is_there]]

    @property
    def package(self) -> str:
        """The package that is the game's folder."""
        return self.position.__module__.rpartition(".")[0]

    @property
    def folder(self) -> Path:
        return Path(import_module(self.package).__path__[0])

    def part(self, name: str) -> ModuleType:
        """A module of the game's folder that only some faces need, such as ``terminal``."""
        return import_module(f"{self.package}.{name}")

    @property
    def first_steps(self) -> FirstSteps | None:
        """The script for whoever has never played it, where the game has one."""
        if find_spec(f"{self.package}.first_steps") is None:
            return None
        script = self.part("first_steps").FIRST_STEPS
        assert isinstance(script, FirstSteps)
        return script

    def rulebook(self, language: str) -> str:
        """The rules for players, as Markdown, numbered with the rules' ids.

        What stands between marks is for terminals: the page leaves it out.
        """
        text = (self.folder / "rulebook" / f"{language}.md").read_text(encoding="utf-8")
        return TERMINAL_MARKS.sub("", text)
