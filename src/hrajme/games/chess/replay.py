"""The positions of a recorded game, for what writes it as files."""

from __future__ import annotations

from collections.abc import Iterator

from hrajme.core.options import read_options
from hrajme.core.record import Record, RecordedMove
from hrajme.games.chess import notation
from hrajme.games.chess.options import ChessOptions
from hrajme.games.chess.rules import ChessPosition

Step = tuple[ChessPosition, int, RecordedMove]


def first_position(record: Record) -> ChessPosition:
    return ChessPosition(2, read_options(ChessOptions, record.options))


def steps(record: Record) -> Iterator[Step]:
    """Before each move of the record: the position, the move, and what is said of it."""
    position = first_position(record)
    for recorded in record.moves:
        move = notation.read(position, recorded.seat, recorded.move)
        assert isinstance(move, int)
        yield position, move, recorded
        position.play(recorded.seat, move)


def last_position(record: Record) -> ChessPosition:
    position = first_position(record)
    for before, move, recorded in steps(record):
        position = before.copy()
        position.play(recorded.seat, move)
    return position
