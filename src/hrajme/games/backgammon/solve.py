"""Works out how bearing off goes on, and writes bearoff.bin.

    python -m hrajme.games.backgammon.solve                      # a minute, compiled
    python -m hrajme.games.backgammon.solve --checkers 6 --to large.bin

One side with up to 15 checkers, and both sides with up to 4 each or as many as --checkers says.
"""

from __future__ import annotations

import argparse
import sys
from array import array
from collections.abc import Iterator
from math import comb
from pathlib import Path

from hrajme.games.backgammon.bearing import Bearing
from hrajme.games.backgammon.encoding import CHECKERS, HOME
from hrajme.games.backgammon.tables import (
    CENTRED,
    CHANCE_TO_WIN,
    FEW,
    FILE,
    MOST_ROLLS,
    OTHERS,
    OWNED,
    VALUES,
    WHOLE,
    write_numbers,
)

Board = tuple[int, ...]


def boards_of(checkers: int, points: int = HOME) -> Iterator[Board]:
    """All boards with at most so many checkers on the first points."""
    if points == 0:
        yield ()
        return
    for last in range(checkers + 1):
        for rest in boards_of(checkers - last, points - 1):
            yield (*rest, last)


def pips_of(board: Board) -> int:
    return sum(point * count for point, count in enumerate(board, 1))


def solve_one_side(checkers: int = CHECKERS) -> tuple[array[float], array[float]]:
    """Of every board the chances to be off after so many rolls, and the mean number of these."""
    count = comb(checkers + HOME, HOME)
    table, means = array("d", bytes(8 * count * MOST_ROLLS)), array("d", bytes(8 * count))
    bearing = Bearing()
    for board in sorted(boards_of(checkers), key=pips_of)[1:]:
        bearing.put(board)
        bearing.one_side(table, means, MOST_ROLLS)
    return table, means


def solve_two_sides(checkers: int) -> array[float]:
    """For every two boards what VALUES says; the board of who is on roll comes first."""
    boards = sorted(boards_of(checkers), key=pips_of)
    table, bearing = array("d", bytes(8 * len(boards) ** 2 * VALUES)), Bearing()
    numbers = [bearing.put(board) for board in boards]
    by_pips = sorted(
        ((mine, yours) for mine in range(1, len(boards)) for yours in range(1, len(boards))),
        key=lambda pair: pips_of(boards[pair[0]]) + pips_of(boards[pair[1]]),
    )
    for mine, yours in by_pips:
        bearing.put(boards[mine])
        at = VALUES * (len(boards) * numbers[mine] + numbers[yours])
        table[at : at + VALUES] = array("d", values_of(bearing, table, len(boards), numbers[yours]))
    return table


def values_of(bearing: Bearing, table: array[float], boards: int, yours: int) -> list[float]:
    """What VALUES says; after the play the other sees its own cube as the other's."""
    seen_by_other = (CHANCE_TO_WIN, CENTRED, OTHERS, OWNED)
    return [bearing.two_sides(table, boards, yours, value) for value in seen_by_other]


def to_numbers(one_side: array[float], two_sides: array[float]) -> array[int]:
    numbers = array("H", [round(WHOLE * chance) for chance in one_side])
    for index, value in enumerate(two_sides):
        share = value if index % VALUES == 0 else (1.0 + value) / 2.0
        numbers.append(round(WHOLE * min(1.0, max(0.0, share))))
    return numbers


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--checkers", type=int, default=FEW)
    parser.add_argument("--to", type=Path, default=FILE)
    asked = parser.parse_args()
    one_side, _ = solve_one_side()
    content = write_numbers(to_numbers(one_side, solve_two_sides(asked.checkers)))
    asked.to.write_bytes(content)
    print(f"{asked.to}: {len(content)} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main())
