"""Moves of Even Wins as people type them."""

from __future__ import annotations

import pytest

from hrajme.core import CHANCE, MalformedMove, NotYourTurn
from hrajme.games.even_wins import GAME, notation
from hrajme.games.even_wins.encoding import THROW
from hrajme.games.even_wins.tests.positions import SIX, TWO, even_wins, play_round, play_six_rounds


@pytest.mark.parametrize("text", ["throw", "Roll", " T ", "házím", "hodiť", "rzucam"])
def test_words_are_read_in_the_languages_of_the_players(text: str) -> None:
    assert notation.read(even_wins(), 0, text) == THROW


def test_chance_writes_the_dice_and_reads_them_in_any_order() -> None:
    assert notation.write(even_wins(), CHANCE, 244) == "244"
    assert notation.read(even_wins(), CHANCE, "4 2 4") == 244
    assert notation.read(even_wins(), CHANCE, "24") is None


@pytest.mark.parametrize("text", ["", "stop", "244"])
def test_what_names_no_move_is_malformed(text: str) -> None:
    with pytest.raises(MalformedMove, match="Type “throw”"):
        GAME.read(even_wins(), 0, text)


@pytest.mark.rule("EW-1")
def test_nobody_throws_out_of_turn() -> None:
    with pytest.raises(NotYourTurn) as caught:
        GAME.read(even_wins(), 1, "throw")
    assert caught.value.refusal.rule == "EW-1"


@pytest.mark.rule("EW-3")
def test_who_has_had_a_turn_in_this_round_is_told_so() -> None:
    position = even_wins(3)
    play_round(position, TWO)
    refused = GAME.refuse(position, 0, "throw")
    assert refused is not None
    assert (refused.rule, refused.id) == ("EW-3", "even_wins-refuse-had_turn")


@pytest.mark.rule("EW-4")
def test_who_is_not_tied_is_told_that_only_they_play_on() -> None:
    position = even_wins(3, tie_round=True)
    play_six_rounds(position, SIX, TWO, SIX)
    refused = GAME.refuse(position, 1, "throw")
    assert refused is not None
    assert (refused.rule, refused.id) == ("EW-4", "even_wins-refuse-not_tied")
