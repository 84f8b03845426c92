"""What cards are worth: CR-7 to CR-9 in the play, CR-13 in the show. `parts` names what they are made of.

Small numbers lie side by side in one large one, four bits each: for every sum up to 15 in how many ways cards
make it, for every rank how many cards have it, and the ranks of the cards in the play, the latest lowest.
"""

from __future__ import annotations

from hrajme.games.cribbage.encoding import CARDS_KEPT, FIFTEEN, JACK, THIRTY_ONE

ONE = 1
NIBBLE = 15
FULL = 0xFFFF_FFFF_FFFF_FFFF
RANKS = 13
# Four bits a card: where the number of ways to make 15 lies.
TOP = 60


def value_of(card: int) -> int:
    """CR-1: an ace is 1, a court card 10."""
    return min(card // 4 + 1, 10)


def show_points(a: int, b: int, c: int, d: int, starter: int, is_crib: bool, min_run: int) -> int:
    """CR-13, CR-14: a hand of four cards, or the crib, with the starter."""
    ranks = bit_of(a) + bit_of(b) + bit_of(c) + bit_of(d) + bit_of(starter)
    points = 2 * (add_value(four_values(a, b, c, d), starter) >> TOP) + rank_points(ranks, min_run)
    return points + flush_of(a, b, c, d, starter, is_crib) + nobs_points(a, b, c, d, starter)


def held_points(a: int, b: int, c: int, d: int, min_run: int) -> int:
    """What four cards are worth before there is a starter."""
    ranks = bit_of(a) + bit_of(b) + bit_of(c) + bit_of(d)
    points = 2 * (four_values(a, b, c, d) >> TOP) + rank_points(ranks, min_run)
    return points + CARDS_KEPT if a % 4 == b % 4 == c % 4 == d % 4 else points


def points_of_ranks(a: int, b: int, c: int, d: int, e: int, min_run: int) -> int:
    """What five cards of these ranks are worth, suits aside."""
    ranks = bit_of(4 * a) + bit_of(4 * b) + bit_of(4 * c) + bit_of(4 * d) + bit_of(4 * e)
    ways = add_value(four_values(4 * a, 4 * b, 4 * c, 4 * d), 4 * e)
    return 2 * (ways >> TOP) + rank_points(ranks, min_run)


def add_value(ways: int, card: int) -> int:
    """Every sum so far can be made without the card and, so much larger, with it."""
    return (ways + (ways << 4 * value_of(card))) & FULL


def four_values(a: int, b: int, c: int, d: int) -> int:
    """In how many ways these cards make every sum; those that make 15 lie on top."""
    return add_value(add_value(add_value(add_value(ONE, a), b), c), d)


def bit_of(card: int) -> int:
    return ONE << 4 * (card // 4)


def rank_points(ranks: int, min_run: int) -> int:
    """CR-13: each two alike are 2; a run is as long as it goes, once for every way to make it."""
    points = 0
    length = 0
    ways = 1
    while ranks or length:
        count = ranks & NIBBLE
        ranks >>= 4
        if count:
            points += count * (count - 1)
            length += 1
            ways *= count
        else:
            if length >= min_run:
                points += length * ways
            length = 0
            ways = 1
    return points


def flush_of(a: int, b: int, c: int, d: int, starter: int, is_crib: bool) -> int:
    """CR-13: the four cards of a hand; in the crib the starter has to be of their suit."""
    suit = a % 4
    if b % 4 != suit or c % 4 != suit or d % 4 != suit:
        return 0
    if starter % 4 == suit:
        return CARDS_KEPT + 1
    return 0 if is_crib else CARDS_KEPT


def nobs_points(a: int, b: int, c: int, d: int, starter: int) -> int:
    """CR-13: the jack of the starter's suit."""
    jack = 4 * JACK + starter % 4
    return 1 if jack in (a, b, c, d) else 0


def alike_in_play(sequence: int, count: int) -> int:
    """CR-8: how many of the latest cards are of one rank."""
    alike = 1
    while alike < count and sequence >> 4 * alike & NIBBLE == sequence & NIBBLE:
        alike += 1
    return alike


def run_in_play(sequence: int, count: int, min_run: int) -> int:
    """CR-9: how many of the latest cards are a run, in whatever order they came; 0 for none."""
    longest = 0
    seen = 0
    low = RANKS
    high = 0
    for index in range(count):
        rank = sequence >> 4 * index & NIBBLE
        if seen >> rank & 1:
            break
        seen |= 1 << rank
        low = min(low, rank)
        high = max(high, rank)
        if high - low == index:
            longest = index + 1
    return longest if longest >= min_run else 0


def play_points(sequence: int, count: int, total: int, min_run: int) -> int:
    """What the latest of the cards in the play scores, last card aside."""
    alike = alike_in_play(sequence, count)
    points = alike * (alike - 1) + run_in_play(sequence, count, min_run)
    return points + 2 if total in (FIFTEEN, THIRTY_ONE) else points
