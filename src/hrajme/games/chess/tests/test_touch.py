"""Touched pieces move, and who adjusts says so before."""

from __future__ import annotations

import pytest

from hrajme.core import NotYourTurn
from hrajme.games.chess import GAME
from hrajme.games.chess.encoding import ADJUST, TOUCH
from hrajme.games.chess.tests.positions import chess, play, refused, shown, touch

CASTLING = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"


@pytest.mark.rule("CH-4.2")
def test_nothing_binds_where_the_house_rule_is_off() -> None:
    assert chess().interrupts(0) == ()
    assert refused(chess(), "touch e2") == ("CH-4.2", "no_touch")
    assert refused(chess(), "adjust") == ("CH-4.1", "no_adjust")


@pytest.mark.rule("CH-4.2")
def test_an_own_man_that_is_touched_moves_if_it_can() -> None:
    position = touch(chess(touch_move=True), "g1")
    assert shown(position) == {"Nf3", "Nh3"}
    assert refused(position, "e4") == ("CH-4.2", "touched")
    assert len(shown(touch(chess(touch_move=True), "a1"))) == 20


@pytest.mark.rule("CH-4.2")
def test_the_first_touched_that_can_move_moves() -> None:
    assert shown(touch(chess(touch_move=True), "a1", "b1", "g1")) == {"Na3", "Nc3"}


@pytest.mark.rule("CH-4.2")
def test_an_enemy_man_that_is_touched_is_taken_if_it_can_be() -> None:
    position = play(chess(touch_move=True), "e4", "d5", "Nc3", "a6")
    assert shown(touch(position.copy(), "d5")) == {"exd5", "Nxd5"}
    assert len(shown(touch(position.copy(), "d8"))) == len(shown(position))


@pytest.mark.rule("CH-4.2")
def test_one_of_each_touched_takes_the_other_or_the_first_counts() -> None:
    position = play(chess(touch_move=True), "e4", "d5", "Nc3", "a6")
    assert shown(touch(position.copy(), "d5", "c3")) == {"Nxd5"}
    assert shown(touch(position.copy(), "g1", "d5")) == {"Nf3", "Nh3", "Nge2"}
    assert shown(touch(position.copy(), "d5", "g1")) == {"exd5", "Nxd5"}


@pytest.mark.rule("CH-4.2")
def test_a_pawn_to_be_taken_in_passing_is_touched_where_it_stands() -> None:
    position = play(chess(touch_move=True), "e4", "a6", "e5", "d5")
    assert shown(touch(position, "d5")) == {"exd6"}


@pytest.mark.rule("CH-4.2")
def test_king_then_rook_castle_if_that_is_legal() -> None:
    assert shown(touch(chess(CASTLING, touch_move=True), "e1", "h1")) == {"O-O"}
    assert shown(touch(chess(CASTLING, touch_move=True), "e1", "a1")) == {"O-O-O"}


@pytest.mark.rule("CH-4.2")
def test_if_castling_is_not_legal_the_king_moves_otherwise_or_castles_on_the_other_side() -> None:
    start = "4k1r1/8/8/8/8/8/8/R3K2R w KQ - 0 1"
    assert shown(touch(chess(start, touch_move=True), "e1", "h1")) == {
        "O-O-O",
        "Kd1",
        "Kd2",
        "Ke2",
        "Kf1",
        "Kf2",
    }


@pytest.mark.rule("CH-4.2")
def test_rook_then_king_is_a_move_of_the_rook() -> None:
    moves = shown(touch(chess(CASTLING, touch_move=True), "h1", "e1"))
    assert "O-O" not in moves
    assert all(text.startswith("R") for text in moves)


@pytest.mark.rule("CH-4.2")
def test_a_move_ends_what_was_touched_and_who_is_not_to_move_may_touch_freely() -> None:
    position = chess(touch_move=True)
    position.play(1, TOUCH + 63)
    assert position.view(0).touched == ()
    play(touch(position, "g1"), "Nf3")
    assert position.view(0).touched == ()
    assert len(shown(position)) == 20


@pytest.mark.rule("CH-4.2")
def test_who_has_touched_cannot_claim_a_draw() -> None:
    position = play(chess(touch_move=True), *("Nf3", "Nf6", "Ng1", "Ng8") * 2)
    touch(position, "g1")
    assert refused(position, "claim") == ("CH-4.2", "claim_touched")


@pytest.mark.rule("CH-4.1")
def test_who_announces_it_may_put_a_man_straight() -> None:
    position = touch(chess(touch_move=True), "adjust")
    assert position.view(0).is_adjusting
    assert len(shown(touch(position, "g1"))) == 20
    assert not position.view(0).is_adjusting
    assert shown(touch(position, "b1")) == {"Na3", "Nc3"}


@pytest.mark.rule("CH-4.1")
def test_announced_afterwards_it_is_too_late() -> None:
    assert shown(touch(chess(touch_move=True), "b1", "adjust")) == {"Na3", "Nc3"}


def test_hands_are_no_choice_of_the_turn() -> None:
    position = chess(touch_move=True)
    assert ADJUST in position.interrupts(1)
    assert max(position.moves(0)) < TOUCH
    with pytest.raises(NotYourTurn):
        GAME.read(position, 1, "e7e5")
