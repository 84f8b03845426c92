"""One ``./hrajme`` at a time changes the environment and the build."""

import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import IO

from bootstrap.place import BUILD, say

POLL_SECONDS = 0.1

if sys.platform == "win32":
    import msvcrt

    def _lock(file: IO[bytes]) -> None:
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(file: IO[bytes]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def _try_lock(file: IO[bytes]) -> bool:
    try:
        _lock(file)
    except OSError:
        return False
    return True


@contextmanager
def alone() -> Iterator[None]:
    """Wait until no other start is at work, and keep others out.

    The system frees the lock when its holder ends, however it ends: a lock is never stale.
    """
    BUILD.mkdir(exist_ok=True)
    with open(BUILD / "bootstrap.lock", "ab") as file:
        if not _try_lock(file):
            say("Another ./hrajme is preparing; waiting for it …")
            while not _try_lock(file):
                time.sleep(POLL_SECONDS)
        yield
