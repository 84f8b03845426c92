"""What is dealt anew fits all that a seat can infer, at the odds of all histories that look the same."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import combinations
from typing import cast

import pytest
from hypothesis import HealthCheck, given, settings

import hrajme
from hrajme.core import CHANCE, Dice
from hrajme.games.domino import GAME
from hrajme.games.domino.encoding import halves
from hrajme.games.domino.rules import DominoPosition
from hrajme.games.domino.tests.exact import Odds, exact_odds
from hrajme.games.domino.tests.positions import come, dealt, play
from hrajme.testing.tables import SEEDS, any_start, play_randomly

thorough = settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])

MINE = "0-0 0-1 1-1 0-2 1-2 2-2"


def hands_of_other(position: DominoPosition, tries: int) -> list[set[tuple[int, int]]]:
    return [set(position.guess(0, Dice(number)).hand_of(1)) for number in range(tries)]


@pytest.mark.rule("DO-5")
def test_who_drew_had_no_fitting_tile() -> None:
    position = dealt(MINE, "3-3 3-4 4-4 3-5 4-5 5-5", first="2-6", starter=1)
    play(position, "draw")
    come(position, "0-3")
    # The six tiles of the deal have no 2 and no 6; the one that came now may have one.
    for hand in hands_of_other(position, 300):
        assert len([pair for pair in hand if 2 in pair or 6 in pair]) <= 1
    play(position, "draw")
    come(position, "6-6")
    play(position, "6-6 right")
    for hand in hands_of_other(position, 300):
        assert not [pair for pair in hand if 2 in pair or 6 in pair]
    assert position.view(0).lacks[1] == ()


@pytest.mark.rule("DO-6")
def test_who_passed_has_no_fitting_tile() -> None:
    position = dealt(MINE, "3-3 3-4 4-4 3-5 4-5 5-5", first="2-6", starter=1, draw="one")
    play(position, "draw")
    come(position, "0-3")
    play(position, "pass")
    assert position.view(0).lacks[1] == (2, 6)
    for hand in hands_of_other(position, 300):
        assert not [pair for pair in hand if 2 in pair or 6 in pair]


@pytest.mark.rule("DO-8")
def test_who_may_draw_at_will_shows_nothing_by_it() -> None:
    position = dealt(MINE, "3-3 3-4 4-4 3-5 4-5 5-5", first="2-6", starter=1, may_draw_voluntarily=True)
    play(position, "draw")
    come(position, "0-3")
    fitting = [
        len([pair for pair in hand if 2 in pair or 6 in pair]) for hand in hands_of_other(position, 300)
    ]
    assert max(fitting) > 1


@thorough
@given(any_start(GAME), SEEDS)
def test_any_guess_could_have_been_played_to_the_same_end(start: DominoPosition, seed: int) -> None:
    """Take the tiles of a guess in the order they came: the whole game can be played again with them."""
    played: list[tuple[int, int]] = []
    position = start.copy()
    for now, seat, move in play_randomly(position, Dice(seed), seed % 150):
        played.append((seat, move))
        if seat == CHANCE and now.view(None).phase == "between":
            played.clear()
            start = cast(DominoPosition, now.copy())
            played.append((seat, move))
    for viewer in (0, None):
        check_history(start.copy(), played, position.guess(viewer, Dice(seed, 1)), position, viewer)


def check_history(
    again: DominoPosition,
    played: list[tuple[int, int]],
    guess: DominoPosition,
    truth: DominoPosition,
    viewer: int | None,
) -> None:
    came = {seat: in_order(guess, seat) for seat in range(guess.seats)}
    for seat, move in played:
        view = again.view(None)
        if seat == CHANCE and view.phase in ("deal", "draw"):
            assert view.turn is not None
            move = came[view.turn].pop(0)
        again.play(seat, move)
    assert again.view(viewer) == truth.view(viewer)
    assert [again.hand_of(seat) for seat in range(again.seats)] == [
        guess.hand_of(seat) for seat in range(guess.seats)
    ]


def in_order(position: DominoPosition, seat: int) -> list[int]:
    """All that came to a seat in this hand, laid by now or not."""
    mine = [number for number in range(position.tiles) if position.holder[number] == seat]
    return sorted(mine, key=lambda number: position.arrival[number])


# Of these seat 2 may have been dealt six: it has shown no 2, no 3 and no 6.
DEALT = [(low, high) for low in (0, 1, 4, 5) for high in (0, 1, 4, 5) if low <= high]
# It drew this kind of tile later, without a 2 and a 3.
DRAWN = [*DEALT, (0, 6), (1, 6), (4, 6), (5, 6), (6, 6)]


def doubtful_position() -> DominoPosition:
    """Seat 2 drew for want of 2 and 6, then for want of 2 and 3 and kept a tile, and has laid 0-4 since.

    0-4 may be one of the six tiles of the deal or the one that was kept.
    """
    position = dealt("2-2 0-2 1-2 2-4 2-5 2-3", "0-0 0-1 1-1 0-4 4-5 1-4", first="2-6", starter=1)
    play(position, "draw")
    come(position, "3-6")
    play(position, "3-6 right", "2-2 left", "draw")
    come(position, "0-6")
    play(position, "draw")
    come(position, "3-4")
    play(position, "3-4 right", "0-2 left", "0-4 left")
    return position


def ways(hand: tuple[tuple[int, int], ...]) -> int:
    """In how many ways this hand and 0-4 can be six tiles of the deal and one that was drawn."""
    seven = [*hand, (0, 4)]
    return sum(all(other in DEALT for other in seven if other != drawn) for drawn in seven if drawn in DRAWN)


def test_all_histories_that_look_the_same_are_equally_likely() -> None:
    position = doubtful_position()
    possible = combinations([pair for pair in DRAWN if pair != (0, 4)], 6)
    weights = {frozenset(hand): ways(hand) for hand in possible if ways(hand)}
    assert sorted(Counter(weights.values()).items()) == [(1, 630), (7, 84)]
    tries = 2000
    seen = Counter(frozenset(position.guess(0, Dice(number, 9)).hand_of(1)) for number in range(tries))
    assert set(seen) <= set(weights)
    without_six = sum(count for hand, count in seen.items() if weights[hand] == 7) / tries
    # 84 * 7 of 84 * 7 + 630 histories; taking 0-4 for a tile of the deal would give 4 of 9.
    assert abs(without_six - 588 / 1218) < 0.02
    assert len([hand for hand in seen if weights[hand] == 7]) == 84


# Positions in which little can change places with little; seats, house rules, seed, moves, who guesses.
TANGLED: list[tuple[int, dict[str, str], int, int, int | None]] = [
    (2, {}, 585, 54, None),
    (2, {"draw": "one"}, 740, 60, 1),
    (2, {"draw": "one"}, 782, 70, 0),
    (3, {}, 626, 58, None),
    (3, {"tile_set": "double_nine", "draw": "one"}, 438, 103, 0),
    (4, {}, 157, 50, 1),
]


@pytest.mark.parametrize(("seats", "options", "seed", "moves", "viewer"), TANGLED)
def test_every_tile_is_guessed_at_its_exact_odds(
    seats: int, options: dict[str, str], seed: int, moves: int, viewer: int | None
) -> None:
    position = GAME.start(seats, options)
    for _ in play_randomly(position, Dice(seed), moves):
        pass
    # The plain form is slow; what it does is compared with the compiled form elsewhere.
    tries, allowed = (20_000, 0.02) if hrajme.COMPILED else (150, 0.12)
    exact = exact_odds(position, viewer)
    seen = guessed_odds(position, viewer, exact, tries)
    assert max(distance(exact[tile], seen[tile]) for tile in exact) < allowed


def guessed_odds(position: DominoPosition, viewer: int | None, tiles: Iterable[int], tries: int) -> Odds:
    seen = {tile: Counter[int]() for tile in tiles}
    dice = Dice(11)
    for _ in range(tries):
        holder = position.guess(viewer, dice).holder
        for tile in seen:
            seen[tile][holder[tile]] += 1
    return {tile: {who: count / tries for who, count in seen[tile].items()} for tile in seen}


def distance(one: dict[int, float], other: dict[int, float]) -> float:
    """The total variation: the largest difference in what may happen."""
    return sum(abs(one.get(who, 0.0) - other.get(who, 0.0)) for who in one | other) / 2


def test_the_exact_odds_are_those_of_every_history() -> None:
    """Seat 2 has 588 of 1218 histories without a six, as counted by hand above; then it has no six at all."""
    position = doubtful_position()
    odds = exact_odds(position, 0)
    sixes = sum(odds[tile].get(1, 0.0) for tile in odds if 6 in halves(tile))
    assert sixes == pytest.approx(630 / 1218)
    assert all(sum(odds[tile].values()) == pytest.approx(1.0) for tile in odds)
    assert sum(odds[tile].get(1, 0.0) for tile in odds) == pytest.approx(6.0)
