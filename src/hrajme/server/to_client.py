"""What the room sends over the socket of a table: one class a message.

Unknown messages and fields are to be ignored: a later version may have more.
"""

from __future__ import annotations

import msgspec

from hrajme.language import Sentence
from hrajme.table.commands import snake_case
from hrajme.table.story import Deed, Told
from hrajme.table.talk import Spoken
from hrajme.table.views import TableView


class Message(msgspec.Struct, frozen=True, kw_only=True, tag_field="message", tag=snake_case):
    """The parent of all messages."""


class Update(Message, frozen=True):
    """The table as this person may see it, now.

    Story and talk are news; each entry has the revision of its event, and one that is known already
    replaces itself.
    """

    now_ms: int  # the room's clock, to which the times in the view belong
    table: TableView
    story: tuple[Told, ...]
    talk: tuple[Spoken, ...]
    story_since: int = 0  # what was told up to this revision is left out; `Recall` asks for it
    deeds: tuple[Deed, ...] = ()  # the moves since the last update, for the board to show one after another


class Recalled(Message, frozen=True):
    """The story between two revisions; 0 is the beginning."""

    since: int
    before: int
    story: tuple[Told, ...]


class Away(msgspec.Struct, frozen=True):
    """A seat whose person is not here, and since when, by the room's clock."""

    seat: int
    since_ms: int


class Present(Message, frozen=True):
    """Who has the table open: the seats, how many watch it without one, and who has a seat and is away."""

    seats: tuple[int, ...]
    watchers: int
    away: tuple[Away, ...] = ()
    short: str = ""  # the code to read aloud, while somebody may still come


class Done(Message, frozen=True):
    """The command with this key is on disk; its effect was in an `Update` before this message."""

    key: str
    revision: int


class Refused(Message, frozen=True):
    """The command with this key changed nothing; ``key`` is empty when the message had none to be read."""

    key: str
    code: str  # "move/illegal", "table/not_host", "wire/unreadable"
    sentence: Sentence
    rule: str | None = None  # "TG-11"


class Lost(Message, frozen=True):
    """So many events that were confirmed are gone from the room's disk; the table goes on without them."""

    count: int
    sentence: Sentence


class Pong(Message, frozen=True):
    """I am here."""


class Leaving(Message, frozen=True):
    """The socket closes; come again when ``again`` says so."""

    code: str  # "wire/shutdown", "wire/too_fast", "wire/too_slow", "wire/replaced"
    sentence: Sentence
    again: bool


ToClient = Update | Recalled | Present | Done | Refused | Lost | Pong | Leaving

_encoder = msgspec.json.Encoder()


def encode_to_client(message: ToClient) -> bytes:
    return _encoder.encode(message)
