"""One ``./hrajme`` at a time changes the environment, the pages and the build."""

import os
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import IO

from bootstrap.place import BUILD
from bootstrap.progress import step

POLL_SECONDS = 0.2
WAITING = "Another ./hrajme is preparing; waiting for it"

if sys.platform == "win32":
    import msvcrt

    def _lock(file: IO[bytes]) -> None:
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(file: IO[bytes]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


_held: list[int] = []


def held_files() -> tuple[int, ...]:
    """What a program that works for us keeps open, to keep the others out until it has ended."""
    return tuple(_held) if os.name != "nt" else ()


def _try_lock(file: IO[bytes]) -> bool:
    try:
        _lock(file)
    except OSError:
        return False
    return True


@contextmanager
def alone(unless: Callable[[], bool] = lambda: False, waiting: str = WAITING) -> Iterator[bool]:
    """Wait until no other start is at work, and keep others out; or until there is nothing to do, and False.

    The system frees the lock when its holder and those who work for it end, however they end: a lock is never
    stale.
    """
    BUILD.mkdir(exist_ok=True)
    with open(BUILD / "bootstrap.lock", "ab") as file:
        is_alone = _try_lock(file) or _wait(file, unless, waiting)
        if is_alone:
            _held.append(file.fileno())
        try:
            yield is_alone
        finally:
            _held.clear()


def _wait(file: IO[bytes], unless: Callable[[], bool], waiting: str) -> bool:
    with step(waiting):
        while not unless():
            time.sleep(POLL_SECONDS)
            if _try_lock(file):
                return True
    return False
