"""Moves of dáma as text, and how every wrong one is refused."""

from __future__ import annotations

import pytest
from hypothesis import given, settings

from hrajme.core import MalformedMove
from hrajme.games.dama import GAME
from hrajme.games.dama.encoding import PLACE_OF, is_capture, lift, names_of, origin_of, places_in, target_of
from hrajme.games.dama.rules import DamaPosition
from hrajme.games.dama.setup import read_setup, write_setup
from hrajme.games.dama.tests.positions import play, refusal, set_up, standing, texts
from hrajme.games.dama.ways import board_of, list_ways
from hrajme.language import LANGUAGES, language
from hrajme.testing.tables import any_position

# Position, text, rule and sentence of every way to be wrong.
WRONG = [
    ("", "c4-d5", "DA-2", "light_square"),
    ("", "d4-e5", "DA-8", "nothing_there"),
    ("", "b6-a5", "DA-8", "not_yours"),
    ("", "c3-e5", "DA-9", "one_square"),
    ("", "c3-c5", "DA-5", "not_diagonal"),
    ("", "c1-d2", "DA-9", "occupied"),
    ("", "c3-d4-e5", "DA-9", "one_step"),
    ("W:Wc5:Bh8", "c5-b4", "DA-9", "backward"),
    ("W:WKa1,d4:Bh8", "a1-e5", "DA-9", "blocked"),
    ("W:Wc3,g1:Bd4,h8", "g1-f2", "DA-16", "must_take"),
    ("W:Wc3,g1:Bd4,h8", "g1f2", "DA-10", "nothing_to_take"),
    ("W:Wc3,Kf8:Bd4,d6", "c3xe5", "DA-14", "queen_first"),
    ("W:Wc3:Bd4,f6,h8", "c3xe5", "DA-10", "go_on"),
    ("W:Wc3,Kf8:Bd4,d6", "f8xc5", "DA-11", "go_on"),
    ("W:Wc3,Kf8:Bd4,d6", "f8xb4", "DA-11", "land_elsewhere"),
    ("W:Wc3:Bd4,f6,h8", "c3xg7", "DA-4", "whole_way"),
    ("W:Wd2:Bc3,c5,e3,e5,h8", "d2:d6", "DA-15", "which_way"),
    ("W:Wc3,h2:Bd4,h8", "c3xa5", "DA-10", "nothing_to_take"),
    ("W:Wc3,d4:Bb4,h8", "c3xe5", "DA-10", "own_piece"),
    ("W:Wc3:Bd4,e5,b4", "c3xe5", "DA-10", "no_landing"),
    ("W:Wd4,a1:Be3,b2,h8", "d4xf2", "DA-10", "man_takes_back"),
    ("W:Wc3,a1:Be5,b2,h8", "c3xf6", "DA-10", "man_takes_far"),
    ("W:WKa1:Bd4,e5,h8", "a1xf6", "DA-11", "several"),
    ("W:WKe5:Bb4,d2,d4", "e5xc3xa5xe1", "DA-12", "still_there"),
    ("W:WKc3:Bd4,f4,f2,d2", "c3xe5xg3xe1xc3xe5", "DA-13", "taken_already"),
    ("W:Wc3:Bd4,h8", "c3xd5", "DA-2", "light_square"),
    ("W:Wc3:Bd4,h8", "c3xc5", "DA-5", "not_diagonal"),
]


@pytest.mark.rule(
    "DA-2", "DA-4", "DA-5", "DA-8", "DA-9", "DA-10", "DA-11", "DA-12", "DA-13", "DA-14", "DA-15", "DA-16"
)
@pytest.mark.parametrize(
    ("start", "text", "rule", "word"), WRONG, ids=[f"{text} {word}" for _, text, _, word in WRONG]
)
def test_a_wrong_move_is_answered_with_its_rule(start: str, text: str, rule: str, word: str) -> None:
    found = refusal(set_up(start), text)
    assert (found.rule, found.id) == (rule, f"dama-refuse-{word}")
    for code in LANGUAGES:
        assert language(code).say(found.sentence)


@pytest.mark.rule("DA-11", "DA-14", "DA-16")
@pytest.mark.parametrize(
    ("start", "text", "capture", "taken"),
    [
        ("W:Wc3,g1:Bd4,f6,h8", "g1-f2", "c3xe5xg7", "d4 f6"),
        ("W:Wc3,Kf8:Bd4,d6", "c3xe5", "f8xc5xe3", "d4 d6"),
        ("W:Wc3,Kf8:Bd4,d6", "f8xa3", "f8xc5xe3", "d6 d4"),
        ("W:Wc3,Kf8:Bd4,d6", "f8xc5", "f8xc5xe3", "d6 d4"),
    ],
)
def test_a_refusal_shows_what_has_to_be_taken(start: str, text: str, capture: str, taken: str) -> None:
    position = set_up(start)
    args = refusal(position, text).args
    assert (args["capture"], args["taken"]) == (capture, taken)
    assert capture in texts(position)


@pytest.mark.rule("DA-4")
@pytest.mark.parametrize(
    "text", ["c3xe5xg7", "C3xE5xG7", "c3:e5:g7", "c3 g7", "c3g7", " c3:g7! ", "c3×e5×g7"]
)
def test_a_capture_can_be_written_in_many_ways(text: str) -> None:
    assert standing(play(set_up("W:Wc3:Bd4,f6,h8"), text)) == "B:Wg7:Bh8"


@pytest.mark.rule("DA-4")
@pytest.mark.parametrize("text", ["c3-d4", "c3d4", "c3 d4", "c3–d4", "C3 - D4"])
def test_a_step_can_be_written_in_many_ways(text: str) -> None:
    assert play(set_up(), text).view(None).last is not None


@pytest.mark.parametrize("text", ["", "c3", "c9-d4", "castle", "c3-", "x", "c3xx"])
def test_what_is_no_move_at_all_is_unreadable(text: str) -> None:
    with pytest.raises(MalformedMove):
        GAME.read(set_up(), 0, text)


@pytest.mark.rule("DA-16")
def test_with_a_warning_a_step_is_read_although_something_has_to_be_taken() -> None:
    position = set_up("W:Wc3,g1:Bd4,h8", missed_capture="warning")
    for text in ("g1-f2", "g1f2"):
        assert not is_capture(GAME.read(position, 0, text))
    assert refusal(position, "g1-e3").id == "dama-refuse-one_square"


thorough = settings(max_examples=100, deadline=None)


@thorough
@given(any_position(GAME))
def test_the_ways_of_captures_lead_to_the_legal_captures(position: DamaPosition) -> None:
    """Two that were written apart, on lists and on sets of bits, agree."""
    seat = position.turn
    legal = {move for move in position.moves(seat) if is_capture(move)}
    ways = list_ways(position.setup(), position.takers())
    assert {move for move, _ in ways} == legal
    enemies = board_of(position.setup()).enemies
    for move, way in ways:
        assert (origin_of(move), target_of(move)) == (way[0], way[-1])
        assert len(places_in(lift(move >> 12, enemies))) == len(way) - 1


@thorough
@given(any_position(GAME))
def test_whether_a_move_is_legal_is_known_without_the_list(position: DamaPosition) -> None:
    legal = set(position.moves(position.turn))
    for move in {*range(4096), *legal, *[move ^ 1 << 12 for move in legal]}:
        assert position.may_play(position.turn, move) == (move in legal)


@thorough
@given(any_position(GAME))
def test_every_way_of_a_capture_can_be_read(position: DamaPosition) -> None:
    for move, way in list_ways(position.setup(), position.takers()):
        for separator in "x:":
            text = names_of(way).replace(" ", separator)
            assert GAME.read(position, position.turn, text) == move


@thorough
@given(any_position(GAME))
def test_a_position_as_text_is_read_again(position: DamaPosition) -> None:
    setup = position.setup()
    if position.outcome() is None:
        assert read_setup(write_setup(setup)) == setup
        assert read_setup(write_setup(setup).lower().replace(",", " , ")) == setup


def test_every_dark_square_has_a_name() -> None:
    assert len(PLACE_OF) == 32
