"""Moves of Stripped Snake as people type them."""

from __future__ import annotations

import pytest

from hrajme.core import CHANCE, MalformedMove, NotYourTurn
from hrajme.games.stripped_snake import GAME, notation
from hrajme.games.stripped_snake.encoding import FIRST, THROW
from hrajme.games.stripped_snake.tests.positions import fail, stripped_snake, succeed


@pytest.mark.parametrize("text", ["throw", "Roll", " T ", "házím", "hodiť", "rzucam"])
def test_words_are_read_in_the_languages_of_the_players(text: str) -> None:
    assert notation.read(stripped_snake(), 0, text) == THROW


def test_chance_writes_the_dice_and_who_attacks_first() -> None:
    assert notation.write(stripped_snake(), CHANCE, 1446) == "1446"
    assert notation.read(stripped_snake(), CHANCE, "6 4 1 4") == 1446
    assert notation.write(stripped_snake(), CHANCE, FIRST + 1) == "first 2"
    assert notation.read(stripped_snake(), CHANCE, "first 2") == FIRST + 1


@pytest.mark.parametrize("text", ["", "stop", "1446", "first 2"])
def test_what_names_no_move_is_malformed(text: str) -> None:
    with pytest.raises(MalformedMove, match="Type “throw”"):
        GAME.read(stripped_snake(), 0, text)


@pytest.mark.rule("SH-4")
def test_nobody_throws_out_of_turn() -> None:
    with pytest.raises(NotYourTurn) as caught:
        GAME.read(stripped_snake(), 1, "throw")
    assert caught.value.refusal.rule == "SH-4"


@pytest.mark.rule("SH-2")
def test_who_was_stripped_is_told_so() -> None:
    position = stripped_snake(4)
    succeed(position)
    refused = GAME.refuse(position, 1, "throw")
    assert refused is not None
    assert (refused.rule, refused.id) == ("SH-2", "stripped_snake-refuse-stripped")


@pytest.mark.rule("SH-3")
def test_who_lost_the_own_skin_is_told_so() -> None:
    position = stripped_snake(4)
    fail(position)
    refused = GAME.refuse(position, 0, "throw")
    assert refused is not None
    assert (refused.rule, refused.id) == ("SH-3", "stripped_snake-refuse-stripped")
