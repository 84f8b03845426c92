"""Files of positions, an id of GNU Backgammon a line: where a game stands, or where one shall begin."""

from __future__ import annotations

from hrajme.core import BadFile, BadOption
from hrajme.core.record import Record
from hrajme.games.backgammon import replay
from hrajme.games.backgammon.setup import read_setup, write_setup
from hrajme.games.backgammon.showing import setup_of


def read(text: str) -> list[Record]:
    """A game for every line that is not empty; raises BadFile."""
    lines = enumerate(text.splitlines(), start=1)
    found = [read_line(number, line.strip()) for number, line in lines if line.strip()]
    if not found:
        raise BadFile("error-file_empty")
    return found


def read_line(number: int, line: str) -> Record:
    try:
        read_setup(line)
    except BadOption as error:
        raise BadFile("error-file_line", line=number, problem="").because(error.sentence) from error
    return Record({"start": line}, ("", ""), ())


def write(record: Record) -> str:
    return write_setup(setup_of(replay.last_position(record))) + "\n"
