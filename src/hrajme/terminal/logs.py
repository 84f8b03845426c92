"""Logs as files: where they lie, how they are opened, and how a move is taken back from one."""

from __future__ import annotations

import os
from collections.abc import Mapping
from datetime import datetime
from pathlib import Path

from hrajme import games
from hrajme.core import Game, Outcome
from hrajme.core.log import Head, Log, LogWriter, Played, read_log
from hrajme.language import HrajmeError


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


def open_log(path: Path) -> tuple[Game, Log]:
    """A log and its game; raises BrokenLog or UnknownGame. The moves are checked when it is replayed."""
    log = read_log(path)
    game = games.find(log.head.game)
    game.find_rules(log.head.rules_version)
    return game, log


class LogFile:
    """The log of a game that is being played. Every line is in the file before the next move is asked for."""

    def __init__(self, path: Path, writer: LogWriter) -> None:
        self.path = path
        self.writer = writer

    @classmethod
    def create(cls, path: Path, head: Head) -> LogFile:
        """A new log; raises LogProblem when there is already something at *path*."""
        if path.exists():
            raise LogProblem("terminal-error-log_exists", name=str(path))
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            file = cls(path, LogWriter(path))
        except OSError as error:
            raise not_written(path, error) from error
        file.append(head)
        return file

    @classmethod
    def reopen(cls, path: Path) -> LogFile:
        """A log to be continued."""
        try:
            return cls(path, LogWriter(path, path.read_bytes().splitlines(keepends=True)))
        except OSError as error:
            raise not_written(path, error) from error

    def append(self, entry: Head | Played) -> None:
        try:
            self.writer.append(entry)
        except OSError as error:
            raise not_written(self.path, error) from error

    def cut(self, moves: int) -> None:
        """Keep the first *moves* only. The file is whole at every moment: the shorter one replaces it."""
        lines = self.path.read_bytes().splitlines(keepends=True)[: 1 + moves]
        shorter = self.path.with_name(self.path.name + ".new")
        try:
            with shorter.open("wb") as file:
                file.write(b"".join(lines))
                file.flush()
                os.fsync(file.fileno())
            self.writer.close()
            shorter.replace(self.path)
            self.writer = LogWriter(self.path, lines)
        except OSError as error:
            raise not_written(self.path, error) from error

    def seal(self, outcome: Outcome) -> None:
        try:
            self.writer.seal(outcome)
        except OSError as error:
            raise not_written(self.path, error) from error

    def close(self) -> None:
        self.writer.close()


def not_written(path: Path, error: OSError) -> LogProblem:
    return LogProblem("terminal-error-log_write", name=str(path), problem=error.strerror or str(error))
