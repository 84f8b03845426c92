"""Memory: who makes a move has mostly asked for all of them just before, so each thread remembers them."""

from __future__ import annotations

from typing import Any

from hrajme.core import body, native
from hrajme.core.moves import Moves
from hrajme.core.seats import OVER

# A list that is not longer is made again as quickly as it is remembered.
SHORT = 8


class Memory:
    """The moves that a thread asked for last, and the seat and the position that they belong to."""

    def __init__(self, thread: int) -> None:
        self.thread = thread
        self.moves = Moves()
        self.position: Any = None
        self.seat = OVER

    def knows(self, position: Any, seat: int) -> bool:
        """Whether the moves are those of *seat* in a position that is equal in everything."""
        return seat == self.seat and body.is_same(self.position, position)

    def remember(self, position: Any, seat: int) -> None:
        """The moves are those of *seat* in *position* as it is now."""
        self.forget()
        if self.moves.count > SHORT:
            self.keep(position)
            self.seat = seat

    def keep(self, position: Any) -> None:
        if body.is_alike(self.position, position):
            body.copy_body(self.position, position)
        else:
            self.position = position.copy()

    def forget(self) -> None:
        """The moves are nobody's."""
        self.seat = OVER


_memories: dict[int, Memory] = {}
_latest = Memory(0)


def of_thread() -> Memory:
    """The memory of this thread. A thread that is gone leaves its own to the next one of its number."""
    global _latest
    latest, thread = _latest, native.thread()
    if latest.thread != thread:
        latest = _latest = _memories.get(thread) or _memories.setdefault(thread, Memory(thread))
    return latest
