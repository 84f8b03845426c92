"""What can be asked of a table: one class a command, as they come from a face or from the room.

Every command has a key of its sender's choice, so that a retry is harmless, and names the revision of the
table that its sender saw. Seats are counted from 0.
"""

from __future__ import annotations

import re
from typing import Annotated

import msgspec
from msgspec import Meta

from hrajme.language import LanguageCode
from hrajme.table.timing import TimeControl

LONGEST_KEY = 64
LONGEST_MOVE = 200
LONGEST_NAME = 24
LONGEST_AWAY = 7 * 24 * 3600
# Before cleaning; what is said may be shorter still.
LONGEST_RAW_TEXT = 2000

Key = Annotated[str, Meta(min_length=1, max_length=LONGEST_KEY)]
Revision = Annotated[int, Meta(ge=0)]
RawText = Annotated[str, Meta(max_length=LONGEST_RAW_TEXT)]
MoveText = Annotated[str, Meta(max_length=LONGEST_MOVE)]


def snake_case(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


class Command(
    msgspec.Struct,
    frozen=True,
    kw_only=True,
    forbid_unknown_fields=True,
    tag_field="command",
    tag=snake_case,
):
    """The parent of all commands."""

    key: Key
    revision: Revision = 0


class Open(Command, frozen=True):
    """A new table; who opens it is its host."""

    game: str
    seats: int
    options: dict[str, bool | int | str] = {}
    name: RawText = ""
    public: bool = False
    clock: TimeControl | None = None
    # Chance and bots follow the game's script for learners.
    first_steps: bool = False
    language: LanguageCode | None = None  # in which others are invited


class SetSeats(Command, frozen=True):
    """So many seats; the host's, until the start."""

    count: int


class SetOptions(Command, frozen=True):
    """These house rules, all others as in the box; the host's, until the start."""

    options: dict[str, bool | int | str]


class SetPublic(Command, frozen=True):
    """Whether strangers find the table in the lobby; the host's, until the start."""

    public: bool


class SetAway(Command, frozen=True):
    """So many seconds somebody may be away before a bot plays on, 0 for ever; the host's, at any time."""

    seconds: Annotated[int, Meta(ge=0, le=LONGEST_AWAY)]


class SetClock(Command, frozen=True):
    """So much time for everybody, or None for as long as they like; the host's, until the start."""

    clock: TimeControl | None


class Introduce(Command, frozen=True):
    """The sender's name from now on."""

    name: RawText


class Sit(Command, frozen=True):
    """Take an empty seat, or one's own seat back from a bot."""

    seat: int
    name: RawText = ""


class Stand(Command, frozen=True):
    """Leave one's seat empty."""


class SeatBot(Command, frozen=True):
    """A bot takes an empty seat, or plays at another level; the host's."""

    seat: int
    level: str


class SeatBots(Command, frozen=True):
    """Bots take all empty seats; the host's."""

    level: str


class ClearSeat(Command, frozen=True):
    """Nobody sits there any more; the host's."""

    seat: int


class Remove(Command, frozen=True):
    """Who has this number at the table leaves it and does not come back; the host's."""

    who: int


class HandOver(Command, frozen=True):
    """A bot plays on for the person who has this seat; asked by that person, the host or the room."""

    seat: int
    level: str


class PassHost(Command, frozen=True):
    """The person at this seat is the host; asked by the host or the room."""

    seat: int


class Start(Command, frozen=True):
    """The game begins; the host's. Empty seats go first where that is asked for."""

    without_empty: bool = False


class Play(Command, frozen=True):
    """A move in the game's notation."""

    seat: int
    move: MoveText


class PlayFor(Command, frozen=True):
    """The move of chance or of a bot, and the phrase that a bot says with it; only the room sends it."""

    seat: int
    move: MoveText
    says: str = ""


class Undo(Command, frozen=True):
    """Take one's last move back, where nobody needs to be asked."""


class Offer(Command, frozen=True):
    """Ask the others: for a rematch, to take one's last move back, for a draw, to give up, to stop.

    The ``size`` is that of a resignation, in a game that has several.
    """

    kind: str
    size: int = 1


class Accept(Command, frozen=True):
    """Yes to the offer of this kind."""

    kind: str


class Decline(Command, frozen=True):
    """No to the offer of this kind; from who made it, a withdrawal."""

    kind: str


class Say(Command, frozen=True):
    """Free words; *confirmed* where they cost the speaker something in the game."""

    text: RawText
    confirmed: bool = False


class Signal(Command, frozen=True):
    """A ready-made phrase of the game about a pile, counted from 1, or a seat, counted from 0."""

    name: str
    pile: int | None = None
    target: int | None = None
    confirmed: bool = False


class Tick(Command, frozen=True):
    """Time has passed, perhaps somebody's is up; only the room sends it."""


class Wake(Command, frozen=True):
    """The room was closed for so long; only the room sends it."""

    slept_ms: Annotated[int, Meta(ge=0)]


AnyCommand = (
    Open
    | SetSeats
    | SetOptions
    | SetPublic
    | SetAway
    | SetClock
    | Introduce
    | Sit
    | Stand
    | SeatBot
    | SeatBots
    | ClearSeat
    | Remove
    | HandOver
    | PassHost
    | Start
    | Play
    | PlayFor
    | Undo
    | Offer
    | Accept
    | Decline
    | Say
    | Signal
    | Tick
    | Wake
)

_decoder: msgspec.json.Decoder[AnyCommand] = msgspec.json.Decoder(AnyCommand)


def encode_command(command: Command) -> bytes:
    return msgspec.json.encode(command)


def decode_command(data: bytes | str) -> Command:
    """The command in this JSON; raises msgspec.DecodeError, for an unknown field too."""
    return _decoder.decode(data)
