"""The endgame database: how every position with few pieces ends, and after how many moves.

Everything is seen by who is to move, as if that were white. A table belongs to each count of own men, own
queens, other men and other queens (tables.py); in it a position has its own index, made of the indexes of
these four sets among all of their size. One byte says how it ends: 0 is a draw, else it is 1 more than the
moves of both until it is over; their number is odd for a win and even for a loss. It knows nothing of DA-17,
and nothing where somebody can take: the search looks one move further there. retrograde.py works it out.
"""

from __future__ import annotations

from hrajme.core import bits
from hrajme.core.seats import DRAWN
from hrajme.games.dama.encoding import LAST_PLACE, PLACES
from hrajme.games.dama.tables import (
    BEGINNINGS,
    KINDS,
    LENGTHS,
    MAN_SQUARES,
    OTHER_MEN_FROM,
    SETS,
    SQUARES,
    read_database,
)

# For the compiled code; SQUARE says which dark square a place is.
SQUARE = [PLACES.index(place) if place in PLACES else 0 for place in range(LAST_PLACE + 1)]
CHOOSE = list(SETS)
OFFSETS = list(BEGINNINGS)
DATA = bytes(1)
# With up to so many pieces everything is known.
KNOWN_PIECES = 0


def load() -> None:
    """Read the database, once for all; without its file nothing is known."""
    if KNOWN_PIECES == 0:
        use(read_database())


def use(data: bytes) -> None:
    """Go by this database from now on."""
    global DATA, KNOWN_PIECES
    KNOWN_PIECES = LENGTHS.get(len(data), 0)
    DATA = data or bytes(1)


def known_pieces() -> int:
    return KNOWN_PIECES


def knows(white: int, black: int) -> bool:
    """Whether positions of these pieces are in the database."""
    if white == 0 or black == 0:
        return False
    return bits.count(white | black) <= KNOWN_PIECES


def look_up(men: int, queens: int, other_men: int, other_queens: int, seat: int) -> int:
    """How it ends for *seat*, who is to move and cannot take: `Position.foresee` without DA-17."""
    return plies_of(DATA[index_of(men, queens, other_men, other_queens, seat)])


def plies_of(byte: int) -> int:
    if byte == 0:
        return DRAWN
    return byte - 1 if byte % 2 == 0 else 1 - byte


def index_of(men: int, queens: int, other_men: int, other_queens: int, seat: int) -> int:
    """Where the position stands in the database; the first sets belong to *seat*, who is to move."""
    own = KINDS * bits.count(men) + bits.count(queens)
    other = KINDS * bits.count(other_men) + bits.count(other_queens)
    index = rank(men, seat, 0)
    index = index * CHOOSE[KINDS * SQUARES + own % KINDS] + rank(queens, seat, 0)
    index = index * CHOOSE[KINDS * MAN_SQUARES + other // KINDS] + rank(other_men, seat, OTHER_MEN_FROM)
    index = index * CHOOSE[KINDS * SQUARES + other % KINDS] + rank(other_queens, seat, 0)
    return OFFSETS[KINDS * KINDS * own + other] + index


def rank(squares: int, seat: int, first: int) -> int:
    """The index of a set among all of its size, on the squares from *first* on, as *seat* sees them."""
    found, size, left = 0, 1, bits.count(squares)
    while squares:
        square = SQUARE[bits.lowest(squares)]
        squares &= squares - 1
        if seat == 0:
            found += CHOOSE[KINDS * (square - first) + size]
        else:
            found += CHOOSE[KINDS * (SQUARES - 1 - square - first) + left]
        size += 1
        left -= 1
    return found
