"""The program's own log: short lines for people, or JSON for machines. It holds no code, cookie or id.

Codes come in with the sentences and tracebacks of errors; whoever reads the log shall not be let in by it.
"""

from __future__ import annotations

import logging
import sys
import time

import msgspec

from hrajme.room.codes import hide_codes


class Lines(logging.Formatter):
    """``21:14:03 table kqrs… opened``"""

    def format(self, record: logging.LogRecord) -> str:
        at = time.strftime("%H:%M:%S", time.localtime(record.created))
        level = "" if record.levelno < logging.WARNING else f"{record.levelname.lower()}: "
        problem = f"\n{self.formatException(record.exc_info)}" if record.exc_info else ""
        return hide_codes(f"{at} {level}{record.getMessage()}{problem}")


class JsonLines(logging.Formatter):
    """One object a line."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at_ms": int(record.created * 1000),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": hide_codes(record.getMessage()),
        }
        if record.exc_info:
            line["problem"] = hide_codes(self.formatException(record.exc_info))
        return msgspec.json.encode(line).decode()


def set_up(*, json: bool) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if json else Lines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("hrajme").setLevel(logging.INFO)
    # It warns of each request that is none, which anybody can send without end.
    logging.getLogger("uvicorn.error").setLevel(logging.ERROR)
