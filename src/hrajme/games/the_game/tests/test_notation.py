"""Moves of The Game as people type them."""

from __future__ import annotations

import pytest

from hrajme.core import CHANCE, MalformedMove
from hrajme.games.the_game import GAME, notation
from hrajme.games.the_game.encoding import AGREE, END, NOMINATE, OFFER, placement
from hrajme.games.the_game.tests.positions import refusal, the_game


@pytest.mark.parametrize("text", ["37 > 2", "37>2", "37 2", "37, 2", "37 -> 2", "  37  >  2 "])
def test_a_placement_is_read_in_many_ways(text: str) -> None:
    assert notation.parse(0, text) == placement(37, 1)


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("end", END),
        ("Konec", END),
        ("KONIEC", END),
        ("souhlas", AGREE),
        ("zgoda", AGREE),
        ("start 2", NOMINATE + 1),
    ],
)
def test_words_are_read_in_the_languages_of_the_players(text: str, move: int) -> None:
    assert notation.parse(0, text) == move


def test_moves_are_written_in_one_way() -> None:
    moves = [placement(37, 1), END, AGREE, NOMINATE, OFFER + 7]
    assert [notation.format(0, move) for move in moves] == ["37 > 2", "end", "agree", "start 1", "offer 7"]
    assert notation.format(CHANCE, 37) == "37"
    assert notation.format(CHANCE, NOMINATE + 2) == "start 3"


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
