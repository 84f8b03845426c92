"""Points: OF-5, OF-6 and OF-8."""

from __future__ import annotations

from itertools import product

import pytest

from hrajme.core import CHANCE
from hrajme.games.ones_and_fives.encoding import COMPLETE, THROWS, number_of
from hrajme.games.ones_and_fives.scoring import (
    COMPLETED,
    COMPLETION,
    DEAD_CHANCE,
    MISSING,
    SELECTIONS,
    WORTH,
    worth_of,
)
from hrajme.games.ones_and_fives.tests.positions import (
    bank,
    complete,
    dice,
    keep,
    legal_keeps,
    ones_and_fives,
    refusal,
    selections,
    throw,
    throw_and_keep,
    with_totals,
)


@pytest.mark.rule("OF-5")
@pytest.mark.parametrize(
    ("text", "points"),
    [
        ("1", 100),
        ("5", 50),
        ("2 2 2", 200),
        ("3 3 3", 300),
        ("4 4 4", 400),
        ("5 5 5", 500),
        ("6 6 6", 600),
        ("1 1 1", 1000),
        ("2 2 3 3 4 4", 1000),
        ("1 1 5 5 6 6", 1000),
        ("1 2 3 4 5 6", 2000),
        ("4 4 4 4 4 4", 5000),
        ("1 1 1 1 1 1", 5000),
        ("1 5", 150),
        ("1 1", 200),
        ("2 2 2 3 3 3", 500),
        ("1 1 1 5 5 5", 1500),
        ("1 2 2 2 5", 350),
    ],
)
def test_what_dice_are_worth(text: str, points: int) -> None:
    assert WORTH[dice(text)] == points


@pytest.mark.rule("OF-5")
@pytest.mark.parametrize("text", ["2", "3", "4", "6", "2 2", "1 2", "2 3 4", "1 1 1 6", "1 2 3 4 5"])
def test_dice_of_which_one_has_no_part_cannot_be_set_aside(text: str) -> None:
    assert WORTH[dice(text)] == 0


@pytest.mark.rule("OF-5")
def test_a_die_that_does_not_score_is_named_in_the_refusal() -> None:
    position = ones_and_fives()
    throw(position, "1 2 3 3 5 6")
    refused = refusal(position, "keep 1 2 3 3")
    assert refused.rule == "OF-5"
    assert refused.args == {"dice": "2 3"}


@pytest.mark.rule("OF-5")
def test_the_way_with_the_most_points_counts() -> None:
    assert WORTH[dice("1 1 1 1 5 5")] == 1200  # more than three pairs
    assert WORTH[dice("1 1 2 2 5 5")] == 1000


@pytest.mark.rule("OF-5")
def test_combinations_count_within_one_throw() -> None:
    position = ones_and_fives()
    throw_and_keep(position, "1 2 2 3 4 6 > 1", "1 1 2 4 6 > 1 1")
    assert position.view(0).turn_points == 300
    pairs = ones_and_fives()
    throw_and_keep(pairs, "1 1 2 3 4 6 > 1 1")
    throw(pairs, "2 2 5 5")
    assert selections(pairs) == {"5 5": 100, "5": 50}


@pytest.mark.rule("OF-5")
def test_a_straight_and_six_alike_can_be_set_aside_as_a_whole_or_in_part() -> None:
    position = ones_and_fives()
    throw(position, "1 2 3 4 5 6")
    assert selections(position) == {"1 2 3 4 5 6": 2000, "1 5": 150, "1": 100, "5": 50}


@pytest.mark.rule("OF-5")
def test_the_points_of_all_throws_by_a_second_way_of_counting() -> None:
    """All ordered throws of up to four dice: take triples and singles in every order, keep the best."""
    for count in range(1, 5):
        for faces in product(range(1, 7), repeat=count):
            assert WORTH[number_of(*faces)] == best_by_taking(sorted(faces))


def best_by_taking(left: list[int]) -> int:
    """What the dice are worth when they are taken away group by group; 0 when some must stay."""
    found = best_or_nothing(left)
    return 0 if found is None else found


def best_or_nothing(left: list[int]) -> int | None:
    if not left:
        return 0
    options = []
    face = left[0]
    if face in (1, 5):
        options.append((100 if face == 1 else 50, left[1:]))
    if left[:3] == [face] * 3:
        options.append((1000 if face == 1 else 100 * face, left[3:]))
    found = [(points, best_or_nothing(rest)) for points, rest in options]
    return max((points + rest for points, rest in found if rest is not None), default=None)


@pytest.mark.rule("OF-4")
def test_the_published_chances_that_so_many_dice_score_nothing() -> None:
    published = [(2, 3), (4, 9), (5, 18), (17, 108), (25, 324), (5, 216)]
    for (dead, ways), (one, of) in zip(DEAD_CHANCE[1:], published, strict=True):
        assert dead * of == one * ways


@pytest.mark.rule("OF-6")
@pytest.mark.parametrize(
    ("text", "missing", "points", "aside"),
    [
        ("2 3 4 5 5 6", 1, 2000, (2, 3, 4, 5, 6)),
        ("1 2 3 4 4 6", 5, 2000, (1, 2, 3, 4, 6)),
        ("1 1 2 3 4 5", 6, 2000, (1, 2, 3, 4, 5)),
        ("2 2 2 2 2 6", 2, 5000, (2, 2, 2, 2, 2)),
        ("1 5 5 5 5 5", 5, 5000, (5, 5, 5, 5, 5)),
    ],
)
def test_five_of_a_straight_or_five_alike_may_be_completed(
    text: str, missing: int, points: int, aside: tuple[int, ...]
) -> None:
    position = with_totals(ones_and_fives(), 300, 0)
    throw(position, text)
    offer = position.view(0).completion
    assert offer is not None
    assert (offer.missing, offer.points, offer.dice) == (missing, points, aside)
    assert COMPLETE in position.moves(0)
    position.play(0, COMPLETE)
    assert position.chances() == [(face, 1) for face in range(1, 7)]
    assert position.view(0).dead_chance == (5, 6)
    position.play(CHANCE, missing)
    view = position.view(0)
    assert (view.turn_points, view.dice_left, position.to_move()) == (points, 6, (0,))
    bank(position)
    assert position.view(None).totals == (300 + points, 0)


@pytest.mark.rule("OF-6")
def test_who_completes_may_throw_all_six_again() -> None:
    position = ones_and_fives()
    throw_and_keep(position, "1 2 3 4 5 6 > 1 2 3 4 5 6")
    throw(position, "1 2 3 4 6 6")
    complete(position, 5)
    assert position.view(0).turn_points == 4000
    throw_and_keep(position, "1 2 2 3 3 4 > 1")
    view = position.view(0)
    assert (view.carried, view.turn_points) == (4000, 4100)


@pytest.mark.rule("OF-6")
@pytest.mark.parametrize("face", [2, 3, 4, 5, 6])
def test_who_misses_loses_the_turn_even_if_the_die_would_score(face: int) -> None:
    position = ones_and_fives()
    throw_and_keep(position, "1 2 3 4 5 6 > 1 2 3 4 5 6")
    throw(position, "2 3 4 5 5 6")
    complete(position, face)
    view = position.view(None)
    assert position.to_move() == (1,)
    assert view.totals == (0, 0)
    last = view.last_turns[0]
    assert last is not None
    assert (last.end, last.points, last.dice) == ("missed", 2000, (face,))


@pytest.mark.rule("OF-6")
def test_completing_is_a_choice_beside_ordinary_scoring() -> None:
    position = ones_and_fives()
    throw(position, "1 2 3 4 5 5")
    assert legal_keeps(position) == {"1 5 5", "1 5", "5 5", "1", "5"}
    keep(position, "1")
    assert position.view(0).completion is None
    assert refusal(position, "complete").rule == "OF-6"


@pytest.mark.rule("OF-6")
@pytest.mark.parametrize("text", ["1 2 3 4 5 6", "4 4 4 4 4 4", "1 1 2 2 3 4", "1 1 1 1 2 3", "1 1 5 5 6 6"])
def test_other_throws_offer_nothing_to_complete(text: str) -> None:
    position = ones_and_fives()
    throw(position, text)
    assert position.view(0).completion is None
    assert refusal(position, "complete").rule == "OF-6"


@pytest.mark.rule("OF-6")
def test_only_a_throw_of_six_dice_can_be_completed() -> None:
    assert all(len(THROWS[number]) == 6 for number in range(924) if COMPLETION[number])
    position = ones_and_fives()
    throw_and_keep(position, "1 2 2 3 3 4 > 1")
    throw(position, "5 5 5 5 5")
    assert COMPLETE not in position.moves(0)


@pytest.mark.rule("OF-6")
def test_a_throw_that_can_be_completed_always_scores_and_becomes_what_it_says() -> None:
    for number in range(924):
        if COMPLETION[number]:
            assert SELECTIONS[number]
            assert WORTH[COMPLETED[number]] == COMPLETION[number]
            assert MISSING[number] in THROWS[COMPLETED[number]]


@pytest.mark.rule("OF-8")
@pytest.mark.parametrize(
    ("text", "points"),
    [
        ("1 1 1 1", 1100),
        ("1 1 1 1 1", 1200),
        ("5 5 5 5", 550),
        ("5 5 5 5 5", 600),
        ("4 4 4 4", 0),
        ("6 6 6 6 6", 0),
        ("2 2 2 2 5 5", 1000),
        ("3 3 6 6 6 6", 1000),
        ("1 1 1 1 2 2", 1000),
    ],
)
def test_four_and_five_alike_are_three_and_single_ones(text: str, points: int) -> None:
    assert WORTH[dice(text)] == points


@pytest.mark.rule("OF-8")
def test_the_fourth_of_a_kind_stays_on_the_table() -> None:
    position = ones_and_fives()
    throw(position, "2 3 4 4 4 4")
    assert selections(position) == {"4 4 4": 400}
    refused = refusal(position, "keep 4 4 4 4")
    assert (refused.rule, refused.args) == ("OF-8", {"dice": "4 4 4"})
    refused = refusal(position, "keep 2 4 4 4 4")
    assert (refused.rule, refused.args) == ("OF-8", {"dice": "4 4 4"})
    keep(position, "4 4 4")
    assert position.view(0).dice == (2, 3, 4)


@pytest.mark.rule("OF-8")
def test_four_alike_and_a_pair_are_three_pairs_unless_the_house_says_no() -> None:
    usual = ones_and_fives()
    throw(usual, "2 2 2 2 3 3")
    assert selections(usual) == {"2 2 2 2 3 3": 1000, "2 2 2": 200}
    strict = ones_and_fives(quad_is_two_pairs=False)
    throw(strict, "2 2 2 2 3 3")
    assert selections(strict) == {"2 2 2": 200}
    assert refusal(strict, "keep 222233").rule == "OF-8"
    assert worth_of((1, 1, 1, 1, 5, 5), quad_is_two_pairs=False) == 1200


@pytest.mark.rule("OF-8")
def test_with_an_entry_the_first_points_written_are_at_least_so_many() -> None:
    position = with_totals(ones_and_fives(entry=500), 0, 0)
    throw_and_keep(position, "1 2 3 3 3 6 > 1 3 3 3")
    assert not position.view(0).may_bank
    refused = refusal(position, "bank")
    assert (refused.rule, refused.args) == ("OF-8", {"entry": 500, "points": 400})
    throw_and_keep(position, "1 2 > 1")
    assert position.view(0).may_bank
    bank(position)
    assert position.view(None).entered == (True, False)


@pytest.mark.rule("OF-8")
def test_who_has_entered_may_write_down_anything() -> None:
    position = with_totals(ones_and_fives(entry=500), 600, 0)
    throw_and_keep(position, "2 2 3 3 4 5 > 5")
    bank(position)
    assert position.view(None).totals == (650, 0)


@pytest.mark.rule("OF-8")
def test_without_an_entry_fifty_points_are_enough() -> None:
    position = ones_and_fives()
    throw_and_keep(position, "2 2 3 3 4 5 > 5")
    bank(position)
    assert position.view(None).totals == (50, 0)
