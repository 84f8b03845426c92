"""What a client sends over the socket of a table: one class a message.

The first message is `Watch`; after it come commands of the table (table/commands.py), `Recall`, `Ping`, and
what is said of several people who play on one device. Unknown fields are refused.
"""

from __future__ import annotations

import msgspec

from hrajme.table import commands as ask
from hrajme.table.commands import Revision, snake_case


class Message(
    msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="command", tag=snake_case
):
    """What is said to the room rather than to the table."""


class Watch(Message, frozen=True):
    """Send me this table from now on; I know all that happened up to this revision."""

    since: Revision = 0


class Recall(Message, frozen=True):
    """Tell me more of the story, what was before this revision. Answered by `Recalled`."""

    before: Revision


class Show(Message, frozen=True):
    """Who plays at this seat, on this device too, is looking now; None: nobody is, no hand is to be seen."""

    seat: int | None


class Bring(ask.Command, frozen=True):
    """Somebody else takes an empty seat, to play on this device too."""

    seat: int
    name: ask.RawText


class Ping(Message, frozen=True):
    """Are you there? Answered by `Pong`."""


ToServer = (
    Watch
    | Recall
    | Ping
    | Show
    | Bring
    | ask.SetSeats
    | ask.SetOptions
    | ask.SetPublic
    | ask.SetAway
    | ask.SetClock
    | ask.Introduce
    | ask.Sit
    | ask.Stand
    | ask.SeatBot
    | ask.SeatBots
    | ask.ClearSeat
    | ask.Remove
    | ask.HandOver
    | ask.PassHost
    | ask.Start
    | ask.Play
    | ask.Undo
    | ask.Offer
    | ask.Accept
    | ask.Decline
    | ask.Say
    | ask.Signal
)

_decoder: msgspec.json.Decoder[ToServer] = msgspec.json.Decoder(ToServer)


def decode_to_server(data: bytes | str) -> ToServer:
    """The message in this JSON; raises msgspec.DecodeError, for an unknown field too."""
    return _decoder.decode(data)
