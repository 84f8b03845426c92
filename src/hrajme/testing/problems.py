"""The errors in the program's log: a test that expects one takes it out of the list, no other may be left."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager


class Problems(logging.Handler):
    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.found: list[logging.LogRecord] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.found.append(record)


@contextmanager
def no_problems() -> Iterator[list[logging.LogRecord]]:
    collector = Problems()
    logging.getLogger().addHandler(collector)
    yield collector.found
    logging.getLogger().removeHandler(collector)
    assert [record.getMessage() for record in collector.found] == []
