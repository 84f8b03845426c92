"""The program's own log lets nobody in."""

from __future__ import annotations

import json
import logging
import sys

import pytest

from hrajme.room.codes import make_code
from hrajme.server.logs import JsonLines, Lines
from hrajme.store import Conflict, StoreError

CODE = make_code(b"secret", "anna", "k1")


def make_record() -> logging.LogRecord:
    """What the room logs when another process has taken a table over."""
    try:
        raise Conflict(CODE, tried_epoch=1, epoch=2, revision=7)
    except StoreError as error:
        told = ("table %s waits for the disk: %s", (CODE, error))
        return logging.LogRecord("hrajme.room", logging.WARNING, "", 0, *told, sys.exc_info())


@pytest.mark.parametrize("formatter", [Lines(), JsonLines()])
def test_no_code_of_a_table_is_in_a_line_or_a_traceback(formatter: logging.Formatter) -> None:
    line = formatter.format(make_record())
    assert "Traceback" in line
    assert CODE not in line
    assert CODE[4:9] not in line
    assert f"table {CODE[:4]}…" in line


def test_a_line_for_machines_is_one_object() -> None:
    line = json.loads(JsonLines().format(make_record()))
    assert (line["level"], line["logger"]) == ("warning", "hrajme.room")
    assert line["message"].startswith(f"table {CODE[:4]}… waits for the disk")
