"""The sizes of the tables of bearing off, and their file."""

from __future__ import annotations

import lzma
import sys
from array import array
from math import comb
from pathlib import Path

from hrajme.games.backgammon.encoding import CHECKERS, HOME

FILE = Path(__file__).parent / "bearoff.bin"
# Up to so many checkers of either side the file in the package knows both sides together.
FEW = 4
# So many boards of one side there are with all checkers at home, fewest checkers first.
BOARDS = comb(CHECKERS + HOME, HOME)
# Nobody needs more rolls, but for one game in some millions.
MOST_ROLLS = 32
# Of two sides, for who is on roll: the chance to win, and the equity with the cube in the middle, with one's
# own cube and with the other's, each when it is not turned now.
CHANCE_TO_WIN, CENTRED, OWNED, OTHERS = 0, 1, 2, 3
VALUES = 4
# What 1 is in the file; an equity from -1 to 1 is moved to the same range.
WHOLE = 65535.0

# In how many ways so many of a number can be chosen, up to six.
TERMS = HOME + 1
WAYS = tuple([comb(total, chosen) for total in range(CHECKERS + HOME) for chosen in range(TERMS)])


def read_numbers(content: bytes) -> array[int]:
    numbers = array("H")
    numbers.frombytes(lzma.decompress(content))
    return in_file_order(numbers)


def write_numbers(numbers: array[int]) -> bytes:
    return lzma.compress(in_file_order(numbers).tobytes(), preset=9)


def in_file_order(numbers: array[int]) -> array[int]:
    """The lower byte comes first, on every machine."""
    if sys.byteorder == "big":
        numbers.byteswap()
    return numbers
