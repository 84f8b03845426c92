"""Record: a game that was played, as the files of other programs know it, and what reads and writes them."""

from __future__ import annotations

from typing import Protocol

import msgspec

from hrajme.core.outcome import Outcome


class RecordedMove(msgspec.Struct, frozen=True):
    """A move of a seat or of chance, in the notation of the log."""

    seat: int
    move: str
    spent_ms: int | None = None  # thinking about it
    clock_ms: int | None = None  # left on the clock after it
    comment: str = ""  # what was said after it


class Record(msgspec.Struct, frozen=True):
    """One play from its start: who played, by which options, what was moved, and how it ended if it did."""

    options: dict[str, bool | int | str]
    names: tuple[str, ...]  # "" where nobody knows
    moves: tuple[RecordedMove, ...]
    outcome: Outcome | None = None
    began_ms: int | None = None  # since 1970
    comment: str = ""  # what was said before the first move
    clock: tuple[int, int] | None = None  # seconds for the whole game, and those added after each turn


class FileFormat(Protocol):
    """A module of the game's folder that knows one kind of file. Other programs' files may be damaged."""

    def read(self, text: str) -> list[Record]:
        """Every game in the file, at least one; raises BadFile with the line where it cannot be."""

    def write(self, record: Record) -> str:
        """The file of one game; several in a row are a file, too, where the format allows it."""
