"""Every rule of chess, by its id."""

from __future__ import annotations

import pytest

from hrajme.games.chess.encoding import square_of
from hrajme.games.chess.tests.positions import BARE, chess, ending, play, refused, shown


@pytest.mark.rule("CH-1")
def test_white_begins_and_moves_alternate() -> None:
    position = chess()
    assert position.to_move() == (0,)
    assert play(position, "e4").to_move() == (1,)
    assert refused(position, "d2d4") == ("CH-1", "not_yours")


@pytest.mark.rule("CH-1")
def test_checkmate_wins() -> None:
    position = play(chess(), "f3", "e5", "g4", "Qh4#")
    outcome = position.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.winners, outcome.points) == ("mate", (1,), (0, 1))
    assert not outcome.drawn


@pytest.mark.rule("CH-1")
@pytest.mark.parametrize(
    ("start", "is_dead"),
    [
        (BARE, True),
        ("4k3/8/8/8/8/8/8/4KB2 w - - 0 1", True),
        ("4k1n1/8/8/8/8/8/8/4K3 w - - 0 1", True),
        ("4kb2/8/8/8/8/8/8/2B1K3 w - - 0 1", True),
        ("4kb2/8/8/8/8/8/8/4KB2 w - - 0 1", False),
        ("4k3/8/8/8/8/8/8/3NKN2 w - - 0 1", False),
        ("4kn2/8/8/8/8/8/8/4KB2 w - - 0 1", False),
        ("4k3/8/8/8/8/8/P7/4K3 w - - 0 1", False),
    ],
)
def test_where_nobody_can_mate_the_game_is_drawn_at_once(start: str, is_dead: bool) -> None:
    assert (ending(chess(start)) == "dead") == is_dead


@pytest.mark.rule("CH-1")
def test_taking_the_last_man_that_could_mate_draws() -> None:
    assert ending(play(chess("4k3/8/8/8/8/8/4r3/4K3 w - - 0 1"), "Kxe2")) == "dead"


@pytest.mark.rule("CH-2")
def test_sixteen_men_a_side_stand_in_the_usual_places() -> None:
    view = chess().view(0)
    assert view.squares[:16] == "RNBQKBNRPPPPPPPP"
    assert view.squares[48:] == "pppppppprnbqkbnr"
    assert view.squares.count(".") == 32


@pytest.mark.rule("CH-2")
def test_the_queens_stand_on_their_own_colour_and_a_light_square_is_at_the_right_hand() -> None:
    def is_light(name: str) -> bool:
        return (square_of(name) // 8 + square_of(name)) % 2 == 1

    assert is_light("h1")
    assert is_light("a8")
    assert is_light("d1")
    assert not is_light("d8")


@pytest.mark.rule("CH-3.1")
def test_nobody_moves_onto_an_own_man_and_enemies_are_taken() -> None:
    position = play(chess(), "e4", "d5")
    assert refused(position, "a1a2") == ("CH-3.1", "own_man")
    assert play(position, "exd5").view(None).squares.count("p") == 7


@pytest.mark.rule("CH-3.2")
@pytest.mark.parametrize(
    ("man", "count"), [("Q", 27), ("R", 14), ("B", 13), ("N", 8)], ids=["queen", "rook", "bishop", "knight"]
)
def test_officers_on_an_open_board_reach(man: str, count: int) -> None:
    position = chess(f"8/7k/7p/8/3{man}4/8/8/1K6 w - - 0 1")
    assert len([move for move in position.moves(0) if move & 63 == square_of("d4")]) == count


@pytest.mark.rule("CH-3.2")
def test_only_the_knight_goes_over_others() -> None:
    position = chess()
    assert shown(position, "b1") == {"Na3", "Nc3"}
    assert refused(position, "a1a4") == ("CH-3.2", "in_the_way")
    assert refused(position, "Bc4") == ("CH-3.2", "in_the_way")
    assert refused(position, "b1b3") == ("CH-3.2", "not_so")


@pytest.mark.rule("CH-3.3")
def test_a_pawn_goes_one_square_or_two_from_its_first() -> None:
    position = chess()
    assert shown(position, "e2") == {"e3", "e4"}
    play(position, "e3", "e5")
    assert refused(position, "e3e5") == ("CH-3.3", "pawn_two")
    play(position, "e4")
    assert refused(position, "e5e4") == ("CH-3.3", "pawn_blocked")


@pytest.mark.rule("CH-3.3")
def test_a_pawn_takes_diagonally_and_only_then_goes_so() -> None:
    position = play(chess(), "e4", "d5")
    assert shown(position, "e4") == {"e5", "exd5"}
    assert refused(position, "e4f5") == ("CH-3.3", "pawn_takes_nothing")
    assert refused(position, "e4e3") == ("CH-3.3", "not_so")


@pytest.mark.rule("CH-3.4")
def test_a_pawn_is_taken_in_passing_only_at_once() -> None:
    position = play(chess(), "e4", "a6", "e5", "d5")
    assert "exd6" in shown(position)
    later = play(position.copy(), "a3", "a5")
    assert refused(later, "exd6") == ("CH-3.4", "passing_late")
    assert play(position, "exd6").view(None).squares[square_of("d5")] == "."


@pytest.mark.rule("CH-3.4")
def test_taking_in_passing_may_not_uncover_the_own_king() -> None:
    position = play(chess("8/8/8/8/k2p3R/8/4P3/4K3 w - - 0 1"), "e4")
    assert "dxe3" not in shown(position)
    assert refused(position, "dxe3") == ("CH-3.8", "leaves_check")
    assert position.fen().split()[3] == "-"


@pytest.mark.rule("CH-3.5")
def test_a_pawn_on_the_last_row_becomes_what_its_player_likes() -> None:
    position = chess("7k/P7/8/8/8/8/8/K7 w - - 0 1")
    assert shown(position, "a7") == {"a8=Q+", "a8=R+", "a8=B", "a8=N"}
    assert refused(position, "a7a8") == ("CH-3.5", "promotion")
    assert refused(position, "a7a8k") == ("CH-3.5", "promotion_to")
    assert refused(position, "a1b1q") == ("CH-3.5", "no_promotion")


@pytest.mark.rule("CH-3.5")
def test_the_new_man_works_at_once() -> None:
    assert ending(play(chess("7k/P5pp/8/8/8/8/8/K7 w - - 0 1"), "a8=Q")) == "mate"


@pytest.mark.rule("CH-3.6")
def test_the_king_goes_one_square_and_not_into_attack() -> None:
    position = chess("4k3/8/8/8/8/8/r7/4K3 w - - 0 1")
    assert shown(position) == {"Kd1", "Kf1"}
    assert refused(position, "Ke2") == ("CH-3.6", "king_attacked")
    assert refused(position, "Ke3") == ("CH-3.6", "not_so")


CASTLING = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"


@pytest.mark.rule("CH-3.7")
def test_king_and_rook_castle_on_both_sides() -> None:
    assert {"O-O", "O-O-O"} <= shown(chess(CASTLING))
    short, long = play(chess(CASTLING), "O-O"), play(chess(CASTLING), "0-0-0")
    assert short.view(None).squares[:8] == "R....RK."
    assert long.view(None).squares[:8] == "..KR...R"


@pytest.mark.rule("CH-3.7")
@pytest.mark.parametrize(
    ("start", "text", "why"),
    [
        ("r3k2r/8/8/8/8/8/8/R3K2R w kq - 0 1", "O-O", "castling_moved"),
        ("4k3/8/8/8/8/8/8/RN2K2R w KQ - 0 1", "O-O-O", "castling_between"),
        ("4k3/8/8/8/4r3/8/8/R3K2R w KQ - 0 1", "O-O", "castling_check"),
        ("4k3/8/8/8/5r2/8/8/R3K2R w KQ - 0 1", "e1g1", "castling_through"),
        ("4k3/8/8/8/6r1/8/8/R3K2R w KQ - 0 1", "O-O", "castling_into"),
    ],
)
def test_castling_is_refused_for_what_is_in_its_way(start: str, text: str, why: str) -> None:
    assert refused(chess(start), text) == ("CH-3.7", why)


@pytest.mark.rule("CH-3.7")
def test_an_attack_on_the_rook_or_beside_the_king_does_not_matter() -> None:
    assert "O-O-O" in shown(chess("1r2k3/8/8/8/r7/8/8/R3K2R w KQ - 0 1"))


@pytest.mark.rule("CH-3.7")
def test_who_has_moved_and_come_back_does_not_castle() -> None:
    position = play(chess(CASTLING), "Rh2", "Ra7", "Rh1", "Ra8")
    assert "O-O" not in shown(position)
    assert "O-O-O" in shown(position)
    assert refused(play(position, "Ke2", "Kd7", "Ke1", "Ke8"), "O-O-O") == ("CH-3.7", "castling_moved")


@pytest.mark.rule("CH-3.8")
def test_out_of_check_by_going_taking_or_standing_between() -> None:
    position = chess("4k3/8/8/8/4r3/8/3B4/R3K2R w - - 0 1")
    assert position.is_check()
    assert shown(position) == {"Be3", "Kd1", "Kf1", "Kf2"}
    assert refused(position, "Ra2") == ("CH-3.8", "in_check")


@pytest.mark.rule("CH-3.8")
def test_a_pinned_man_moves_along_the_pin_only() -> None:
    position = chess("4k3/8/8/8/4r3/8/4R3/4K3 w - - 0 1")
    assert shown(position, "e2") == {"Re3", "Rxe4+"}
    assert refused(position, "Ra2") == ("CH-3.8", "pinned")


@pytest.mark.rule("CH-3.8")
def test_against_two_attackers_only_the_king_helps() -> None:
    position = play(chess("4r1k1/8/8/4n3/8/8/8/3QK2R b - - 0 1"), "Nf3")
    assert shown(position) == {"Kf1", "Kf2"}
    assert refused(position, "Qxf3") == ("CH-3.8", "in_check")


@pytest.mark.rule("CH-5.1")
def test_the_mated_side_has_lost_and_has_no_move() -> None:
    position = play(chess(), "e4", "e5", "Bc4", "Nc6", "Qh5", "Nf6", "Qxf7#")
    assert position.moves(1) == []
    assert position.to_move() == ()
    assert position.outcome().winners == (0,)  # type: ignore[union-attr]


@pytest.mark.rule("CH-5.2")
def test_stalemate_draws() -> None:
    position = play(chess("7k/8/6Q1/8/8/8/8/K7 w - - 0 1"), "Qf7")
    outcome = position.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.drawn, outcome.winners) == ("stalemate", True, ())
