"""Moves of Xantipa as people type them."""

from __future__ import annotations

import pytest

from hrajme.core import CHANCE, IllegalMove, MalformedMove, NotYourTurn
from hrajme.games.xantipa import GAME, notation
from hrajme.games.xantipa.encoding import STOP, THROW
from hrajme.games.xantipa.tests.positions import refusal, take_goes, throw, xantipa


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("throw", THROW),
        ("Roll", THROW),
        ("házím", THROW),
        ("rzut", THROW),
        (" STOP ", STOP),
        ("kończę", STOP),
    ],
)
def test_words_are_read_in_the_languages_of_the_players(text: str, move: int) -> None:
    position = xantipa(2)
    take_goes(position, 1)
    throw(position, 11, 11)
    assert notation.read(position, position.to_move()[0], text) == move


def test_chance_writes_the_dice_and_reads_them_in_any_order() -> None:
    assert notation.write(xantipa(), CHANCE, 25) == "25"
    assert notation.read(xantipa(), CHANCE, "5 2") == notation.read(xantipa(), CHANCE, "25") == 25
    assert notation.read(xantipa(), CHANCE, "throw") is None


@pytest.mark.parametrize("text", ["", "7", "34", "throw twice"])
def test_what_names_no_move_is_malformed(text: str) -> None:
    with pytest.raises(MalformedMove, match="Type “throw”"):
        GAME.read(xantipa(), 0, text)


@pytest.mark.rule("XA-3")
def test_nobody_throws_out_of_turn() -> None:
    with pytest.raises(NotYourTurn) as caught:
        GAME.read(xantipa(), 1, "throw")
    assert caught.value.refusal.rule == "XA-3"


@pytest.mark.rule("XA-3")
def test_who_has_had_a_go_is_told_so() -> None:
    position = xantipa(3)
    take_goes(position, 2)
    refused = GAME.refuse(position, 0, "throw")
    assert refused is not None
    assert (refused.rule, refused.id) == ("XA-3", "xantipa-refuse-had_go")


@pytest.mark.rule("XA-3")
def test_who_is_not_tied_is_told_that_others_play_it_off() -> None:
    position = xantipa(3)
    take_goes(position, 2, 3, 2)
    refused = GAME.refuse(position, 1, "throw")
    assert refused is not None
    assert refused.id == "xantipa-refuse-not_tied"


@pytest.mark.rule("XA-3")
def test_who_has_used_as_many_throws_as_the_best_is_not_told_to_be_unbeaten() -> None:
    position = xantipa(2)
    take_goes(position, 2)
    throw(position, 11, 11)
    words = str(IllegalMove(refusal(position, "stop")))
    assert "2 throws, and you have used 2: you may stop once you have used more" in words
