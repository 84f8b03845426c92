"""Files of one position, FEN: written, the last position of a game; read, a game that begins there."""

from __future__ import annotations

from hrajme.core import BadFile, BadOption
from hrajme.core.record import Record
from hrajme.games.chess import fen, replay


def read(text: str) -> list[Record]:
    """A game for every line that is not empty; raises BadFile."""
    found = [
        read_line(number, line) for number, line in enumerate(text.splitlines(), start=1) if line.strip()
    ]
    if not found:
        raise BadFile("error-file_empty")
    return found


def read_line(number: int, line: str) -> Record:
    try:
        start = fen.write(fen.read(line.strip()))
    except BadOption as error:
        raise BadFile("error-file_line", line=number, problem="").because(error.sentence) from error
    return Record({"start": start}, ("", ""), ())


def write(record: Record) -> str:
    return replay.last_position(record).fen() + "\n"
