"""DO-1 to DO-6 and DO-8: the tiles, the deal, laying, drawing and passing."""

from __future__ import annotations

from itertools import pairwise

import pytest

from hrajme.core import CHANCE, Dice
from hrajme.games.domino import GAME
from hrajme.games.domino.encoding import START, halves
from hrajme.games.domino.tests.positions import come, dealt, endgame, legal, play, refusal
from hrajme.testing.tables import play_randomly

MINE = "0-0 0-1 1-1 2-2 1-4 4-6"
YOURS = "0-6 1-6 2-6 3-6 5-6 6-6"


@pytest.mark.rule("DO-1")
@pytest.mark.parametrize(
    ("tile_set", "count", "highest"),
    [("double_six", 28, 6), ("double_nine", 55, 9), ("double_twelve", 91, 12)],
)
def test_a_set_has_every_pair_of_numbers_once(tile_set: str, count: int, highest: int) -> None:
    position = GAME.start(2, {"tile_set": tile_set})
    position.play(CHANCE, START)
    tiles = [halves(tile) for tile, _ in position.chances()]
    assert tiles == [(low, high) for high in range(highest + 1) for low in range(high + 1)]
    assert len(tiles) == count
    assert len([tile for tile in tiles if tile[0] == tile[1]]) == highest + 1
    assert {weight for _, weight in position.chances()} == {1}


@pytest.mark.rule("DO-1")
@pytest.mark.parametrize("text", ["0-7 left", "12-12 right", "13-1 left", "99-99 left"])
def test_a_tile_that_is_not_in_the_set_is_refused(text: str) -> None:
    assert refusal(dealt(MINE, YOURS, first="3-3"), text).rule == "DO-1"


@pytest.mark.rule("DO-2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_takes_six_tiles(seats: int) -> None:
    position = GAME.start(seats)
    for _ in play_randomly(position, Dice(1), 1 + 6 * seats):
        pass
    view = position.view(0)
    assert view.hand_sizes == (6,) * seats
    assert view.phase == "turn_up"


@pytest.mark.rule("DO-2")
def test_nobody_sees_the_tiles_of_another() -> None:
    position = dealt(MINE, YOURS, first="3-3")
    assert position.view(0).hand == ((0, 0), (0, 1), (1, 1), (2, 2), (1, 4), (4, 6))
    assert position.view(1).hand == ((0, 6), (1, 6), (2, 6), (3, 6), (5, 6), (6, 6))
    assert position.view(None).hand == ()
    assert position.view(0).open_hands is None


@pytest.mark.rule("DO-2")
def test_a_tile_of_another_is_refused() -> None:
    assert refusal(dealt(MINE, YOURS, first="3-3"), "3-6 left").rule == "DO-2"


@pytest.mark.rule("DO-3")
@pytest.mark.parametrize(("seats", "stock"), [(2, 15), (3, 9), (4, 3)])
def test_one_tile_begins_the_line_and_the_rest_is_the_stock(seats: int, stock: int) -> None:
    position = GAME.start(seats)
    for _ in play_randomly(position, Dice(2), 2 + 6 * seats):
        pass
    view = position.view(None)
    assert view.stock == stock
    assert len(view.line) == 1
    assert view.ends == view.line[0]
    assert view.turn == view.starter


@pytest.mark.rule("DO-4")
def test_a_tile_is_laid_at_either_end_with_equal_halves_together() -> None:
    position = dealt("1-4 0-0 2-2 3-3 5-5 1-1", "1-6 0-1 0-6 2-3 3-5 2-5", first="4-6")
    assert legal(position) == ["1-4 left"]
    play(position, "1-4 left")
    assert position.view(None).line == ((1, 4), (4, 6))
    assert position.view(None).ends == (1, 6)
    # The next player needs a one or a six.
    assert legal(position) == ["0-1 left", "1-6 left", "0-6 right", "1-6 right"]
    play(position, "1-6 right")
    assert position.view(None).line == ((1, 4), (4, 6), (6, 1))
    assert position.view(None).ends == (1, 1)
    assert position.view(None).last == "right"
    assert position.view(None).first == 1


@pytest.mark.rule("DO-4")
def test_a_tile_that_fits_no_end_is_refused() -> None:
    position = dealt("1-4 0-0 2-2 3-3 5-5 1-1", YOURS)
    refused = refusal(position, "1-4 right")
    assert (refused.rule, refused.args["pips"]) == ("DO-4", 6)
    assert refusal(position, "0-0 left").rule == "DO-4"


@pytest.mark.rule("DO-4")
def test_the_end_must_be_said_where_a_tile_fits_at_both() -> None:
    position = endgame("1-4 2-2", "3-5", ends=(1, 4))
    assert refusal(position, "1-4").id == "domino-refuse-which_end"


@pytest.mark.rule("DO-4")
def test_turns_go_round() -> None:
    position = dealt(
        "1-4 0-0 2-2 3-3 5-5 1-1", "1-6 0-1 0-6 2-3 3-5 2-5", "0-2 0-3 0-4 0-5 6-6 1-2", starter=2
    )
    play(position, "0-4 left")
    assert position.to_move() == (0,)
    play(position, "0-0 left")
    assert position.to_move() == (1,)
    assert refusal(position, "1-1 left", seat=0).rule == "DO-4"


@pytest.mark.rule("DO-5")
def test_who_has_no_fitting_tile_draws_until_one_fits() -> None:
    position = dealt("0-0 0-1 1-1 2-2 3-3 5-5", YOURS)
    assert legal(position) == ["draw"]
    play(position, "draw")
    come(position, "0-2")
    assert position.view(0).drawn == ((0, 2),)
    assert legal(position) == ["draw"]
    play(position, "draw")
    come(position, "0-4")
    assert legal(position) == ["0-4 left"]
    play(position, "0-4 left")
    assert position.to_move() == (1,)
    assert position.view(1).hand_sizes == (7, 6)
    assert position.view(1).drawn == ()


@pytest.mark.rule("DO-5")
def test_at_a_table_that_draws_one_tile_the_turn_is_over_when_it_does_not_fit() -> None:
    position = dealt("0-0 0-1 1-1 2-2 3-3 5-5", YOURS, draw="one")
    play(position, "draw")
    come(position, "0-2")
    assert legal(position) == ["pass"]
    assert refusal(position, "draw").rule == "DO-5"
    play(position, "pass")
    assert position.to_move() == (1,)
    play(position, "3-6 right")
    assert legal(position) == ["3-3 right"]


@pytest.mark.rule("DO-5")
def test_only_who_draws_sees_the_tile() -> None:
    position = dealt("0-0 0-1 1-1 2-2 3-3 5-5", YOURS)
    play(position, "draw")
    come(position, "0-2")
    assert (0, 2) in position.view(0).hand
    for viewer in (1, None):
        view = position.view(viewer)
        assert view.drawn == ()
        assert (view.drawn_count, view.hand_sizes[0], view.stock) == (1, 7, 14)


@pytest.mark.rule("DO-6")
def test_who_cannot_lay_passes_when_the_stock_is_empty() -> None:
    position = endgame("0-0 1-1", "2-3 5-5", ends=(2, 3))
    assert legal(position) == ["pass"]
    assert refusal(position, "draw").rule == "DO-6"
    play(position, "pass")
    assert position.to_move() == (1,)
    assert position.view(None).passed == (True, False)
    assert legal(position) == ["2-3 left", "2-3 right"]
    play(position, "2-3 left")
    assert position.view(None).passed == (False, False)


@pytest.mark.rule("DO-6")
def test_nobody_passes_while_there_is_something_to_draw() -> None:
    position = endgame("0-0 1-1", "2-3 5-5", ends=(2, 3), stock="6-6 4-4")
    assert refusal(position, "pass").rule == "DO-6"
    play(position, "draw")
    come(position, "6-6")
    play(position, "draw")
    come(position, "4-4")
    assert position.view(0).stock == 0
    assert legal(position) == ["pass"]


@pytest.mark.rule("DO-8")
def test_who_can_lay_must() -> None:
    position = dealt(MINE, YOURS, first="2-3")
    assert legal(position) == ["2-2 left"]
    assert refusal(position, "draw").rule == "DO-8"
    assert refusal(position, "pass").rule == "DO-8"


@pytest.mark.rule("DO-8")
def test_where_the_table_allows_it_who_can_lay_may_draw_instead() -> None:
    position = dealt(MINE, YOURS, first="2-3", may_draw_voluntarily=True)
    assert legal(position) == ["2-2 left", "draw"]
    play(position, "draw")
    come(position, "2-5")
    assert legal(position) == ["2-2 left", "2-5 left", "draw"]
    assert refusal(position, "pass").rule == "DO-8"


@pytest.mark.rule("DO-8")
def test_a_voluntary_draw_is_one_tile_where_one_is_drawn() -> None:
    position = dealt(MINE, YOURS, first="2-3", may_draw_voluntarily=True, draw="one")
    play(position, "draw")
    come(position, "0-5")
    assert legal(position) == ["2-2 left"]
    assert refusal(position, "draw").rule == "DO-5"


@pytest.mark.rule("DO-8")
@pytest.mark.parametrize(
    "options", [{}, {"draw": "one"}, {"may_draw_voluntarily": True}, {"tile_set": "double_nine"}], ids=str
)
def test_equal_halves_go_together_under_every_house_rule(options: dict[str, object]) -> None:
    position = GAME.start(3, options)
    for _ in play_randomly(position, Dice(1)):
        pass
    line = position.view(None).line
    assert len(line) > 5
    assert all(one[1] == other[0] for one, other in pairwise(line))
