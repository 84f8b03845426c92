"""A clock that tests put forward: whoever waits by it wakes at once, and nobody sleeps in real time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")

START_MS = 1_000_000_000_000
STEP_SECONDS = 1.0
AN_INSTANT = 1e-6
PATIENCE_SECONDS = 60.0
POLL_SECONDS = 0.002


class Clock:
    """Under the running event loop, and for who asks the time of day, which otherwise stands still."""

    def __init__(self) -> None:
        loop = asyncio.get_running_loop()
        real = loop.time
        self.ahead_seconds = 0.0
        loop.time = lambda: real() + self.ahead_seconds  # type: ignore[method-assign]

    def now_ms(self) -> int:
        return START_MS + round(self.ahead_seconds * 1000)

    async def advance(self, seconds: float) -> None:
        """Put it forward; everybody who waited so long has taken the next step."""
        self.ahead_seconds += seconds
        # Who waits for a later moment is woken after all who waited for an earlier one.
        await asyncio.sleep(AN_INSTANT)

    async def hurry(self, condition: Callable[[], object]) -> None:
        """Let the time fly until it holds."""
        while not condition():
            await self.advance(STEP_SECONDS)


async def until(condition: Callable[[], T]) -> T:
    """What it gives as soon as it holds: for what other threads and processes do, whom no clock hurries."""
    async with asyncio.timeout(PATIENCE_SECONDS):
        while not (found := condition()):
            await asyncio.sleep(POLL_SECONDS)
    return found
