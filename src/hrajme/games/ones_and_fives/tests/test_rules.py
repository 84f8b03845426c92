"""The turn: OF-1 to OF-4."""

from __future__ import annotations

from collections import Counter

import pytest

from hrajme.core import CHANCE
from hrajme.games.ones_and_fives import GAME
from hrajme.games.ones_and_fives.encoding import (
    ALL_THROWS,
    BANK,
    FALLEN,
    FEW_THROWS,
    FIRST_FALL,
    JOINED,
    ROLL,
    SECOND_FALL,
    STARTER,
    THROWS,
    WAYS,
    ways,
)
from hrajme.games.ones_and_fives.scoring import DEAD_CHANCE
from hrajme.games.ones_and_fives.tests.positions import (
    bank,
    keep,
    legal_keeps,
    ones_and_fives,
    refusal,
    score,
    selections,
    throw,
    throw_and_keep,
    with_totals,
)
from hrajme.language import LANGUAGES


@pytest.mark.rule("OF-1")
def test_every_seat_is_equally_likely_to_begin() -> None:
    assert GAME.start(4).chances() == [(STARTER + seat, 1) for seat in range(4)]


@pytest.mark.rule("OF-1")
def test_a_turn_begins_with_all_six_dice_and_nothing_else_to_do() -> None:
    position = ones_and_fives()
    assert position.moves(0) == [ROLL]
    position.play(0, ROLL)
    assert position.to_move() == (CHANCE,)
    assert {len(THROWS[move]) for move in position.moves(CHANCE)} == {6}
    assert sum(weight for _, weight in position.chances()) == 6**6


@pytest.mark.rule("OF-1")
@pytest.mark.parametrize("count", range(1, 7))
def test_every_way_in_which_dice_may_fall_is_drawn_alike(count: int) -> None:
    drawn: Counter[int] = Counter()
    for way in range(WAYS[count]):
        first = FALLEN[FIRST_FALL[count] + way % 216]
        second = FALLEN[SECOND_FALL[count] + way // 216]
        drawn[JOINED[FEW_THROWS * first + second]] += 1
    assert drawn == {number: ways(number) for number in range(ALL_THROWS) if len(THROWS[number]) == count}


@pytest.mark.rule("OF-1")
def test_after_a_throw_at_least_one_scoring_die_is_set_aside() -> None:
    position = ones_and_fives()
    throw(position, "1 2 2 3 4 6")
    assert legal_keeps(position) == {"1"}
    assert refusal(position, "roll").rule == "OF-1"
    assert refusal(position, "bank").rule == "OF-1"


@pytest.mark.rule("OF-1")
def test_who_throws_need_not_take_all_that_scores() -> None:
    position = ones_and_fives()
    throw(position, "1 1 3 4 5 6")
    assert selections(position) == {"1 1 5": 250, "1 1": 200, "1 5": 150, "1": 100, "5": 50}
    keep(position, "1")
    view = position.view(0)
    assert (view.turn_points, view.dice_left, view.dice) == (100, 5, (1, 3, 4, 5, 6))


@pytest.mark.rule("OF-1")
def test_only_dice_of_the_throw_can_be_set_aside() -> None:
    position = ones_and_fives()
    throw(position, "1 1 3 4 5 6")
    assert refusal(position, "keep 1 1 1").rule == "OF-1"
    assert refusal(position, "keep 5 5").id.endswith("not_thrown")


@pytest.mark.rule("OF-1")
def test_nothing_is_set_aside_before_the_throw() -> None:
    position = ones_and_fives()
    for text in ("keep 1", "bank", "complete"):
        assert refusal(position, text).rule == "OF-1"


@pytest.mark.rule("OF-2")
def test_who_has_set_dice_aside_throws_the_rest_or_writes_down() -> None:
    position = ones_and_fives()
    throw_and_keep(position, "1 1 3 4 5 6 > 1 1 5")
    assert position.moves(0) == [ROLL, BANK]
    assert refusal(position, "keep 1").rule == "OF-2"
    position.play(0, ROLL)
    assert {len(THROWS[move]) for move in position.moves(CHANCE)} == {3}


@pytest.mark.rule("OF-2")
def test_written_points_stay_and_the_dice_go_to_the_next_seat() -> None:
    position = ones_and_fives(3)
    throw_and_keep(position, "1 1 3 4 5 6 > 1 1 5", "2 2 5 > 5")
    bank(position)
    assert position.to_move() == (1,)
    view = position.view(None)
    assert view.totals == (300, 0, 0)
    assert (view.turn_points, view.dice_left, view.kept) == (0, 6, ())


@pytest.mark.rule("OF-2")
def test_the_dice_go_round_from_whoever_began() -> None:
    position = ones_and_fives(3, starter=2)
    turns = []
    for _ in range(6):
        turns.append((position.view(None).round, position.to_move()[0]))
        score(position, 0)
    assert turns == [(1, 2), (1, 0), (1, 1), (2, 2), (2, 0), (2, 1)]


@pytest.mark.rule("OF-2")
def test_moves_out_of_turn_are_refused_with_the_rule() -> None:
    refused = GAME.refuse(ones_and_fives(), 1, "roll")
    assert refused is not None
    assert refused.rule == "OF-2"


@pytest.mark.rule("OF-3")
def test_who_sets_the_last_die_aside_may_throw_all_six_with_the_points_kept() -> None:
    position = ones_and_fives()
    throw_and_keep(position, "1 2 3 3 3 6 > 1 3 3 3", "1 5 > 1 5")
    view = position.view(0)
    assert (view.turn_points, view.dice_left, view.dice) == (550, 6, ())
    assert [kept.points for kept in view.kept] == [400, 150]
    assert position.moves(0) == [ROLL, BANK]
    throw_and_keep(position, "2 2 4 4 6 6 > 2 2 4 4 6 6")
    view = position.view(0)
    assert (view.turn_points, view.carried, len(view.kept)) == (1550, 550, 1)
    bank(position)
    assert position.view(None).totals == (1550, 0)


@pytest.mark.rule("OF-4")
def test_a_dead_throw_takes_the_points_of_the_turn_and_no_others() -> None:
    position = with_totals(ones_and_fives(), 700, 0)
    throw_and_keep(position, "1 2 3 3 3 6 > 1 3 3 3")
    throw(position, "2 6")
    view = position.view(None)
    assert position.to_move() == (1,)
    assert view.totals == (700, 0)
    last = view.last_turns[0]
    assert last is not None
    assert (last.end, last.points, last.dice) == ("dead", 400, (2, 6))


@pytest.mark.rule("OF-4")
def test_a_dead_first_throw_ends_the_turn_with_nothing() -> None:
    position = ones_and_fives()
    throw(position, "2 2 3 3 4 6")
    assert position.to_move() == (1,)


@pytest.mark.rule("OF-4")
@pytest.mark.parametrize(("kept", "chance"), [("1", (600, 7776)), ("1 1 1 5 5", (4, 6))])
def test_the_danger_of_the_next_throw_is_shown(kept: str, chance: tuple[int, int]) -> None:
    position = ones_and_fives()
    throw(position, "1 1 1 5 5 2")
    offered = {each.dice: each.dead_chance for each in position.view(0).selections}
    assert offered[tuple(map(int, kept.split()))] == chance
    keep(position, kept)
    assert position.view(0).dead_chance == chance


@pytest.mark.rule("OF-4")
@pytest.mark.parametrize("code", LANGUAGES)
def test_the_rulebook_shows_how_often_nothing_scores(code: str) -> None:
    sign = "%" if code in ("en", "pl") else " %"
    cells = [f"{100 * dead / ways:.0f}{sign}" for dead, ways in reversed(DEAD_CHANCE[1:])]
    assert f" | {' | '.join(cells)} |\n" in GAME.rulebook(code)
