"""What laying two of six cards away is worth: hand, crib and play.

The hand is exact over all starters. The crib comes from the table of pairs, in which the other lays away as
is best for him, and what a hold gains in the play from many plays. `crib_mean` looks at every pair that the
other can hold with every starter, and so knows the four other cards, too: it shows what the table is worth.
"""

from __future__ import annotations

from functools import lru_cache

import msgspec

from hrajme.core import bits
from hrajme.games.cribbage import outlook, scoring
from hrajme.games.cribbage.encoding import CARDS, JACK, PACK, name_card

ONE = 1
NIBBLE = 15
RANKS = 13
# All cards of the suit of clubs.
CLUBS = 0x1_1111_1111_1111


class Discard(msgspec.Struct, frozen=True):
    """One way to lay two cards away; points on average."""

    cards: tuple[str, ...]
    hand: float
    crib: float  # less than nothing where it is the other's
    pegging: float  # one's own points in the play, less those of the other
    total: float


@lru_cache(maxsize=256)
def weigh_discards(six: int, is_own: bool, min_run: int) -> tuple[Discard, ...]:
    """All fifteen ways, the best first."""
    cards = [card for card in range(CARDS) if six >> card & 1]
    pairs = [(low, high) for low in cards for high in cards if low < high]
    ways = [weigh_discard(six, low, high, is_own, min_run) for low, high in pairs]
    return tuple(sorted(ways, key=lambda way: (-way.total, way.cards)))


def weigh_discard(six: int, low: int, high: int, is_own: bool, min_run: int) -> Discard:
    hand = hand_mean(six, low, high, min_run)
    crib = crib_by_table(six, low, high, is_own, min_run) * (1.0 if is_own else -1.0)
    pegging = pegs_kept(six, low, high, is_own, min_run)
    points = [round(each, 3) for each in (hand, crib, pegging, hand + crib + pegging)]
    return Discard((name_card(low), name_card(high)), *points)


def hand_mean(six: int, low: int, high: int, min_run: int) -> float:
    """What the four others are worth on average over all starters."""
    a = six & ~(ONE << low | ONE << high)
    b = a & (a - 1)
    c = b & (b - 1)
    d = c & (c - 1)
    total = 0
    rest = PACK & ~six
    while rest:
        starter = bits.lowest(rest)
        rest &= rest - 1
        total += scoring.show_points(
            bits.lowest(a), bits.lowest(b), bits.lowest(c), bits.lowest(d), starter, False, min_run
        )
    return total / 46.0


def pegs_kept(six: int, low: int, high: int, is_own: bool, min_run: int) -> float:
    a = six & ~(ONE << low | ONE << high)
    b = a & (a - 1)
    c = b & (b - 1)
    d = c & (c - 1)
    hold = outlook.hold_of(bits.lowest(a) // 4, bits.lowest(b) // 4, bits.lowest(c) // 4, bits.lowest(d) // 4)
    return outlook.pegs_with(min_run, 1 if is_own else 0, hold)


def crib_by_table(six: int, low: int, high: int, is_own: bool, min_run: int) -> float:
    pair = outlook.pair_of(low // 4, high // 4)
    return outlook.crib_with(min_run, 1 if is_own else 0, pair) + suited_mean(six, low, high)


def appraise(six: int, low: int, high: int, is_own: bool, min_run: int) -> float:
    """Hand, crib and play together."""
    crib = crib_by_table(six, low, high, is_own, min_run)
    gain = hand_mean(six, low, high, min_run) + pegs_kept(six, low, high, is_own, min_run)
    return gain + crib if is_own else gain - crib


def crib_mean(six: int, low: int, high: int, is_own: bool, min_run: int) -> float:
    """What the crib is worth with these two in it, when all six cards are known."""
    left = [0] * 13
    for rank in range(RANKS):
        left[rank] = 4 - bits.count(six >> 4 * rank & NIBBLE)
    role = 0 if is_own else 1
    total = 0.0
    weights = 0.0
    jacks = 0.0
    for second in range(RANKS):
        for first in range(second + 1):
            ways = left[first] * left[second] if first < second else left[first] * (left[first] - 1) // 2
            if ways == 0:
                continue
            weight = ways * outlook.keenness(min_run, role, outlook.pair_of(first, second))
            weights += weight
            jacks += weight * ((1 if first == JACK else 0) + (1 if second == JACK else 0))
            total += weight * mean_of_starters(left, low // 4, high // 4, first, second, min_run)
    # A jack of the other's is of the starter's suit once in four times.
    return (total + jacks / 4.0) / weights + suited_mean(six, low, high)


def mean_of_starters(left: list[int], a: int, b: int, first: int, second: int, min_run: int) -> float:
    """The points of four ranks with a starter that is still there, suits aside."""
    points = 0
    count = 0
    for starter in range(RANKS):
        there = left[starter] - (1 if starter == first else 0) - (1 if starter == second else 0)
        if there > 0:
            points += there * scoring.points_of_ranks(a, b, first, second, starter, min_run)
            count += there
    return (points + 0.0) / count


def suited_mean(six: int, low: int, high: int) -> float:
    """One's own jacks that meet a starter of their suit, and a crib of one suit."""
    mean = 0.0
    if low // 4 == JACK:
        mean += unseen_of_suit(six, low) / 46.0
    if high // 4 == JACK:
        mean += unseen_of_suit(six, high) / 46.0
    if low % 4 == high % 4:
        there = unseen_of_suit(six, low) + 0.0
        mean += 5.0 * there * (there - 1.0) * (there - 2.0) / (46.0 * 45.0 * 44.0)
    return mean


def unseen_of_suit(six: int, card: int) -> int:
    return 13 - bits.count(six & CLUBS << card % 4)
