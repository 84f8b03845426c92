"""Moves of The Game as people type them."""

from __future__ import annotations

import pytest

from hrajme.core import CHANCE, MalformedMove
from hrajme.games.the_game import GAME, notation
from hrajme.games.the_game.encoding import AGREE, END, NOMINATE, OFFER, placement
from hrajme.games.the_game.tests.positions import lay, opening, refusal, the_game


@pytest.mark.parametrize("text", ["37 > 2", "37>2", "37 2", "37, 2", "37 -> 2", "  37  >  2 "])
def test_a_placement_is_read_in_many_ways(text: str) -> None:
    assert notation.read(the_game([37, 40]), 0, text) == placement(37, 1)


@pytest.mark.parametrize("text", ["end", "Konec", "KONIEC"])
def test_the_end_of_a_turn_is_read_in_the_languages_of_the_players(text: str) -> None:
    position = the_game([37, 40, 50], tops=(36, 1, 100, 100))
    lay(position, 37, 1)
    lay(position, 40, 1)
    assert notation.read(position, 0, text) == END


@pytest.mark.parametrize("text", ["agree", "souhlas", "zgoda", "agree 2", "Súhlas 2"])
@pytest.mark.rule("TG-4")
def test_agreeing_may_name_the_candidate(text: str) -> None:
    position = opening(3)
    position.play(0, NOMINATE + 1)
    assert notation.read(position, 2, text) == AGREE


@pytest.mark.rule("TG-4")
def test_who_agrees_with_another_candidate_is_told_so() -> None:
    """Two decide at once: while one agrees to a start of 2, another names 3."""
    position = opening(3)
    position.play(0, NOMINATE + 1)
    position.play(1, NOMINATE + 2)
    assert refusal(position, "agree 2", 2).id == "the_game-refuse-other_candidate"
    assert notation.write(position, 2, AGREE) == "agree 3"


def test_moves_are_written_in_one_way() -> None:
    position = the_game([37, 40], [50])
    moves = [placement(37, 1), END, NOMINATE, OFFER + 7]
    assert [notation.write(position, 0, move) for move in moves] == ["37 > 2", "end", "start 1", "offer 7"]
    assert notation.write(position, CHANCE, 37) == "37"
    assert notation.write(position, CHANCE, NOMINATE + 2) == "start 3"


@pytest.mark.parametrize("text", ["", "37", "37 >", "> 2", "three", "37 > 22", "1e9 > 2", "-37 > 2"])
def test_what_names_no_move_is_malformed(text: str) -> None:
    with pytest.raises(MalformedMove) as caught:
        GAME.read(the_game([37, 40]), 0, text)
    assert caught.value.code == "move/malformed"
    assert "37 > 2" in str(caught.value)


def test_what_belongs_to_the_opening_is_refused_later() -> None:
    position = the_game([37, 40], [50])
    for text in ("start 2", "agree", "offer 3"):
        assert refusal(position, text).rule == "TG-4"


def test_refusals_are_sentences_with_the_numbers_in_them() -> None:
    position = the_game([37, 40], tops=(47, 1, 100, 100))
    refused = GAME.refuse(position, 0, "40 > 1")
    assert refused is not None
    with pytest.raises(Exception, match="more than 47, or exactly 37"):
        GAME.read(position, 0, "40 > 1")
