"""Progress: a bar on the error stream while something takes its time."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

# How much is done, of how much; None while nobody knows.
OnProgress = Callable[[int, int | None], None]


@contextmanager
def progress_bar(name: str, *, shown: bool = True) -> Iterator[OnProgress]:
    """Only where a person is watching."""
    if not shown or not sys.stderr.isatty():
        yield lambda done, of: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(name, total=None)
        yield lambda done, of: bar.update(task, completed=done, total=of)
