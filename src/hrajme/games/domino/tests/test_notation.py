"""Moves of Domino as people type them."""

from __future__ import annotations

import pytest

from hrajme.core import CHANCE, MalformedMove
from hrajme.games.domino import GAME, notation
from hrajme.games.domino.encoding import DRAW, LEFT, NEXT_HAND, PASS, RIGHT, START, lay, tile_of
from hrajme.games.domino.tests.positions import come, dealt, endgame, play, refusal


@pytest.mark.parametrize(
    "text",
    [
        "4-6 left",
        "6-4 left",
        "4:6 l",
        "[4|6] left",
        "4 6 vlevo",
        "6/4 vľavo",
        "4-6 LEWO",
        " 4 - 6  < ",
        "4–6l",
    ],
)
def test_a_tile_is_read_in_many_ways(text: str) -> None:
    assert notation.read(endgame("4-6 2-2", "3-5", ends=(4, 6)), 0, text) == lay(tile_of(4, 6), LEFT)


@pytest.mark.parametrize("text", ["0-1 right", "1-0 vpravo", "0-1 prawo", "0-1 doprava", "0-1 >"])
def test_ends_are_read_in_the_languages_of_the_players(text: str) -> None:
    assert notation.read(endgame("0-1 2-2", "3-5", ends=(0, 1)), 0, text) == lay(tile_of(0, 1), RIGHT)


@pytest.mark.parametrize("text", ["draw", "Beru", "BERIEM", "dobieram"])
def test_drawing_is_read_in_the_languages_of_the_players(text: str) -> None:
    position = dealt("0-0 2-2 3-3 5-5 1-1 0-1", "0-6 1-6 2-6 3-6 5-6 6-6", first="4-6")
    assert notation.read(position, 0, text) == DRAW


@pytest.mark.parametrize("text", ["pass", "Pas", "pasujem"])
def test_passing_is_read_in_the_languages_of_the_players(text: str) -> None:
    assert notation.read(endgame("2-2 2-3", "3-5", ends=(4, 6)), 0, text) == PASS


@pytest.mark.rule("DO-4")
def test_an_end_is_named_only_where_a_tile_fits_at_both() -> None:
    position = endgame("4-6 4-4 2-2", "3-5", ends=(4, 6))
    assert notation.read(position, 0, "4-4") == lay(tile_of(4, 4), LEFT)
    assert refusal(position, "4-6").id == "domino-refuse-which_end"
    assert refusal(position, "2-2").args == {"tile": "2-2", "left": 4, "right": 6}


def test_moves_are_written_in_one_way() -> None:
    moves = [lay(tile_of(6, 4), LEFT), lay(0, RIGHT), DRAW, PASS]
    position = endgame("4-6", "3-5", ends=(4, 6))
    assert [notation.write(position, 0, move) for move in moves] == ["4-6 left", "0-0 right", "draw", "pass"]
    chances = [tile_of(12, 3), START + 1, NEXT_HAND]
    assert [notation.write(position, CHANCE, move) for move in chances] == ["3-12", "start 2", "next"]
    assert [notation.read(position, CHANCE, text) for text in ("3-12", "start 2", "next")] == chances


@pytest.mark.parametrize(
    "text", ["", "4", "4-", "-6 left", "four", "4-6 up", "4-6-1 left", "123-4 left", "left"]
)
def test_what_names_no_move_is_malformed(text: str) -> None:
    with pytest.raises(MalformedMove) as caught:
        GAME.read(dealt("1-4 0-0 2-2 3-3 5-5 1-1", "0-6 1-6 2-6 3-6 5-6 6-6"), 0, text)
    assert "4-6 left" in str(caught.value)


def test_refusals_are_sentences_with_the_tile_in_them() -> None:
    with pytest.raises(Exception, match="1-4 does not fit on the right: 6 is open there"):
        GAME.read(dealt("1-4 0-0 2-2 3-3 5-5 1-1", "0-6 1-6 2-6 3-6 5-6 6-6"), 0, "1-4 right")
    with pytest.raises(Exception, match="goes up to 6-6"):
        GAME.read(endgame("2-3 2-2", "3-5", ends=(2, 6)), 0, "7-7 left")


@pytest.mark.rule("DO-5")
def test_where_one_tile_is_drawn_who_would_pass_is_told_to_draw_it_first() -> None:
    position = endgame("2-2 2-3", "3-5", ends=(4, 6), stock="1-1 1-2", draw="one")
    told = refusal(position, "pass")
    assert (told.rule, told.id) == ("DO-5", "domino-refuse-draw_first")
    play(position, "draw")
    come(position, "1-1")
    assert refusal(position, "draw", 0).id == "domino-refuse-drawn_already"
    assert GAME.refuse(position, 0, "pass") is None


@pytest.mark.rule("DO-6")
def test_where_all_are_drawn_nobody_passes_while_the_stock_has_tiles() -> None:
    position = endgame("2-2 2-3", "3-5", ends=(4, 6), stock="1-1 1-2")
    told = refusal(position, "pass")
    assert (told.rule, told.id) == ("DO-6", "domino-refuse-stock_first")
