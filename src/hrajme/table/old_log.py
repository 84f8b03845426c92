"""Logs as the first version of the program wrote them: a head, the moves, and a seal with the outcome.

    {"game":"the_game","rules_version":1,"seats":["you","bot:hard"],"options":{"expert":true}}
    {"seat":-1,"move":"37"}
    {"seat":0,"move":"37 > 2"}
    {"outcome":{"points":[98,98],"winners":[0,1],"reason":"beaten"},"seal":"5f1c…"}

They are only read, as the events that the same game would be today.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from typing import Any, TypeVar

import msgspec

from hrajme.core import CHANCE, BrokenLog, Outcome
from hrajme.table import events as tell
from hrajme.table.persons import ROOM, PersonId

T = TypeVar("T")

# Who opened a table on a terminal; nobody sits under this id.
HOST = PersonId("terminal")


class Head(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: str
    rules_version: int
    seats: tuple[str, ...]
    options: dict[str, Any] = {}


class Move(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: int
    move: str


class Sealed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    outcome: Outcome
    seal: str


def is_old(line: bytes) -> bool:
    """Whether a log that begins with this line is of the old kind."""
    return b'"event"' not in line


def person_at(seat: int) -> PersonId:
    """The person at a seat of a table on a terminal."""
    return PersonId(f"seat {seat + 1}")


def events_of_old_lines(name: str, lines: Sequence[bytes]) -> tuple[list[tell.Event], bool]:
    """The events, and whether the log has a seal; raises BrokenLog."""
    head = decode(name, 1, lines[0], Head)
    is_sealed = len(lines) > 1 and b'"seal"' in lines[-1]
    if is_sealed:
        check_seal(name, lines)
    moves = lines[1:-1] if is_sealed else lines[1:]
    drafts = [*open_table(name, head)]
    drafts += [play(head, decode(name, number, line, Move)) for number, line in enumerate(moves, start=2)]
    return [
        msgspec.structs.replace(draft, revision=at) for at, draft in enumerate(drafts, start=1)
    ], is_sealed


def check_seal(name: str, lines: Sequence[bytes]) -> None:
    sealed = decode(name, len(lines), lines[-1], Sealed)
    if sealed.seal != hashlib.sha256(b"".join(lines[:-1])).hexdigest():
        raise BrokenLog("error-log_edited", name=name)


def open_table(name: str, head: Head) -> Iterator[tell.Event]:
    yield tell.Opened(head.game, head.rules_version, len(head.seats), head.options, by=HOST)
    for seat, word in enumerate(head.seats):
        kind, _, detail = word.partition(":")
        if kind == "bot":
            yield tell.BotSeated(seat, detail or "normal", by=HOST)
        elif kind == "you":
            yield tell.Sat(seat, detail, by=person_at(seat))
        else:
            raise BrokenLog("error-log_line", name=name, line=1, problem=word)
    yield tell.Started(by=HOST)


def play(head: Head, move: Move) -> tell.Event:
    """A move; what it showed its person was not written down then, so that nothing is free to take back."""
    is_bot = move.seat == CHANCE or head.seats[move.seat].startswith("bot")
    by = ROOM if is_bot else person_at(move.seat)
    return tell.Played(move.seat, move.move, not is_bot, by=by)


def decode(name: str, number: int, line: bytes, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(line, type=kind)
    except msgspec.MsgspecError as error:
        raise BrokenLog("error-log_line", name=name, line=number, problem=str(error)) from error
