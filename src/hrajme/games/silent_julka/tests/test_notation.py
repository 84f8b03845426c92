"""Moves of Silent Julka as people type them."""

from __future__ import annotations

import pytest

from hrajme.core import CHANCE, MalformedMove, NotYourTurn
from hrajme.games.silent_julka import GAME, notation
from hrajme.games.silent_julka.encoding import SPEAK, THROW
from hrajme.games.silent_julka.tests.positions import silent_julka


@pytest.mark.parametrize(
    ("text", "move"),
    [("throw", THROW), ("Roll", THROW), ("házím", THROW), ("speak", SPEAK), ("Mluvím", SPEAK)],
)
def test_words_are_read_in_the_languages_of_the_players(text: str, move: int) -> None:
    assert notation.read(silent_julka(), 0, text) == move


def test_chance_writes_the_die() -> None:
    assert notation.write(silent_julka(), CHANCE, 4) == "4"
    assert notation.read(silent_julka(), CHANCE, "4") == 4
    assert notation.read(silent_julka(), CHANCE, "44") is None


@pytest.mark.parametrize("text", ["", "stop", "4"])
def test_what_names_no_move_is_malformed(text: str) -> None:
    with pytest.raises(MalformedMove, match="Write throw"):
        GAME.read(silent_julka(), 0, text)


@pytest.mark.rule("NJ-1")
def test_nobody_throws_out_of_turn() -> None:
    with pytest.raises(NotYourTurn) as caught:
        GAME.read(silent_julka(), 1, "throw")
    assert caught.value.refusal.rule == "NJ-1"
