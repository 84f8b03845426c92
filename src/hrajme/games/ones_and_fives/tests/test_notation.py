"""Moves of Ones and Fives as people type them, and what they are told when it cannot be."""

from __future__ import annotations

import pytest

from hrajme.core import CHANCE, MalformedMove, NotYourTurn
from hrajme.games.ones_and_fives import GAME, notation
from hrajme.games.ones_and_fives.encoding import ALL_THROWS, BANK, COMPLETE, ROLL, STARTER, number_of
from hrajme.games.ones_and_fives.tests.positions import (
    ones_and_fives,
    refusal,
    score,
    throw,
    throw_and_keep,
    with_totals,
)


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("keep 1 1 5", number_of(1, 1, 5)),
        ("keep 5 1 1", number_of(1, 1, 5)),
        ("115", number_of(1, 1, 5)),
        ("5", number_of(5)),
        ("1, 5", number_of(1, 5)),
        ("1+5", number_of(1, 5)),
        ("odlož 222", number_of(2, 2, 2)),
        ("odłóż 1", number_of(1)),
    ],
)
def test_dice_are_set_aside_in_many_ways(text: str, move: int) -> None:
    position = ones_and_fives()
    throw(position, "1 1 2 2 2 5")
    assert notation.read(position, 0, text) == move


@pytest.mark.parametrize("text", ["roll", "R", "hodit", "rzucam"])
def test_a_throw_is_read_in_the_languages_of_the_players(text: str) -> None:
    assert notation.read(ones_and_fives(), 0, text) == ROLL


@pytest.mark.parametrize("text", ["bank", "Zapsat", "zapisz", "zapísať"])
def test_writing_down_is_read_in_the_languages_of_the_players(text: str) -> None:
    position = ones_and_fives()
    throw_and_keep(position, "1 1 1 3 4 6 > 1 1 1")
    assert notation.read(position, 0, text) == BANK


@pytest.mark.parametrize("text", ["complete", "C", "dohodit", "dorzuć", "dohodiť"])
def test_completing_is_read_in_the_languages_of_the_players(text: str) -> None:
    position = ones_and_fives()
    throw(position, "1 2 3 4 5 5")
    assert notation.read(position, 0, text) == COMPLETE


def test_moves_are_written_in_one_way() -> None:
    moves = (ROLL, number_of(5, 1, 1), COMPLETE, BANK)
    assert [notation.write(ones_and_fives(), 0, move) for move in moves] == [
        "roll",
        "keep 1 1 5",
        "complete",
        "bank",
    ]


def test_every_throw_and_every_selection_is_read_as_it_is_written() -> None:
    position = ones_and_fives()
    for move in range(1, ALL_THROWS):
        assert notation.read(position, CHANCE, notation.write(position, CHANCE, move)) == move
        assert notation.read_move(notation.write(position, 0, move)) == move
    assert notation.write(position, CHANCE, STARTER + 2) == "first 3"
    assert notation.read(position, CHANCE, "first 3") == STARTER + 2


@pytest.mark.parametrize("text", ["", "keep", "7", "keep 1 7", "1111111", "roll 3", "keep -1", "0"])
def test_what_names_no_move_is_malformed(text: str) -> None:
    with pytest.raises(MalformedMove) as caught:
        GAME.read(ones_and_fives(), 0, text)
    assert "keep 1 1 5" in str(caught.value)


def test_dice_that_were_not_thrown_cannot_fall() -> None:
    position = ones_and_fives()
    throw_and_keep(position, "1 1 2 3 4 6 > 1 1")
    position.play(0, ROLL)
    for text in ("1 1 1", "1 1 1 1 1", "first 1"):
        refused = GAME.refuse(position, CHANCE, text)
        assert refused is not None
        assert refused.id == "refuse-no_such_chance"


def test_nobody_moves_when_it_is_not_his_turn() -> None:
    with pytest.raises(NotYourTurn):
        GAME.read(ones_and_fives(), 1, "roll")


def test_refusals_say_what_can_be_done() -> None:
    position = ones_and_fives()
    throw(position, "1 2 3 3 5 6")
    with pytest.raises(Exception, match="Set aside at least one die"):
        GAME.read(position, 0, "roll")
    with pytest.raises(Exception, match="These dice do not score: 2 3"):
        GAME.read(position, 0, "123")
    assert refusal(position, "155").args == {"dice": "5", "thrown": "1 2 3 3 5 6"}


@pytest.mark.rule("OF-8")
@pytest.mark.parametrize(
    ("thrown", "chosen", "scoring"),
    [
        ("2 2 2 2 3 6", "2 2 2 2 3", "2 2 2"),
        ("1 2 2 2 2 5", "1 2 2 2 2", "1 2 2 2"),
        ("3 3 3 3 3 6", "33333", "3 3 3"),
    ],
)
def test_of_four_or_five_alike_three_are_told_to_score(thrown: str, chosen: str, scoring: str) -> None:
    position = ones_and_fives()
    throw(position, thrown)
    told = refusal(position, chosen)
    assert (told.rule, told.id) == ("OF-8", "ones_and_fives-refuse-only_three")
    assert told.args == {"dice": scoring}
    assert GAME.refuse(position, 0, scoring) is None


@pytest.mark.rule("OF-7")
def test_who_has_had_the_last_turn_is_told_so() -> None:
    position = with_totals(ones_and_fives(3, last_round=True), 9000)
    score(position, 1000)
    refused = GAME.refuse(position, 0, "roll")
    assert refused is not None
    assert (refused.rule, refused.id) == ("OF-7", "ones_and_fives-refuse-had_last_turn")
