"""Moves of Flip 7 as people type them, and what they are told when it cannot be."""

from __future__ import annotations

import pytest

from hrajme.core import CHANCE, MalformedMove, NotYourTurn
from hrajme.games.flip7 import GAME, notation
from hrajme.games.flip7.encoding import CARD_NAMES, DEALER, FLIP_THREE, HIT, KINDS, NEXT_ROUND, STOP, give
from hrajme.games.flip7.tests.positions import (
    flip7,
    give_to,
    hit,
    next_round,
    play_round,
    refusal,
    stop,
    with_totals,
)
from hrajme.language import language


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("hit", HIT),
        ("H", HIT),
        ("Ještě jednu", HIT),
        ("ešte", HIT),
        ("jeszcze  jedna", HIT),
        ("STOP", STOP),
    ],
)
def test_words_are_read_in_the_languages_of_the_players(text: str, move: int) -> None:
    position = flip7(1)
    hit(position, "7")
    assert notation.read(position, 0, text) == move


@pytest.mark.parametrize(
    ("text", "seat"), [("give 2", 1), ("give2", 1), ("dej 12", 11), ("daj 36", 35), ("DAĆ 3", 2)]
)
def test_an_action_card_is_given_to_a_number(text: str, seat: int) -> None:
    position = flip7(36)
    hit(position, "freeze")
    assert notation.read(position, 0, text) == give(seat)


def test_moves_are_written_in_one_way() -> None:
    assert [notation.write(flip7(36), 0, move) for move in (HIT, STOP, give(0), give(35))] == [
        *("hit", "stop", "give 1", "give 36")
    ]


def test_chance_writes_the_cards_by_their_names() -> None:
    position = flip7(36)
    assert [notation.write(position, CHANCE, kind) for kind in range(KINDS)] == list(CARD_NAMES)
    assert notation.write(position, CHANCE, FLIP_THREE) == "flip3"
    assert notation.write(position, CHANCE, NEXT_ROUND) == "next"
    assert notation.write(position, CHANCE, DEALER + 2) == "dealer 3"
    for move in [*range(KINDS), NEXT_ROUND, DEALER, DEALER + 35]:
        assert notation.read(position, CHANCE, notation.write(position, CHANCE, move)) == move


@pytest.mark.parametrize("text", ["", "give", "give 123", "give -1", "2", "12", "hit me", "freeze", "next"])
def test_what_names_no_move_is_malformed(text: str) -> None:
    with pytest.raises(MalformedMove) as caught:
        GAME.read(flip7(3), 0, text)
    assert "give 2" in str(caught.value)


def test_a_card_that_is_not_in_the_deck_cannot_come() -> None:
    position = flip7(1)
    hit(position, "0")
    position.play(0, HIT)
    refused = GAME.refuse(position, CHANCE, "0")
    assert refused is not None
    assert refused.id == "refuse-no_such_chance"


def test_nobody_moves_when_it_is_not_his_turn() -> None:
    with pytest.raises(NotYourTurn):
        GAME.read(flip7(3), 1, "hit")


def test_refusals_say_what_can_be_done() -> None:
    position = flip7(3)
    hit(position, "freeze")
    with pytest.raises(Exception, match="First say who gets the Freeze"):
        GAME.read(position, 0, "stop")
    assert refusal(position, "give 9").args == {"seats": 3}


@pytest.mark.parametrize(
    ("cards", "told"),
    [
        pytest.param("5 6 7 5", ("F7-10", "flip7-refuse-bust"), marks=pytest.mark.rule("F7-10"), id="bust"),
        pytest.param("stop", ("F7-8", "flip7-refuse-stopped"), marks=pytest.mark.rule("F7-8"), id="stopped"),
        pytest.param(
            "5 freeze", ("F7-14", "flip7-refuse-frozen"), marks=pytest.mark.rule("F7-14"), id="frozen"
        ),
    ],
)
def test_who_is_out_of_the_round_is_told_how(cards: str, told: tuple[str, str]) -> None:
    position = flip7(3)
    for card in cards.split():
        if card == "stop":
            stop(position)
        else:
            hit(position, card)
    if position.view(None).phase == "give":
        give_to(position, 0)
    refused = GAME.refuse(position, 0, "hit")
    assert refused is not None
    assert (refused.rule, refused.id) == told


@pytest.mark.rule("F7-4")
def test_who_has_reached_the_target_of_a_challenge_is_told_so() -> None:
    position = with_totals(flip7(2, challenge_rounds=4), 250)
    play_round(position, "5", "6")
    next_round(position)
    refused = GAME.refuse(position, 0, "hit")
    assert refused is not None
    assert (refused.rule, refused.id) == ("F7-4", "flip7-refuse-finished")


def test_who_cannot_get_a_card_is_called_by_name() -> None:
    position = flip7(3)
    stop(position)
    hit(position, "freeze")
    told = language("en").tell(refusal(position, "give 1").sentence, ["Eva", "Jan", "Ota"], 1)
    assert told.startswith("Eva is out of this round")
