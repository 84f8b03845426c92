"""Ids of GNU Backgammon: what they mean, and those that mean nothing."""

from __future__ import annotations

import msgspec
import pytest

from hrajme.core import Dice
from hrajme.core.errors import BadOption
from hrajme.games.backgammon import GAME
from hrajme.games.backgammon.setup import START, Setup, Side, read_setup, side, write_setup
from hrajme.games.backgammon.tests.positions import begin
from hrajme.testing.tables import play_randomly

BEGIN = "4HPwATDgc/ABMA"
SAME = ("phase", "turn", "points", "dice", "cube", "cube_owner", "match", "score", "is_crawford", "id")


@pytest.mark.rule("BG-3")
def test_the_beginning_has_the_id_that_everybody_knows() -> None:
    setup = read_setup(BEGIN)
    assert setup.sides == (START, START)
    assert write_setup(Setup((START, START), mover=1, length=0)) == f"{BEGIN}:cAkAAAAAAAAA"


def test_the_match_id_of_the_manual_is_read() -> None:
    """To 9 points, 2 to 4; seat 0 owns the cube at 2 and seat 1 has rolled 52."""
    setup = read_setup(f"{BEGIN}:QYkqASAAIAAA")
    assert (setup.length, setup.score, setup.cube, setup.owner) == (9, (2, 4), 2, 0)
    assert (setup.mover, setup.dice) == (1, (2, 5))


def test_a_position_alone_is_one_game_in_which_the_first_seat_is_to_roll() -> None:
    view = begin(start=BEGIN).view(None)
    assert (view.phase, view.turn, view.match, view.cube) == ("ready", 0, 0, 1)
    assert begin(start=BEGIN, match=7).view(None).match == 7


@pytest.mark.parametrize("seed", range(20))
def test_every_moment_of_a_match_is_written_and_read_the_same(seed: int) -> None:
    position = begin(match=seed % 8)
    for before, _, _ in play_randomly(position, Dice(seed)):
        setup = before.view(None)
        if setup.phase in ("ready", "offered", "play") and setup.last:
            again = begin(start=setup.id).view(None)
            same = (
                "phase",
                "turn",
                "points",
                "dice",
                "cube",
                "cube_owner",
                "match",
                "score",
                "is_crawford",
                "id",
            )
            assert [getattr(again, name) for name in same] == [getattr(setup, name) for name in same]


def packed(mine: Side, theirs: Side, **fields: object) -> str:
    return write_setup(msgspec.structs.replace(Setup((mine, theirs), mover=0, length=0), **fields))


HELD_HOME = side(p25=1, p6=2, p5=2, p4=2, p3=2, p2=2, p1=2)


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("4HPwATDgc/ABM", "unreadable"),
        ("4HPwATDgc/ABMAA", "unreadable"),
        ("4HPwATDgc!ABMA", "unreadable"),
        ("žluťoučký kůň", "unreadable"),
        (f"{BEGIN}:cAkAAAAAAA", "unreadable"),
        (f"{BEGIN}:cAkAAAAAAAAAAA", "unreadable"),
        (packed((-1, 16, *[0] * 24), side(p1=15)), "count"),
        (packed(side(), side(p1=15)), "count"),
        (packed(side(), side()), "count"),
        ("//////////////", "count"),
        (packed(side(p5=1), side(p20=2)), "shared"),
        (packed(HELD_HOME, HELD_HOME), "stuck"),
        (packed(START, START, cube=4), "cube"),
        (packed(START, START, owner=1), "cube"),
        (packed(START, START, cube=128, owner=1), "cube"),
        (packed(START, START, owner=1, cube=2, offered=True), "cube"),
        (packed(START, START, offered=True, length=3, crawford=True, score=(2, 0)), "cube"),
        (packed(START, START, dice=(7, 1)), "dice"),
        (packed(START, START, dice=(0, 1)), "dice"),
        (packed(START, START, offered=True, dice=(2, 1)), "turn"),
        (packed(START, START, length=26), "score"),
        (packed(START, START, length=3, score=(3, 0)), "score"),
        (packed(START, START, score=(1, 0)), "score"),
        (packed(START, START, length=3, crawford=True), "score"),
        (f"{BEGIN}:cAgAAAAAAAAA", "not_running"),
    ],
)
def test_what_is_no_position_is_answered_with_the_reason(text: str, problem: str) -> None:
    with pytest.raises(BadOption) as caught:
        GAME.start(2, {"start": text})
    assert caught.value.sentence.id == f"backgammon-refuse-setup_{problem}"


def test_too_long_a_start_is_refused_before_it_is_read() -> None:
    with pytest.raises(BadOption):
        GAME.start(2, {"start": "A" * 10_000})
