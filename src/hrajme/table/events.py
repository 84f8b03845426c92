"""What happened at a table: one class an event. All of them in order are the log.

The head of an event (revision, time, who caused it, the key of the command) is filled in when the table
records it. Events hold every card that chance dealt: they are kept, never sent. What is sent are views.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from hrajme.core import Outcome
from hrajme.language import LanguageCode
from hrajme.table.commands import snake_case
from hrajme.table.persons import ROOM, PersonId
from hrajme.table.timing import TimeControl

# Who hears it: everybody, or while the game runs only who is not seated.
Audience = Literal["all", "watchers"]


class Event(
    msgspec.Struct,
    frozen=True,
    kw_only=True,
    forbid_unknown_fields=True,
    tag_field="event",
    tag=snake_case,
):
    """The parent of all events."""

    revision: int = 0
    at_ms: int = 0
    by: PersonId = ROOM
    key: str = ""


class Opened(Event, frozen=True):
    """A table for this game; ``by`` is its host."""

    game: str
    rules_version: int
    seats: int
    options: dict[str, bool | int | str]
    name: str = ""
    public: bool = False
    clock: TimeControl | None = None
    first_steps: bool = False
    language: LanguageCode | None = None  # of the host, in which others are invited


class SeatsSet(Event, frozen=True):
    """So many seats; with ``moves_up`` the empty ones went, and who sat behind them moved up."""

    count: int
    moves_up: bool = False


class OptionsSet(Event, frozen=True):
    """All house rules, the defaults too: a later version may have others."""

    options: dict[str, bool | int | str]


class PublicSet(Event, frozen=True):
    """Strangers find the table in the lobby, or no longer do."""

    public: bool


class AwaySet(Event, frozen=True):
    """So long somebody may be away from now on."""

    seconds: int


class ClockSet(Event, frozen=True):
    """So much time everybody has in the next play; None is as long as they like."""

    clock: TimeControl | None


class Introduced(Event, frozen=True):
    name: str


class Sat(Event, frozen=True):
    seat: int
    name: str


class Stood(Event, frozen=True):
    seat: int


class BotSeated(Event, frozen=True):
    seat: int
    level: str


class SeatCleared(Event, frozen=True):
    seat: int


class Removed(Event, frozen=True):
    """The host has shown somebody out, and all who play on the same device; ``seats`` are those they had."""

    person: PersonId
    seats: tuple[int, ...] = ()


class HandedOver(Event, frozen=True):
    """A bot plays on; the person keeps the seat."""

    seat: int
    level: str


class HostPassed(Event, frozen=True):
    """Who sits here is the host now."""

    seat: int


class Started(Event, frozen=True):
    pass


class Played(Event, frozen=True):
    """A move of a seat or of chance; ``reveals`` when it showed its person something hidden."""

    seat: int
    move: str
    reveals: bool = False


class TakenBack(Event, frozen=True):
    """So many moves of this play still stand, and later ones made out of turn; ``seat`` asked for it."""

    to: int
    seat: int


class Offered(Event, frozen=True):
    """``size`` is that of a resignation, where there are several."""

    kind: str
    seat: int
    size: int = 1


class Accepted(Event, frozen=True):
    kind: str
    seat: int


class Declined(Event, frozen=True):
    kind: str
    seat: int


class Withdrawn(Event, frozen=True):
    kind: str
    seat: int


class Ended(Event, frozen=True):
    """The play is over from outside its rules; ``seat`` gave it up or let its time run out."""

    outcome: Outcome
    seat: int | None = None


class Paused(Event, frozen=True):
    """All clocks stand still, and nobody moves."""


class Resumed(Event, frozen=True):
    """The clocks run again."""


class Woken(Event, frozen=True):
    """The room was closed for so long while somebody thought, which nobody is charged for."""

    slept_ms: int


class Rematched(Event, frozen=True):
    """A new play with the same seats and options."""


class Said(Event, frozen=True):
    text: str
    audience: Audience


class Signalled(Event, frozen=True):
    seat: int
    name: str
    pile: int | None = None
    target: int | None = None


AnyEvent = (
    Opened
    | SeatsSet
    | OptionsSet
    | PublicSet
    | AwaySet
    | ClockSet
    | Introduced
    | Sat
    | Stood
    | BotSeated
    | SeatCleared
    | Removed
    | HandedOver
    | HostPassed
    | Started
    | Played
    | TakenBack
    | Offered
    | Accepted
    | Declined
    | Withdrawn
    | Ended
    | Paused
    | Resumed
    | Woken
    | Rematched
    | Said
    | Signalled
)

_decoder: msgspec.json.Decoder[AnyEvent] = msgspec.json.Decoder(AnyEvent)


def encode_event(event: Event) -> bytes:
    """One line of the log, without its end."""
    return msgspec.json.encode(event)


def decode_event(data: bytes | str) -> Event:
    """The event in this JSON; raises msgspec.DecodeError."""
    return _decoder.decode(data)
