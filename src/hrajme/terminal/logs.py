"""Logs as files: where they lie, how they are opened, and how a game that is being played is written down."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from contextlib import suppress
from datetime import datetime
from pathlib import Path

from hrajme.core import BrokenLog, Game
from hrajme.language import HrajmeError
from hrajme.table.events import Event
from hrajme.table.log import KeptLog, read_lines, write_event, write_seal


class LogProblem(HrajmeError):
    """A log that cannot be written or played on."""


def data_folder(environment: Mapping[str, str]) -> Path:
    """Where we keep things, by the XDG rules."""
    data = environment.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(data) / "hrajme"


def logs_folder(environment: Mapping[str, str]) -> Path:
    return data_folder(environment) / "logs"


def free_path(path: Path) -> Path:
    """*path*, or the same with a number, where no file is yet."""
    number, free = 1, path
    while free.exists():
        number += 1
        free = path.with_name(f"{path.stem}-{number}{path.suffix}")
    return free


def usual_path(game: Game, environment: Mapping[str, str], now: datetime) -> Path:
    """A new file for a game that begins now."""
    return free_path(logs_folder(environment) / f"{game.key}-{now:%Y%m%d-%H%M%S}.jsonl")


def open_log(path: Path) -> KeptLog:
    """The log in this file; raises BrokenLog or UnknownGame."""
    try:
        lines = path.read_bytes().splitlines(keepends=True)
    except OSError as error:
        problem = error.strerror or str(error)
        raise BrokenLog("error-log_unreadable", name=path.name, problem=problem) from error
    return read_lines(path.name, lines)


def drop_half_line(path: Path) -> None:
    """Shorten a log that was cut off in its last line to its whole lines, so that it can be played on."""
    content = path.read_bytes()
    whole = content[: content.rfind(b"\n") + 1]
    if whole and whole != content:
        replace(path, [whole])


def write_log(path: Path, events: Sequence[Event], *, is_sealed: bool) -> None:
    """A whole log at once; raises LogProblem."""
    lines = [write_event(event) for event in events]
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        replace(path, [*lines, write_seal(lines)] if is_sealed else lines)
    except OSError as error:
        raise not_written(path, error) from error


def replace(path: Path, lines: Sequence[bytes]) -> None:
    """Put these lines in the place of a file, which is whole at every moment."""
    fresh = path.with_name(f"{path.name}.new")
    with fresh.open("wb") as file:
        file.write(b"".join(lines))
        file.flush()
        os.fsync(file.fileno())
    fresh.replace(path)


class LogFile:
    """The log of a game that is being played. Every line is in the file before the next move is asked for."""

    def __init__(self, path: Path, lines: Sequence[bytes] = ()) -> None:
        self.path = path
        self.lines = list(lines)
        self.file = path.open("ab")

    @classmethod
    def create(cls, path: Path, events: Sequence[Event]) -> LogFile:
        """A new log; raises LogProblem when there is already something at *path*."""
        if path.exists():
            raise LogProblem("terminal-error-log_exists", name=str(path))
        write_log(path, events, is_sealed=False)
        return cls.reopen(path)

    @classmethod
    def reopen(cls, path: Path) -> LogFile:
        """A log to be continued."""
        try:
            return cls(path, path.read_bytes().splitlines(keepends=True))
        except OSError as error:
            raise not_written(path, error) from error

    def append(self, event: Event) -> None:
        self.write(write_event(event))

    def seal(self) -> None:
        """Close the log of a finished game."""
        self.write(write_seal(self.lines))
        self.close()

    def write(self, line: bytes) -> None:
        try:
            self.file.write(line)
            self.file.flush()
        except OSError as error:
            raise not_written(self.path, error) from error
        self.lines.append(line)

    def close(self) -> None:
        # What could not be written has been complained about already.
        with suppress(OSError):
            self.file.close()


def not_written(path: Path, error: OSError) -> LogProblem:
    return LogProblem("terminal-error-log_write", name=str(path), problem=error.strerror or str(error))
