"""Why the room on the network refuses something, with the status that HTTP has for it.

HrajmeError
└── WireError
    ├── Unreadable      no JSON, or not a message we know
    ├── TooLarge
    ├── TooFast
    ├── TooMany         sockets
    ├── TooSlow         does not read, or does not say what it wants
    ├── WatchFirst
    ├── Foreign         a page of another site asks
    ├── NotJson
    ├── NoSuchTable
    ├── NotFound
    ├── NotAllowed      there is such an address, but not to do this with it
    ├── NotKept         the disk does not do its work
    ├── DamagedTable    its log cannot be read
    ├── Closing
    └── Broken          our mistake
"""

from __future__ import annotations

from hrajme.core import BrokenLog
from hrajme.language import HrajmeError, Sentence
from hrajme.server.lobby import Problem
from hrajme.store import ChangedEvent, DiskFull, LostEvents, StoreError, TooManyTables
from hrajme.store import NoSuchTable as NoSuchStoredTable


class WireError(HrajmeError):
    """The sentence of ``wire/too_fast`` is ``server-error-too_fast``."""

    code = "wire/refused"
    status = 400

    def __init__(self, **args: int | str) -> None:
        super().__init__(f"server-error-{self.code.partition('/')[2]}", **args)


class Unreadable(WireError):
    code = "wire/unreadable"


class TooLarge(WireError):
    code = "wire/too_large"
    status = 413


class TooFast(WireError):
    code = "wire/too_fast"
    status = 429


class TooMany(WireError):
    code = "wire/too_many"
    status = 429


class TooSlow(WireError):
    code = "wire/too_slow"
    status = 408


class WatchFirst(WireError):
    code = "wire/watch_first"


class Foreign(WireError):
    code = "wire/foreign"
    status = 403


class NotJson(WireError):
    code = "wire/not_json"
    status = 415


class NoSuchTable(WireError):
    code = "lobby/no_such_table"
    status = 404


class NotFound(WireError):
    code = "wire/not_found"
    status = 404


class NotAllowed(WireError):
    code = "wire/not_allowed"
    status = 405


class NotKept(WireError):
    code = "wire/not_kept"
    status = 503


class DamagedTable(WireError):
    code = "store/damaged"
    status = 503


class Closing(WireError):
    code = "wire/shutdown"
    status = 503


class Broken(WireError):
    code = "wire/broken"
    status = 500


# What the rules of a game or a table speak against.
REFUSED = 422


class Complaint:
    """An error as it is told to a client: code, sentence, the rule of the game, the status."""

    def __init__(self, error: HrajmeError) -> None:
        self.code: str = getattr(error, "code", "wire/refused")
        self.sentence: Sentence = error.sentence
        self.cause: Sentence | None = error.cause
        self.rule: str | None = getattr(getattr(error, "refusal", None), "rule", None)
        self.status: int = getattr(error, "status", REFUSED)

    @property
    def problem(self) -> Problem:
        return Problem(self.code, self.sentence, self.cause)


def tell(error: HrajmeError) -> Complaint:
    """Nobody outside is told the names of our files or how the database puts it."""
    if isinstance(error, NoSuchStoredTable):
        return Complaint(NoSuchTable())
    if isinstance(error, BrokenLog | ChangedEvent | LostEvents):
        return Complaint(DamagedTable())
    if isinstance(error, DiskFull | TooManyTables):
        told = Complaint(NotKept())
        told.code = "store/full" if isinstance(error, DiskFull) else "store/too_many_tables"
        told.sentence = error.sentence
        return told
    return Complaint(NotKept() if isinstance(error, StoreError) else error)
