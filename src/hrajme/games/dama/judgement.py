"""What a position of dáma seems to be worth; tune.py finds the weights."""

from __future__ import annotations

from hrajme.core import bits
from hrajme.core.seats import DRAWN
from hrajme.games.dama import weights
from hrajme.games.dama.encoding import LAST_PLACE, LONG_DIAGONAL

MAN_WORTH = list(weights.MAN)
QUEEN_WORTH = list(weights.QUEEN)
STEPS_WORTH, MAIN_ROAD_WORTH, TEMPO = weights.STEPS, weights.MAIN_ROAD, weights.TEMPO
MAIN_ROAD = LONG_DIAGONAL
WON = 20_000


def judge(men: int, queens: int, other_men: int, other_queens: int, seat: int, free: int) -> int:
    """How well *seat*, who is to move, stands; a man is worth about a hundred."""
    value = stand(men, queens, seat, free) - stand(other_men, other_queens, 1 - seat, free)
    return value + TEMPO


def value_of_end(plies: int) -> int:
    """Of an end that the rules about draws might still spoil; the sooner a win, the better."""
    if plies == DRAWN:
        return 0
    return WON - plies if plies > 0 else -WON - plies


def stand(men: int, queens: int, seat: int, free: int) -> int:
    """What the pieces of one side are worth where they stand."""
    value = STEPS_WORTH * count_steps(men, seat, free)
    if queens & MAIN_ROAD:
        value += MAIN_ROAD_WORTH
    while men:
        value += MAN_WORTH[seen_from(seat, bits.lowest(men))]
        men &= men - 1
    while queens:
        value += QUEEN_WORTH[seen_from(seat, bits.lowest(queens))]
        queens &= queens - 1
    return value


def seen_from(seat: int, place: int) -> int:
    """A place as if the owner of what stands there were white."""
    return place if seat == 0 else LAST_PLACE - place


def count_steps(men: int, seat: int, free: int) -> int:
    """The squares that men can step to."""
    return bits.count((men << 4 | men << 5) & free if seat == 0 else (men >> 4 | men >> 5) & free)
