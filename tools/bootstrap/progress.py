"""How the bootstrap speaks: sentences, and what takes its time is shown while it lasts.

On a terminal one line is drawn over and over. Elsewhere a line comes when a step begins, and some more
when it takes long.
"""

import shutil
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

# How often the line is drawn on a terminal, and how often one is written elsewhere.
DRAW_SECONDS = 0.2
WRITE_SECONDS = 10.0
BAR_LENGTH = 12


class Step:
    """Something that takes its time; with a *total* a bar shows how much of it is done."""

    def __init__(self, doing: str, total: int = 0) -> None:
        self.begun = time.monotonic()
        self.turn_to(doing, total)

    def turn_to(self, doing: str, total: int = 0, count: Callable[[], int] | None = None) -> None:
        """Go on with the next part of it; *count* tells how much is done when nobody says it."""
        self.doing = doing
        self.total = total
        self.done = 0
        self.count = count

    def advance(self) -> None:
        self.done += 1

    @property
    def seconds(self) -> int:
        return int(time.monotonic() - self.begun)

    def __str__(self) -> str:
        if not self.total:
            return self.doing
        done = min(self.total, self.done if self.count is None else self.count())
        full = BAR_LENGTH * done // self.total
        return f"{self.doing} {'█' * full}{'░' * (BAR_LENGTH - full)} {done} of {self.total}"


class Line:
    """All steps that are going on, shown to the person at the terminal."""

    def __init__(self) -> None:
        self.steps: list[Step] = []
        self.lock = threading.RLock()
        self.thread: threading.Thread | None = None
        self.drawn = ""
        self.is_live = sys.stderr.isatty()

    def begin(self, step: Step) -> None:
        with self.lock:
            self.steps.append(step)
            if not self.is_live:
                self.say(f"{step.doing} …")
            if self.thread is None:
                self.thread = threading.Thread(target=self.keep_showing, daemon=True)
                self.thread.start()

    def end(self, step: Step) -> None:
        with self.lock:
            self.steps.remove(step)
            if self.is_live:
                self.say(f"{step.doing} … {step.seconds} s")

    def say(self, sentence: str) -> None:
        with self.lock:
            self.draw("")
            print(sentence, file=sys.stderr, flush=True)

    def keep_showing(self) -> None:
        """In a thread, as long as the bootstrap runs."""
        while True:
            time.sleep(DRAW_SECONDS if self.is_live else WRITE_SECONDS)
            with self.lock:
                if self.steps and self.is_live:
                    self.draw(self.text())
                elif self.steps:
                    self.say(self.text())

    def text(self) -> str:
        """What can be counted comes first: a narrow terminal cuts the rest off."""
        steps = sorted(self.steps, key=lambda step: not step.total)
        return " · ".join([f"{max(step.seconds for step in steps)} s", *map(str, steps)])

    def draw(self, text: str) -> None:
        """Over what was drawn before."""
        text = text[: shutil.get_terminal_size().columns - 1]
        if text or self.drawn:
            print(f"\r{text:{len(self.drawn)}}\r{text}", end="", file=sys.stderr, flush=True)
        self.drawn = text


_line = Line()
say = _line.say


def keep_to_lines() -> None:
    """Draw nothing: the terminal belongs to somebody else."""
    _line.is_live = False


@contextmanager
def step(doing: str, total: int = 0) -> Iterator[Step]:
    """While this goes on it is shown."""
    one = Step(doing, total)
    _line.begin(one)
    try:
        yield one
    finally:
        _line.end(one)
