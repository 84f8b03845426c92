"""The rules of dáma, one by one."""

from __future__ import annotations

import pytest

import hrajme
from hrajme.core import BadOption, Dice
from hrajme.games.dama import GAME
from hrajme.games.dama.encoding import NAMES, PLACES, ROWS
from hrajme.games.dama.rules import DamaPosition
from hrajme.games.dama.tests.positions import play, set_up, standing, texts
from hrajme.games.dama.view import Step
from hrajme.search.bots import choose_move, make_bot, weigh_moves
from hrajme.search.perft import Perft


def count_lines(start: str, depth: int) -> int:
    position = set_up(start)
    return Perft(position, depth).count(position, depth)


# Counted by dctl and at damforum.nl: distinct moves by origin, target and captured pieces.
PERFT = (7, 49, 302, 1_469, 7_361, 36_768, 179_740, 845_931, 3_963_671)


@pytest.mark.rule("DA-9", "DA-10", "DA-11", "DA-12", "DA-13", "DA-14", "DA-15")
def test_lines_of_moves_are_as_many_as_others_count() -> None:
    deepest = len(PERFT) if hrajme.COMPILED else 6
    assert tuple(count_lines("", depth) for depth in range(1, deepest + 1)) == PERFT[:deepest]


@pytest.mark.rule("DA-1")
def test_who_has_no_piece_left_loses() -> None:
    position = play(set_up("W:Wc3:Bd4"), "c3xe5")
    outcome = position.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.winners, outcome.points) == ("taken", (0,), (1, 0))


@pytest.mark.rule("DA-1")
def test_who_cannot_move_any_piece_loses() -> None:
    outcome = play(set_up("B:Wa3:Ba5,c5"), "a5-b4").outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.winners) == ("blocked", (1,))


@pytest.mark.rule("DA-2", "DA-3", "DA-5")
def test_pieces_stand_on_dark_squares_and_both_have_one_at_their_left() -> None:
    squares = {piece.square for piece in set_up().view(None).pieces}
    assert {"a1", "h8"} <= squares
    assert all(("abcdefgh".index(square[0]) + int(square[1])) % 2 == 1 for square in NAMES.values())
    assert len(PLACES) == 32


@pytest.mark.rule("DA-2")
def test_nothing_can_be_set_up_on_a_light_square() -> None:
    with pytest.raises(BadOption, match="light"):
        set_up("W:Wc4:Bd6")


@pytest.mark.rule("DA-5")
def test_neighbours_on_a_diagonal_differ_by_four_or_five() -> None:
    for place, name in NAMES.items():
        for step, files in ((4, -1), (5, 1)):
            if place + step in NAMES:
                other = NAMES[place + step]
                assert (ord(other[0]) - ord(name[0]), int(other[1]) - int(name[1])) == (files, 1)


@pytest.mark.rule("DA-6")
@pytest.mark.parametrize("square", ["b8", "d8", "f8", "h8"])
def test_a_white_man_becomes_a_queen_on_the_last_rank(square: str) -> None:
    below = f"{chr(ord(square[0]) - 1)}7"
    position = play(set_up(f"W:W{below}:Bh2"), f"{below}-{square}")
    assert f"WK{square}" in standing(position)


@pytest.mark.rule("DA-6")
@pytest.mark.parametrize(("origin", "target"), [("b2", "a1"), ("b2", "c1"), ("d2", "e1"), ("h2", "g1")])
def test_a_black_man_becomes_a_queen_on_the_first_rank(origin: str, target: str) -> None:
    position = play(set_up(f"B:Wa7:B{origin}"), f"{origin}-{target}")
    assert standing(position) == f"W:Wa7:BK{target}"


@pytest.mark.rule("DA-7")
def test_each_begins_with_twelve_men_on_three_ranks() -> None:
    pieces = set_up().view(None).pieces
    for seat, ranks in ((0, "123"), (1, "678")):
        own = [piece for piece in pieces if piece.owner == seat]
        assert len(own) == 12
        assert {piece.square[1] for piece in own} == set(ranks)
        assert not any(piece.is_queen for piece in own)


@pytest.mark.rule("DA-7")
@pytest.mark.parametrize(
    ("start", "word"),
    [
        ("X:Wa1:Bb8", "not a position"),
        ("W:Wa1", "not a position"),
        ("W:Wa1:Wc1", "not a position"),
        ("W:Wa1,a1:Bb8", "two pieces"),
        ("W:Wb8:Bh2", "queen"),
        ("W:Wa1:Bc1,h8", "queen"),
        ("W:W:Bh8", "one to twelve"),
        ("W:Wa1,c1,e1,g1,b2,d2,f2,h2,a3,c3,e3,g3,b4:Bh8", "one to twelve"),
        ("W:Wa5:Bb6,c7,h8", "has no move"),
    ],
)
def test_a_start_that_cannot_be_is_explained(start: str, word: str) -> None:
    with pytest.raises(BadOption, match=word):
        set_up(start)


@pytest.mark.rule("DA-8")
def test_white_begins_and_then_they_alternate() -> None:
    position = set_up()
    seats: list[int] = []
    for text in ("c3-d4", "b6-a5", "d4-c5", "d6xb4"):
        seats += position.to_move()
        play(position, text)
    assert seats == [0, 1, 0, 1]


@pytest.mark.rule("DA-9")
def test_a_man_steps_one_square_forward() -> None:
    assert texts(set_up("W:Wc3:Bh8")) == ["c3-b4", "c3-d4"]
    assert texts(set_up("B:Wa1:Bc3")) == ["c3-b2", "c3-d2"]


@pytest.mark.rule("DA-9")
def test_a_queen_goes_any_distance_in_any_direction_until_something_stands_there() -> None:
    targets = ["c3", "b2", "a1", "c5", "b6", "a7", "e3", "f2", "g1", "e5"]
    steps = [f"d4-{square}" for square in targets]
    assert texts(set_up("W:WKd4,f6:Bc7,h8")) == sorted([*steps, "f6-e7", "f6-g7"])


@pytest.mark.rule("DA-10")
def test_a_man_takes_a_neighbour_in_front_and_goes_on_while_it_can() -> None:
    assert texts(set_up("W:Wc3:Bd4,f6,h8")) == ["c3xe5xg7"]


@pytest.mark.rule("DA-10")
def test_men_never_take_backward() -> None:
    # Of the reference: two moves, no capture.
    assert texts(set_up("W:Wd4:Bc3,e3,h8")) == ["d4-c5", "d4-e5"]


@pytest.mark.rule("DA-6", "DA-10")
def test_a_man_that_takes_its_way_to_the_last_rank_stops_there_as_a_queen() -> None:
    # Of the reference: one move, which stops on d8.
    position = set_up("W:Wb6:Bc7,e7")
    assert texts(position) == ["b6xd8"]
    assert standing(play(position, "b6xd8")) == "B:WKd8:Be7"


@pytest.mark.rule("DA-10")
def test_a_queen_takes_only_from_the_move_after_its_crowning() -> None:
    position = play(set_up("W:Wb6:Bc7,e7,h8"), "b6xd8", "h8-g7")
    assert texts(position) == ["d8xf6xh8"]


@pytest.mark.rule("DA-11", "DA-14")
def test_a_queen_must_come_down_where_the_capture_goes_on() -> None:
    # Of the reference: three moves, all by the queen.
    assert texts(set_up("W:Wc3,Kf8:Bd4,d6")) == ["f8xc5xe3", "f8xc5xf2", "f8xc5xg1"]


@pytest.mark.rule("DA-11")
def test_a_queen_takes_at_any_distance_and_comes_down_anywhere_behind() -> None:
    assert texts(set_up("W:WKa1:Be5,a7")) == ["a1xf6", "a1xg7", "a1xh8"]


@pytest.mark.rule("DA-11")
def test_a_queen_takes_nothing_that_has_no_free_square_behind_it() -> None:
    assert all("x" not in text for text in texts(set_up("W:WKa1:Bd4,e5")))


@pytest.mark.rule("DA-12")
def test_a_taken_piece_stands_in_the_way_until_the_move_is_over() -> None:
    """From a5 the queen would reach d2, were b4 gone; on c3 it would pass f6, were that gone."""
    assert texts(set_up("W:WKe5:Bb4,d2,d4")) == ["e5xc3xa5", "e5xc3xe1"]
    assert texts(set_up("W:WKg5:Bd4,b6,f6,b4")) == ["g5xd8xa5xc3xe5", "g5xe7xa3"]


@pytest.mark.rule("DA-13")
def test_no_piece_is_jumped_over_twice() -> None:
    """Round a ring of four, each once; back on c3, where it came from, the queen stops."""
    found = texts(set_up("W:WKc3:Bd4,f4,f2,d2"))
    assert "c3xe1xg3xe5xc3" in found or "c3xe5xg3xe1xc3" in found
    assert all(text.count("x") == 4 for text in found)


@pytest.mark.rule("DA-15")
def test_ways_that_end_alike_and_take_the_same_are_one_move() -> None:
    found = texts(set_up("W:WKc3:Bd4,f4,f2,d2"))
    assert len([text for text in found if text.endswith("xc3")]) == 1
    one, other = [play(set_up("W:WKc3:Bd4,f4,f2,d2,h8"), way) for way in ("c3xe5xg3xe1xc3", "c3xe1xg3xe5xc3")]
    assert standing(one) == standing(other) == "B:WKc3:Bh8"


@pytest.mark.rule("DA-14")
def test_if_a_queen_can_take_no_man_does() -> None:
    assert texts(set_up("W:Wc3,Kh2:Bd4,f4")) == ["h2xb8", "h2xc7", "h2xd6", "h2xe5"]


@pytest.mark.rule("DA-15")
def test_nobody_has_to_take_the_most_but_the_line_is_finished() -> None:
    assert texts(set_up("W:Wc3:Bb4,d4,f6,h8")) == ["c3xa5", "c3xe5xg7"]


@pytest.mark.rule("DA-15")
def test_two_ways_that_take_differently_are_two_moves_and_both_can_be_written() -> None:
    """From d2 to d6 by the left or by the right."""
    position = set_up("W:Wd2:Bc3,c5,e3,e5,h8")
    assert texts(position) == ["d2xb4xd6", "d2xf4xd6"]
    left = standing(play(set_up("W:Wd2:Bc3,c5,e3,e5,h8"), "d2xb4xd6"))
    right = standing(play(set_up("W:Wd2:Bc3,c5,e3,e5,h8"), "d2xf4xd6"))
    assert left == "B:Wd6:Be3,e5,h8"
    assert right == "B:Wd6:Bc3,c5,h8"


@pytest.mark.rule("DA-16")
def test_taking_is_compulsory() -> None:
    assert texts(set_up("W:Wc3,g1:Bd4,h8")) == ["c3xe5"]


@pytest.mark.rule("DA-16")
def test_where_only_a_warning_is_given_other_moves_can_be_tried() -> None:
    position = set_up("W:Wc3,g1:Bd4,h8", missed_capture="warning")
    assert texts(position) == ["c3-b4", "c3xe5", "g1-f2", "g1-h2"]
    before = standing(position)
    play(position, "g1-f2")
    view = position.view(None)
    assert (view.warned, view.turn, view.setup, view.must_take) == (True, 0, before, ("c3",))
    assert view.missed == Step("g1", "f2")


@pytest.mark.rule("DA-16")
def test_who_takes_after_the_warning_plays_on_and_is_warned_anew_the_next_time() -> None:
    position = set_up("W:Wc3,g1:Bd4,h8", missed_capture="warning")
    play(position, "g1-f2", "c3xe5", "h8-g7", "g1-h2", "g7-h6")
    assert not position.view(None).warned
    assert position.outcome() is None


@pytest.mark.rule("DA-16")
def test_who_does_not_take_even_after_the_warning_forfeits_the_game() -> None:
    position = play(set_up("W:Wc3,g1:Bd4,h8", missed_capture="warning"), "g1-f2", "g1-h2")
    outcome = position.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.winners) == ("forfeited", (1,))


@pytest.mark.rule("DA-16")
def test_bots_always_take() -> None:
    position = set_up("W:Wc3,g1:Bd4,h8", missed_capture="warning")
    for level in GAME.levels:
        bot = make_bot(GAME, level)
        for seed in range(5):
            assert GAME.write(position, 0, choose_move(bot, position, 0, Dice(seed))) == "c3xe5"
        if level in ("normal", "hard"):
            weighed = weigh_moves(bot, position, 0, Dice(1))
            assert sorted(each.move for each in weighed) == sorted(position.moves(0))


@pytest.mark.rule("DA-17")
def test_the_third_occurrence_of_a_position_is_a_draw() -> None:
    position = set_up("W:WKc1:BKf8")
    circle = ("c1-d2", "f8-e7", "d2-c1", "e7-f8")
    play(position, *circle)
    assert position.view(None).occurrences == 2
    play(position, *circle)
    outcome = position.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.drawn, outcome.winners) == ("repetition", True, ())


@pytest.mark.rule("DA-17")
def test_the_same_pieces_with_the_other_side_to_move_are_another_position() -> None:
    position = play(set_up("W:WKc1:BKf8"), "c1-d2", "f8-e7", "d2-e3", "e7-f8", "e3-c1")
    assert position.turn == 1
    assert position.view(None).occurrences == 1


@pytest.mark.rule("DA-17")
def test_thirty_moves_by_each_side_without_a_capture_or_a_man_are_a_draw() -> None:
    """Two queens that walk about and never meet; no position comes three times."""
    position = set_up("W:WKa1,a5:BKb8,h6")
    made = 0
    while position.outcome() is None:
        seat = position.turn
        made += 1
        position.play(seat, next_quiet(position, seat))
    outcome = position.outcome()
    assert outcome is not None
    assert (outcome.reason, made) == ("quiet", 60)


def next_quiet(position: DamaPosition, seat: int) -> int:
    """A queen's step after which nothing can be taken, to a position that is new."""
    for move in position.moves(seat):
        later = position.copy()
        later.play(seat, move)
        view = later.view(None)
        if view.quiet == position.quiet + 1 and not view.must_take and view.occurrences == 1:
            return move
    raise AssertionError("no quiet move")


@pytest.mark.rule("DA-17")
def test_a_move_of_a_man_begins_the_count_again() -> None:
    position = play(set_up("W:WKa1,a5:BKb8,h6"), "a1-b2", "b8-a7")
    assert position.view(None).quiet == 2
    assert play(position, "a5-b6").view(None).quiet == 0


@pytest.mark.rule("DA-17")
def test_players_may_agree_on_a_draw() -> None:
    assert GAME.endings.has_draw
    assert GAME.endings.agree(set_up()).drawn


def test_rows_are_those_of_the_drawing() -> None:
    assert [row[0] for row in ROWS] == [0, 5, 9, 14, 18, 23, 27, 32]
