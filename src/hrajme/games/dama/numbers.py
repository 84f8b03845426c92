"""A number for every piece on every place; those of a position together make its own (Zobrist).

Equal positions with the same side to move have equal numbers, and others practically never.
"""

from __future__ import annotations

from functools import cache

from hrajme.core.dice import mix
from hrajme.games.dama.encoding import LAST_PLACE, places_in
from hrajme.games.dama.setup import BLACK, Setup

PLACES = LAST_PLACE + 1
MEN, QUEENS = 0, 1
# White's men, white's queens, black's men, black's queens.
PIECE_NUMBERS = [mix(2029, index) for index in range(4 * PLACES)]
BLACKS_TURN = mix(2029, 1000)
WARNED = mix(2029, 1001)


@cache
def number_of(setup: Setup) -> int:
    number = BLACKS_TURN if setup.turn == BLACK else 0
    for seat in range(2):
        for kind, squares in ((MEN, setup.men[seat]), (QUEENS, setup.queens[seat])):
            for place in places_in(squares):
                number ^= PIECE_NUMBERS[PLACES * (2 * seat + kind) + place]
    return number
