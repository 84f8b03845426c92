"""Moves of Silent Julka as people type them."""

from __future__ import annotations

import pytest

from hrajme.core import CHANCE, MalformedMove, NotYourTurn
from hrajme.games.silent_julka import GAME, notation
from hrajme.games.silent_julka.encoding import SPEAK, THROW
from hrajme.games.silent_julka.tests.positions import climb, finish_round, silent_julka


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
    with pytest.raises(MalformedMove, match="Type “throw”"):
        GAME.read(silent_julka(), 0, text)


@pytest.mark.rule("NJ-1")
def test_nobody_throws_out_of_turn() -> None:
    with pytest.raises(NotYourTurn) as caught:
        GAME.read(silent_julka(), 1, "throw")
    assert caught.value.refusal.rule == "NJ-1"


@pytest.mark.rule("NJ-3")
def test_who_waits_at_six_is_told_so() -> None:
    position = silent_julka(3)
    climb(position, 0, 6)
    finish_round(position)
    refused = GAME.refuse(position, 0, "throw")
    assert refused is not None
    assert (refused.rule, refused.id) == ("NJ-3", "silent_julka-refuse-at_six")


@pytest.mark.rule("NJ-5")
def test_who_is_home_is_told_so() -> None:
    position = silent_julka(3, no_waiting=True, to_the_end=True)
    climb(position, 0, 12)
    refused = GAME.refuse(position, 0, "throw")
    assert refused is not None
    assert (refused.rule, refused.id) == ("NJ-5", "silent_julka-refuse-home")
