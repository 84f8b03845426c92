"""What cards are worth, against a second scorer that knows no tricks."""

from __future__ import annotations

from itertools import combinations, combinations_with_replacement, permutations
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import hrajme
from hrajme.games.cribbage import count
from hrajme.games.cribbage.encoding import MOST_POINTS
from hrajme.games.cribbage.parts import play_parts, show_parts
from hrajme.games.cribbage.scoring import play_points, points_of_ranks, show_points, value_of
from hrajme.games.cribbage.tally import Tally
from hrajme.games.cribbage.tests.positions import card, cards

five_cards = st.lists(st.integers(0, 51), min_size=5, max_size=5, unique=True)
piles = st.lists(st.integers(0, 51), min_size=1, max_size=8, unique=True).filter(
    lambda pile: sum(map(value_of, pile)) <= 31
)
run_rules = st.sampled_from([2, 3])


def points(hand: str, starter: str, *, is_crib: bool = False, min_run: int = 3) -> int:
    a, b, c, d = cards(hand)
    return show_points(a, b, c, d, card(starter), is_crib, min_run)


def is_run(ranks: list[int]) -> bool:
    return sorted(ranks) == list(range(min(ranks), min(ranks) + len(ranks)))


def naive_show(hand: list[int], starter: int, *, is_crib: bool, min_run: int) -> int:
    five = [*hand, starter]
    subsets = [some for size in range(2, 6) for some in combinations(five, size)]
    total = sum(2 for some in subsets if sum(map(value_of, some)) == 15)
    total += sum(2 for one, other in combinations(five, 2) if one // 4 == other // 4)
    runs = [some for some in subsets if len(some) >= min_run and is_run([each // 4 for each in some])]
    total += sum(len(run) for run in runs if not any(extends(other, run) for other in runs))
    suits = {each % 4 for each in hand}
    if len(suits) == 1:
        total += 5 if starter % 4 in suits else 0 if is_crib else 4
    return total + (40 + starter % 4 in hand)


def extends(longer: tuple[int, ...], run: tuple[int, ...]) -> bool:
    return len(longer) > len(run) and set(run) < set(longer)


def naive_play(pile: list[int], min_run: int) -> int:
    total = 2 if sum(map(value_of, pile)) in (15, 31) else 0
    ranks = [each // 4 for each in pile]
    tails = [ranks[-size:] for size in range(2, len(ranks) + 1)]
    total += max([len(tail) * (len(tail) - 1) for tail in tails if len(set(tail)) == 1], default=0)
    return total + max([len(tail) for tail in tails if len(tail) >= min_run and is_run(tail)], default=0)


def score_play(pile: list[int], min_run: int) -> int:
    sequence = 0
    for each in pile:
        sequence = sequence << 4 | each // 4
    return play_points(sequence, len(pile), sum(map(value_of, pile)), min_run)


@pytest.mark.rule("CR-13")
@pytest.mark.parametrize(
    ("hand", "starter", "worth"),
    [
        ("5h 5d 5s jc", "5c", 29),
        ("4h 4d 5s 6c", "5h", 24),
        ("6h 7h 8h 9h", "td", 13),
        ("jh 2d 4s 8c", "9h", 3),
    ],
)
def test_known_hands_are_worth_what_everybody_says(hand: str, starter: str, worth: int) -> None:
    assert points(hand, starter) == worth


@pytest.mark.rule("CR-14")
def test_four_of_a_suit_are_no_flush_in_the_crib() -> None:
    assert points("6h 7h 8h 9h", "td", is_crib=True) == 9
    assert points("6h 7h 8h 9h", "th", is_crib=True) == points("6h 7h 8h 9h", "th") == 14


@pytest.mark.rule("CR-13")
def test_a_run_of_two_counts_only_outside_a_longer_one() -> None:
    assert points("2c 3d 7h 9s", "kc", min_run=2) == points("2c 3d 7h 9s", "kc") + 2
    assert points("2c 3d 4h 9s", "kc", min_run=2) == points("2c 3d 4h 9s", "kc")


@pytest.mark.rule("CR-13")
@given(five=five_cards, is_crib=st.booleans(), min_run=run_rules)
def test_a_show_is_worth_what_a_naive_scorer_finds(five: list[int], is_crib: bool, min_run: int) -> None:
    *hand, starter = five
    a, b, c, d = hand
    worth = naive_show(hand, starter, is_crib=is_crib, min_run=min_run)
    assert show_points(a, b, c, d, starter, is_crib, min_run) == worth
    parts = show_parts(hand, starter, is_crib=is_crib, min_run=min_run)
    assert sum(part.points for part in parts) == worth


@pytest.mark.rule("CR-7")
@pytest.mark.rule("CR-8")
@given(pile=piles, min_run=run_rules)
def test_the_play_is_worth_what_a_naive_scorer_finds(pile: list[int], min_run: int) -> None:
    assert score_play(pile, min_run) == naive_play(pile, min_run)
    assert sum(part.points for part in play_parts(pile, min_run)) == naive_play(pile, min_run)


@pytest.mark.rule("CR-9")
def test_the_example_of_the_sheet() -> None:
    pile = cards("3c 4d 6h 5s")
    assert [score_play(pile[:size], 2) for size in range(1, 5)] == [0, 2, 0, 4]
    assert [score_play(pile[:size], 3) for size in range(1, 5)] == [0, 0, 0, 4]


@pytest.mark.rule("CR-9")
def test_a_run_in_the_play_may_come_in_any_order() -> None:
    for order in permutations(cards("2c 3d 4h 5s")):
        assert score_play(list(order), 3) == 4
    assert score_play(cards("qc kd ah"), 3) == 0


@pytest.mark.rule("CR-13")
@pytest.mark.rule("CR-14")
@pytest.mark.parametrize("is_crib", [False, True])
@pytest.mark.parametrize("min_run", [2, 3])
def test_a_sample_of_all_hands_is_counted_like_one_by_one(is_crib: bool, min_run: int) -> None:
    low, high = sorted(Random(5).sample(range(40, 48), 2))
    tally = Tally(is_crib, min_run)
    tally.add_hands(low, high)
    expected = [0] * 33
    for rest in combinations(range(high + 1, 52), 2):
        hand = [low, high, *rest]
        for starter in set(range(52)) - set(hand):
            expected[naive_show(hand, starter, is_crib=is_crib, min_run=min_run)] += 1
    assert list(tally.counts) == expected


@pytest.mark.rule("CR-13")
def test_the_published_numbers_are_of_all_hands() -> None:
    assert sum(count.PUBLISHED) == sum(count.CRIBS) == 12_994_800
    assert count.mean_of(list(count.PUBLISHED)) == pytest.approx(4.769152, abs=1e-6)


@pytest.mark.rule("CR-14")
def test_cribs_are_worth_less_than_hands_by_the_flushes_of_four() -> None:
    flushes = 4 * 715 * 39  # four of thirteen cards of a suit, and a starter of another
    points = [sum(worth * many for worth, many in enumerate(each)) for each in (count.PUBLISHED, count.CRIBS)]
    assert points[0] - points[1] == 4 * flushes


@pytest.mark.rule("CR-13")
@pytest.mark.skipif(
    not hrajme.COMPILED, reason="the plain form counts for a quarter of an hour; the command does it"
)
@pytest.mark.parametrize(("is_crib", "published"), [(False, count.PUBLISHED), (True, count.CRIBS)])
def test_all_hands_are_worth_what_is_published(is_crib: bool, published: tuple[int, ...]) -> None:
    assert tuple(count.count_all(is_crib=is_crib, min_run=3)) == published


@pytest.mark.rule("CR-13")
def test_the_best_hands_are_29_and_with_runs_of_two_32() -> None:
    best = {min_run: max(most_of(ranks, min_run) for ranks in five_ranks()) for min_run in (2, 3)}
    assert best == {2: 32, 3: 28}  # and the jack of the starter's suit makes 29 of 28
    assert points("7c 7d 8h 8s", "7h", min_run=2) == MOST_POINTS


def five_ranks() -> list[tuple[int, ...]]:
    hands = combinations_with_replacement(range(13), 5)
    return [ranks for ranks in hands if ranks[0] != ranks[4]]


def most_of(ranks: tuple[int, ...], min_run: int) -> int:
    a, b, c, d, e = ranks
    return points_of_ranks(a, b, c, d, e, min_run)
