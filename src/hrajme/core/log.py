"""Log: options, seats and every move, chance moves too, as text. It is enough to rebuild everything.

One JSON object a line. The first is the head; each following one a move; a finished log ends with a seal:

    {"game":"the_game","rules_version":1,"seats":["you","bot:hard"],"options":{"expert":true}}
    {"seat":-1,"move":"37"}
    {"seat":0,"move":"37 > 2"}
    {"outcome":{"points":[98,98],"winners":[0,1],"reason":"beaten"},"seal":"5f1c…"}

The seal is the SHA-256 of all lines before it, so that an edited log is found out.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from hrajme.core.errors import BrokenLog, MoveError
from hrajme.core.game import Game
from hrajme.core.outcome import Outcome
from hrajme.core.position import Position
from hrajme.language import HrajmeError

T = TypeVar("T")


class Head(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: str
    rules_version: int
    seats: tuple[str, ...]
    options: dict[str, Any] = {}


class Played(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: int
    move: str


class Sealed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    outcome: Outcome
    seal: str


class Log(msgspec.Struct):
    """A game as it was played, finished or not."""

    head: Head
    played: list[Played]
    outcome: Outcome | None = None

    def start(self, game: Game) -> Position:
        """The first position, by the rules that the game was played with; raises UnknownRules."""
        return game.start(len(self.head.seats), self.head.options, self.head.rules_version)

    def replay(self, game: Game) -> Iterator[tuple[Position, Played, int]]:
        """Every position with the move that is made in it; raises BrokenLog at an impossible move."""
        position = self.start(game)
        for index, played in enumerate(self.played):
            try:
                move = game.read(position, played.seat, played.move)
            except MoveError as error:
                raise broken_line(game.key, index + 2, str(error)) from error
            yield position, played, move
            position.play(played.seat, move)
        if self.outcome != position.outcome() and self.outcome is not None:
            raise BrokenLog("error-log_edited", name=game.key)

    def last_position(self, game: Game) -> Position:
        """The position after the last move."""
        position = self.start(game)
        for before, _, _ in self.replay(game):
            position = before
        return position


class LogWriter:
    """Appends a game to a file, each line on disk before the next move is asked for."""

    def __init__(self, path: Path, lines: list[bytes] | None = None) -> None:
        self.path = path
        self.digest = hashlib.sha256(b"".join(lines or []))
        self.file = path.open("ab")

    def append(self, entry: Head | Played) -> None:
        line = msgspec.json.encode(entry) + b"\n"
        self.digest.update(line)
        self.file.write(line)
        self.file.flush()

    def seal(self, outcome: Outcome) -> None:
        """Close a finished game."""
        self.file.write(msgspec.json.encode(Sealed(outcome, self.digest.hexdigest())) + b"\n")
        self.close()

    def close(self) -> None:
        self.file.close()


def write_log(path: Path, log: Log) -> None:
    """A whole log at once."""
    path.unlink(missing_ok=True)
    writer = LogWriter(path)
    writer.append(log.head)
    for played in log.played:
        writer.append(played)
    if log.outcome is None:
        writer.close()
    else:
        writer.seal(log.outcome)


def read_log(path: Path) -> Log:
    """The log in this file; raises BrokenLog with the line when it is cut off, damaged or edited."""
    try:
        lines = path.read_bytes().splitlines(keepends=True)
    except OSError as error:
        problem = error.strerror or str(error)
        raise BrokenLog("error-log_unreadable", name=path.name, problem=problem) from error
    if not lines:
        raise BrokenLog("error-log_empty", name=path.name)
    if not lines[-1].endswith(b"\n"):
        raise BrokenLog("error-log_cut", name=path.name, line=len(lines))
    return parse_lines(path.name, lines)


def drop_half_line(path: Path) -> None:
    """Shorten a log that was cut off in its last line to its whole lines, so that it can be played on."""
    content = path.read_bytes()
    whole = content[: content.rfind(b"\n") + 1]
    if whole and whole != content:
        shorter = path.with_name(f"{path.name}.new")
        shorter.write_bytes(whole)
        shorter.replace(path)


def parse_lines(name: str, lines: list[bytes]) -> Log:
    head = decode(name, 1, lines[0], Head)
    log = Log(head, [])
    for number, line in enumerate(lines[1:], start=2):
        if number == len(lines) and b'"seal"' in line:
            sealed = decode(name, number, line, Sealed)
            if sealed.seal != hashlib.sha256(b"".join(lines[:-1])).hexdigest():
                raise BrokenLog("error-log_edited", name=name)
            log.outcome = sealed.outcome
        else:
            log.played.append(decode(name, number, line, Played))
    return log


def decode(name: str, number: int, line: bytes, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(line, type=kind)
    except msgspec.MsgspecError as error:
        raise broken_line(name, number, str(error)) from error


def broken_line(name: str, line: int, problem: str) -> HrajmeError:
    return BrokenLog("error-log_line", name=name, line=line, problem=problem)
