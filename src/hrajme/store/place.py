"""Place: whether the files that are open are still those that lie where they should.

A system lets a file be deleted or replaced while it is open, and takes what is written to it into nothing.
"""

from __future__ import annotations

import os
from pathlib import Path

from hrajme.store.errors import FileGone

Identity = tuple[int, int]


class Place:
    """The database and its write-ahead log, as they were when they were opened."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.log = path.with_name(path.name + "-wal")
        self.identity = identify(path)
        # The log is made by the first transaction.
        self.log_identity: Identity | None = None

    def check(self) -> None:
        """Raises FileGone."""
        if identify(self.path) != self.identity:
            raise FileGone(self.path.name)

    def check_written(self) -> None:
        """After a commit, which is in the log; raises FileGone."""
        self.check()
        found = identify(self.log)
        self.log_identity = self.log_identity or found
        if found is None or found != self.log_identity:
            raise FileGone(self.log.name)


def identify(path: Path) -> Identity | None:
    """What tells a file from every other; None where none is found."""
    try:
        found = os.stat(path)
    except OSError:
        return None
    return found.st_dev, found.st_ino
