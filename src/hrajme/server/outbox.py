"""Outbox: what waits to be sent over one socket. It stays small however slowly the other side reads.

Of views only the newest waits, with all that is new since the last one that was sent. Answers wait in
order; when too many do, or too much, nothing more is read from that socket. Views and pages of the story are
for who was looking when they were made, and go when the device is handed on.
"""

from __future__ import annotations

import asyncio
from collections import deque

from hrajme.room import Known

MOST_ANSWERS = 32
MOST_BYTES = 64 * 1024


class Outbox:
    def __init__(self) -> None:
        # What the other side has been sent; the hushed hear everything once they may.
        self.known = Known(hushed=True)
        self.update: bytes | None = None
        self.known_after = self.known
        self.present: bytes | None = None
        self.pages: deque[bytes] = deque()
        self.answers: deque[bytes] = deque()
        self.farewell: bytes | None = None
        self.filled = asyncio.Event()
        self.has_room = asyncio.Event()
        self.has_room.set()

    def put_update(self, update: bytes, known: Known) -> None:
        """In place of one that still waits."""
        self.update, self.known_after = update, known
        self.filled.set()

    def begin_anew(self, known: Known) -> None:
        """Only so much is known to who looks now; what waits was for somebody else."""
        self.known, self.update = known, None
        self.pages.clear()

    def put_present(self, present: bytes) -> None:
        self.present = present
        self.filled.set()

    def put_answer(self, answer: bytes) -> None:
        self.answers.append(answer)
        self.fill()

    def put_page(self, page: bytes) -> None:
        """Of the story, for who is looking."""
        self.pages.append(page)
        self.fill()

    def fill(self) -> None:
        waiting = [*self.pages, *self.answers]
        if len(waiting) >= MOST_ANSWERS or sum(map(len, waiting)) >= MOST_BYTES:
            self.has_room.clear()
        self.filled.set()

    def put_farewell(self, farewell: bytes) -> None:
        """The last message; nothing is sent after it."""
        self.farewell = farewell
        self.filled.set()

    @property
    def is_finished(self) -> bool:
        """Whether the last message has been taken."""
        return self.farewell is not None and not self.filled.is_set()

    async def take(self) -> list[bytes]:
        """All that waits: the view before the answers, so that an effect is seen before it is confirmed."""
        await self.filled.wait()
        self.filled.clear()
        taken = [data for data in (self.update, self.present) if data is not None]
        taken += [*self.pages, *self.answers]
        if self.farewell is not None:
            taken.append(self.farewell)
        if self.update is not None:
            self.known = self.known_after
        self.update = self.present = None
        self.pages.clear()
        self.answers.clear()
        self.has_room.set()
        return taken
