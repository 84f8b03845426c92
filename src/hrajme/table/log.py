"""The log as lines of text: every event of a table, one JSON object a line, chance and bots too.

    {"event":"opened","game":"the_game","rules_version":1,"seats":2,"options":{…},"revision":1,"at_ms":…}
    {"event":"started","revision":4,…}
    {"event":"played","seat":-1,"move":"37","revision":5,…}
    {"seal":"5f1c…"}

It is what the room keeps, what the terminal keeps and what is replayed. A file of a finished game ends with a
seal, the SHA-256 of all lines before it, so that an edited one is found out.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import TypeVar

import msgspec

from hrajme.core import BrokenLog
from hrajme.table.events import Event, decode_event, encode_event
from hrajme.table.old_log import events_of_old_lines, is_old
from hrajme.table.table import Table

T = TypeVar("T")


class Seal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The last line of a finished log."""

    seal: str


class KeptLog(msgspec.Struct, frozen=True):
    """A log that was read: its table, and whether a seal vouches for it."""

    table: Table
    is_sealed: bool


def write_event(event: Event) -> bytes:
    return encode_event(event) + b"\n"


def write_seal(lines: Sequence[bytes]) -> bytes:
    """The line that ends a log of these lines."""
    return msgspec.json.encode(Seal(digest_of(lines))) + b"\n"


def digest_of(lines: Sequence[bytes]) -> str:
    return hashlib.sha256(b"".join(lines)).hexdigest()


def read_lines(name: str, lines: Sequence[bytes]) -> KeptLog:
    """The log in these lines; raises BrokenLog with the line where it is cut off, damaged or edited."""
    if not lines:
        raise BrokenLog("error-log_empty", name=name)
    if not lines[-1].endswith(b"\n"):
        raise BrokenLog("error-log_cut", name=name, line=len(lines))
    if is_old(lines[0]):
        events, is_sealed = events_of_old_lines(name, lines)
    else:
        is_sealed = has_seal(name, lines)
        moves = lines[:-1] if is_sealed else lines
        events = [read_event(name, number, line) for number, line in enumerate(moves, start=1)]
    return KeptLog(Table.from_events(events, name), is_sealed)


def has_seal(name: str, lines: Sequence[bytes]) -> bool:
    """Whether the last line is a seal; raises BrokenLog when it does not fit."""
    try:
        seal = msgspec.json.decode(lines[-1], type=Seal)
    except msgspec.MsgspecError:
        return False
    if seal.seal != digest_of(lines[:-1]):
        raise BrokenLog("error-log_edited", name=name)
    return True


def read_event(name: str, number: int, line: bytes) -> Event:
    try:
        return decode_event(line)
    except msgspec.MsgspecError as error:
        raise BrokenLog("error-log_line", name=name, line=number, problem=str(error)) from error
