"""Turns: which table may ask a thinker next.

A bot that thinks for somebody who looks on comes before all that nobody sees, however many they are and
however long they have waited; among equals, who came first.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import NamedTuple

IsWatched = Callable[[], bool]


class Waiting(NamedTuple):
    called: asyncio.Future[None]
    # Asked when a place is free: people come and go meanwhile.
    is_watched: IsWatched


class Turns:
    """As many at once as there are thinkers."""

    def __init__(self, count: int) -> None:
        self.free = count
        self.waiting: list[Waiting] = []

    @asynccontextmanager
    async def turn(self, is_watched: IsWatched) -> AsyncIterator[None]:
        """Wait for one, and have it meanwhile."""
        await self.take(is_watched)
        try:
            yield
        finally:
            self.give_back()

    async def take(self, is_watched: IsWatched) -> None:
        if self.free:
            self.free -= 1
            return
        waiting = Waiting(asyncio.get_running_loop().create_future(), is_watched)
        self.waiting.append(waiting)
        try:
            await waiting.called
        except asyncio.CancelledError:
            self.leave(waiting)
            raise

    def leave(self, waiting: Waiting) -> None:
        """Who was called and goes away at the same moment hands the turn on."""
        if waiting in self.waiting:
            self.waiting.remove(waiting)
        elif not waiting.called.cancelled():
            self.give_back()

    def give_back(self) -> None:
        # Who has just gone is still among them.
        self.waiting = [each for each in self.waiting if not each.called.done()]
        if self.waiting:
            # Of those that are alike, the first.
            best = max(self.waiting, key=lambda waiting: waiting.is_watched())
            self.waiting.remove(best)
            best.called.set_result(None)
        else:
            self.free += 1
