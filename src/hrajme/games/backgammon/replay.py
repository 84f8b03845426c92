"""The positions of a recorded match, for what writes it as files."""

from __future__ import annotations

from collections.abc import Iterator

from hrajme.core.options import read_options
from hrajme.core.record import Record, RecordedMove
from hrajme.games.backgammon import notation
from hrajme.games.backgammon.encoding import RESIGNATIONS
from hrajme.games.backgammon.options import BackgammonOptions
from hrajme.games.backgammon.rules import BackgammonPosition

# Before a move, what was moved, and after it.
Step = tuple[BackgammonPosition, RecordedMove, BackgammonPosition]


def first_position(record: Record) -> BackgammonPosition:
    return BackgammonPosition(2, read_options(BackgammonOptions, record.options))


def steps(record: Record) -> Iterator[Step]:
    position = first_position(record)
    for recorded in record.moves:
        before = position.copy()
        position.play(recorded.seat, read_move(position, recorded))
        yield before, recorded, position.copy()


def read_move(position: BackgammonPosition, recorded: RecordedMove) -> int:
    """A move as the log has it, also a game that was given up."""
    for move in RESIGNATIONS:
        if recorded.move == notation.write(position, recorded.seat, move):
            return move
    found = notation.read(position, recorded.seat, recorded.move)
    assert isinstance(found, int)
    return found


def last_position(record: Record) -> BackgammonPosition:
    return next((after for _, _, after in reversed(list(steps(record)))), first_position(record))
