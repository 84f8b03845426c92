"""Game: the card of a kind of game, and the door through which moves come in."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, Protocol

import msgspec

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
from hrajme.core.options import Options, read_options
from hrajme.core.position import Position
from hrajme.core.seats import CHANCE
from hrajme.language import Sentence


class Notation(Protocol):
    """The module ``notation``: moves as text."""

    def parse(self, seat: int, text: str) -> int | None:
        """The move that *text* names, legal or not; None when it names none."""

    def format(self, seat: int, move: int) -> str:
        """The one way to write *move*."""

    def refuse(self, position: Any, seat: int, move: int) -> Refusal | None:
        """The rule that forbids *move* to *seat*, who is to move; None when it is legal."""


class Story(Protocol):
    """The module ``story``: what happened, as sentences."""

    def tell(self, position: Any, seat: int, move: int, viewer: int | None) -> list[Sentence]:
        """What *viewer* may be told of *move*, which is about to be made in *position*."""


class Talk(Protocol):
    """What may be said at the table while the game runs: words, or ready-made signals about a pile."""

    SIGNALS: tuple[str, ...]
    PILES: int

    def refuse_words(self, options: Any, text: str) -> Refusal | None: ...
    def refuse_signal(self, options: Any) -> Refusal | None: ...


class Finisher(Protocol):
    """Knows the best move where a game has become simple enough; one per bot."""

    def best(self, position: Any, seat: int) -> int | None:
        """The best move of *seat* where nothing is hidden from it; None where that cannot be known."""


class Silence(Protocol):
    """What speaking costs, in a game in which nobody may: it is a move, made out of turn."""

    SPEAKING: int

    def warn(self, options: Any) -> Refusal:
        """What is told to who is about to speak; said again, it is meant."""


class Level(msgspec.Struct, frozen=True):
    """How strong a bot plays: a quick policy of the rules, how many play-outs it thinks on top of it, and who
    finishes the game for it."""

    policy: int
    playouts: int = 0
    finisher: Callable[[], Finisher] | None = None


# What makes the first position of a game for so many seats under these options.
Rules = Callable[[int, Any], Position]


@dataclass(frozen=True, kw_only=True)
class Game:
    """A kind of game with its rules."""

    key: str
    rules_version: int
    seats: range
    age: int
    minutes: int
    turn_rule: str
    position: type[Position]
    options: type[Options]
    notation: Notation
    story: Story
    levels: Mapping[str, Level]
    # Nothing that a player may choose changes who wins: one level of bots is enough.
    luck_only: bool = False
    talk: Talk | None = None
    silence: Silence | None = None
    # The rules by their earlier versions, for the games that were begun with them.
    earlier: Mapping[int, Rules] = field(default_factory=dict)

    def start(
        self,
        seats: int,
        options: Options | Mapping[str, Any] | None = None,
        rules_version: int | None = None,
    ) -> Position:
        """A new game, by the present rules unless told others; raises BadSeats, BadOption or UnknownRules."""
        rules = self.find_rules(rules_version)
        if seats not in self.seats:
            raise BadSeats("error-bad_seats", seats=seats, least=self.seats[0], most=self.seats[-1])
        if not isinstance(options, Options):
            options = read_options(self.options, options or {})
        return rules(seats, options)

    def find_rules(self, version: int | None) -> Rules:
        """The rules of this version, the present ones without any; raises UnknownRules."""
        if version is None or version == self.rules_version:
            return self.position
        if version not in self.earlier:
            raise UnknownRules(self.key, version, [*self.earlier, self.rules_version])
        return self.earlier[version]

    def write(self, position: Position, move: int, seat: int | None = None) -> str:
        """*move* as text in the game's notation; *seat* is needed only when several may move."""
        return self.notation.format(position.to_move()[0] if seat is None else seat, move)

    def read(self, position: Position, seat: int, text: str) -> int:
        """The legal move that *text* names. Raises MalformedMove, NotYourTurn or IllegalMove."""
        move = self.notation.parse(seat, text)
        error = self.find_error(position, seat, move, text)
        if error is not None:
            raise error
        assert move is not None
        return move

    def refuse(self, position: Position, seat: int, text: str) -> Refusal | None:
        """Why *text* is not possible for *seat* now, with the rule; None when it is."""
        error = self.find_error(position, seat, self.notation.parse(seat, text), text)
        return None if error is None else error.refusal

    def find_error(self, position: Position, seat: int, move: int | None, text: str) -> MoveError | None:
        if move is None:
            return MalformedMove(Refusal(None, f"{self.key}-refuse-unreadable", {"text": text[:40]}))
        to_move = position.to_move()
        if not to_move:
            return NotYourTurn(Refusal(None, "refuse-game_over"))
        if move in position.interrupts(seat):
            return None
        if seat not in to_move:
            return NotYourTurn(Refusal(self.turn_rule, "refuse-not_your_turn"))
        if seat == CHANCE:
            return (
                None if position.is_legal(seat, move) else IllegalMove(Refusal(None, "refuse-no_such_chance"))
            )
        refusal = self.notation.refuse(position, seat, move)
        return None if refusal is None else IllegalMove(refusal)

    def level(self, name: str) -> Level:
        """The bot level of this name; raises UnknownLevel."""
        if name not in self.levels:
            raise UnknownLevel(name, self.levels)
        return self.levels[name]

    def part(self, name: str) -> ModuleType:
        """A module of the game's folder that only some faces need, such as ``terminal``."""
        return import_module(f"{self.position.__module__.rpartition('.')[0]}.{name}")

    def rulebook(self, language: str) -> str:
        """The rules for players, as Markdown, numbered with the rules' ids."""
        folder = import_module(self.position.__module__.rpartition(".")[0]).__path__[0]
        return (Path(folder) / "rulebook" / f"{language}.md").read_text(encoding="utf-8")
