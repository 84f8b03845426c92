"""Witness: a small file beside the database that says up to which revision each table was acknowledged.

SQLite takes a write-ahead log that was cut off for one that ends there. The witness is written after each
commit and before the answer, but does not wait for the disk: it outlives a killed process and knows what a
truncated log has lost; after a power cut it may know less than there is, which harms nobody.
"""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path

ENDING = "-acknowledged"
# Older lines are in the database itself by then.
MOST_BYTES = 256 * 1024
REMEMBERED = 5000

Ack = tuple[str, int]


class Witness:
    """Writes the file, from the first acknowledgement on; a disk that does not take it hinders nobody."""

    def __init__(self, path: Path, database: str) -> None:
        self.path = path
        self.database = database
        self.recent: dict[str, int] = {}
        self.file: int | None = None
        self.size = 0
        self.has_begun = False

    @staticmethod
    def read(path: Path, database: str | None) -> Mapping[str, int]:
        """The last revision of each table that was acknowledged, if it is the witness of this database.

        One that does not know who it is may be what is left of any.
        """
        try:
            first, *lines = path.read_bytes().decode("utf-8", "replace").split("\n")
        except OSError:
            return {}
        # What follows the last end of a line was cut off.
        is_ours = database is None or first == database
        return dict(read_line(line) for line in lines[:-1] if " " in line) if is_ours else {}

    def serve(self, database: str) -> None:
        """Another program may have put another database here; of that one nothing is acknowledged yet."""
        if database != self.database:
            self.database = database
            self.recent.clear()
            self.has_begun = False

    def note(self, acks: Sequence[Ack]) -> None:
        """These revisions are on disk."""
        if not self.has_begun:
            self.begin()
        for table, revision in acks:
            self.recent.pop(table, None)
            self.recent[table] = revision
        self.write("".join(f"{table} {revision}\n" for table, revision in acks))
        if self.size > MOST_BYTES // 2:
            self.begin()

    def begin(self) -> None:
        """A new file with the last of what is known, in place of the old one."""
        self.has_begun = True
        self.recent = dict(list(self.recent.items())[-REMEMBERED:])
        self.let_go()
        fresh = self.path.with_name(self.path.name + "-new")
        with suppress(OSError):
            self.file = os.open(fresh, os.O_CREAT | os.O_TRUNC | os.O_WRONLY, 0o600)
            self.size = 0
            lines = [f"{table} {revision}\n" for table, revision in self.recent.items()]
            self.write("".join([f"{self.database}\n", *lines]))
            os.replace(fresh, self.path)

    def write(self, text: str) -> None:
        if self.file is not None:
            with suppress(OSError):
                self.size += os.write(self.file, text.encode())

    def let_go(self) -> None:
        if self.file is not None:
            os.close(self.file)
            self.file = None

    def close(self) -> None:
        """All is in the database; nothing is left to witness."""
        self.let_go()
        if self.has_begun:
            with suppress(OSError):
                self.path.unlink()


def read_line(line: str) -> Ack:
    table, _, revision = line.rpartition(" ")
    return table, int(revision) if revision.isdecimal() else 0
