"""What goes over HTTP: the games there are, who one is, the tables one can see and open."""

from __future__ import annotations

from typing import Literal

import msgspec

from hrajme.core.game import DecidedBy
from hrajme.language import LanguageCode, Sentence
from hrajme.table.commands import Key, RawText
from hrajme.table.line import Phase
from hrajme.table.pictures import PictureView
from hrajme.table.records import GameFile
from hrajme.table.timing import TimeControl

Value = bool | int | str


class OptionCard(msgspec.Struct, frozen=True):
    """A house rule. Its sentence is ``<game>-option-<name>``, of a word ``<game>-option-<name>-<value>``.

    What an empty text stands for is ``<game>-option-<name>-empty``.
    """

    name: str
    kind: Literal["switch", "number", "choice", "text"]
    default: Value  # as in the box
    values: tuple[str, ...] = ()  # of a choice
    least: int = 0  # of a number
    most: int = 0  # of a text: characters


class GameCard(msgspec.Struct, frozen=True):
    """A game as it stands on the shelf. Its words are ``<key>-name`` and ``<key>-tagline``."""

    key: str
    rules_version: int
    least_seats: int
    most_seats: int
    age: int
    minutes: int
    decided_by: DecidedBy
    levels: tuple[str, ...]  # of bots, the weakest first
    options: tuple[OptionCard, ...]
    signals: tuple[str, ...]  # ready-made phrases, ``<key>-signal-<name>``
    piles: int  # that a phrase can be about
    files: tuple[str, ...]  # endings of the files it knows, the usual one first
    first_steps: bool  # whether it has a script for learners


class Shelf(msgspec.Struct, frozen=True):
    """All games of this room."""

    version: str
    games: tuple[GameCard, ...]


class HowTo(msgspec.Struct, frozen=True):
    """The short how-to-play of a game: sentences, each with a table that shows what it means."""

    pictures: tuple[PictureView, ...]


class Me(msgspec.Struct, frozen=True):
    """Who I am to others; "" before I have said it."""

    name: str


class NewName(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: RawText


class CallKey(msgspec.Struct, frozen=True):
    """By which a browser knows the room that calls it; ``applicationServerKey`` of Web Push."""

    key: str


class NewSubscription(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A browser wants to be called: what ``PushManager.subscribe`` gave it."""

    endpoint: str
    p256dh: str
    auth: str
    language: LanguageCode


class NoSubscription(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """It does not want it any more."""

    endpoint: str


class Subscribed(msgspec.Struct, frozen=True):
    """Whether this browser is called."""

    on: bool


class NewTable(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Open a table.

    With ``alone`` its host sits down, bots of this level take the rest, and it begins. With ``file`` it is as
    the file says, and with ``first_steps`` as the game's script for learners, whatever else is asked for.
    """

    key: Key
    game: str
    seats: int
    options: dict[str, Value] = {}
    public: bool = False
    alone: str | None = None  # a level of bots
    clock: TimeControl | None = None
    file: GameFile | None = None
    first_steps: bool = False
    language: LanguageCode | None = None  # in which others are invited


class OpenedTable(msgspec.Struct, frozen=True):
    """The code of a table is its address, ``/t/<code>``, and all that one needs to come in."""

    code: str


class TableLine(msgspec.Struct, frozen=True):
    """A line of the lobby. Who has the code is told the company, too."""

    code: str
    game: str
    phase: Phase
    host: str
    seats: int
    taken: int
    number: int  # to page on from
    players: tuple[str, ...] = ()  # by seats, "" for nobody
    to_move: tuple[int, ...] = ()  # seats
    seat: int | None = None  # yours


class LobbyPage(msgspec.Struct, frozen=True):
    """Public tables that are not over and where somebody is or just was, the newest first."""

    tables: tuple[TableLine, ...]


class Problem(msgspec.Struct, frozen=True):
    """Why a request was refused; nothing has changed."""

    code: str  # "lobby/no_such_table"
    sentence: Sentence
    cause: Sentence | None = None  # explains what the sentence calls its ``problem``
