"""Watch: tells a search inside the kernel when its seconds are over. The clock comes from outside."""

from __future__ import annotations

from hrajme.core.bot import Clock


class Watch:
    """Counts the seconds of one move. Without a clock it never runs out."""

    def __init__(self, clock: Clock | None = None) -> None:
        self.clock = clock
        self.begun = 0.0
        self.seconds = 0.0
        self.is_running = False

    def start(self, seconds: float | None) -> None:
        """Begin to count. Raises ValueError for seconds without a clock."""
        self.is_running = seconds is not None
        if seconds is not None:
            if self.clock is None:
                raise ValueError("a budget of seconds needs a clock")
            self.begun = self.clock()
            self.seconds = seconds

    # The kernel

    def is_over(self, share: float) -> bool:
        """Whether this share of the seconds has passed."""
        return self.is_running and self.has_passed(share)

    def has_passed(self, share: float) -> bool:
        """Asks the clock, which is Python: it takes the GIL."""
        assert self.clock is not None
        return self.clock() - self.begun >= share * self.seconds
