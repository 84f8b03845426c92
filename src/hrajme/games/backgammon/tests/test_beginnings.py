"""Checkers that go one after another come to the same plays as whole moves."""

from __future__ import annotations

import pytest

from hrajme.core import CHANCE, Dice
from hrajme.games.backgammon import notation
from hrajme.games.backgammon.beginnings import Trial, points_in
from hrajme.games.backgammon.plays import write_steps
from hrajme.games.backgammon.rules import BackgammonPosition
from hrajme.games.backgammon.setup import START, side
from hrajme.games.backgammon.tests.positions import begin, play, set_up, texts

Beginnings = set[tuple[int, ...]]


def beginnings(position: BackgammonPosition, seat: int = 0) -> Beginnings:
    return set(position.view(seat).beginnings)


def first_steps(position: BackgammonPosition) -> Beginnings:
    return {each for each in beginnings(position) if sum(map(bool, each)) == 1}


def whole_plays(position: BackgammonPosition, seat: int) -> set[str]:
    """The texts of those to which nothing can be added."""
    view = position.view(seat)
    trial = Trial(view.points[seat], view.points[1 - seat], (view.dice[0], view.dice[1]))
    known = set(view.beginnings)
    whole = [trial.steps(each) for each in known if not known & set(trial.longer(each))]
    return {write_steps(steps, frozenset(points_in(trial.result(steps)[1]))) for steps in whole}


def test_whole_plays_of_random_games_are_exactly_the_legal_ones() -> None:
    dice, seen = Dice(7), 0
    for _ in range(4):
        position = begin(cube=False)
        while to_move := position.to_move():
            (seat,) = to_move
            moves = [] if seat == CHANCE else position.moves(seat)
            if position.view(None).phase == "play" and moves != [0]:
                assert whole_plays(position, seat) == {notation.write(position, seat, move) for move in moves}
                seen += 1
            position.play(seat, moves[dice.roll(len(moves))] if moves else position.roll(dice))
    assert seen > 100


@pytest.mark.rule("BG-8")
def test_the_bar_comes_first() -> None:
    position = set_up(side(p25=1, p13=5, p8=3, p6=6), START, (2, 4))
    assert first_steps(position) == {(25, 0), (0, 25)}


@pytest.mark.rule("BG-9.3")
def test_a_nearer_checker_is_not_borne_off_before_the_farther_one_has_moved() -> None:
    position = set_up(side(p6=1, p3=1), side(p13=15), (4, 5))
    assert beginnings(position) == {(6, 0), (0, 6), (6, 3), (3, 6)}


@pytest.mark.rule("BG-5.5")
def test_where_one_number_can_be_played_only_the_higher_begins() -> None:
    position = set_up(side(p12=1), side(p24=2), (5, 6))
    assert (texts(position), beginnings(position)) == ({"12/6"}, {(12, 0)})


def test_a_roll_that_cannot_be_played_has_no_beginning() -> None:
    closed = side(p1=2, p2=2, p3=2, p4=2, p5=2, p6=2, p24=3)
    position = set_up(side(p25=1, p13=14), closed, (2, 4))
    assert (texts(position), beginnings(position)) == ({"pass"}, set())


def test_only_who_plays_is_told_how_to_begin() -> None:
    position = play(begin(), "6 1")
    assert beginnings(position)
    assert position.view(1).beginnings == position.view(None).beginnings == ()
